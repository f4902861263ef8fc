import type { LigneReunion } from '@francis/contract';
import { characterStart } from '../../platform/text.ts';

/** Characters shown on each side of what proves. */
const CONTEXTE = 90;

interface Preuve {
  readonly debut: number;
  readonly fin: number;
}

/** The words in their line, cut around them when the line is long. */
export function montrer({ texte, locuteur }: LigneReunion, preuves: readonly Preuve[]) {
  const premiere = Math.min(...preuves.map(({ debut }) => debut), texte.length);
  const derniere = Math.max(...preuves.map(({ fin }) => fin), 0);
  const debut = preuves.length === 0 ? 0 : characterStart(texte, Math.max(0, premiere - CONTEXTE));
  const fin = preuves.length === 0 ? CONTEXTE * 2 : derniere + CONTEXTE;
  return {
    ligne: texte.slice(debut, characterStart(texte, fin)),
    locuteur,
    preuves: preuves.map((une) => ({ debut: une.debut - debut, fin: une.fin - debut })),
  };
}
