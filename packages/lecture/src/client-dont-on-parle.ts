import { DE_SOI, DU_COMMERCE, LA_CLIENTE, LE_CLIENT } from './lexique/conseiller.ts';
import { motsDits } from './texte/mots-dits.ts';
import { normaliserTexte } from './texte/normaliser.ts';

const LUI = motsDits(LE_CLIENT);
const ELLE = motsDits(LA_CLIENTE);
const SOI = motsDits(DE_SOI);
const COMMERCE = motsDits(DU_COMMERCE);
const NOMS = `${LE_CLIENT}|${LA_CLIENTE}`.split('|').toSorted((a, b) => b.length - a.length);

const sansLeClient = (texte: string): string => NOMS.reduce((reste, nom) => reste.replaceAll(nom, ' '), texte);

/** Whether who asks tells something of themselves, once their client is left out. */
export const parleDeSoi = (question: string): boolean => SOI.test(sansLeClient(normaliserTexte(question)));

/** How an adviser speaks of a client without a file: « mon client, célibataire… » ; undefined for who asks for themselves. */
export function clientDontOnParle(question: string): 'il' | 'elle' | undefined {
  const texte = normaliserTexte(question);
  const elle = ELLE.test(texte);
  if ((!elle && !LUI.test(texte)) || COMMERCE.test(texte) || SOI.test(sansLeClient(texte))) return undefined;
  return elle ? 'elle' : 'il';
}
