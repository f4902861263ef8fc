import type { Papier } from './papier.ts';
import * as style from './styles.ts';

export interface Barre {
  readonly libelle: string;
  readonly valeur: number;
  /** The value as it is read. */
  readonly texte: string;
  /** The one that matters. */
  readonly accent?: boolean;
}

const HAUTEUR = 13;
const PAS = 24;
const PART_LIBELLE = 0.28;
const PART_TEXTE = 0.16;

/** Amounts side by side. Whoever listens hears each name with its amount, once. */
export function barres(papier: Papier, dites: readonly Barre[]): void {
  const max = Math.max(1, ...dites.map(({ valeur }) => valeur));
  papier.reserver(dites.length * PAS + 8);
  const debut = papier.doc.y + 2;
  const libelle = style.LARGEUR * PART_LIBELLE;
  const texte = style.LARGEUR * PART_TEXTE;
  const largeur = style.LARGEUR - libelle - texte - 20;
  const alt = dites.map((b) => `${b.libelle} : ${b.texte}`).join(' ; ');
  const fin = debut + dites.length * PAS;
  const bbox = [style.PAGE.gauche, debut, style.PAGE.gauche + style.LARGEUR, fin];
  papier.ajouter(
    'Figure',
    () =>
      dites.forEach((barre, i) => {
        const y = debut + i * PAS;
        const x = style.PAGE.gauche + libelle + 10;
        papier.doc.y = y;
        papier.ecrire(barre.libelle, { taille: 9, largeur: libelle });
        papier.doc.rect(x, y, largeur, HAUTEUR).fill(style.TRACE_FOND);
        const long = (Math.max(0, barre.valeur) / max) * largeur;
        if (long > 0) papier.doc.rect(x, y, long, HAUTEUR).fill(barre.accent ? style.OCRE : style.TRACE_DOUCE);
        papier.doc.y = y;
        papier.ecrire(barre.texte, {
          taille: 9,
          police: 'sansForte',
          x: style.PAGE.gauche + style.LARGEUR - texte,
          largeur: texte,
          alignement: 'right',
        });
      }),
    undefined,
    { alt, bbox },
  );
  papier.doc.y = fin + 6;
}
