/** Whether a plain text says one of several forms, each as whole words. */
export interface MotsDits {
  test(texte: string): boolean;
}

const connus = new Map<string, MotsDits>();
const fait = (c: string | undefined): boolean =>
  c !== undefined && ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || c === '_');

/** The forms are separated by « | », written as the plain text is: lower case, no accent. */
export function motsDits(formes: string): MotsDits {
  const connu = connus.get(formes);
  if (connu !== undefined) return connu;
  const liste = formes.split('|');
  const dits: MotsDits = { test: (texte) => liste.some((forme) => contient(texte, forme)) };
  connus.set(formes, dits);
  return dits;
}

function contient(texte: string, forme: string): boolean {
  for (let i = texte.indexOf(forme); i >= 0; i = texte.indexOf(forme, i + 1))
    if (!fait(texte[i - 1]) && !fait(texte[i + forme.length])) return true;
  return false;
}
