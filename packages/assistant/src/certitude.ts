import type { StatutReponse } from '@francis/contract';
import { DOUTES_D_UN_CALCUL } from './doutes/d-un-calcul.ts';
import { DOUTES_D_UNE_REGLE } from './doutes/d-une-regle.ts';
import { type Doute, douter, type Jugeable } from './doutes/doute.ts';
import { calculsDe } from './doutes/texte.ts';
import { estIllisible } from './lecteurs/illisible.ts';
import type { LectureProuvee } from './lecteurs/lire-reponse.ts';
import { prendDAvant } from './lecteurs/tours.ts';

export type { Doute } from './doutes/doute.ts';

export interface Constat extends Partial<Pick<Jugeable, 'question' | 'indifferents'>> {
  /** How the answer ends when there is no figure to give. */
  readonly issue: 'clarification' | 'refus' | undefined;
  /** Whether a calculation, a legal number or a checked rule stands behind it. */
  readonly fonde: boolean;
  /** Whether a warning, something not covered or an estimate came with it. */
  readonly fragile: boolean;
  readonly lecture: LectureProuvee;
  /** The text of the answer. */
  readonly texte: string;
  /** What keeps a reading that somebody else made from being sure. */
  readonly reserves?: readonly Doute[];
  /** Whether the text only tells what a client file holds: there is nothing to judge. */
  readonly duDossier?: boolean;
  /** Whether a hosted model read: it was shown every mention, and left aside what it does not count. */
  readonly luParUnModele?: boolean;
}

/**
 * The only writer of the status. `exact` needs a figure or a checked rule, every mention used or set aside for a named
 * reason, every amount said by somebody, and the very object that was asked: no doubt of `doutes/`.
 */
export function juger(constat: Constat): { readonly statut: StatutReponse; readonly doutes: readonly Doute[] } {
  const { issue, fonde, fragile, lecture, texte, question = '', indifferents = [] } = constat;
  if (issue !== undefined) return { statut: issue, doutes: [] };
  if (constat.duDossier === true && !fragile) return { statut: 'exact', doutes: [] };
  const regles = calculsDe(lecture).length > 0 ? DOUTES_D_UN_CALCUL : DOUTES_D_UNE_REGLE;
  const reserves = (constat.reserves ?? []).filter((d) => d.code !== 'SUITE_EN_ATTENTE' || prendDAvant(lecture.faits));
  const doutes: Doute[] = [
    ...(fonde ? [] : [{ code: 'SANS_FONDEMENT' as const }]),
    ...(fragile ? [{ code: 'RESERVE' as const }] : []),
    ...douter(regles, { lecture, texte, question, indifferents }),
    ...reserves,
  ];
  // No figure at all, rather than one of another case.
  if (constat.luParUnModele !== true && estIllisible(lecture, doutes)) return { statut: 'clarification', doutes };
  return { statut: doutes.length === 0 ? 'exact' : 'partiel', doutes };
}
