import { fileURLToPath } from 'node:url';

/** What a link shows where it is pasted: a line above, the words or the figure, a line below. */
export interface Carte {
  readonly surtitre: string;
  readonly titre: string;
  readonly sous: string;
}

const POLICES = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../polices/' : '../polices/', import.meta.url),
);
const LARGEUR = 1200;
const HAUTEUR = 630;
const MARGE = 84;
/** The tokens of the light theme: a picture has no other. */
const COULEURS = { papier: '#fbfaf6', encre: '#16222c', douce: '#55626d', ocre: '#a8651a', filet: '#e3ded3' } as const;
/** The mark, as the header draws it on 26 points. */
const MARQUE = [
  { trace: 'M2 23h4.4v-4.2h4.4v-4.2', couleur: COULEURS.encre, epaisseur: 1.75 },
  { trace: 'M15.2 14.6v-4.2h4.4V6.2H24', couleur: COULEURS.encre, epaisseur: 1.75 },
  { trace: 'M10.8 14.6h4.4', couleur: COULEURS.ocre, epaisseur: 2.5 },
] as const;
const ECHELLE_MARQUE = 2.2;
const SERIF = 'Carte Serif';
const SANS = 'Carte Sans';
const TAILLES = [92, 76, 64, 54] as const;
const LIGNES_MAX = 3;
const INTERLIGNE = 1.14;
let posees = false;

/** A PNG of 1 200 × 630 points. */
export async function dessinerCarte({ surtitre, titre, sous }: Carte): Promise<Buffer> {
  // Thirty megabytes, loaded with the first picture.
  const { createCanvas, GlobalFonts, Path2D } = await import('@napi-rs/canvas');
  if (!posees) {
    GlobalFonts.registerFromPath(`${POLICES}newsreader-400.ttf`, SERIF);
    GlobalFonts.registerFromPath(`${POLICES}inter-400.ttf`, SANS);
    posees = true;
  }
  const toile = createCanvas(LARGEUR, HAUTEUR);
  const encre = toile.getContext('2d');
  const ecrire = (texte: string, y: number, police: string, couleur: string): void => {
    encre.font = police;
    encre.fillStyle = couleur;
    encre.fillText(texte, MARGE, y);
  };
  encre.fillStyle = COULEURS.papier;
  encre.fillRect(0, 0, LARGEUR, HAUTEUR);
  encre.fillStyle = COULEURS.encre;
  encre.fillRect(MARGE, 150, LARGEUR - 2 * MARGE, 2);
  encre.save();
  encre.translate(MARGE - 4, 70);
  encre.scale(ECHELLE_MARQUE, ECHELLE_MARQUE);
  for (const { trace, couleur, epaisseur } of MARQUE) {
    encre.strokeStyle = couleur;
    encre.lineWidth = epaisseur;
    encre.stroke(new Path2D(trace));
  }
  encre.restore();
  encre.font = `46px "${SERIF}"`;
  encre.fillStyle = COULEURS.encre;
  encre.fillText('Francis', MARGE + 66, 120);
  ecrire(surtitre, 218, `30px "${SANS}"`, COULEURS.douce);

  const mesure = (taille: number) => (texte: string) => {
    encre.font = `${taille}px "${SERIF}"`;
    return encre.measureText(texte).width;
  };
  const taille = TAILLES.find((une) => enLignes(titre, mesure(une)).length <= LIGNES_MAX) ?? 54;
  const lignes = enLignes(titre, mesure(taille)).slice(0, LIGNES_MAX);
  let y = 240 + taille;
  for (const ligne of lignes) {
    ecrire(ligne, y, `${taille}px "${SERIF}"`, COULEURS.encre);
    y += taille * INTERLIGNE;
  }
  const fine = (texte: string) => {
    encre.font = `28px "${SANS}"`;
    return encre.measureText(texte).width;
  };
  let bas = HAUTEUR - MARGE;
  for (const ligne of enLignes(sous, fine).slice(0, 2).toReversed()) {
    ecrire(ligne, bas, `28px "${SANS}"`, COULEURS.douce);
    bas -= 40;
  }
  return toile.toBuffer('image/png');
}

/** Words on as many lines as the width asks for; the spaces that do not break stay inside a word. */
function enLignes(texte: string, largeur: (texte: string) => number): string[] {
  const lignes: string[] = [];
  for (const mot of texte.split(' ')) {
    const derniere = lignes.at(-1);
    const essai = derniere === undefined ? mot : `${derniere} ${mot}`;
    if (derniere === undefined || largeur(essai) > LARGEUR - 2 * MARGE) lignes.push(mot);
    else lignes[lignes.length - 1] = essai;
  }
  return lignes;
}
