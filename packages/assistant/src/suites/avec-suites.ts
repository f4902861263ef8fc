import { estCalcul } from '@francis/faits';
import { lireDemandes, lireMotsDeSuite, lireValeur, payeDUnAutre } from '@francis/lecture';
import type { Doute } from '../certitude.ts';
import type { Recalcul } from '../questions/recalculer.ts';
import type { Assistant, DemandeAssistant, EvenementAssistant, OptionsReponse } from '../types.ts';
import { comparerLesFoyers } from './comparer.ts';
import { lesDeuxDerniers, nomsDesMontants } from './deux.ts';
import { calculsDe, consolider, estDuFoyer, estEssai, relireAvec, repondreRelue } from './relire.ts';
import { suitesEnAttente } from './en-attente.ts';
import { suivreLeMenage } from './menage/repondre.ts';
import { reservesDuMenage } from './menage/reserves.ts';
import { type Precedent, ressembleAUneSuite, type Suite, suivre } from './suivre.ts';

/** Says something, and asks nothing: « elle gagne 25 200 € », « non, on est pacsés ». */
const neDemandeRien = (texte: string): boolean =>
  !texte.trim().endsWith('?') && !estEssai(texte) && lireDemandes(texte).length === 0;

/**
 * The embedded assistant, for who goes on from an answer: a follow-up that only edits the last computation is computed from
 * it; what is told after a try is told for that try; a new try is compared with the situation, not with the try before.
 */
export function avecSuites(assistant: Assistant, recalculer: Recalcul): Assistant {
  const entier: Assistant = {
    async *repondre(recue, options): AsyncGenerator<EvenementAssistant> {
      const attente = [...suitesEnAttente(recue), ...reservesDuMenage(recue)];
      const demande = attente.length === 0 ? recue : { ...recue, reserves: [...(recue.reserves ?? []), ...attente] };
      const dits = demande.historique.filter((t) => t.role === 'user').map((t) => t.content);
      if (dits.length === 0) {
        yield* assistant.repondre(demande, options);
        return;
      }
      const dite = consolidee(demande, dits);
      const dire = ({ genre, ...interpretation }: Suite) =>
        // What is compared was said before and after.
        recalculer({ ...(genre === 'comparaison' ? demande : dite), suite: genre }, interpretation, options);
      const duMenage = await suivreLeMenage(demande, dits, async (avant, tour) => {
        const lu = await lireSeul(assistant, demande, avant, tour, options);
        return lu?.appels ?? [];
      });
      if (duMenage !== undefined) {
        yield* dire(duMenage);
        return;
      }
      const suite = await lireSuite(entier, demande, dits, options);
      if (suite !== undefined) {
        yield* dire(suite);
        return;
      }
      const relue = await relire(assistant, recalculer, demande, dits, options);
      if (relue !== undefined) {
        yield* relue;
        return;
      }
      const doutee = await avecSonDoute(assistant, dite, options);
      const refaite = doutee === dite ? await refaireLEssai(entier, demande, dits, options) : undefined;
      if (refaite !== undefined) yield* dire(refaite);
      else yield* assistant.repondre(sansLesEssais(doutee), options);
    },
  };
  return entier;
}

/** The person's turns told again; what was answered stands before the question, as it did. */
function consolidee(demande: DemandeAssistant, dits: readonly string[]): DemandeAssistant {
  const tours = consolider(demande, dits);
  if (tours.length === dits.length && tours.every((t, i) => t === dits[i])) return demande;
  const reponse = demande.historique.findLast((t) => t.role === 'assistant');
  const historique = tours.map((content) => ({ role: 'user' as const, content }));
  return { ...demande, historique: reponse === undefined ? historique : [...historique, reponse] };
}

const avecReserve = (demande: DemandeAssistant, doute: Doute): DemandeAssistant => ({
  ...demande,
  reserves: [...(demande.reserves ?? []), doute],
});

