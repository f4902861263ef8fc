import { lireElements } from '@francis/lecture';
import { Brouillon } from '../../redaction/brouillon.ts';
import { listerManques } from '../../redaction/lister-manques.ts';
import type { AppelOutil, DemandeAssistant } from '../../types.ts';
import { type Suite, suivre } from '../suivre.ts';
import { menageDe, type Menage } from './etat.ts';
import { type Manque, type SuiteDuMenage, suiteDuMenage } from './suite.ts';

/** Reads one turn after those before it, and gives the calls that answered it. */
export type LireUnTour = (avant: readonly string[], tour: string) => Promise<readonly AppelOutil[]>;

const ANNEE = 4;
const DEMANDE = 'demander_precisions';
/** Longer, a conversation is read by whoever keeps its calls. */
const TOURS_MAX = 12;

interface Etat {
  readonly menage: Menage | undefined;
  /** A turn that waits for what was asked back. */
  readonly attente: string | undefined;
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
  for (const [i, tour] of dits.entries()) {
    const lue = suiteDit({ menage, attente }, tour, demande, dits.slice(0, i));
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
    appels = suivre(tour, { appels, demandes: [] })?.appels ?? (await lire(dits.slice(0, i), tour));
    // What was asked back changes the household, and nobody knows yet how.
    menage = menageDe(appels) ?? (appels.some((a) => a.outil === DEMANDE) ? undefined : menage);
  }
  return { menage, attente };
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
  const etat = connu === undefined ? await etatDe(demande, dits, lire) : { menage: connu, attente: undefined };
  const lue = suiteDit(etat, question, demande, dits);
  if (lue === undefined) return undefined;
  return 'suite' in lue ? lue.suite : demander(lue.manque);
}

/** The one question that a follow-up needs before it is computed. */
function demander(manque: Manque): Suite {
  const b = new Brouillon();
  listerManques('Pour calculer votre impôt, il me manque une précision :', [manque], b);
  return {
    genre: 'menage',
    appels: [{ outil: DEMANDE, entree: { manques: [manque] } }],
    demandes: [],
    texte: b.toString(),
  };
}
