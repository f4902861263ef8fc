import { type Collecte, collecter } from './collecter.ts';
import { lireEnfants } from './enfants.ts';
import type { Faits } from './faits.ts';
import { fusionner } from './fusion.ts';
import type { Role } from './lexique.ts';
import { lireAnnee } from './annee.ts';
import { recentrer } from './perspective.ts';
import { nommerLesDeux } from './personnes.ts';
import { lireSituation } from './situation.ts';

/** One user turn, read alone. */
export interface TourLu {
  readonly texte: string;
  readonly faits: Faits;
  readonly collecte: Collecte;
}

/** Reads one normalised turn. `focus`: what the previous turn's last amount was, for « et avec 8 000 € ? ». */
export function lireTour(normalise: string, derniere: number, focus: Role | undefined): TourLu {
  const texte = nommerLesDeux(recentrer(normalise));
  const { revenus } = lireAnnee(texte, derniere);
  const collecte = collecter(texte, focus);
  const faits = [lireSituation(texte, revenus ?? derniere), lireEnfants(texte), collecte.faits].reduce(fusionner);
  return { texte, faits: revenus === undefined ? faits : { ...faits, annee: revenus }, collecte };
}

/** What a bare amount of the next turn would be about. */
export function focusDe(tour: TourLu, avant: Role | undefined): Role | undefined {
  const derniers = tour.collecte.montants;
  return derniers[derniers.length - 1]?.role ?? avant;
}
