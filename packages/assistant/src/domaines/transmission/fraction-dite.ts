import { DETIENT, DONNE_OU_LAISSE, FRACTIONS, motsDits, PART_VISEE } from '@francis/lecture';
import type { QuestionLue } from '../question.ts';
import { decouper } from './personnes-nommees.ts';

const VISEE = motsDits(PART_VISEE);
const DONNE = motsDits(DONNE_OU_LAISSE);
/** Words between whoever has a part and that part. */
const ENTRE = new Set(['la', 'le', 'un', 'une', 'seulement', 'que', 'qu', 'd', 'de', 'pour', 'droit', 'a']);
const DE_QUOI = new Set(['de', 'd', 'du']);
/** What a part is of, when it is given outright: « la moitié de mon appartement ». */
const LES_MIENS = new Set(['mon', 'ma', 'mes', 'notre', 'nos', 'la', 'l', 'le', 'cette', 'cet', 'son', 'sa', 'leur']);
/** The amount that stands so near is that of the part, not of the whole. */
const PORTEE = 26;

/**
 * The part of a good that is given or valued, when the amount told is that of the whole good: « j’ai un tiers de
 * l’immeuble, 900 000, je donne ma part », « US sur 1/2 indivis d’un bien de 760 000 »; 1 otherwise.
 */
export function fractionDite(q: QuestionLue): number {
  // A part said in a later turn may be of another thing.
  const phrase =
    q.phrases.length === 1
      ? q.texte
      : (q.phrases.find((p) => q.montants.some((m) => p.includes(String(m.montant)))) ?? '');
  const part = partDite(decouper(phrase), VISEE.test(phrase));
  if (part === undefined) return 1;
  const [seul] = q.montants;
  // « ma moitié vaut 200 000 »: of the part already.
  const deLaPart = q.montants.length === 1 && seul !== undefined && VISEE.test(seul.gauche.slice(-PORTEE));
  const [apres = ''] = (seul?.droite.slice(0, PORTEE) ?? '').split(',');
  return deLaPart || VISEE.test(apres) || motsDits('chacun|chacune').test(apres) ? 1 : part;
}

function partDite(mots: readonly string[], visee: boolean): number | undefined {
  for (const [i, mot] of mots.entries()) {
    const part = FRACTIONS.find(([nom]) => nom === mot)?.[1];
    // « chacun sa moitié », « moitié chacun »: the whole is given, by both.
    const deChacun = mots.slice(Math.max(0, i - CHACUN), i + CHACUN).some((m) => m === 'chacun' || m === 'chacune');
    if (part === undefined || deChacun) continue;
    const indivise =
      (mots[i + 1] ?? '').startsWith('indivis') || (mots[i + 1] === 'en' && mots[i + 2] === 'indivision');
    if (indivise || (visee && detenue(mots, i)) || donneeDirectement(mots, i)) return part;
  }
  return undefined;
}

const CHACUN = 4;

/** « j’ai la moitié », « moi j’ai 1/3 ». */
function detenue(mots: readonly string[], i: number): boolean {
  let k = i - 1;
  while (ENTRE.has(mots[k] ?? '')) k -= 1;
  return DETIENT.has(mots[k] ?? '');
}

/** « je donne la moitié de ma maison à ma fille », and not « la moitié à ma fille ». */
function donneeDirectement(mots: readonly string[], i: number): boolean {
  const avant = mots.slice(Math.max(0, i - DIRECT), i).join(' ');
  return (
    DONNE.test(avant) &&
    DE_QUOI.has(mots[i + 1] ?? '') &&
    LES_MIENS.has(mots[i + 2] ?? '') &&
    !PERSONNES.has(mots[i + 3] ?? '')
  );
}
const DIRECT = 3;
const PERSONNES = new Set(['fils', 'fille', 'somme', 'abattement']);
