import { motsDits, normaliserTexte } from '@francis/lecture';

/** How a client is spoken of, as the title in their file says it. */
export type Pronom = 'il' | 'elle';

/** Somebody else than the client is named, or speaks: whose the pronoun is depends on them. */
const AUTRES = motsDits(
  'je|moi|mon|ma|mes|nous|on|ils|elles|lui|monsieur|madame|mari|femme|epoux|epouse|conjoint|conjointe|compagnon|compagne|partenaire|enfant|enfants|fils|fille|filles|pere|mere|parents|frere|soeur',
);
/** After these « il » is nobody. */
const IMPERSONNELS: ReadonlySet<string> = new Set(['faut', 'faudrait', 'y', 'reste', 'vaut', 'vaudrait', 'existe']);
/** Written in one with the pronoun, and what they are alone. */
const ELISIONS: Readonly<Record<string, string>> = { s: 'si', qu: 'que', lorsqu: 'lorsque', puisqu: 'puisque' };

const MARQUES = ['-t-', '-'];
const FINALES = ['', ',', '?', '.'];
/** « économiserait-elle », « gagne-t-il »: the verb, and whether the pronoun was written in one with it. */
function couperLInversion(mot: string, pronom: Pronom): [verbe: string, inverse: boolean] {
  const bas = mot.toLowerCase();
  for (const marque of MARQUES)
    for (const finale of FINALES) {
      const fin = `${marque}${pronom}${finale}`;
      if (bas.endsWith(fin) && bas.length > fin.length) return [mot.slice(0, -fin.length), true];
    }
  return [mot, false];
}

/**
 * « s’il gagnait 60 000 € », asked of a client who is a man: the amount is his, told as he would. Another pronoun than
 * the client's stays the spouse's, and two of them are told apart by each other.
 */
export function direLeClient(texte: string, pronom: Pronom | undefined): string {
  if (pronom === undefined) return texte;
  const normalise = normaliserTexte(texte);
  const autre = motsDits(pronom === 'il' ? 'elle' : 'il');
  if (AUTRES.test(normalise) || autre.test(normalise)) return texte;
  const mots = texte.split(' ');
  return mots
    .map((mot, i) => {
      if (IMPERSONNELS.has((mots[i + 1] ?? '').toLowerCase())) return mot;
      const [verbe, inverse] = couperLInversion(mot, pronom);
      if (inverse) return `${verbe} moi`;
      const [elision, ...reste] = mot.replaceAll('’', "'").toLowerCase().split("'");
      if (mot.toLowerCase() === pronom) return 'moi';
      const entier = ELISIONS[elision ?? ''];
      return entier !== undefined && reste.length === 1 && reste[0] === pronom ? `${entier} moi` : mot;
    })
    .join(' ');
}
