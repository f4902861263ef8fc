import type { Doute } from '../certitude.ts';
import { estDeLecture } from '../precisions/ajouter.ts';
import type { EvenementAssistant } from '../types.ts';
import { retire } from './en-attente.ts';
import type { Precedent, Suite } from './suivre.ts';

/** Said of one turn, or of a word that no amount comes from. */
const D_UN_TOUR: ReadonlySet<Doute['code']> = new Set(['SUITE_EN_ATTENTE', 'MOT_NON_LU', 'TITULAIRE_INCERTAIN']);

/** What a reading doubted, or supposed, is as doubtful in what goes on from it. */
export const doutesGardes = (doutes: readonly Doute[]): Doute[] =>
  doutes.filter((d) => !D_UN_TOUR.has(d.code) && (estDeLecture(d) || d.code === 'LECTURES_PLAUSIBLES'));

/** What an answer leaves to the next question, as a stored conversation keeps it; undefined when it computed nothing. */
export const precedentDe = ({ reponse, bilan }: Fin): Precedent | undefined =>
  reponse.calculs.length === 0
    ? undefined
    : {
        appels: bilan?.appels ?? [],
        demandes: reponse.lecture.demandes,
        doutes: doutesGardes(reponse.doutes),
      };
type Fin = Extract<EvenementAssistant, { readonly type: 'reponse' }>;

/** An edit of what was computed before, with what was doubtful there: unless the turn takes it back. */
export function avecSesDoutes(suite: Suite, { doutes = [] }: Pick<Precedent, 'doutes'>, question: string): Suite {
  const gardes = retire(question) ? [] : doutesGardes(doutes);
  return gardes.length === 0 ? suite : { ...suite, reserves: [...(suite.reserves ?? []), ...gardes] };
}
