/**
 * What a screen reader says of an answer: its sentences, without the marks of Markdown. Cells of a table are read one
 * after the other, a line each.
 */
export const enTexte = (markdown: string): string =>
  markdown
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/^[ \t]*```.*$/gm, '')
    .replaceAll(/^[ \t:|-]+$/gm, (ligne) => (ligne.includes('---') ? '' : ligne))
    .replaceAll(/^[ \t]*\|(.*)\|[ \t]*$/gm, (_, cellules: string) =>
      cellules
        .split('|')
        .map((cellule) => cellule.trim())
        .filter(Boolean)
        .join('\u202f: ')
        .concat('.'),
    )
    .replaceAll(/\[\^[^\]\n]+\]/g, '')
    .replaceAll(/\[[^\]\n]*\]\(#note-[^)\n]*\)/g, '')
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,3}[.)])[ \t]+/gm, '')
    .replaceAll(/(\*\*|__|~~)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\d])([*_])(?=\S)([^\n*_]*?\S)\1(?![\p{L}\d])/gu, '$2')
    .replaceAll('`', '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
