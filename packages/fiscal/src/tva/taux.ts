import { refuser } from '../core/annee-fiscale.ts';
import type { RefusFiscal } from '../core/resultat.ts';
import { verifierChoix } from '../international/verification.ts';
import { type PaysTva, PERIODES_TVA, type PeriodeTva } from './parametres/taux.ts';

const JOURS_PAR_MOIS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const estBissextile = (annee: number): boolean => annee % 4 === 0 && (annee % 100 !== 0 || annee % 400 === 0);

/** A day that exists, written AAAA-MM-JJ. The engine has no clock: the caller gives the day. */
export function estJour(texte: unknown): texte is string {
  if (typeof texte !== 'string') return false;
  const lu = /^(\d{4})-(\d{2})-(\d{2})$/.exec(texte);
  if (lu === null) return false;
  const [annee, mois, jour] = [Number(lu[1]), Number(lu[2]), Number(lu[3])];
  const dernier = mois === 2 && !estBissextile(annee) ? 28 : (JOURS_PAR_MOIS[mois - 1] ?? 0);
  return jour >= 1 && jour <= dernier;
}

/** Rates in force on a day, or a refusal: unknown country, unreadable day, day before the tax existed. */
export function trouverPeriode(pays: PaysTva, date: string): PeriodeTva | RefusFiscal {
  const refus = verifierChoix(pays, Object.keys(PERIODES_TVA), 'pays');
  if (refus !== null) return refus;
  if (!estJour(date)) {
    return refuser('CHAMP_INVALIDE', 'Le champ « date » doit être un jour du calendrier, écrit AAAA-MM-JJ.', 'date');
  }
  const periodes = PERIODES_TVA[pays];
  const trouvee = periodes.findLast((periode) => periode.depuis <= date);
  if (trouvee !== undefined) return trouvee;
  const premiere = periodes[0]?.depuis ?? '';
  return refuser('SITUATION_NON_COUVERTE', `Les taux (${pays}) ne sont connus qu’à partir du ${premiere}.`, 'date');
}
