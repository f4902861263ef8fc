import type { RefusFiscal } from '@francis/fiscal';
import { VERIFIE_JUSQU_AU } from '@francis/fiscal/patrimoine';
import type { Domaine, Explication } from '../domaines/domaine.ts';

const ANNEE_CONNUE = Number(VERIFIE_JUSQU_AU.slice(0, 4));
const RESERVE = `La loi qui s’appliquera après le 31 décembre ${ANNEE_CONNUE} n’est pas connue : calcul fait avec celle de ce jour.`;

/** The same input on the last day whose law is known; undefined when nothing in it comes later. */
function auDernierJour(entree: unknown): Record<string, unknown> | undefined {
  if (typeof entree !== 'object' || entree === null) return undefined;
  const ramenees = Object.entries(entree).map(([cle, valeur]): [string, unknown] =>
    cle.startsWith('date') && typeof valeur === 'string' && valeur > VERIFIE_JUSQU_AU
      ? [cle, VERIFIE_JUSQU_AU]
      : [cle, valeur],
  );
  const recul = Math.max(
    0,
    ...Object.entries(entree).map(([cle, valeur]) =>
      cle.startsWith('date') && typeof valeur === 'string' ? Date.parse(valeur) - Date.parse(VERIFIE_JUSQU_AU) : 0,
    ),
  );
  return ramenees.some(([cle, valeur]) => Reflect.get(entree, cle) !== valeur)
    ? Object.fromEntries(ramenees.map(([cle, valeur]) => [cle, DEBUTS.has(cle) ? reculer(valeur, recul) : valeur]))
    : undefined;
}

/** What began then: it has lasted as long on the last known day as it will have on the day that is asked. */
const DEBUTS: ReadonlySet<string> = new Set(['date_ouverture', 'date_acquisition']);
const reculer = (jour: unknown, recul: number): unknown =>
  typeof jour === 'string' ? new Date(Date.parse(jour) - recul).toISOString().slice(0, 10) : jour;

/** Computes, and once the year turns before its law is read, estimates with the last one known, and says so. */
export function calculerSelonLaLoiConnue(domaine: Domaine, entree: unknown): Explication | RefusFiscal {
  const calcul = domaine.calculer(entree);
  if ('trace' in calcul || calcul.code !== 'ANNEE_NON_VOTEE') return calcul;
  const ramenee = auDernierJour(entree);
  const estime = ramenee === undefined ? calcul : domaine.calculer(ramenee);
  return 'trace' in estime
    ? {
        ...estime,
        statut: 'estimation',
        reserves: [RESERVE, ...estime.reserves],
        hypotheses: [RESERVE, ...estime.hypotheses],
      }
    : calcul;
}
