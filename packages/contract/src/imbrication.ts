/** Whether a JSON text nests deeper than that: told from the text, before anything reads it into objects. */
export function tropImbrique(texte: string, max: number): boolean {
  let profondeur = 0;
  let dansUnTexte = false;
  for (let i = 0; i < texte.length; i += 1) {
    const caractere = texte[i];
    if (dansUnTexte) {
      if (caractere === '\\') i += 1;
      else if (caractere === '"') dansUnTexte = false;
    } else if (caractere === '"') dansUnTexte = true;
    else if (caractere === '{' || caractere === '[') {
      profondeur += 1;
      if (profondeur > max) return true;
    } else if (caractere === '}' || caractere === ']') profondeur -= 1;
  }
  return false;
}
