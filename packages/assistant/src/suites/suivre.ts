import { DOMAINES } from '../domaines/catalogue.ts';
import { calculSeul, faite, lireModification, modifier, pourUnSeul, uneAutreAnnee } from './modifier.ts';
import type { Modifiee } from './temps-d-un-calcul.ts';
import { depuisMoteur, estCalcul, type Feuille } from '@francis/faits';
import { lireMotsDeSuite, lireRetrait, trouverMentions } from '@francis/lecture';
import { CorrectionRefusee, corrigerAppels } from '../lecteurs/corriger.ts';
import { distribuerLeReste } from './distribuer.ts';
import { formater } from '../orchestration/typographie.ts';
import type { Doute } from '../certitude.ts';
import type { Interpretation } from '../questions/modele-de-lecture.ts';
import type { AppelOutil } from '../types.ts';
import { avecMontant, auBareme, lireEssai, pourLAutre } from './essai.ts';
import { auVersementLiberatoire, type EditionDuFoyer, sansCela, separement } from './foyer.ts';
import { lireLienRemplace, remplacerLeLien } from './lien.ts';
import { autreOption, ditUneOption } from './option-du-conjoint.ts';
import { avecUneChose } from './une-chose.ts';

/** What an answered question leaves to the next one: its calls, and what was asked. */
export interface Precedent {
  readonly appels: readonly AppelOutil[];
  readonly demandes: readonly string[];
  /** What was doubtful in it, when it is kept. */
  readonly doutes?: readonly Doute[];
}

export type GenreDeSuite =
  | 'pourquoi'
  | 'annee'
  | 'personne'
  | 'situation'
  /** Read whole, on a household that keeps all that was told of it. */
  | 'menage'
  | 'montant'
  | 'calcul'
  | 'option'
  | 'comparaison';

/** A follow-up read as an edit of what came before. */
export interface Suite extends Interpretation {
  readonly genre: GenreDeSuite;
}

/** Said beside what is edited; alone, they are no edit. */
const ACCESSOIRES: ReadonlySet<string> = new Set(['verse', 'gagne', 'mieux']);
const MEMES_REVENUS = 'Avec la même situation et les mêmes revenus.';
/** A bare number under this may be an age or a count. */
const MONTANT_NU_MIN = 200;
const ANNEE = 'annee';
/** What was looked up beside a calculation leaves nothing to edit. */
const NOTES_CHERCHEES = 'chercher_notes';
const SITUATION = 'foyer.situation';

/** Whether a question may be an edit of what came before: all of its words are known. */
export const ressembleAUneSuite = (question: string): boolean =>
  lireMotsDeSuite(question) !== undefined ||
  lireModification(question) !== undefined ||
  lireLienRemplace(question) !== undefined ||
  ditUneOption(question) ||
  lireRetrait(question) !== undefined;

const DITE_AUTREMENT: Readonly<Record<string, string>> = {
  quart: 'avec le quart en pleine propriété au conjoint',
  usufruit: 'avec l’usufruit au conjoint',
};

