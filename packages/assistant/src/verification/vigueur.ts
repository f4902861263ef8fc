import type { ReferenceLegale } from '@francis/knowledge';
import type { Registre } from '../orchestration/registre.ts';

/** Days, both included, whose law an answer is about. */
export interface Periode {
  readonly debut: string;
  readonly fin: string;
}

/** The days that the calls of an answer were asked for; the day of the question without any. */
function periodesDe(registre: Registre, aujourdhui: string): readonly Periode[] {
  // Incomes of a year are taxed by the law of that year and of the next, when they are declared.
  const periodes = registre.appels.flatMap(
    ({ annee, jours }) => jours ?? [{ debut: `${annee}-01-01`, fin: `${annee + 1}-12-31` }],
  );
  return periodes.length > 0 ? periodes : [{ debut: aujourdhui, fin: aujourdhui }];
}

/** Whether a reference was in force on a day that the answer is about, or belongs to a rule that says that it was not. */
export function etaitEnVigueur(
  { id, depuis = '', jusquAu = '9999' }: ReferenceLegale,
  registre: Registre,
  aujourdhui: string,
): boolean {
  if (registre.appels.some((a) => a.horsPeriode?.includes(id))) return true;
  return periodesDe(registre, aujourdhui).some(({ debut, fin }) => depuis <= fin && debut <= jusquAu);
}
