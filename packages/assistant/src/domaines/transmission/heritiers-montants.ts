import { A_CHACUN, J_HERITE, LES_DEUX_PARENTS, motsDits, PARTS_DITES, VERS } from '@francis/lecture';
import type { Lien } from '@francis/fiscal/patrimoine';
import type { QuestionLue } from '../question.ts';
import { LIEN_DE_SOI } from './partage-du-capital.ts';
import { decouper, lireListes } from './personnes-nommees.ts';

/** « 25 000 € à chacun de ses petits-enfants », « 80 000 € chacune »: what one of them has. */
export const montantDeChacun = (q: QuestionLue): number | undefined =>
  q.montants.findLast(({ droite }) => {
    const suite = droite.replace('€', '').trimStart();
    return A_CHACUN.some(
      (mots) =>
        suite === mots ||
        suite.startsWith(`${mots} `) ||
        suite.startsWith(`${mots},`) ||
        suite.startsWith(`${mots}.`) ||
        suite.startsWith(`${mots} ?`),
    );
  })?.montant;

const A_LUI = new Set(['son', 'sa', 'ses', 'leur', 'leurs']);
const AVANT = new Set(['chacun', 'chacune', 'de', 'des', 'd', 'chaque', ...VERS]);

/** « à ses deux filles », « à chacune de ses trois nièces »: the tie of who inherits with whoever died. */
export function lienDesSiens(texte: string): { readonly lien: Lien | undefined; readonly nombre?: number } | undefined {
  const mots = decouper(texte);
  for (const p of lireListes(mots).flat()) {
    if (p.de === undefined || !A_LUI.has(p.de)) continue;
    let i = p.debut - 1;
    while (AVANT.has(mots[i] ?? '') && !VERS.has(mots[i] ?? '')) i -= 1;
    if (VERS.has(mots[i] ?? '') && PLURIEL.has(p.de))
      return { lien: LIEN_DE_SOI[p.famille], ...(p.nombre === undefined ? {} : { nombre: p.nombre }) };
  }
  return undefined;
}
const PLURIEL = new Set(['ses', 'leurs']);

const MORTS = new Set('mort morte decede decedee disparu disparue'.split(' '));
const MON = new Set(['mon', 'ma', 'notre']);
const HERITE = motsDits(J_HERITE);
const DEUX = motsDits(LES_DEUX_PARENTS);

/** « mon petit-fils est mort, c’est moi qui hérite »: who comes before the one who died. */
export function ascendants(texte: string): { readonly lien: Lien; readonly nombre: number } | undefined {
  if (!HERITE.test(texte)) return undefined;
  const mots = decouper(texte);
  const mort = lireListes(mots)
    .flat()
    .find(
      (p) =>
        (p.famille === 'enfant' || p.famille === 'petit_enfant') &&
        MON.has(p.de ?? '') &&
        mots.slice(p.fin + 1, p.fin + PORTEE).some((mot) => MORTS.has(mot)),
    );
  if (mort === undefined) return undefined;
  return { lien: mort.famille === 'enfant' ? 'parent' : 'grand_parent', nombre: DEUX.test(texte) ? 2 : 1 };
}
const PORTEE = 4;

const POUR_MOI = new Set(['moi']);
/** « moitié pour moi, moitié pour la Ligue », « ma part, c’est un tiers »: the part of the one who asks; undefined when none is told. */
export function maPart(texte: string): number | undefined {
  const mots = decouper(texte);
  for (const [i, mot] of mots.entries()) {
    const part = PARTS_DITES[mot];
    if (part === undefined) continue;
    const suite = mots[i + 1] ?? '';
    const pour = VERS.has(suite) ? (mots[i + 2] ?? '') : suite;
    const apres = POUR_MOI.has(pour) && mots[i + 3] !== 'et';
    const avant = mots.slice(Math.max(0, i - 5), i).join(' ');
    if (apres || motsDits("ma part c' etait|ma part c est|ma part est|ma part c etait|ma part").test(avant))
      return part;
  }
  return undefined;
}
