import type { Collecteur } from './situation-adaptee.ts';

export interface Benefice {
  readonly champ: string;
  readonly libelle: string;
  readonly montant: number;
  readonly categorie: 'bnc' | 'bic';
  readonly rang: 1 | 2;
  /** What the notes say, in lower case. */
  readonly notes: string;
}

/** Words that name a category in the notes of a file. */
const CATEGORIES = {
  bnc: /\bbnc\b|libéral|honoraires/,
  bic: /\bbic\b|\blmn?p\b|meubl|commercia/,
} as const;
const MICRO = /\bmicro\b/;
const REEL = /\bréel\b|\breel\b|contrôlée|controlee/;
/** Where the receipts of a simplified regime go; several in one note, and only their split would tell. */
const RECETTES_BIC = [
  [/\bventes?\b/, 'micro_bic_ventes'],
  [/\bservices?\b|prestations?/, 'micro_bic_services'],
  [/non classée?/, 'micro_bic_tourisme_non_classe'],
  [/tourisme classée?|(?<!non )classée? tourisme/, 'micro_bic_tourisme_classe'],
] as const;
const MEUBLE = /\blmnp\b|meubl/;

const phrasesDe = (notes: string): string[] => notes.split(/[.;\n]/);

/** The regime that the notes say of one category, and the words that say it; undefined when they are silent or say both. */
function regimeDit({ notes, categorie }: Benefice): { regime: 'micro' | 'reel'; mots: string } | undefined {
  const phrases = phrasesDe(notes).filter((p) => CATEGORIES[categorie].test(p));
  const micro = phrases.filter((p) => MICRO.test(p));
  const reel = phrases.filter((p) => REEL.test(p) && !/frais réels/.test(p));
  if (micro.length > 0 && reel.length === 0) return { regime: 'micro', mots: micro.join(' ') };
  if (reel.length > 0 && micro.length === 0) return { regime: 'reel', mots: reel.join(' ') };
  return undefined;
}

function recettesBic(mots: string): string | undefined {
  const lues = RECETTES_BIC.filter(([motif]) => motif.test(mots)).map(([, champ]) => champ);
  if (lues.length === 0 && MEUBLE.test(mots)) return 'lmnp_micro';
  return lues.length === 1 ? lues[0] : undefined;
}

/**
 * A profit of a file: receipts under a simplified regime, a profit otherwise, which only the notes say. Unsaid, it is
 * taken for the profit that its name announces, and told to be read again: never silently receipts.
 */
export function benefice(c: Collecteur, b: Benefice): void {
  if (b.montant === 0) return;
  const { champ, libelle, montant } = b;
  const dit = regimeDit(b);
  if (montant < 0) {
    c.fait(`declarant${b.rang}.deficit_professionnel`, dit?.regime === 'reel' ? -montant : 0);
    c.relire({
      champ,
      libelle: `déficit (${libelle})`,
      montant: -montant,
      raison: 'il ne s’impute sur le revenu que pour une activité professionnelle au réel',
      pris: dit?.regime === 'reel',
    });
    return;
  }
  if (dit?.regime === 'reel') {
    c.fait(`declarant${b.rang}.${b.categorie}_reel`, montant);
    return;
  }
  if (dit?.regime === 'micro') {
    const recettes = b.categorie === 'bnc' ? 'micro_bnc' : recettesBic(dit.mots);
    if (recettes) c.fait(`declarant${b.rang}.${recettes}`, montant);
    else
      c.relire({
        champ,
        libelle,
        montant,
        raison: 'recettes dont la nature (vente ou service) n’est pas dite',
        pris: false,
      });
    return;
  }
  c.fait(`declarant${b.rang}.${b.categorie}_reel`, montant);
  c.relire({
    champ,
    libelle,
    montant,
    raison:
      'pris pour un bénéfice au réel, faute de régime dit ; des recettes de micro-entreprise auraient un abattement',
    pris: true,
  });
}
