import { motsDits } from '@francis/lecture';

const SOCIETE = motsDits('sl|sl andorrane|societe andorrane|sa andorrane|societes andorranes|entreprise andorrane');
const DISTRIBUE = motsDits(
  'dividende|dividendes|distribuer|distribue|distribues|distribution|me verser un dividende|verse un dividende',
);
const AUTRE = motsDits('salaire|salaires|gerant|remuneration|benefice|benefices|vends|vendre|cession|plus-value');

/** What an Andorran company shares with a resident: no income of the tax (Llei 5/2014). */
export const estUnDividendeAndorran = (texte: string): boolean =>
  SOCIETE.test(texte) && DISTRIBUE.test(texte) && !AUTRE.test(texte);
