import { COTISATIONS_SEULES, FRAIS_D_ACTIVITE, SORTIES, UNE_FOIS_PAYEES } from './lexique/frais-d-activite.ts';
import { IndexDesFormes } from './lexique/index-des-formes.ts';
import { plier } from './texte/plier.ts';

const INDEX = new IndexDesFormes(FRAIS_D_ACTIVITE);
const SEULES = new IndexDesFormes(COTISATIONS_SEULES);
const PAYEES = new IndexDesFormes(SORTIES);
const RETIREES = new IndexDesFormes(UNE_FOIS_PAYEES);
/** What parts an amount from words that tell another one. */
const SEPARENT = [',', ';', '.', '?', '!', ':', '(', ')', '+', ' et ', ' dont ', ' mais ', ' puis '];
const SYNDICAT = 'syndic';

/** What stands around an amount: the words before it back to the amount before, and after it. */
interface Autour {
  readonly gauche: string;
  readonly droite: string;
}

/**
 * Whether an amount is what a business pays, by the words that touch it: « payé 8 100 à l’Urssaf », « 410 de CFE ».
 * `aSonCompte`: a business is told, and « cotisations » alone are its own.
 */
export function estUnFraisDActivite({ gauche, droite }: Autour, aSonCompte: boolean): boolean {
  return [avant(plier(gauche)), apres(plier(droite))].some((membre) => {
    if (membre.includes(SYNDICAT) || RETIREES.trouver(membre).length > 0) return false;
    return INDEX.trouver(membre).length > 0 || (aSonCompte && SEULES.trouver(membre).length > 0);
  });
}

/** « mes frais de coworking (210 € par mois) »: what the bracket tells is of the words before it. */
function avant(dite: string): string {
  const gauche = dite.trimEnd().endsWith('(') ? dite.trimEnd().slice(0, -1) : dite;
  const coupe = Math.max(...SEPARENT.map((s) => (gauche.lastIndexOf(s) < 0 ? 0 : gauche.lastIndexOf(s) + s.length)));
  return gauche.slice(coupe);
}

function apres(droite: string): string {
  const places = SEPARENT.map((s) => droite.indexOf(s)).filter((i) => i >= 0);
  return droite.slice(0, Math.min(droite.length, ...places));
}

/** Whether money goes out between two amounts: « 38 400 en 2025 et payé 8 100 ». */
export const ditUneSortie = (entre: string): boolean => PAYEES.trouver(plier(entre)).length > 0;