/** A bare amount that may be said of several, or somebody else's pay: the answer is computed, and asks of which. */
async function avecSonDoute(
  assistant: Assistant,
  demande: DemandeAssistant,
  options: OptionsReponse | undefined,
): Promise<DemandeAssistant> {
  const autre = payeDUnAutre(demande.question);
  if (
    autre !== undefined &&
    estDuFoyer(
      demande,
      demande.historique.flatMap((t) => (t.role === 'user' ? [t.content] : [])),
    )
  )
    return avecReserve(demande, { code: 'TITULAIRE_INCERTAIN', mots: [autre] });
  const valeur = lireValeur(demande.question);
  // What a word says of it, the reader reads.
  if (valeur?.type !== 'mention' || valeur.mention.type !== 'montant' || valeur.role !== undefined) return demande;
  const tours = demande.historique.filter((t) => t.role === 'user').map((t) => t.content);
  const lu = await lireSeul(assistant, demande, tours.slice(0, -1), tours.at(-1) ?? '', options);
  const mots = nomsDesMontants(calculsDe(lu?.appels ?? []));
  if (mots.length === 0) return demande;
  // One amount that this one does not surely replace: it may be told of another time.
  const lectures = mots.length > 1 ? mots : ['par mois', 'par an'];
  return avecReserve(demande, { code: 'LECTURE_CONTREDITE', mots: lectures });
}

/**
 * A follow-up that replaces one thing said before: the conversation is read as if it had been said from the start. A try of
 * a household is compared with what it replaces. Undefined when nothing is computed so, or nothing changes.
 */
async function relire(
  assistant: Assistant,
  recalculer: Recalcul,
  demande: DemandeAssistant,
  dits: readonly string[],
  options: OptionsReponse | undefined,
): Promise<AsyncIterable<EvenementAssistant> | Iterable<EvenementAssistant> | undefined> {
  const relue = relireAvec(demande, dits);
  if (relue === undefined) return undefined;
  const evenements = await tous(assistant.repondre(sansLesEssais(relue.demande), options));
  const fin = evenements.at(-1);
  if (fin?.type !== 'reponse') return undefined;
  const apres = calculsDe(fin.bilan?.appels ?? []);
  if (apres.length === 0 && fin.reponse.statut !== 'clarification') return undefined;
  const tours = consolider(demande, dits);
  const lu = await lireSeul(assistant, demande, tours.slice(0, -1), tours.at(-1) ?? '', options);
  const avant = calculsDe(lu?.appels ?? []);
  if (avant.length === 0 || JSON.stringify(avant) === JSON.stringify(apres)) return undefined;
  const compares = estEssai(demande.question) ? comparerLesFoyers(avant, apres) : undefined;
  if (compares === undefined) return repondreRelue(evenements, relue.remplacement);
  // What waits is said again of the comparison.
  const reserves = fin.reponse.doutes.filter((d) => d.code !== 'SUITE_EN_ATTENTE');
  return recalculer(
    { ...demande, suite: 'situation' },
    { appels: [compares], demandes: ['comparaison', 'gain'], reserves },
    options,
  );
}

async function tous(flux: AsyncIterable<EvenementAssistant>): Promise<EvenementAssistant[]> {
  const evenements: EvenementAssistant[] = [];
  for await (const e of flux) evenements.push(e);
  return evenements;
}

async function lireSuite(
  assistant: Assistant,
  demande: DemandeAssistant,
  dits: readonly string[],
  options: OptionsReponse | undefined,
): Promise<Suite | undefined> {
  const { question } = demande;
  if (ressembleAUneSuite(question)) {
    const precedent = demande.precedent ?? (await situationDe(assistant, demande, consolider(demande, dits), options));
    const suite =
      precedent && (suivre(question, precedent) ?? (await entreLesDeux(assistant, demande, precedent, options)));
    if (suite !== undefined) return suite;
  }
  return undefined;
}

const SANS_CELA = 'sans_cela';
const DES_DEUX: ReadonlySet<string> = new Set(['mieux', 'gagne', 'pourquoi_ecart', SANS_CELA]);

/** « lequel est mieux ? », « pourquoi c’est plus cher ? »: the last two answers; a reason alone when there is only one. */
async function entreLesDeux(
  entier: Assistant,
  demande: DemandeAssistant,
  precedent: Precedent,
  options: OptionsReponse | undefined,
): Promise<Suite | undefined> {
  const lue = lireMotsDeSuite(demande.question);
  const idees = lue?.idees.filter((i) => DES_DEUX.has(i)) ?? [];
  if (idees.length === 0 || idees.length !== lue?.idees.length || lue.nombres.length > 0) return undefined;
  const dernier = demande.historique.findLastIndex((t) => t.role === 'user');
  const avant = demande.historique.slice(0, dernier);
  const dits = avant.filter((t) => t.role === 'user').map((t) => t.content);
  const lu =
    dits.length === 0 ? undefined : await lireSeul(entier, demande, dits.slice(0, -1), dits.at(-1) ?? '', options);
  const [un, deuxieme] = [calculsDe(lu?.appels ?? []), calculsDe(precedent.appels)];
  const deux = idees.includes(SANS_CELA) ? lesDeuxDerniers(deuxieme, un) : lesDeuxDerniers(un, deuxieme);
  if (deux !== undefined) return { genre: 'comparaison', ...deux };
  return idees.includes('pourquoi_ecart') ? suivre('pourquoi ?', precedent) : undefined;
}

