import { direAuConseiller, lireElements } from '@francis/lecture';
import { Brouillon } from '../../redaction/brouillon.ts';
import { listerManques } from '../../redaction/lister-manques.ts';
import type { Doute } from '../../certitude.ts';
import type { AppelOutil, DemandeAssistant } from '../../types.ts';
import { avecSesDoutes, doutesGardes } from '../doutes-gardes.ts';
import { retire } from '../en-attente.ts';
import { type Suite, suivre } from '../suivre.ts';
import { menageDe, type Menage } from './etat.ts';
import type { Manque, SuiteDuMenage } from './issue.ts';
import { suiteDuMenage } from './suite.ts';

/** Reads one turn after those before it: the calls that answered it, and what kept them from being sure. */
export type LireUnTour = (
  avant: readonly string[],
  tour: string,
) => Promise<{ readonly appels: readonly AppelOutil[]; readonly doutes: readonly Doute[] } | undefined>;

const ANNEE = 4;
const DEMANDE = 'demander_precisions';
/** Longer, a conversation is read by whoever keeps its calls. */
const TOURS_MAX = 12;

interface Etat {
  readonly menage: Menage | undefined;
  /** A turn that waits for what was asked back. */
  readonly attente: string | undefined;
  readonly doutes: readonly Doute[];
}

/** More unknown words than that, names included, are a question to read. */
const INCONNUS_MAX = 4;
const seLit = (question: string): boolean => {
  const elements = lireElements(question);
  return elements !== undefined && elements.filter((e) => e.type === 'inconnu').length <= INCONNUS_MAX;
};

/** What the turns leave, each one read once, in its order. */
async function etatDe(demande: DemandeAssistant, dits: readonly string[], lire: LireUnTour): Promise<Etat> {
  let menage: Menage | undefined;
  let attente: string | undefined;
  let appels: readonly AppelOutil[] = [];
  let doutes: readonly Doute[] = [];
  for (const [i, tour] of dits.entries()) {
    const lue = suiteDit({ menage, attente, doutes }, tour, demande, dits.slice(0, i));
    if (lue !== undefined) {
      attente = 'manque' in lue ? tour : undefined;
      if ('suite' in lue) {
        appels = lue.suite.appels;
        menage = menageDe(appels) ?? menage;
      }
      continue;
    }
    attente = undefined;
    // An edit of the last calls, else a turn to read with those before it.
    const suivi = suivre(tour, { appels, demandes: [] });
    const lu = suivi === undefined ? await lire(dits.slice(0, i), tour) : undefined;
    appels = suivi?.appels ?? lu?.appels ?? [];
    if (retire(tour)) doutes = [];
    else if (lu !== undefined) doutes = doutesGardes(lu.doutes);
    // What was asked back changes the household, and nobody knows yet how.
    menage = menageDe(appels) ?? (appels.some((a) => a.outil === DEMANDE) ? undefined : menage);
  }
  return { menage, attente, doutes };
}

function suiteDit(
  { menage, attente }: Etat,
  tour: string,
  demande: DemandeAssistant,
  dits: readonly string[],
): SuiteDuMenage | undefined {
  if (menage === undefined || !seLit(tour)) return undefined;
  const avant = { menage, dits, annee: Number(demande.aujourdhui.slice(0, ANNEE)) };
  // What answers a question put back is said with what it was asked of.
  const jointe = attente === undefined ? undefined : suiteDuMenage(`${attente}, ${tour}`, avant);
  return jointe ?? suiteDuMenage(tour, avant);
}

/** What the last computation leaves: the turn since then waits when a question was put back for it. */
function depuisLeConnu(menage: Menage, demande: DemandeAssistant, dits: readonly string[]): Etat {
  const rien = { menage, attente: undefined, doutes: demande.precedent?.doutes ?? [] };
  const dernier = dits.at(-1);
  const lue = dernier === undefined ? undefined : suiteDit(rien, dernier, demande, dits.slice(0, -1));
  return lue !== undefined && 'manque' in lue ? { ...rien, attente: dernier } : rien;
}

/** The follow-up of a household, read whole as edits of it; undefined for anything else. */
export async function suivreLeMenage(
  demande: DemandeAssistant,
  dits: readonly string[],
  lire: LireUnTour,
): Promise<Suite | undefined> {
  const { question, precedent } = demande;
  if (!seLit(question) || dits.length > TOURS_MAX || demande.corrections !== undefined) return undefined;
  const connu = precedent && menageDe(precedent.appels);
  const calcule = precedent?.appels.some((a) => a.outil.startsWith('calculer_') || a.outil.startsWith('comparer_'));
  if (connu === undefined && calcule === true) return undefined;
  const etat = connu === undefined ? await etatDe(demande, dits, lire) : depuisLeConnu(connu, demande, dits);
  const lue = suiteDit(etat, question, demande, dits);
  if (lue === undefined) return undefined;
  if (!('suite' in lue)) return demander(lue.manque, demande);
  return avecSesDoutes(lue.suite, etat, question);
}

/** The one question that a follow-up needs before it is computed. */
function demander(manque: Manque, { concerne, pronom }: DemandeAssistant): Suite {
  const b = new Brouillon();
  listerManques('Pour calculer votre impôt, il me manque une précision :', [manque], b);
  return {
    genre: 'menage',
    appels: [{ outil: DEMANDE, entree: { manques: [manque] } }],
    demandes: [],
    texte: concerne === 'client' ? direAuConseiller(b.toString(), pronom) : b.toString(),
  };
}
