import type { Quota, StatutReponse } from '@francis/contract';
import type { NomEtat } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';

/** Texts that the specification fixes, and the questions behind the four suggestions. */
/** The contract's limit, checked by a test: importing it would bring every schema along. */
export const TAILLE_MAX_QUESTION = 4_000;

export const REFLEXION = 'Francis réfléchit...';
export const ERREUR_CHAT = 'Désolé, une erreur s’est produite.';
export const REPONSE_VIDE = 'Désolé, je n’ai pas pu obtenir de réponse.';
/** The professional's chat, the chat of a client file, the copilot, and the small panel of a new file. */
export const TEXTES_PRO = {
  erreur: 'Désolé, une erreur s’est produite. Veuillez réessayer.',
  vide: 'Je n’ai pas pu traiter votre demande.',
} as const;
export const TEXTES_DU_DOSSIER = {
  erreur: 'Désolé, une erreur s’est produite avec Francis.',
  vide: 'Je n’ai pas pu traiter votre demande.',
} as const;
export const TEXTES_DU_COPILOTE = {
  erreur: 'Désolé, une erreur est survenue. Veuillez réessayer.',
  vide: 'Désolé, je n’ai pas pu traiter votre demande.',
} as const;
export const TEXTES_DU_PETIT_PANNEAU = {
  ...TEXTES_DU_COPILOTE,
  erreur: 'Je rencontre une difficulté pour traiter votre demande. Veuillez réessayer.',
} as const;

/** How sure an answer is, as drawn beside its name. */
export const ETATS: Record<StatutReponse, NomEtat> = {
  exact: 'exact',
  partiel: 'estimation',
  clarification: 'precision',
  refus: 'hors-champ',
};

const MODELE_EMBARQUE = /^francis-(?:embarque|lecture)/;

/** Which model wrote an answer, and that it does not replace a professional: under each of them. */
export const redigePar = (modele: string | undefined): string => {
  const auteur =
    modele === undefined || MODELE_EMBARQUE.test(modele)
      ? 'le modèle embarqué de Francis'
      : `le modèle ${modele}, chiffres contrôlés par Francis`;
  return `Réponse générée par une IA\u202f: ${auteur}. Elle ne remplace pas l’avis d’un professionnel.`;
};

type Periode = Quota['period'];
const PERIODES: Readonly<Record<Periode, { dans: string; de: string }>> = {
  month: { dans: 'ce mois-ci', de: 'de ce mois-ci' },
  year: { dans: 'cette année', de: 'de cette année' },
};

export const avertissementQuota = (restantes: number, periode: Periode): string =>
  `Attention\u202f: Il ne vous reste que ${restantes} question${restantes > 1 ? 's' : ''} ${PERIODES[periode].dans}.`;

export const quotaEpuise = (periode: Periode): string =>
  `Vous avez utilisé toutes vos questions ${PERIODES[periode].de}.`;
export const quotaSuite = (repartLe: string | null | undefined): string =>
  `${repartLe ? `Votre compteur repart le ${jourLong(repartLe)}. ` : ''}Vos conversations restent ouvertes à la lecture.`;
export const QUESTION_CONSERVEE = 'Votre question est conservée ci-dessous.';

/** What an adviser asks of a client, when the file opens the conversation. */
export const SUGGESTIONS_CLIENT = [
  { libelle: 'Son impôt', question: 'Quel est son impôt sur les revenus 2025\u202f?' },
  { libelle: 'Sa TMI', question: 'Quelle est sa tranche marginale d’imposition\u202f?' },
  { libelle: 'Verser sur un PER', question: 'Quelle économie d’impôt avec 5\u202f000\u00a0€ sur un PER\u202f?' },
  { libelle: 'Ses optimisations', question: 'Quelles sont ses optimisations possibles\u202f?' },
] as const;

/** What an adviser asks of nobody in particular. */
export const SUGGESTIONS_CABINET = [
  { libelle: 'Barème 2026', question: 'Quel est le barème de l’impôt sur les revenus 2025\u202f?' },
  {
    libelle: 'Dividendes',
    question:
      'Célibataire, 40\u202f000\u00a0€ de salaires et 20\u202f000\u00a0€ de dividendes\u202f: prélèvement forfaitaire ou barème\u202f?',
  },
  { libelle: 'Donation à un enfant', question: 'Quel est l’abattement d’une donation à un enfant\u202f?' },
  { libelle: 'Plafond des niches', question: 'Quel est le plafond global des niches fiscales\u202f?' },
] as const;

export const SUGGESTIONS = [
  { libelle: 'Calculer ma TMI', question: 'Calcule ma tranche marginale d’imposition (TMI).' },
  { libelle: 'Mes optimisations', question: 'Combien puis-je verser sur un PER pour réduire mon impôt\u202f?' },
  {
    libelle: 'Déclaration 2024',
    question: 'J’ai oublié un revenu dans ma déclaration 2024, comment la rectifier\u202f?',
  },
  {
    libelle: 'Investissements fiscaux',
    question: 'Quel est le plafond global des niches fiscales\u202f?',
  },
] as const;
