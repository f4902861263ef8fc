import { IndexDesFormes } from './lexique/index-des-formes.ts';
import { AJOUTS, ARRIVEES, CUMULS, REMPLACEMENTS } from './lexique/tours.ts';
import { normaliser } from './texte/normaliser.ts';

const INDEX = new IndexDesFormes(AJOUTS);

/** Whether a turn adds to those before it. */
export const ditUnAjout = (question: string): boolean => INDEX.trouver(normaliser(question).texte).length > 0;

const CUMUL = new IndexDesFormes(CUMULS);
/** Where the words end by which a turn keeps the try before it: « et en plus … », « garde ça »; undefined without them. */
export function finDuCumul(question: string): number | undefined {
  const normal = normaliser(question);
  const debut = normal.texte.length - normal.texte.trimStart().length;
  const forme = CUMUL.trouver(normal.texte).find((f) => f.debut <= debut);
  return forme && normal.origine(forme.debut, forme.fin)[1];
}

const REMPLACE = new IndexDesFormes(REMPLACEMENTS);
const ARRIVE = new IndexDesFormes(ARRIVEES);

/** Whether a turn plainly puts one value in the place of another, and brings nobody in. */
export function ditUnRemplacement(question: string): boolean {
  const { texte } = normaliser(question);
  return REMPLACE.trouver(texte).length > 0 && ARRIVE.trouver(texte).length === 0;
}
