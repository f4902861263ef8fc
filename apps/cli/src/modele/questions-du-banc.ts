import { readFile } from 'node:fs/promises';
import { UsageError } from '../terminal.ts';

/** A question of the bench, as far as it is asked. */
export interface QuestionDuBanc {
  readonly id: string;
  readonly strate: string;
  readonly question: string;
  readonly jurisdiction: 'FR' | 'CH' | 'AD' | 'LU';
  readonly historique?: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  readonly profil?: Readonly<Record<string, unknown>>;
  readonly attendu: object;
}

interface Reponse {
  readonly answer: string;
  readonly sources: readonly string[];
  readonly statut: string;
}
export type Noter = (question: QuestionDuBanc, reponse: Reponse) => { readonly reussi: boolean };

/** The day that the bench's answers hold for. */
export const JOUR_DU_BANC = '2026-11-20';
const BANC = new URL('../../../../bench/banc/', import.meta.url);

/** Twenty questions, as many of each kind as people ask: figures first. */
const PAR_STRATE: Readonly<Record<string, number>> = {
  calcul_ir: 7,
  calcul_autre: 6,
  droit: 3,
  fausse_premisse: 1,
  clarification: 1,
  refus: 1,
  robustesse: 1,
};

const estNoter = (charge: unknown): charge is { readonly noter: Noter } =>
  typeof charge === 'object' && charge !== null && 'noter' in charge && typeof charge.noter === 'function';

/** The bench's own questions and its own scorer: they are not copied here. */
export async function lireQuestionsDuBanc(): Promise<{ questions: readonly QuestionDuBanc[]; noter: Noter }> {
  const texte = await readFile(new URL('francis.json', BANC), 'utf8').catch(() => {
    throw new UsageError('les questions du banc ne sont pas là : lancez la commande depuis le dépôt de Francis');
  });
  const charge: unknown = await import(new URL('noter.mjs', BANC).href);
  if (!estNoter(charge)) throw new Error('the scorer of the bench has no noter');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
  const toutes = JSON.parse(texte) as QuestionDuBanc[];
  return {
    questions: Object.entries(PAR_STRATE).flatMap(([strate, n]) => espacees(toutes, strate, n)),
    noter: charge.noter,
  };
}

/** Some questions of a kind, from its first to its last: the same at each run. */
function espacees(toutes: readonly QuestionDuBanc[], strate: string, nombre: number): QuestionDuBanc[] {
  const siennes = toutes.filter((q) => q.strate === strate);
  return Array.from({ length: nombre }, (_, i) => siennes[Math.floor((i * siennes.length) / nombre)]).flatMap(
    (q) => q ?? [],
  );
}
