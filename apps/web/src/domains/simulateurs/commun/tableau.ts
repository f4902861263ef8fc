/** The figures of a result as rows: what is shown, once for a spreadsheet, once for a letter. */
export type Rang = readonly string[];

const ESPACES = ['\u202f', '\u00a0', ' '];
const CHIFFRES = new Set('0123456789,');

/** « − 1 564,20 € » is 1564,20 to a French spreadsheet; a text stays as it is. */
export function pourTableur(cellule: string): string {
  const serre = ESPACES.reduce((texte, espace) => texte.split(espace).join(''), cellule.trim());
  const signe = serre.startsWith('\u2212') || serre.startsWith('-') ? '-' : '';
  const unite = serre.endsWith('€') ? '' : serre.endsWith('%') ? '%' : undefined;
  const nombre = serre.slice(signe === '' ? 0 : 1, unite === undefined ? undefined : -1);
  const lisible = nombre !== '' && Array.from(nombre).every((c) => CHIFFRES.has(c));
  return lisible ? `${signe}${nombre}${unite ?? ''}` : cellule.trim();
}

const echapper = (texte: string): string =>
  texte.split('&').join('&amp;').split('<').join('&lt;').split('>').join('&gt;');

export const enTsv = (rangs: readonly Rang[]): string =>
  rangs
    .map((rang) => rang.map((c) => pourTableur(c).split('\t').join(' ').split('\n').join(' ')).join('\t'))
    .join('\n');

export const enHtml = (rangs: readonly Rang[]): string =>
  `<table>${rangs.map((rang) => `<tr>${rang.map((c) => `<td>${echapper(c)}</td>`).join('')}</tr>`).join('')}</table>`;

function lire(element: Element): string {
  const copie = element.cloneNode(true);
  // The sentence open over an amount is no part of it.
  if (copie instanceof Element) for (const bulle of copie.querySelectorAll('[role="tooltip"]')) bulle.remove();
  return (copie.textContent ?? '').split('\n').join(' ').trim();
}

/** What the screen shows: its figures, then its tables. */
export function rangsDe(resultat: ParentNode): Rang[] {
  const rangs: Rang[] = Array.from(resultat.querySelectorAll('.chiffres > div'), (paire) =>
    Array.from(paire.querySelectorAll('dt, dd'), lire),
  );
  for (const table of resultat.querySelectorAll('table'))
    rangs.push(
      [],
      ...Array.from(table.rows, (ligne) => Array.from(ligne.cells, lire)).filter((cellules) =>
        cellules.some((c) => c !== ''),
      ),
    );
  return rangs;
}
