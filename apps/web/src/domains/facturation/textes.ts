import type { Abonnement, Formule, Quota } from '@francis/contract';
import { formaterEuros } from '../../design-system/index.ts';

const RYTHMES: Readonly<Record<Formule['interval'], string>> = { month: 'par mois', year: 'par an' };

/** The price and its rhythm: « … € par mois ». */
export const prix = ({ price, interval }: Formule): string => `${formaterEuros(price)} ${RYTHMES[interval]}`;

/** « TTC, dont … € de TVA à 20 % ». */
export const detailTva = ({ dont_tva }: Formule, taux: number): string =>
  `TTC, dont ${formaterEuros(dont_tva)} de TVA à ${taux}\u00a0%`;

export function questionsDe({ requestLimit, interval }: Formule): string {
  if (requestLimit < 0) return 'Questions illimitées';
  return `${requestLimit} questions ${RYTHMES[interval]}`;
}

/** What the account is, in a few words. */
export function phraseAbonnement(abonnement: Abonnement | undefined, quota: Quota | undefined): string {
  if (abonnement?.statut === 'impaye') return 'Paiement en attente';
  if (abonnement?.statut === 'a_confirmer') return `Payé, adresse à confirmer${suiteGratuite(quota)}`;
  if (abonnement?.formule.type === 'professionnel') return 'Actif - Pro';
  if (abonnement) return 'Actif';
  return `Gratuit${suiteGratuite(quota)}`;
}

function suiteGratuite(quota: Quota | undefined): string {
  const restantes = quota?.questions_remaining;
  if (restantes === null || restantes === undefined) return '';
  return ` - ${restantes} question${restantes > 1 ? 's' : ''} restante${restantes > 1 ? 's' : ''}`;
}
