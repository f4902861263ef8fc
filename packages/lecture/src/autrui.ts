import { IndexDesFormes, motsCompares } from './lexique/index-des-formes.ts';
import { AUTRUI, DU_FOYER, PREPOSITIONS } from './lexique/autrui.ts';
import { plier } from './texte/plier.ts';

const INDEX = new IndexDesFormes(AUTRUI);
const FINS = '.?!;\n';
/** Words between a preposition and who it brings: « à mon voisin ». */
const ENTRE = 2;

/**
 * Whether an amount is told of somebody who is nobody of the household: « mon voisin paie 900 € ».
 * @param texte what stands before the amount
 */
export function ditDAutrui(texte: string): boolean {
  const plat = plier(texte).replaceAll('’', "'");
  const debut = Math.max(...Array.from(FINS, (signe) => plat.lastIndexOf(signe))) + 1;
  const phrase = plat.slice(debut);
  const autre = INDEX.trouver(phrase).at(-1);
  if (autre === undefined) return false;
  const avant = motsCompares(phrase.slice(0, autre.debut)).slice(-ENTRE);
  const apres = motsCompares(phrase.slice(autre.fin));
  return !avant.some((m) => PREPOSITIONS.has(m.cle)) && apres.length > 0 && !apres.some((m) => DU_FOYER.has(m.cle));
}
