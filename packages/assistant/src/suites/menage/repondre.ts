import { lireElements } from '@francis/lecture';
import { Brouillon } from '../../redaction/brouillon.ts';
import { listerManques } from '../../redaction/lister-manques.ts';
import type { Doute } from '../../certitude.ts';
import { estDeLecture } from '../../precisions/ajouter.ts';
import type { AppelOutil, DemandeAssistant } from '../../types.ts';
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

/** Said of one turn, or of a word that no amount comes from. */
const SANS_SUITE: ReadonlySet<Doute['code']> = new Set(['SUITE_EN_ATTENTE', 'MOT_NON_LU', 'TITULAIRE_INCERTAIN']);
/** What a reading doubted, or supposed, is as doubtful in what goes on from it. */
const seGarde = (doute: Doute): boolean =>
  !SANS_SUITE.has(doute.code) && (estDeLecture(doute) || doute.code === 'LECTURES_PLAUSIBLES');

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
    else if (lu !== undefined) doutes = lu.doutes.filter(seGarde);
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
  const etat =
    connu === undefined ? await etatDe(demande, dits, lire) : { menage: connu, attente: undefined, doutes: [] };
  const lue = suiteDit(etat, question, demande, dits);
  if (lue === undefined) return undefined;
  if (!('suite' in lue)) return demander(lue.manque);
  const reserves = [...(lue.suite.reserves ?? []), ...etat.doutes];
  return reserves.length === 0 ? lue.suite : { ...lue.suite, reserves };
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
