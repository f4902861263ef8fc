import type { Noeud } from './noeud.ts';

/** A heading or a paragraph, on one line. */
export interface Bloc {
  /** 1 for the highest heading; 0 for a paragraph. */
  readonly niveau: number;
  readonly texte: string;
}

/** How the tags of a form read. */
export interface Balises {
  /** Level of the heading that this tag is, inside these ancestors (nearest last). */
  readonly niveauTitre: (noeud: Noeud, ancetres: readonly Noeud[]) => number;
  /** Tags whose content starts and ends a paragraph. */
  readonly blocs: ReadonlySet<string>;
  /** Tags that are not the text itself. */
  readonly ignorees: ReadonlySet<string>;
}

const CELLULES = new Set(['td', 'th', 'Cellule']);
const LIGNES = new Set(['tr', 'Rangée', 'Rangee']);

/** Cuts a tree into headings and paragraphs; a row of a table is one paragraph, its cells apart. */
export function blocsDe(racine: Noeud, balises: Balises): Bloc[] {
  const blocs: Bloc[] = [];
  let tampon = '';
  const vider = (niveau = 0): void => {
    const texte = tampon
      .replace(/\s+/g, ' ')
      .replace(/ \|\s*$/, '')
      .trim();
    tampon = '';
    if (texte !== '') blocs.push({ niveau, texte });
  };
  // Inside a heading or a row of a table, everything stays on its line.
  const lire = (noeud: Noeud | string, ancetres: readonly Noeud[], seul: boolean): void => {
    if (typeof noeud === 'string') {
      tampon += noeud;
      return;
    }
    if (balises.ignorees.has(noeud.nom)) return;
    const niveau = balises.niveauTitre(noeud, ancetres);
    const ligne = LIGNES.has(noeud.nom);
    const bloc = !seul && (niveau > 0 || ligne || balises.blocs.has(noeud.nom));
    if (bloc) vider();
    if (noeud.nom === 'br') tampon += ' ';
    if (bloc && noeud.nom === 'br') vider();
    for (const enfant of noeud.enfants) lire(enfant, [...ancetres, noeud], seul || ligne || niveau > 0);
    if (CELLULES.has(noeud.nom)) tampon += ' | ';
    else if (seul && balises.blocs.has(noeud.nom)) tampon += ' ';
    if (bloc) vider(niveau);
  };
  lire(racine, [], false);
  vider();
  return blocs;
}
