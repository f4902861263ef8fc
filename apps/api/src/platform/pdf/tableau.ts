import type { Element, Papier, Texte } from './papier.ts';
import * as style from './styles.ts';

export interface Colonne {
  readonly titre: string;
  /** Share of the width. */
  readonly part: number;
  /** Figures stand on the right. */
  readonly droite?: boolean;
}

export interface Ligne {
  readonly cellules: readonly Texte[];
  /** A total: strong, under a rule. */
  readonly total?: boolean;
  /** Steps of a computation stand under what they make. */
  readonly retrait?: number;
}

const ENTRE = 10;
const AUTOUR = 4.5;
const RETRAIT = 12;
const TETE = 22;

/** Height of the headings and of the first line: a table does not begin on a page that holds nothing of it. */
export function debutDeTableau(papier: Papier, colonnes: readonly Colonne[], premiere: Ligne | undefined): number {
  return TETE + (premiere ? hauteurDe(papier, placer(colonnes), premiere) + AUTOUR * 2 : 0);
}

/** A table whose heading is written again on each page; a line is never cut. The first cell of a line is its heading. */
export function tableau(
  papier: Papier,
  colonnes: readonly Colonne[],
  lignes: readonly Ligne[],
  legende?: string,
): void {
  const places = placer(colonnes);
  const table = papier.contenir('Table');
  if (legende !== undefined) {
    papier.reserver(60);
    papier.ajouter('Caption', () => papier.ecrire(legende, { taille: style.PETIT, couleur: style.ENCRE_DOUCE }), table);
    papier.espace(3);
  }
  const tetes = papier.contenir('THead', table);
  entete(papier, places, tetes, lignes[0]);
  tetes.end();
  const corps = papier.contenir('TBody', table);
  for (const ligne of lignes) {
    const hauteur = hauteurDe(papier, places, ligne);
    // Repeated for the eye: the structure has its headings once.
    if (papier.reserver(hauteur + AUTOUR * 2)) papier.decorer(() => titres(papier, places));
    dessinerLigne(papier, places, ligne, hauteur, papier.contenir('TR', corps));
  }
  corps.end();
  table.end();
  papier.espace(8);
}

interface Place extends Colonne {
  readonly x: number;
  readonly largeur: number;
}

function placer(colonnes: readonly Colonne[]): Place[] {
  const total = colonnes.reduce((somme, c) => somme + c.part, 0);
  const utile = style.LARGEUR - ENTRE * (colonnes.length - 1);
  let x: number = style.PAGE.gauche;
  return colonnes.map((colonne) => {
    const largeur = (utile * colonne.part) / total;
    const place = { ...colonne, x, largeur };
    x += largeur + ENTRE;
    return place;
  });
}

const deTitre = ({ x, largeur, droite }: Place) =>
  ({
    x,
    largeur,
    taille: style.PETIT,
    couleur: style.ENCRE_DOUCE,
    alignement: droite ? 'right' : 'left',
  }) as const;

function entete(papier: Papier, places: readonly Place[], parent: Element, premiere: Ligne | undefined): void {
  papier.reserver(debutDeTableau(papier, places, premiere));
  const ligne = papier.contenir('TR', parent);
  const haut = papier.doc.y;
  let bas = haut;
  for (const place of places) {
    papier.doc.y = haut;
    papier.ajouter('TH', () => papier.ecrire(place.titre, deTitre(place)), ligne, { scope: 'Column' });
    bas = Math.max(bas, papier.doc.y);
  }
  ligne.end();
  papier.doc.y = bas + 3;
  papier.filet(style.ENCRE);
}

function titres(papier: Papier, places: readonly Place[]): void {
  const haut = papier.doc.y;
  let bas = haut;
  for (const place of places) {
    papier.doc.y = haut;
    papier.ecrire(place.titre, deTitre(place));
    bas = Math.max(bas, papier.doc.y);
  }
  papier.doc.y = bas + 3;
  papier.doc
    .moveTo(style.PAGE.gauche, papier.doc.y)
    .lineTo(style.PAGE.gauche + style.LARGEUR, papier.doc.y)
    .lineWidth(0.8)
    .strokeColor(style.ENCRE)
    .stroke();
}

const deCellule = (place: Place, ligne: Ligne, i: number) => {
  const retrait = i === 0 ? (ligne.retrait ?? 0) * RETRAIT : 0;
  return {
    x: place.x + retrait,
    largeur: place.largeur - retrait,
    taille: 9,
    police: ligne.total ? 'sansForte' : 'sans',
    alignement: place.droite ? 'right' : 'left',
  } as const;
};

const hauteurDe = (papier: Papier, places: readonly Place[], ligne: Ligne): number =>
  Math.max(...places.map((place, i) => papier.hauteur(ligne.cellules[i] ?? '', deCellule(place, ligne, i))));

function dessinerLigne(papier: Papier, places: readonly Place[], ligne: Ligne, hauteur: number, rangee: Element): void {
  if (ligne.total) papier.filet(style.ENCRE);
  const haut = papier.doc.y + AUTOUR;
  places.forEach((place, i) => {
    papier.doc.y = haut;
    const texte = ligne.cellules[i] ?? '';
    papier.ajouter(
      i === 0 ? 'TH' : 'TD',
      () => papier.ecrire(texte, deCellule(place, ligne, i)),
      rangee,
      i === 0 ? { scope: 'Row' } : {},
    );
  });
  rangee.end();
  papier.doc.y = haut + hauteur + AUTOUR;
  papier.filet();
}
