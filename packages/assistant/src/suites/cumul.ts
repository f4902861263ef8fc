import { finDuCumul, normaliserTexte } from '@francis/lecture';
import { dePaie } from '../lecteurs/variations.ts';
import { suppose } from '../comprehension/supposition.ts';
import { reecrire, type Reecrit } from '../dossier/reecriture.ts';
import type { DemandeAssistant } from '../types.ts';
import { estEssai } from './relire.ts';
import { faitVarier, sonImpot } from './son-impot.ts';
import { questionTranchee } from './trancher.ts';

const POINTS: ReadonlySet<string> = new Set(['?', '.', '!', ' ', '\u00a0', '\u202f']);
/** Without the marks that close it. */
export function sansPoint(texte: string): string {
  let fin = texte.length;
  while (fin > 0 && POINTS.has(texte[fin - 1] ?? '')) fin -= 1;
  return texte.slice(0, fin);
}

/** A try: « et si… », and « s’il… » where a client is spoken of. */
export const essaie = ({ concerne }: DemandeAssistant, tour: string): boolean =>
  estEssai(tour) || (concerne === 'client' && (suppose(normaliserTexte(tour)) || faitVarier(tour)));

const EN_PLUS = ' en plus';
const SUPPOSE = ['et si', 'et s’', "et s'"];
/** After « et », what is supposed beside the try before it. */
const APRES_ET = 'et '.length;
/**
 * « et 2 000 € sur un PER en plus », unless a pay is what there is more of; « et si en plus elle gagnait… », « et si lui aussi
 * versait… »: beside what was tried.
 */
function enPlus(tour: string): number | undefined {
  const dit = sansPoint(tour).toLowerCase().replaceAll(',', '');
  if (!SUPPOSE.some((debut) => dit.startsWith(debut)))
    return dit.endsWith(EN_PLUS) && !dit.startsWith('si ') && !dePaie(tour) ? 0 : undefined;
  const mots = dit.split(' ');
  const plus = mots.findIndex((mot, k) => mot === 'en' && mots[k + 1] === 'plus');
  return mots.includes('aussi') || (plus >= 0 && plus <= PREMIERS_MOTS) ? APRES_ET : undefined;
}
/** « et si en plus », and not « 200 € en plus » at the end. */
const PREMIERS_MOTS = 4;
const finDe = (tour: string): number | undefined => finDuCumul(tour) ?? enPlus(tour);

/** What a turn adds to the try before it; undefined when it adds nothing to one. */
function ajoutDe(tour: string): string | undefined {
  const fin = finDe(tour);
  return fin === undefined ? undefined : sansPoint(tour.slice(fin)).trimStart();
}

/** « garde ça »: the try before it holds, and nothing else is said. */
export const gardeLEssai = (tour: string): boolean => ajoutDe(tour) === '';

/** Whether a turn goes on from the try before it. */
export const poursuitLEssai = (tour: string): boolean => (ajoutDe(tour) ?? '') !== '';

/** A try told once, with what was added to it, and where the last turn stands in it. */
export interface EssaiCumule {
  readonly demande: DemandeAssistant;
  readonly question: Reecrit;
}

/** « et en plus 2 000 € sur un PER ? » after a try: both are tried together; undefined when no try is gone on from. */
export function cumuler(demande: DemandeAssistant): EssaiCumule | undefined {
  const { question, historique } = demande;
  const fin = finDe(question);
  if (fin === undefined || !poursuitLEssai(question)) return undefined;
  const rangs = historique.flatMap((t, i) => (t.role === 'user' ? [i] : []));
  // A try that goes on from none is the first of those that are told together.
  const depuis = rangs.findLast((rang, k) => {
    const avant = historique[rangs[k - 1] ?? -1]?.content;
    return !poursuitLEssai(historique[rang]?.content ?? '') || avant === undefined || !essaie(demande, avant);
  });
  const essai = depuis === undefined ? undefined : historique[depuis]?.content;
  if (depuis === undefined || essai === undefined || !essaie(demande, essai)) return undefined;
  const ajouts = rangs.filter((rang) => rang > depuis).map((rang) => ajoutDe(historique[rang]?.content ?? '') ?? '');
  // « et 2 000 € sur un PER » is said after every « et si… »: its amount is nobody's pay.
  const [supposes, montants] = [ajouts.filter(estSuppose), ajouts.filter((a) => !estSuppose(a))];
  const enDernier = estSuppose(question.slice(reste(question, fin)));
  const avant = [sansPoint(essai), ...supposes, ...(enDernier ? [] : montants), ''].join(' et ');
  const apres = enDernier ? montants.map((a) => ` et ${a}`).join('') : '';
  const bout = sansPoint(question).length;
  const reecrit = reecrire(question, [
    { debut: 0, fin: 0, texte: avant },
    { debut: 0, fin: reste(question, fin), texte: '' },
    { debut: bout, fin: bout, texte: apres },
  ]);
  const { precedent: _, ...autres } = demande;
  return {
    demande: { ...autres, question: reecrit.texte, historique: depuisLaBase(demande, historique.slice(0, depuis)) },
    question: reecrit,
  };
}

/**
 * The turns before, each try told once: with what was added to it, and as a fact once « garde ça » was said; the tries that
 * were left before it are no more.
 */
export function tenirLesEssais(demande: DemandeAssistant): DemandeAssistant {
  const { historique, question } = demande;
  let tenus: DemandeAssistant['historique'] = [];
  for (const [i, tour] of historique.entries()) {
    const suivant = historique.slice(i + 1).find((t) => t.role === 'user')?.content ?? question;
    if (tour.role !== 'user') tenus = [...tenus, tour];
    else if (gardeLEssai(tour.content)) tenus = garderLeDernier(demande, tenus) ?? [...tenus, tour];
    else if (!poursuitLEssai(tour.content) || poursuitLEssai(suivant)) tenus = [...tenus, tour];
    else {
      const cumule = cumuler({ ...demande, question: tour.content, historique: tenus })?.demande;
      tenus = [...(cumule?.historique ?? tenus), { role: 'user', content: cumule?.question ?? tour.content }];
    }
  }
  return tenus.length === historique.length && tenus.every((t, i) => t === historique[i])
    ? demande
    : { ...demande, historique: tenus };
}

function garderLeDernier(
  demande: DemandeAssistant,
  tours: DemandeAssistant['historique'],
): DemandeAssistant['historique'] | undefined {
  const dernier = tours.findLastIndex((t) => t.role === 'user');
  const essai = tours[dernier]?.content ?? '';
  if (!essaie(demande, essai)) return undefined;
  const avant = tours.slice(0, dernier).filter(({ role, content }) => role !== 'user' || !essaie(demande, content));
  return [...avant, { role: 'user', content: sansPoint(questionTranchee(essai, 'garder')) }];
}

/** A profile or a file is the situation of a try that nothing was told before. */
function depuisLaBase(
  demande: DemandeAssistant,
  historique: DemandeAssistant['historique'],
): DemandeAssistant['historique'] {
  const { profilEnregistre = {} } = demande;
  if (historique.some((t) => t.role === 'user') || Object.keys(profilEnregistre).length === 0) return historique;
  return [{ role: 'user', content: sonImpot(demande) }];
}

const SUPPOSENT = ['si ', 's’', "s'"];
const estSuppose = (ajout: string): boolean => SUPPOSENT.some((debut) => ajout.toLowerCase().startsWith(debut));

/** Where what is added begins. */
function reste(question: string, fin: number): number {
  let debut = fin;
  while (question[debut] === ' ' || question[debut] === ',') debut += 1;
  return debut;
}
