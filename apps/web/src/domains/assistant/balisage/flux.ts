/**
 * The part of a Markdown being received that can be shown: a link still open at the end waits, otherwise the reader
 * would see `[175 €](#cal` for an instant. An open emphasis is left out too.
 */
export function partieLisible(texte: string): string {
  const sansLien = texte.replace(/!?\[(?:[^\]\n]*|[^\]\n]*\](?:\([^)\n]*)?)$/u, '');
  const derniere = sansLien.lastIndexOf('\n') + 1;
  const ligne = sansLien.slice(derniere);
  const ouverte = (ligne.match(/\*\*/g)?.length ?? 0) % 2 === 1;
  return ouverte ? sansLien.slice(0, derniere + ligne.lastIndexOf('**')) : sansLien;
}
