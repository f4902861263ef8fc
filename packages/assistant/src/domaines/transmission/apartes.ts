/** Where each character stands within brackets. */
function dedans(texte: string): readonly boolean[] {
  let profondeur = 0;
  return Array.from({ length: texte.length }, (_, i) => {
    if (texte[i] === '(') profondeur += 1;
    const dans = profondeur > 0;
    if (texte[i] === ')') profondeur = Math.max(0, profondeur - 1);
    return dans;
  });
}

/** « ma tante (la sœur de mon père, mort en 2019) nous laisse »: the sentence without what is told aside. */
export function horsDesApartes(texte: string): string {
  if (!texte.includes('(')) return texte;
  const dans = dedans(texte);
  return Array.from({ length: texte.length }, (_, i) => (dans[i] === true ? ' ' : texte.charAt(i)))
    .join('')
    .split(' ')
    .filter((mot) => mot !== '')
    .join(' ');
}

/** What the brackets around a place say, or undefined outside any. */
export function aparteAutour(texte: string, place: number): string | undefined {
  const dans = dedans(texte);
  if (dans[place] !== true) return undefined;
  const debut = texte.lastIndexOf('(', place) + 1;
  const fin = texte.indexOf(')', place);
  return texte.slice(debut, fin < 0 ? texte.length : fin);
}
