import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** Static cuts of the fonts of the screens, subset to Western Europe, with lining figures of one width. */
const DOSSIER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../polices/' : '../polices/', import.meta.url),
);

const FICHIERS = {
  serif: 'newsreader-400.ttf',
  serifForte: 'newsreader-550.ttf',
  sans: 'inter-400.ttf',
  sansForte: 'inter-600.ttf',
} as const;

export type Police = keyof typeof FICHIERS;
export const POLICES: readonly Police[] = ['serif', 'serifForte', 'sans', 'sansForte'];

const lues = new Map<Police, Font>();

/** Read and decoded once, when the first document is drawn: that is most of the time of a short one. */
export function policeLue(police: Police): Font {
  const deja = lues.get(police);
  if (deja) return deja;
  const font = create(readFileSync(`${DOSSIER}${FICHIERS[police]}`));
  if (!('layout' in font)) throw new Error(`${FICHIERS[police]} is not one font`);
  nommerLesSignes(font);
  lues.set(police, font);
  return font;
}

/**
 * A glyph keeps the character under which it was first asked for. « É » asks for its « E » as a shape, without any: met
 * that way first, « E » would be drawn and never read, copied nor spoken, in every document of this process.
 */
function nommerLesSignes(font: Font): void {
  for (const signe of font.characterSet.toSorted((a, b) => a - b)) font.glyphForCodePoint(signe);
}
