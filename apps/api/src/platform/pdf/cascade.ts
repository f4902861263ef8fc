import type { Papier } from './papier.ts';
import * as style from './styles.ts';

/** A line of a waterfall: its bar goes from one amount to the other. */
export interface Palier {
  readonly libelle: string;
  readonly de: number;
  readonly a: number;
  readonly montant: string;
  readonly ton?: 'encre' | 'gain' | 'moyen' | 'accent';
  readonly total?: boolean;
}

const HAUTEUR = 11;
const PAS = 20;
const PART_LIBELLE = 0.34;
const PART_TEXTE = 0.18;
const COULEURS = {
  encre: style.ENCRE_DOUCE,
  gain: style.VERT,
  moyen: style.TRACE_DOUCE,
  accent: style.OCRE,
} as const;

/** From what comes in to what is left, line by line on one scale. Whoever listens hears each name with its amount, once. */
export function cascade(papier: Papier, titre: string, lignes: readonly Palier[]): void {
  const max = Math.max(1, ...lignes.map(({ de, a }) => Math.max(de, a)));
  papier.reserver(lignes.length * PAS + 34);
  papier.paragraphe(titre, { petit: true, doux: true });
  const debut = papier.doc.y;
  const fin = debut + lignes.length * PAS;
  const libelle = style.LARGEUR * PART_LIBELLE;
  const texte = style.LARGEUR * PART_TEXTE;
  const largeur = style.LARGEUR - libelle - texte - 20;
  const x = style.PAGE.gauche + libelle + 10;
  papier.ajouter(
    'Figure',
    () =>
      lignes.forEach((ligne, i) => {
        const y = debut + i * PAS;
        const police = ligne.total ? ('sansForte' as const) : ('sans' as const);
        papier.doc.y = y;
        papier.ecrire(ligne.libelle, { taille: 9, largeur: libelle, police });
        const [bas, haut] = [Math.min(ligne.de, ligne.a), Math.max(ligne.de, ligne.a)];
        const long = ((haut - bas) / max) * largeur;
        if (long > 0)
          papier.doc.rect(x + (bas / max) * largeur, y + 1, long, HAUTEUR).fill(COULEURS[ligne.ton ?? 'encre']);
        papier.doc.y = y;
        papier.ecrire(ligne.montant, {
          taille: 9,
          police,
          couleur: ligne.ton === 'gain' ? style.VERT : style.ENCRE,
          x: style.PAGE.gauche + style.LARGEUR - texte,
          largeur: texte,
          alignement: 'right',
        });
      }),
    undefined,
    {
      alt: lignes.map((l) => `${l.libelle} : ${l.montant}`).join(' ; '),
      bbox: [style.PAGE.gauche, debut, style.PAGE.gauche + style.LARGEUR, fin],
    },
  );
  papier.doc.y = fin + 8;
}