/** The calls of a follow-up that only edits the last computation; undefined when it has to be read. */
export function suivre(question: string, lu: Precedent): Suite | undefined {
  const calculs = lu.appels.filter((a) => estCalcul(a.outil));
  if (calculs.length === 0 || lu.appels.some((a) => !estCalcul(a.outil) && a.outil !== NOTES_CHERCHEES))
    return undefined;
  const precedent = { ...lu, appels: calculs };
  const seul = calculSeul(calculs);
  const dite = seul && lireModification(question);
  const modifiee = dite && deLaModification(precedent, modifier(seul, dite));
  if (modifiee !== undefined) return modifiee;
  const lien = seul && lireLienRemplace(question);
  const remplace = lien && remplacerLeLien(seul.outil, seul.feuilles, lien);
  if (remplace) return deLaModification(precedent, faite([remplace], 'avec cet autre lien'));
  const option = seul && autreOption(question, seul);
  if (option) return deLaModification(precedent, faite([option], DITE_AUTREMENT[String(option.valeur)] ?? ''));
  const retiree = duFoyer(sansCela(question, calculs));
  if (retiree !== undefined) return retiree;
  const lue = lireMotsDeSuite(question);
  if (lue === undefined) return undefined;
  const reste = lue.nombres.length === 0 && demandeLeReste(lue.idees) ? distribuerLeReste(calculs) : undefined;
  if (reste !== undefined) return { genre: 'calcul', ...reste };
  const [idee, ...autres] = lue.idees.filter((i) => !ACCESSOIRES.has(i));
  if (lue.nombres.length > 0)
    return autres.length > 0 || idee !== undefined ? undefined : duMontant(question, precedent);
  if (autres.length > 0) return undefined;
  const { demandes } = precedent;
  switch (idee) {
    case 'bareme':
      return deLOption(precedent);
    case 'separement':
      return duFoyer(separement(calculs, true));
    case 'seul':
      return seul && deLaModification(precedent, pourUnSeul(seul));
    case 'versement_liberatoire':
      return duFoyer(auVersementLiberatoire(calculs));
    case 'pourquoi':
      return { genre: 'pourquoi', appels: calculs, demandes, introduction: dOuVient(calculs) };
    case 'annee_suivante':
      return seul ? deLaModification(precedent, uneAutreAnnee(seul, 1)) : deLAnnee(precedent, 1);
    case 'annee_precedente':
      return seul ? deLaModification(precedent, uneAutreAnnee(seul, -1)) : deLAnnee(precedent, -1);
    case 'autre_declarant':
      return deLaPersonne(precedent, 'declarant2');
    case 'declarant':
      return deLaPersonne(precedent, 'declarant1');
    case 'marie':
    case 'pacse':
      // « et si on n’était pas pacsés ? »: each one alone.
      return trouverMentions(question).some((m) => m.type === 'negation' && m.portee[1] > m.portee[0])
        ? duFoyer(separement(calculs, false))
        : deLaSituation(precedent, idee);
    default:
      return undefined;
  }
}

/** The last calculation with the one new value of a turn, whatever its other words. */
export function suivreUneChose(
  question: string,
  { appels, demandes }: Precedent,
  dits: readonly string[],
): Suite | undefined {
  const calculs = appels.filter((a) => estCalcul(a.outil));
  const seul = calculSeul(calculs);
  return seul && deLaModification({ appels: calculs, demandes }, avecUneChose(question, seul, dits));
}

const DISTRIBUE = 'distribue';
const DU_RESTE: ReadonlySet<string> = new Set([DISTRIBUE, 'le_reste', ...ACCESSOIRES]);
const demandeLeReste = (idees: readonly string[]): boolean =>
  idees.includes(DISTRIBUE) && idees.every((i) => DU_RESTE.has(i));

/** A household edited is compared with what it was. */
const duFoyer = (edition: EditionDuFoyer | undefined): Suite | undefined =>
  edition && { genre: 'comparaison', demandes: ['comparaison', 'gain'], ...edition };

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

/** Whether the engine knows the law that it asks for. */
function seCalcule({ outil, entree }: AppelOutil): boolean {
  const domaine = DOMAINES.find((d) => d.outil === outil);
  const lue = domaine?.schema.safeParse(entree);
  return domaine === undefined || (lue?.success === true && 'trace' in domaine.calculer(lue.data));
}

/** The last calculation with what a follow-up says of it. */
function deLaModification(precedent: Precedent, modifiee: Modifiee | undefined): Suite | undefined {
  const appels = modifiee && corriger(precedent, modifiee.feuilles);
  if (modifiee?.aDefaut && !appels?.every(seCalcule)) return deLaModification(precedent, modifiee.aDefaut);
  return (
    appels && {
      genre: 'calcul',
      appels,
      demandes: precedent.demandes,
      introduction: modifiee.introduction,
      ...(modifiee.supposee && { reserves: [{ code: 'RESERVE' as const }] }),
    }
  );
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

/** « et au barème ? » after a tax with capital income at the flat rate: both, compared. */
function deLOption({ appels }: Precedent): Suite | undefined {
  const [appel, ...autres] = appels;
  const compare = appel && autres.length === 0 ? auBareme(appel) : undefined;
  return (
    compare && {
      genre: 'option',
      appels: [compare],
      demandes: ['comparaison', 'gain'],
      introduction: 'Le même foyer, avec l’option pour le barème.[^cgi-200-a]',
    }
  );
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
