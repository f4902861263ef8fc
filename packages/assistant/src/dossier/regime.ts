import type { Calcul } from '@francis/contract';
import { motsDits, normaliserTexte } from '@francis/lecture';
import type { Doute } from '../certitude.ts';
import type { AppelOutil, DemandeAssistant } from '../types.ts';
import { estMarie } from './dossier.ts';
import { ditCommun, ditPropre, donneDuClient, estSonDeces } from './transmission.ts';

const DONATION = 'calculer_donation';
const DROITS: ReadonlySet<string> = new Set([
  'dmtg.donation',
  'dmtg.don_1',
  'dmtg.deux_donateurs',
  'dmtg.succession',
  'dmtg.heritier_1',
]);
const SUCCESSION = 'calculer_succession';
const SEPARATION = 'Séparation de biens';
const PARTICIPATION = 'Participation aux acquêts';
const UNIVERSELLE = 'Communauté universelle';
const MARIE_DIT = motsDits('marie|mariee|maries|mariees');

/** What the regime of the couple changes in an answer: doubts, and what was supposed of it. */
export interface Regime {
  readonly doutes: readonly Doute[];
  readonly phrase?: string;
}

const RIEN: Regime = { doutes: [] };

const doute = (mots: string): Regime => ({ doutes: [{ code: 'FAIT_A_PRECISER', mots: [mots] }] });

const champ = (entree: unknown, nom: string): unknown =>
  typeof entree === 'object' && entree !== null ? Object.entries(entree).find(([cle]) => cle === nom)?.[1] : undefined;

/**
 * What is given or left by a client who is married is theirs alone, or the half of what both own: the file's regime says
 * it, or the answer says that it does not.
 * Nothing due stays so whatever the regime.
 */
export function lireLeRegime(
  demande: DemandeAssistant,
  appels: readonly AppelOutil[],
  calculs: readonly Calcul[],
): Regime {
  const du = Math.max(0, ...calculs.filter(({ regle }) => DROITS.has(regle)).map(({ valeur }) => valeur));
  const { dossier, concerne, historique, question } = demande;
  if (concerne !== 'client') return RIEN;
  const texte = normaliserTexte(
    [...historique.filter((t) => t.role === 'user').map((t) => t.content), question].join('. '),
  );
  if (dossier === undefined ? !MARIE_DIT.test(texte) : !estMarie(dossier)) return RIEN;
  const regime = dossier?.fiche.regime_matrimonial_client ?? undefined;
  const donation = appels.find((a) => a.outil === DONATION);
  if (donation !== undefined && donneDuClient(texte))
    return deLaDonation({ regime, du, aDeux: Number(champ(donation.entree, 'donateurs') ?? 1) > 1, texte });
  const succession = appels.find((a) => a.outil === SUCCESSION);
  if (succession === undefined || !estSonDeces(texte)) return RIEN;
  const option = champ(succession.entree, 'option_conjoint') !== undefined;
  if (!option && du > 0)
    return doute(
      'ce que prend le conjoint qui survit, et la part du client dans les biens du couple : ce calcul ne partage qu’entre les héritiers indiqués',
    );
  return deLaSuccession({ regime, du, commun: champ(succession.entree, 'biens_communs') === true, texte });
}

const duDossier = (regime: string | undefined): string =>
  regime === undefined ? 'le régime matrimonial n’est pas dit' : `régime : ${bas(regime)}`;
const bas = (mots: string): string => mots.charAt(0).toLowerCase() + mots.slice(1);
const DIT = 'D’après le dossier';

interface Lu {
  readonly regime: string | undefined;
  readonly du: number;
  readonly texte: string;
}

function deLaDonation({ regime, du, aDeux, texte }: Lu & { readonly aDeux: boolean }): Regime {
  if (regime === SEPARATION || regime === PARTICIPATION) {
    if (aDeux && ditCommun(texte))
      return doute(`à qui est le bien donné : le dossier dit un régime sans biens communs (${bas(regime)})`);
    const phrase = aDeux
      ? `${DIT}, le régime est celui de la ${bas(regime)} : chacun donne ce qui est à lui.`
      : `${DIT}, le régime est celui de la ${bas(regime)} : ce qui est donné est pris pour un bien du client seul.`;
    return { doutes: [], phrase };
  }
  if (aDeux)
    return regime === undefined
      ? RIEN
      : {
          doutes: [],
          phrase: `${DIT}, le régime est celui de la ${bas(regime)} : chaque époux donne la moitié du bien commun.`,
        };
  if (ditPropre(texte) || du === 0) return RIEN;
  return doute(
    regime === UNIVERSELLE
      ? 'si le conjoint donne aussi : ce qui est commun est alors donné par moitié, avec les abattements de chacun (régime : communauté universelle)'
      : `si ce qui est donné est propre au client ou commun aux époux, qui en donneraient chacun la moitié (${duDossier(regime)})`,
  );
}

function deLaSuccession({ regime, du, commun, texte }: Lu & { readonly commun: boolean }): Regime {
  if (regime === SEPARATION)
    return commun
      ? doute(`à qui sont les biens laissés : le dossier dit un régime sans biens communs (${bas(regime)})`)
      : {
          doutes: [],
          phrase: `${DIT}, le régime est celui de la séparation de biens : tout ce qui est laissé est pris pour le bien du client.`,
        };
  if (regime === PARTICIPATION && !ditPropre(texte))
    return doute('la créance de participation du conjoint (régime : participation aux acquêts)');
  if (regime === UNIVERSELLE)
    return doute('la clause d’attribution intégrale au conjoint, s’il y en a une (régime : communauté universelle)');
  if (commun || ditPropre(texte) || du === 0) return RIEN;
  return doute(`la part du client dans ce qu’il laisse : de ce qui est commun, la moitié seule (${duDossier(regime)})`);
}
