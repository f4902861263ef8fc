const estLettre = (c: string): boolean => c >= 'a' && c <= 'z';
export const estChiffre = (c: string): boolean => c >= '0' && c <= '9';
const DIACRITIQUES = { debut: '\u0300', fin: '\u036F' };
/** Two letters that print as one. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ﬁ: 'fi', ﬂ: 'fl', ﬀ: 'ff' };

/** Words in small letters without accents nor punctuation: « Déduction 10 % » → deduction, 10. */
export function decouper(texte: string): string[] {
  const mots: string[] = [];
  let mot = '';
  for (const lu of texte.toLowerCase().normalize('NFD')) {
    if (lu >= DIACRITIQUES.debut && lu <= DIACRITIQUES.fin) continue;
    const c = LIGATURES[lu] ?? lu;
    if (c.length > 1 || estLettre(c) || estChiffre(c)) mot += c;
    else if (mot !== '') {
      mots.push(mot);
      mot = '';
    }
  }
  if (mot !== '') mots.push(mot);
  return mots;
}

const LONG = 5;

/** The same word, or a long one that a recogniser read with one letter wrong, missing or added. */
export function memeMot(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length < LONG || b.length < LONG || Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  const [resteA, resteB] = [a.slice(i), b.slice(i)];
  if (a.length === b.length) return resteA.slice(1) === resteB.slice(1);
  return a.length > b.length ? resteA.slice(1) === resteB : resteA === resteB.slice(1);
}
