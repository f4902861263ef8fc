import { derniereAnneeCouverte, type RefusFiscal } from '@francis/fiscal';
import { VERIFIE_JUSQU_AU } from '@francis/fiscal/patrimoine';
import type { Domaine, Explication } from '../domaines/domaine.ts';

const ANNEE_CONNUE = Number(VERIFIE_JUSQU_AU.slice(0, 4));
const RESERVE = `La loi qui s’appliquera après le 31 décembre ${ANNEE_CONNUE} n’est pas connue : calcul fait avec celle de ce jour.`;
/** In the words of a return of the same year, which is estimated as well. */
const reserveDeLAn = (derniere: number): string =>
  `Les règles des revenus ${derniere + 1} ne sont pas votées : calcul fait avec celles des revenus ${derniere}.`;

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

/** The same input for the incomes of the last voted law; undefined when it is not of the year after. */
function deLaDerniereLoi(entree: unknown, { champ }: RefusFiscal): Record<string, unknown> | undefined {
  const derniere = derniereAnneeCouverte();
  if (typeof entree !== 'object' || entree === null || champ !== 'annee') return undefined;
  return Reflect.get(entree, 'annee') === derniere + 1 ? { ...entree, annee: derniere } : undefined;
}

/** Computes, and where the law that applies is not voted or read yet, estimates with the last one known, and says so. */
export function calculerSelonLaLoiConnue(domaine: Domaine, entree: unknown): Explication | RefusFiscal {
  const calcul = domaine.calculer(entree);
  if ('trace' in calcul || calcul.code !== 'ANNEE_NON_VOTEE') return calcul;
  const deLAn = deLaDerniereLoi(entree, calcul);
  const ramenee = deLAn ?? auDernierJour(entree);
  const estime = ramenee === undefined ? calcul : domaine.calculer(ramenee);
  if (!('trace' in estime)) return calcul;
  if (deLAn !== undefined)
    return {
      ...estime,
      statut: 'estimation',
      reserves: [reserveDeLAn(derniereAnneeCouverte()), ...estime.reserves],
    };
  return {
    ...estime,
    statut: 'estimation',
    reserves: [RESERVE, ...estime.reserves],
    hypotheses: [RESERVE, ...estime.hypotheses],
  };
}
