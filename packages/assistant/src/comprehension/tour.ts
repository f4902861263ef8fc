import { type Collecte, collecter } from './collecter.ts';
import { lireEnfants } from './enfants.ts';
import type { Faits } from './faits.ts';
import { fusionner } from './fusion.ts';
import type { Role } from './lexique.ts';
import { lireAnnee } from './annee.ts';
import { CORRECTION } from './corrections.ts';
import { lireLocationAutrement } from './location.ts';
import { recentrer } from './perspective.ts';
import { nommerLesDeux } from './personnes.ts';
import { lireSituation } from './situation.ts';

/** One user turn, read alone. */
export interface TourLu {
  readonly texte: string;
  readonly faits: Faits;
  readonly collecte: Collecte;
}

/** What is said is one more thing, not another value of the same one. */
const AJOUT =
  /\boubli(?:e|ais|er)\b|\b(?:j'ai|on a|nous avons|elle a|il a|touche|percois|gagne) (?:aussi|egalement|en plus|en outre)\b|\ben plus de (?:ca|cela|mon|ma|mes)\b|\bil faut (?:aussi )?(?:ajouter|compter)\b|\bajout(?:e|ez|er)\b|\bs'ajoute\b|\bet aussi\b/;

/** Reads one normalised turn. `focus`: what the previous turn's last amount was, for « et avec 8 000 € ? ». */
export function lireTour(normalise: string, derniere: number, focus: Role | undefined): TourLu {
  const texte = nommerLesDeux(recentrer(normalise));
  const { revenus } = lireAnnee(texte, derniere);
  const collecte = collecter(texte, focus);
  const faits = [lireSituation(texte, revenus ?? derniere), lireEnfants(texte), collecte.faits].reduce(fusionner);
  const locationAutrement = lireLocationAutrement(texte);
  return {
    texte,
    faits: {
      ...faits,
      ...(revenus === undefined ? {} : { annee: revenus }),
      ...(AJOUT.test(texte) && !CORRECTION.test(texte) ? { sAjoute: true } : {}),
      ...(locationAutrement ? { locationAutrement } : {}),
    },
    collecte,
  };
}

/** What a bare amount of the next turn would be about. */
export function focusDe(tour: TourLu, avant: Role | undefined): Role | undefined {
  const derniers = tour.collecte.montants;
  return derniers[derniers.length - 1]?.role ?? avant;
}
