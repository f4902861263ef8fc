import type { Fait } from '@francis/faits';
import { type Mention, montantsDits, motsDits, type NomDit, nomsLies, plier } from '@francis/lecture';

const LOCATION = ['loyer', 'recettes', 'benefice', 'charges', 'moins_value'];
const ACTIVITE = ['recettes', 'benefice', 'charges', 'loyer', 'moins_value'];

/** The nouns that may name each amount of a return; a noun tied to an amount that is none of them says another thing. */
const NOMS: Readonly<Record<string, readonly string[]>> = {
  salaires: ['salaire', 'prime', 'chomage', 'journalieres', 'depart'],
  pensions_retraite: ['retraite', 'pension', 'reversion', 'invalidite', 'alimentaire'],
  pensions_reversion: ['retraite', 'pension', 'reversion'],
  allocations_chomage: ['chomage'],
  micro_bnc: ACTIVITE,
  micro_bic_ventes: ACTIVITE,
  micro_bic_services: ACTIVITE,
  lmnp_micro: ACTIVITE,
  lmnp_reel_net: ACTIVITE,
  bnc_reel: ACTIVITE,
  bic_reel: ACTIVITE,
  micro_foncier_recettes: LOCATION,
  revenus_fonciers_reel_net: [...LOCATION, 'pret'],
  dividendes: ['dividendes', 'epargne'],
  interets: ['interets', 'epargne'],
  plus_values_mobilieres: ['plus_value', 'moins_value', 'crypto', 'epargne', 'vente'],
  per_versements: ['per'],
  dons_66: ['don'],
  dons_75: ['don'],
  dons_ordinaires: ['don'],
  garde_enfants: ['garde', 'menage', 'charges'],
  emploi_domicile: ['menage', 'garde', 'charges'],
  pension_alimentaire_enfant_majeur: ['pension', 'alimentaire'],
  pensions_enfants_majeurs: ['pension', 'alimentaire'],
  pensions_alimentaires_autres: ['pension', 'alimentaire'],
  frais_reels: ['charges'],
};
/** What an amount without a noun is taken for. */
const SANS_NOM: ReadonlySet<string> = new Set(['salaires', 'pensions_retraite']);

/** Incomes of securities, which those of a plan or a contract are not. */
const DE_TITRES: ReadonlySet<string> = new Set(['plus_values', 'plus_values_mobilieres', 'dividendes', 'interets']);
const ENVELOPPES = motsDits('pea|pea-pme|assurance vie|assurance-vie|per|pee');
const FINS = [',', ';', '.', '?', '!', '(', ')', '\n'];
/** « 4 200 sur mon PEA »: what is earned inside is no income of the year. */
function dansUneEnveloppe(texte: string, m: Mention): boolean {
  const suite = texte.slice(m.span[1]);
  const fins = FINS.map((signe) => suite.indexOf(signe)).filter((i) => i >= 0);
  const dite = plier(suite.slice(0, Math.min(suite.length, ...fins)));
  return ENVELOPPES.test(dite.split(' ').slice(0, MOTS_D_UN_LIEU).join(' '));
}
const MOTS_D_UN_LIEU = 7;

/** What who speaks pays: no income of theirs. */
const DEPENSES = motsDits(
  "j'ai verse|je verse|je vire|je lui vire|j'ai vire|je lui verse|je leur verse|on verse|on lui verse|on leur verse|nous versons|nous avons verse|j'ai paye|je paie|je paye|on paie|nous payons|j'ai depense|j'ai rembourse|je rembourse",
);
/** Words between the verb and its amount: « j’ai versé en tout 3 180 € ». */
const MOTS_D_UNE_DEPENSE = 6;
const estVerse = (texte: string, m: Mention): boolean => {
  const avant = plier(texte.slice(0, m.span[0])).replaceAll('’', "'");
  const fin = Math.max(...FINS.map((signe) => avant.lastIndexOf(signe)));
  return DEPENSES.test(
    avant
      .slice(fin + 1)
      .trim()
      .split(' ')
      .slice(-MOTS_D_UNE_DEPENSE)
      .join(' '),
  );
};

/** Between a home and what it is worth. */
const VALENT = new Set([
  'de',
  'a',
  'valant',
  'qui vaut',
  'estime a',
  'estimee a',
  "d'une valeur de",
  "d'environ",
  'de pres de',
  'de plus de',
]);
/** « elle reçoit une maison de 800 000 € »: what it is worth, and nobody's pay. */
function vautUnBien(m: Mention, texte: string, mentions: readonly Mention[]): boolean {
  const bien = mentions.findLast((x) => x.type === 'bien' && x.span[1] <= m.span[0]);
  return bien !== undefined && VALENT.has(plier(texte.slice(bien.span[1], m.span[0])).replaceAll('’', "'").trim());
}

