import { depuisMoteur, estCalcul, type Feuille } from '@francis/faits';
import { lireMotsDeSuite, trouverMentions } from '@francis/lecture';
import { CorrectionRefusee, corrigerAppels } from '../lecteurs/corriger.ts';
import { formater } from '../orchestration/typographie.ts';
import type { Interpretation } from '../questions/modele-de-lecture.ts';
import type { AppelOutil } from '../types.ts';
import { avecMontant, lireEssai, pourLAutre } from './essai.ts';

/** What an answered question leaves to the next one: its calls, and what was asked. */
export interface Precedent {
  readonly appels: readonly AppelOutil[];
  readonly demandes: readonly string[];
}

export type GenreDeSuite = 'pourquoi' | 'annee' | 'personne' | 'situation' | 'montant';

/** A follow-up read as an edit of what came before. */
export interface Suite extends Interpretation {
  readonly genre: GenreDeSuite;
}

const MEMES_REVENUS = 'Avec la même situation et les mêmes revenus.';
/** A bare number under this may be an age or a count. */
const MONTANT_NU_MIN = 200;
const ANNEE = 'annee';
const SITUATION = 'foyer.situation';

/** Whether a question may be an edit of what came before: all of its words are known. */
export const ressembleAUneSuite = (question: string): boolean => lireMotsDeSuite(question) !== undefined;

/** The calls of a follow-up that only edits the last computation; undefined when it has to be read. */
export function suivre(question: string, precedent: Precedent): Suite | undefined {
  const lue = lireMotsDeSuite(question);
  const calculs = precedent.appels.filter((a) => estCalcul(a.outil));
  if (lue === undefined || calculs.length === 0 || calculs.length !== precedent.appels.length) return undefined;
  const [idee, ...autres] = lue.idees.filter((i) => i !== 'verse');
  if (lue.nombres.length > 0)
    return autres.length > 0 || idee !== undefined ? undefined : duMontant(question, precedent);
  if (autres.length > 0) return undefined;
  const { demandes } = precedent;
  switch (idee) {
    case 'pourquoi':
      return { genre: 'pourquoi', appels: calculs, demandes, introduction: dOuVient(calculs) };
    case 'annee_suivante':
      return deLAnnee(precedent, 1);
    case 'annee_precedente':
      return deLAnnee(precedent, -1);
    case 'autre_declarant':
      return deLaPersonne(precedent, 'declarant2');
    case 'declarant':
      return deLaPersonne(precedent, 'declarant1');
    case 'marie':
    case 'pacse':
      return deLaSituation(precedent, idee);
    default:
      return undefined;
  }
}

const dOuVient = (calculs: readonly AppelOutil[]): string =>
  lireEssai(calculs)
    ? 'Ce chiffre est l’écart entre deux calculs complets, sans puis avec ce changement. Le tableau donne chaque étape des deux.'
    : 'Voici d’où vient ce chiffre. Ouvrez-le pour lire chaque étape et son article.';

const feuillesDe = ({ outil, entree }: AppelOutil): Feuille[] => (estCalcul(outil) ? depuisMoteur(outil, entree) : []);

function corriger({ appels }: Precedent, modifications: readonly Feuille[]): readonly AppelOutil[] | undefined {
  try {
    return corrigerAppels(appels, modifications);
  } catch (cause) {
    if (cause instanceof CorrectionRefusee) return undefined;
    throw cause;
  }
}

function deLAnnee(precedent: Precedent, pas: number): Suite | undefined {
  const annees = precedent.appels.map((a) => feuillesDe(a).find((f) => f.chemin === ANNEE)?.valeur);
  const [annee] = annees;
  if (typeof annee !== 'number' || annees.some((a) => a !== annee)) return undefined;
  const appels = corriger(precedent, [{ chemin: ANNEE, valeur: annee + pas }]);
  return (
    appels && {
      genre: 'annee',
      appels,
      demandes: precedent.demandes,
      introduction: MEMES_REVENUS,
      // Nobody said that the incomes of that year are the same.
      reserves: [{ code: 'RESERVE' }],
    }
  );
}

function deLaPersonne({ appels, demandes }: Precedent, qui: 'declarant1' | 'declarant2'): Suite | undefined {
  const essai = lireEssai(appels);
  const appel = essai && pourLAutre(essai, qui);
  if (appel === undefined) return undefined;
  const introduction = `Le même essai, pour ${qui === 'declarant1' ? 'vous' : 'votre conjoint'}.`;
  return { genre: 'personne', appels: [appel], demandes, introduction };
}

/** A couple is taxed together, married or not: anything else changes whose incomes count, and is read. */
function deLaSituation(precedent: Precedent, voulue: 'marie' | 'pacse'): Suite | undefined {
  const situations = precedent.appels.flatMap((a) =>
    feuillesDe(a).filter((f) => f.chemin === SITUATION || f.chemin.endsWith('.situation')),
  );
  const couple = situations.length > 0 && situations.every((f) => f.valeur === 'marie' || f.valeur === 'pacse');
  const appels = couple ? corriger(precedent, [{ chemin: SITUATION, valeur: voulue }]) : undefined;
  const introduction = `C’est noté : ${voulue === 'pacse' ? 'pacsés' : 'mariés'}. Mariés ou pacsés, vous êtes imposés ensemble.[^cgi-6]`;
  return appels && { genre: 'situation', appels, demandes: precedent.demandes, introduction };
}

function duMontant(question: string, { appels, demandes }: Precedent): Suite | undefined {
  const [mention, ...autres] = trouverMentions(question);
  if (mention?.type !== 'montant' || mention.devise !== 'EUR' || autres.length > 0) return undefined;
  // « et 3 ? » may count anything.
  if (!mention.certain && mention.valeur < MONTANT_NU_MIN) return undefined;
  const essai = lireEssai(appels);
  const appel = essai && avecMontant(essai, mention.valeur);
  if (appel === undefined) return undefined;
  return {
    genre: 'montant',
    appels: [appel],
    demandes,
    introduction: `Le même essai, avec ${formater(mention.valeur, 'EUR')}.`,
  };
}
