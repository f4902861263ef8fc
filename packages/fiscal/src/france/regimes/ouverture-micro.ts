import { euros } from '../../core/typographie.ts';
import { ANNEE_TOURISME_DISPUTEE } from '../parametres/domaines/regimes-micro.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { type ActiviteMicro, REGLES_ACTIVITE } from './activites.ts';
import { DOUTES_TOURISME } from './doutes-tourisme.ts';

/** What the receipts of the year say of the flat-rate regime: those of a business depend on the two years before. */
export type OuvertureMicro = 'ouvert' | 'ferme' | 'incertain';

export function ouvertureMicro(activite: ActiviteMicro, recettes: number, calcul: Calcul): OuvertureMicro {
  const regle = REGLES_ACTIVITE[activite];
  if (recettes <= calcul.lire(regle.limite)) return 'ouvert';
  return regle.limiteDeLAnnee === true ? 'ferme' : 'incertain';
}

/** Why nothing is computed at the flat rate above a limit that the year itself decides. */
export const phraseMicroFerme = (limite: number): string =>
  `Au-delà de ${euros(limite)} de loyers dans l’année, le micro-foncier est fermé : le régime réel s’applique (CGI art. 32).`;

export function reserverTourisme(activite: ActiviteMicro, annee: number, calcul: Calcul): void {
  if (annee !== ANNEE_TOURISME_DISPUTEE) return;
  if (activite === 'meuble_tourisme' || activite === 'meuble_tourisme_classe')
    calcul.reserver(DOUTES_TOURISME[activite]);
}
