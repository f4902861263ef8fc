import { CONJOINT_NOMME, DEVANT_SON_NOM } from '@francis/lecture';

const NOM_MIN = 3;
const mots = (texte: string): string[] => texte.split(' ').map((mot) => mot.split(',')[0]?.split('.')[0] ?? '');

/**
 * « mon mari Gwenaël … et celui de Gwenaël de 27 150 »: a first name told after the tie stands for it from then on.
 * @param texte normalised turn
 */
export function nommerLeConjoint(texte: string): string {
  for (const lien of CONJOINT_NOMME) {
    const place = texte.indexOf(`${lien} `);
    if (place < 0) continue;
    const suite = texte.slice(place + lien.length + 1);
    const nom = mots(suite)[0] ?? '';
    if (nom.length < NOM_MIN || Number(nom) > 0) continue;
    const dit = DEVANT_SON_NOM.find((devant) => suite.includes(`${devant} ${nom} `));
    if (dit === undefined) continue;
    const [avant, apres] = [texte.slice(0, place + lien.length + 1), suite];
    return avant + apres.replaceAll(`${dit} ${nom} `, `${dit} ${lien} `);
  }
  return texte;
}
