import { MOTS_DU_BAREME, MOTS_DU_SEUIL } from './lexique/bareme.ts';
import { IndexDesFormes, motsCompares } from './lexique/index-des-formes.ts';

const BAREME = new IndexDesFormes(MOTS_DU_BAREME);
const SEUIL = new IndexDesFormes([...MOTS_DU_BAREME, ...MOTS_DU_SEUIL]);

/** A plain text without what speaks of the scale of the income tax: whatever is left is another subject. */
export const horsDuBareme = (texte: string): string => sans(BAREME, texte);

/** The same for the income from which the tax is due. */
export const horsDuSeuil = (texte: string): string => sans(SEUIL, texte);

function sans(index: IndexDesFormes, texte: string): string {
  const connus = [...index.trouver(texte), ...motsCompares(texte).filter((m) => !Number.isNaN(Number(m.cle)))];
  return connus.reduce(
    (reste, { debut, fin }) => reste.slice(0, debut) + ' '.repeat(fin - debut) + reste.slice(fin),
    texte,
  );
}
