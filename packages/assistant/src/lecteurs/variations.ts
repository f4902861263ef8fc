import { cheminDeBase, type Fait } from '@francis/faits';
import { lireVariation, type Mention, motsDits, normaliserTexte, type Variation } from '@francis/lecture';
import type { LectureProuvee } from './lire-reponse.ts';
import { D_UN_TOUR } from './tours.ts';
import { parAn, proche } from './valeurs.ts';

/** What a raise leaves, asked by itself. */
const SUPPLEMENT = 'supplement';
/** A sale has one price and one cost: « de plus » is more of it, where it may be one more line, gift or debt of others. */
const VENTE = 'vente.';
const PAR_LE_VERBE: ReadonlySet<Variation | undefined> = new Set(['plus', 'moins']);

/** How a mention of this turn moves what was there. */
const sensDe = (question: string, m: Mention): Variation | undefined =>
  m.id.startsWith(D_UN_TOUR) || !('valeur' in m) ? undefined : lireVariation(question, m);

/** Whether an amount of this turn is by how much another one moves: « augmente de 10 000 € ». */
export const deplace = (question: string, m: Mention): boolean =>
  m.type === 'montant' && PAR_LE_VERBE.has(sensDe(question, m));

/** What nobody is paid. */
const CHARGES = [
  'per_versements',
  'dons_66',
  'dons_75',
  'emploi_domicile',
  'frais_reels',
  'pensions_alimentaires_autres',
];
const GAGNE = motsDits(
  'gagne|gagnait|gagnais|gagnerait|gagnerais|gagnent|gagnaient|touche|touchait|touchais|salaire|paie',
);
/** « … et s’il gagne 150 € de plus »: said of a pay, and a fact adds it to a payment. */
const estUnePaieVersee = ({ chemin }: Fait, m: Mention, question: string): boolean =>
  CHARGES.some((fin) => chemin.endsWith(fin)) &&
  GAGNE.test(normaliserTexte(question.slice(Math.max(0, m.span[0] - JUSTE_AVANT), m.span[0])));
const JUSTE_AVANT = 24;

/** Whether a fact is what was there, moved by a mention in the way that its words say. */
function estDeplace(fait: Fait, m: Mention, sens: Variation, faits: readonly Fait[]): boolean {
  const { chemin, formule = '', valeur } = fait;
  const ote = formule.includes(`-${m.id}`);
  if (m.type !== 'montant') return formule.includes('+') || (sens === 'moins' && ote);
  const base = cheminDeBase(chemin);
  const avant = faits.find(
    (f) => cheminDeBase(f.chemin) === base && typeof f.valeur === 'number' && f.valeur !== 0 && f.valeur !== valeur,
  );
  // More of what is taken off leaves less.
  const signe = sens === 'moins' || ote ? -1 : 1;
  if (avant !== undefined) return proche(Number(valeur), Number(avant.valeur) + signe * parAn(m));
  if (sens === 'ajout') return formule.includes('+') || !chemin.startsWith(VENTE);
  return sens === 'moins' ? ote : formule.includes('+');
}

/** « et si les loyers tombent à 10 000 € ? »: rents that the household of before has not are not those that fall. */
const APRES = 'scenarios.1.';
const LOYERS = ['.micro_foncier_recettes', '.revenus_fonciers_reel_net', '.lmnp_micro'];
const estNouveau = ({ chemin }: Fait, faits: readonly Fait[]): boolean =>
  chemin.startsWith(APRES) &&
  LOYERS.some((fin) => chemin.endsWith(fin)) &&
  !faits.some((f) => f.chemin === chemin.replace(APRES, 'scenarios.0.'));

/** What is said to move something, and that a fact holds as if it were all of it, or that moved another thing. */
export function variationsEmployees({ faits, mentions, suite }: Lue, question: string): string[] {
  return mentions.flatMap((m) => {
    const sens = sensDe(question, m);
    const pris = faits.filter((f) => f.preuves.includes(m.id));
    if (sens === 'vers') return m.type === 'montant' && pris.some((f) => estNouveau(f, faits)) ? [m.mots] : [];
    if (sens === undefined || sens === 'inconnue') return [];
    // « et si je donne 200 de plus ? », of a gift told before, is no raise.
    const mal = pris.some((f) =>
      f.chemin === SUPPLEMENT
        ? suite && !dePaie(question)
        : estUnePaieVersee(f, m, question) || !estDeplace(f, m, sens, faits),
    );
    return mal ? [m.mots] : [];
  });
}

/** What a reading holds of a turn, and whether turns came before it. */
type Lue = Pick<LectureProuvee, 'faits' | 'mentions' | 'suite'>;
/** Whether a turn speaks of what somebody earns. */
export const dePaie = (texte: string): boolean => DE_PAIE.test(normaliserTexte(texte));
const DE_PAIE = motsDits(
  'gagne|gagnais|gagnait|gagnerais|gagnerait|gagner|gagnons|touche|touchais|touchait|toucher|percois|percevais|percevait|salaire|salaires|paie|paye|revenu|revenus|remuneration|prime|primes|bonus|augmentation|augmente|augmentais|augmentait|augmentee|treizieme|net|nets|brut|imposable|imposables|heures|patron|employeur|boulot|travail|plus par mois|plus par an',
);
