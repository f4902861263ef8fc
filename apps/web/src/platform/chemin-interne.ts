/** A path of this site, as the browser would read it; anything that leads elsewhere is the fallback. */
export function cheminInterne(texte: string | null, sinon: string): string {
  const base = 'https://ici.invalid';
  if (texte === null || !URL.canParse(texte, base)) return sinon;
  const { origin, pathname, search, hash } = new URL(texte, base);
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : sinon;
}
