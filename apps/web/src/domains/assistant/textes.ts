import type { Quota } from '@francis/contract';
import { jourLong } from '../../platform/dates.ts';

/** Texts that the specification fixes, and the questions behind the four suggestions. */
/** The contract's limit, checked by a test: importing it would bring every schema along. */
export const TAILLE_MAX_QUESTION = 4_000;

export const REFLEXION = 'Francis réfléchit...';
export const ERREUR_CHAT = "Désolé, une erreur s'est produite.";
export const REPONSE_VIDE = "Désolé, je n'ai pas pu obtenir de réponse.";

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
