import { motsDits } from '@francis/lecture';
import type { Mention } from '../comprehension/mentions.ts';
import type { QuestionLue } from './question.ts';
import { lireRoles } from './roles.ts';

const ROLES = {
  imposable: 'imposables?|ri|revenu ajuste',
  travail:
    'salaires?|bruts?|bruttes?|nets?|gagn\\w+|touch\\w+|percois|percoit|revenus?|base|paie|paye|remuneration|activite|gains? de classe',
  epargne: 'epargne|dividendes?|interets?|plus[- ]values?|placements?',
  hors: 'loyers?|lou(?:e|ons|ent)|charges|creche|assurances?|lamal|reversion|prix|factures?|credits?|prets?|mensualites?|pilier|livrets?|comptes?',
};

/** What a question tells of somebody who is taxed under another law. */
export interface GainsLus {
  /** Of the year: what is earned by work, or what is taxed. */
  readonly travail?: number;
  readonly epargne?: number;
}

const PETIT = 500;
const TREIZE = motsDits("13 fois|13 fois l'an|sur 13 mois|x13|x 13|13e mois|13eme mois|treizieme mois");
const aLAnnee = (m: Mention): number =>
  m.periodicite.unite === 'mois' ? m.montant * (m.periodicite.fois ?? (TREIZE.test(m.droite) ? 13 : 12)) : m.montant;

/** « 118 600 € (64 000 pour lui, 54 600 pour moi) »: the whole, then what it is made of. */
function leTout(montants: readonly Mention[]): Mention | undefined {
  const [premier, ...parts] = montants;
  if (premier === undefined || parts.length < 2) return undefined;
  return parts.reduce((n, m) => n + m.montant, 0) === premier.montant ? premier : undefined;
}

/** What is earned by work, and what by savings, each by its own words; what is spent is neither. */
export function lireGains(q: QuestionLue): GainsLus {
  const tout = leTout(q.montants);
  if (tout !== undefined) return { travail: aLAnnee(tout) };
  const m = lireRoles(q, ROLES, ['hors', 'epargne', 'travail', 'imposable']);
  const epargne =
    q.montants.find(rapporte) ?? m.tous('epargne').find((x) => !NET_DU_TRAVAIL.test(x.droite.slice(0, SUITE)));
  const deTravail = m.tous('travail').filter((x) => x.montant >= PETIT && x !== epargne);
  const sansRole = m.sansRole.filter(
    (x) => x !== epargne && x.montant >= PETIT && !CE_N_EST_RIEN.test(x.droite.slice(0, SUITE)),
  );
  const travail =
    m.tous('imposable').find((x) => x.montant >= PETIT) ??
    deTravail.at(-1) ??
    (epargne === undefined || q.montants.length > 1 ? sansRole.at(-1) : undefined);
  return {
    ...(travail === undefined ? {} : { travail: aLAnnee(travail) }),
    ...(epargne === undefined ? {} : { epargne: epargne.montant }),
  };
}
/** « 20 000 € d’intérêts »: what it is comes right after. */
const rapporte = (m: Mention): boolean => {
  const suite = m.droite.replace('€', ' ').trimStart();
  return RAPPORTS.some((mots) => suite.startsWith(mots));
};
const RAPPORTS = [
  "d'interets",
  'de dividendes',
  "d'interet",
  'de plus-value',
  'de plus value',
  'interets',
  'dividendes',
];
const NET_DU_TRAVAIL = motsDits('de salaire|brut|bruts|net');
const SUITE = 24;
const CE_N_EST_RIEN = motsDits('de loyer|de loyers|de creche|de charges|assurance maladie');

/** Nobody else of the couple earns anything. */
export const CONJOINT_SANS_REVENU = motsDits(
  "sans revenus|sans revenu|sans ressources|sans ressource|sans aucun revenu|aucun revenu|pas de revenu|pas de revenus|ne travaille pas|travaille pas|je ne travaille pas|au foyer|mon seul salaire|son seul salaire|un seul salaire|seul a travailler|seule a travailler|ne gagne rien|gagne seul|gagne seule|n'a aucun revenu|ne travaille pas encore",
);

const UN_ENFANT =
  'ma fille|mon fils|notre fille|notre fils|un fils|une fille|son fils|sa fille|mon garcon|mon enfant|notre enfant|un enfant|leur fils|leur fille|son enfant'.split(
    '|',
  );
/** Somebody grown, or who lives elsewhere. */
const AILLEURS = motsDits(
  'dit|me dit|pense|pretend|travaille|chez son pere|chez sa mere|chez le pere|chez la mere|majeur|majeure|independant|independante|marie|mariee|parti|partie',
);
const PORTEE = 40;

/** Children told one by one: « ma fille », « notre fils de 11 ans »; undefined when none is. */
export function enfantsNommes(texte: string): number | undefined {
  const dits = UN_ENFANT.filter((mots) => {
    const place = texte.indexOf(mots);
    return place >= 0 && motsDits(mots).test(texte) && !AILLEURS.test(texte.slice(place, place + mots.length + PORTEE));
  });
  return dits.length === 0 ? undefined : dits.length;
}

const PARENT_A_CHARGE = motsDits(
  'ma mere a charge|mon pere a charge|mes parents a charge|ma mere a ma charge|mon pere a ma charge|ma grand-mere a charge|mon grand-pere a charge',
);
/** Ascendants that somebody supports, in Andorra. */
export const parentsACharge = (texte: string): number => (PARENT_A_CHARGE.test(texte) ? 1 : 0);
