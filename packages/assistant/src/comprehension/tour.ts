import { type Collecte, collecter } from './collecter.ts';
import { lireEnfants } from './enfants.ts';
import { parentDeclarant } from './enfants-des-concubins.ts';
import type { Faits } from './faits.ts';
import { fusionner } from './fusion.ts';
import { aSaCarte } from './declarants.ts';
import type { Role } from './lexique.ts';
import { lireAnnee } from './annee.ts';
import { garderLAnnee } from './annee-gardee.ts';
import { CORRECTION } from './corrections.ts';
import { lireLocationAutrement } from './location.ts';
import { lireMentions } from './mentions.ts';
import { recentrer } from './perspective.ts';
import { nombreDeDits, sansAutresFoyers } from '@francis/lecture';
import { nommerLeConjoint } from './nom-du-conjoint.ts';
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

/** « 20 000 € nets après 5 000 € d’intérêts déjà déduits »: the net amount holds them. */
const DEJA_DEDUITS =
  /\bapres (?:deduction (?:de |d'))?\d+(?:\.\d+)? ?€? (?:d'interets?|de travaux|de charges)(?: d'emprunt)?(?: deja deduits?| deja deduites?)?/g;
/** A card said once is one person's: the child's, when a child has it. */
const CARTE = 'handicap';

/** « mon collègue marié, deux enfants, gagne 40 000 »: nobody of the household that tells its own income. */
function sansConnaissances(texte: string): string {
  const propre = sansAutresFoyers(texte, 'connaissances');
  return propre !== texte && lireMentions(propre).some((m) => m.montant >= REVENU_MIN) ? propre : texte;
}
const REVENU_MIN = 1000;

/** Reads one normalised turn. `focus`: what the previous turn's last amount was, for « et avec 8 000 € ? ». */
export function lireTour(normalise: string, derniere: number, focus: Role | undefined): TourLu {
  const texte = garderLAnnee(
    sansConnaissances(nommerLesDeux(nommerLeConjoint(recentrer(normalise))).replace(DEJA_DEDUITS, ' ')),
    derniere,
  );
  const { revenus } = lireAnnee(texte, derniere);
  const collecte = collecter(texte, focus, revenus ?? derniere);
  // One child more than those of the turns before, not the only one of this turn.
  const { enfantsEnPlus, ...enfants } = lireEnfants(texte);
  const faits = [lireSituation(texte, revenus ?? derniere), enfants, collecte.faits].reduce(fusionner);
  const declarant = parentDeclarant(texte);
  const locationAutrement = lireLocationAutrement(texte);
  const carteDEnfant =
    faits.enfants?.some((e) => e.invalide) === true && nombreDeDits(texte, CARTE) <= 1 && !aSaCarte(texte);
  return {
    texte,
    faits: {
      ...faits,
      ...(enfantsEnPlus === undefined ? {} : { enfantsEnPlus }),
      ...(revenus === undefined ? {} : { annee: revenus }),
      ...(AJOUT.test(texte) && !CORRECTION.test(texte) ? { sAjoute: true } : {}),
      ...(declarant === undefined ? {} : { enfantsDeclaresPar: declarant }),
      ...(locationAutrement ? { locationAutrement } : {}),
      ...(carteDEnfant && faits.personne1?.invalide ? { personne1: { ...faits.personne1, invalide: false } } : {}),
    },
    collecte,
  };
}

/** What a bare amount of the next turn would be about. */
export function focusDe(tour: TourLu, avant: Role | undefined): Role | undefined {
  const derniers = tour.collecte.montants;
  return derniers[derniers.length - 1]?.role ?? avant;
}
