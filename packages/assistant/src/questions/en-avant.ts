import type { EvenementAssistant } from '../types.ts';

const GRAS = '**';

/** The figures that an answer puts forward: those in bold, whatever stands in its steps. */
export function enAvant(evenements: readonly EvenementAssistant[]): string {
  const fin = evenements.at(-1);
  if (fin?.type !== 'reponse' || fin.reponse.calculs.length === 0) return '';
  const [tete = ''] = fin.reponse.answer.split('\n\n');
  return tete
    .split(GRAS)
    .filter((_, i) => i % 2 === 1)
    .join(' ');
}