/** The last name of a path, ranks left out. */
const cleDe = (chemin: string): string => chemin.split('.').findLast((cle) => Number.isNaN(Number(cle))) ?? '';

/** What each calculation of one line counts. */
const NOMS_D_UN_POSTE: Readonly<Record<string, readonly string[]>> = {
  emploi_domicile: ['menage', 'garde', 'charges'],
  garde_enfants: ['garde', 'menage', 'charges'],
  don: ['don'],
  dons: ['don'],
  don_difficulte: ['don'],
  abattement_pensions: ['retraite', 'pension', 'reversion', 'invalidite', 'alimentaire'],
};

interface Tour {
  readonly texte: string;
  readonly mentions: readonly Mention[];
}

/** Amounts taken for another thing than what the noun tied to them says, or for what no word of theirs speaks of. */
export function rolesContredits(faits: readonly Fait[], tours: readonly Tour[]): string[] {
  const lus = tours.map((tour) => ({
    ...tour,
    lies: nomsLies(tour.texte, tour.mentions),
    dits: montantsDits(tour.texte),
  }));
  const partout = new Set(lus.flatMap(({ dits }) => [...dits]));
  const nature = faits.find((f) => f.chemin === 'poste.nature')?.valeur;
  return faits.flatMap(({ chemin, source, preuves, formule }) => {
    const cle = cleDe(chemin);
    if (DE_TITRES.has(cle) && source !== 'corrige') {
      const prouvants = lus.flatMap(({ texte, mentions }) =>
        mentions.flatMap((m) =>
          m.type === 'montant' && preuves.includes(m.id) ? [{ mots: m.mots, dedans: dansUneEnveloppe(texte, m) }] : [],
        ),
      );
      // Added to another, or alone: one that something else proves as well is not only the plan's.
      if (formule?.includes('+') === true || prouvants.every((m) => m.dedans)) {
        const dedans = prouvants.flatMap((m) => (m.dedans ? [m.mots] : []));
        if (dedans.length > 0) return dedans;
      }
    }
    const noms = chemin.startsWith('poste.montants') ? NOMS_D_UN_POSTE[String(nature)] : NOMS[cle];
    if (noms === undefined || source === 'corrige') return [];
    const montants = lus.flatMap(({ texte, mentions, lies, dits }) => {
      // A turn that names nothing goes on with what was named before.
      const nommes = dits.size === 0 ? partout : dits;
      return mentions.flatMap((m) =>
        m.type === 'montant' && preuves.includes(m.id)
          ? [
              {
                mots: m.mots,
                contredit:
                  (SANS_NOM.has(cle) &&
                    (estVerse(texte, m) || suitUneDepense(m, texte, lies, noms) || vautUnBien(m, texte, mentions))) ||
                  estContredit(m, lies, noms, nommes, SANS_NOM.has(cle)),
              },
            ]
          : [],
      );
    });
    // Told twice, once with its noun.
    if (formule?.includes('+') !== true && montants.some((m) => !m.contredit)) return [];
    return montants.flatMap((m) => (m.contredit ? [m.mots] : []));
  });
}

const MENAGE = 'menage';
/** « une femme de ménage (2 940 €) et un jardinier, déclaré lui aussi (1 260 €) »: in brackets, said of the last noun before. */
function suitUneDepense(m: Mention, texte: string, lies: readonly NomDit[], noms: readonly string[]): boolean {
  if (!texte.slice(0, m.span[0]).trimEnd().endsWith('(')) return false;
  const dit = (n: NomDit): boolean => noms.includes(n.nom) || n.montants.length > 0 || n.nom === MENAGE;
  return lies.findLast((n) => n.span[1] <= m.span[0] && dit(n))?.nom === MENAGE;
}

function estContredit(
  m: Mention,
  lies: readonly NomDit[],
  noms: readonly string[],
  dits: ReadonlySet<string>,
  parDefaut: boolean,
): boolean {
  const siens = lies.filter((n) => n.montants.includes(m.id));
  if (siens.length > 0) return siens.every((n) => !noms.includes(n.nom));
  if (parDefaut) return dits.size > 0 && [...dits].every((nom) => DE_REVENU.has(nom) && !noms.includes(nom));
  const nommes = lies.filter((n) => noms.includes(n.nom));
  if (nommes.length > 0) return nommes.every((n) => n.montants.length > 0);
  return !noms.some((nom) => dits.has(nom));
}

/** Other incomes: an amount told among them only, and by no word of a wage, is no wage. */
const DE_REVENU: ReadonlySet<string> = new Set([
  'loyer',
  'dividendes',
  'recettes',
  'benefice',
  'interets',
  'plus_value',
]);
