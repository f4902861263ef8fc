import { redirect } from 'react-router';
import { lireJuridiction } from '../assistant/juridiction.ts';
import { ACCUEIL_PAR_PAYS } from './catalogue.ts';

/** `/simulateur` goes to the simulator of the country remembered in this browser; anything else is France. */
export function redirigerSelonPays(): Response {
  let pays: string | null = null;
  try {
    pays = localStorage.getItem('jurisdiction');
  } catch {
    // Storage refused: France.
  }
  return redirect(ACCUEIL_PAR_PAYS[lireJuridiction(pays)]);
}