/** What the user's own turns leave, read again in their order: no word of anybody else is a fact. */
async function situationDe(
  assistant: Assistant,
  demande: DemandeAssistant,
  dits: readonly string[],
  options: OptionsReponse | undefined,
): Promise<Precedent | undefined> {
  const lu = dits.findLastIndex((t) => !ressembleAUneSuite(t));
  if (lu < 0) return undefined;
  let precedent = await lireSeul(assistant, demande, dits.slice(0, lu), dits[lu] ?? '', options);
  for (const [i, tour] of dits.entries()) {
    if (i <= lu || precedent === undefined) continue;
    const suite = suivre(tour, precedent);
    // What was said of the calculation and is no edit of it was read, with what came before.
    const relu = suite ?? (await relireUnTour(assistant, demande, dits.slice(0, i), tour, options));
    precedent = relu ?? precedent;
  }
  return precedent;
}

/** What a turn that says something left when it was read; undefined when it says nothing, or nothing was computed. */
async function relireUnTour(
  assistant: Assistant,
  demande: DemandeAssistant,
  avant: readonly string[],
  tour: string,
  options: OptionsReponse | undefined,
): Promise<Precedent | undefined> {
  if (lireMotsDeSuite(tour) !== undefined) return undefined;
  const lu = await lireSeul(assistant, demande, avant, tour, options);
  return lu?.appels.some((a) => estCalcul(a.outil)) ? lu : undefined;
}

async function lireSeul(
  assistant: Assistant,
  demande: DemandeAssistant,
  avant: readonly string[],
  question: string,
  options: OptionsReponse | undefined,
): Promise<Precedent | undefined> {
  const { precedent: _, ...reste } = demande;
  const historique = avant.map((content) => ({ role: 'user' as const, content }));
  const lecture = assistant.repondre({ ...reste, question, historique }, options);
  for await (const e of lecture)
    if (e.type === 'reponse') return e.bilan && { appels: e.bilan.appels, demandes: e.reponse.lecture.demandes };
  return undefined;
}

/**
 * What is told after a try without asking anything is told for it: the situation is completed, and the same try is made
 * again.
 */
async function refaireLEssai(
  assistant: Assistant,
  demande: DemandeAssistant,
  dits: readonly string[],
  options: OptionsReponse | undefined,
): Promise<Suite | undefined> {
  const essaye = dits.findLastIndex(estEssai);
  // « Pourquoi ? » was answered: it takes nothing back.
  const depuis = dits.slice(essaye + 1).filter((tour) => neDemandeRien(tour) || !ressembleAUneSuite(tour));
  const essai = dits[essaye];
  if (essai === undefined || !neDemandeRien(demande.question) || !depuis.every(neDemandeRien)) return undefined;
  const avant = [...dits.slice(0, essaye), ...depuis, demande.question];
  const refait = await lireSeul(assistant, demande, avant, essai, options);
  if (refait === undefined || !refait.appels.some((a) => a.outil === 'comparer_impots')) return undefined;
  return { genre: 'situation', ...refait, introduction: 'Le même essai, avec ce que vous venez de dire.' };
}

/** A try is no fact, nor the amounts tried after it: the next one starts from what was told. */
function sansLesEssais(demande: DemandeAssistant): DemandeAssistant {
  if (!estEssai(demande.question)) return demande;
  let essai = false;
  const gardes = demande.historique.filter(({ role, content }) => {
    if (role !== 'user') return true;
    essai = estEssai(content) || (essai && lireMotsDeSuite(content) !== undefined);
    return !essai;
  });
  // A try of a rule, or of a subject that was only said in a try, has nothing else to start from.
  return gardes.some((t) => t.role === 'user') ? { ...demande, historique: gardes } : demande;
}
