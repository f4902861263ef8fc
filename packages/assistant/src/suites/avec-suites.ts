import {
  direLAutreCas,
  ditUnAutreCas,
  lireDemandes,
  lireMotsDeSuite,
  lireValeur,
  payeDUnAutre,
} from '@francis/lecture';
import type { Doute } from '../certitude.ts';
import { remettreEnPlace } from '../dossier/reecriture.ts';
import type { Recalcul } from '../questions/recalculer.ts';
import type { Assistant, DemandeAssistant, EvenementAssistant, OptionsReponse } from '../types.ts';
import { comparerLesFoyers } from './comparer.ts';
import { direDuClient } from './dire-du-client.ts';
import { cumuler, essaie, sansPoint, tenirLesEssais } from './cumul.ts';
import { demandeLaFinDeLUsufruit } from './fin-de-l-usufruit.ts';
import { lesDeuxDerniers, nomsDesMontants } from './deux.ts';
import { calculsDe, consolider, estDuFoyer, estEssai, relireAvec, repondreRelue, seDementit } from './relire.ts';
import { garderLEssai } from './garder-l-essai.ts';
import { suivreLAjout } from './ajouter.ts';
import { avecSesDoutes } from './doutes-gardes.ts';
import { depuisLeProfil } from './depuis-le-profil.ts';
import { direUneChose } from './dire-une-chose.ts';
import { defait, suitesEnAttente } from './en-attente.ts';
import { lireSeul, situationDe } from './lire-seul.ts';
import { sansLesEssais, sansLesEssaisQuittes } from './sans-les-essais.ts';
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
    async *repondre(dite, options): AsyncGenerator<EvenementAssistant> {
      const recue = seule(tenirLesEssais(await depuisLeProfil(assistant, dite, options)));
      const cumule = cumuler(recue);
      if (cumule !== undefined) {
        for await (const e of entier.repondre(cumule.demande, options))
          yield e.type === 'reponse'
            ? { ...e, reponse: { ...e.reponse, lecture: remettreEnPlace(e.reponse.lecture, cumule.question) } }
            : e;
        return;
      }
      const attente = [...suitesEnAttente(recue), ...reservesDuMenage(recue)];
      const demande = attente.length === 0 ? recue : { ...recue, reserves: [...(recue.reserves ?? []), ...attente] };
      const dits = ditsDe(demande);
      if (dits.length === 0) {
        yield* assistant.repondre(demande, options);
        return;
      }
      const garde = await garderLEssai(entier, demande, dits, options);
      if (garde !== undefined) {
        yield* recalculer({ ...demande, suite: 'situation' }, garde, options);
        return;
      }
      const entiere = consolidee(demande, dits);
      const dire = ({ genre, ...interpretation }: Suite) =>
        // What is compared was said before and after.
        recalculer({ ...(genre === 'comparaison' ? demande : entiere), suite: genre }, interpretation, options);
      const dementie = seDementit(demande, dits)
        ? await relire(assistant, recalculer, demande, dits, options)
        : undefined;
      if (dementie !== undefined) {
        yield* dementie;
        return;
      }
      // The client is told there as whoever asks would tell themselves; elsewhere each turn is read as it was written.
      const duClient = direDuClient(demande);
      const duMenage = await suivreLeMenage(duClient, ditsDe(duClient), (avant, tour) =>
        lireSeul(assistant, demande, avant, tour, options),
      );
      if (duMenage !== undefined) {
        yield* dire(duMenage);
        return;
      }
      const suite = await lireSuite(entier, demande, dits, options);
      if (suite !== undefined) {
        yield* dire(suite);
        return;
      }
      const ajout = await suivreLAjout(assistant, demande, dits, options);
      if (ajout !== undefined) {
        yield* dire(ajout);
        return;
      }
      const relue = await relire(assistant, recalculer, demande, dits, options);
      if (relue !== undefined) {
        yield* relue;
        return;
      }
      const chose = await direUneChose(assistant, demande, dits, options);
      if (chose !== undefined) {
        yield* dire(chose);
        return;
      }
      const doutee = await avecSonDoute(assistant, avecLeRetourNonLu(entiere), options);
      const refaite = doutee === entiere ? await refaireLEssai(entier, demande, dits, options) : undefined;
      if (refaite !== undefined) yield* dire(refaite);
      else yield* assistant.repondre(depuisLaBase(doutee), options);
    },
  };
  return entier;
}

const ditsDe = ({ historique }: DemandeAssistant): string[] =>
  historique.filter((t) => t.role === 'user').map((t) => t.content);

/** A case of its own is read alone, and asks what was asked before when it asks nothing. */
function seule(demande: DemandeAssistant): DemandeAssistant {
  const { question, historique } = demande;
  const tours = historique.flatMap((t) => (t.role === 'user' ? [t.content] : []));
  if (tours.length === 0) return demande;
  const { precedent: _, ...reste } = demande;
  const regle = demandeLaFinDeLUsufruit(question, tours);
  if (regle !== undefined) return { ...reste, question: regle, historique: [] };
  if (!ditUnAutreCas(question)) return demande;
  const dite = direLAutreCas(question);
  const demandee =
    lireDemandes(dite).length > 0 || !estDuFoyer(demande, tours) ? dite : `${sansPoint(dite)}, quel impôt ?`;
  return { ...reste, question: demandee, historique: [], profilContexte: {}, profilEnregistre: {} };
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

/** « oublie le PER », « je prends ma retraite »: what no edit read takes nothing back, and the same figures are not exact. */
const avecLeRetourNonLu = (demande: DemandeAssistant): DemandeAssistant =>
  defait(demande.question) && estDuFoyer(demande, ditsDe(demande))
    ? avecReserve(demande, { code: 'SUITE_EN_ATTENTE', mots: [demande.question] })
    : demande;

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
  const tours = ditsDe(demande);
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
  const evenements = await tous(assistant.repondre(depuisLaBase(relue.demande), options));
  const fin = evenements.at(-1);
  if (fin?.type !== 'reponse') return undefined;
  const apres = calculsDe(fin.bilan?.appels ?? []);
  if (apres.length === 0 && fin.reponse.statut !== 'clarification') return undefined;
  const tours = consolider(demande, dits);
  const lu = await lireSeul(assistant, demande, tours.slice(0, -1), tours.at(-1) ?? '', options);
  const avant = calculsDe(lu?.appels ?? []);
  const dementie = seDementit(demande, dits);
  // What was said since asked something else: the question itself says more of what it goes back to.
  if (dementie && apres.length === 0) return undefined;
  if (JSON.stringify(avant) === JSON.stringify(apres)) {
    if (!dementie) return undefined;
    // Taken back, and the figure is the same: it was read so already, or what is denied was not read.
    return assistant.repondre(avecReserve(depuisLaBase(relue.demande), { code: 'SUITE_SANS_EFFET' }), options);
  }
  // A value that is denied changes what was not computed yet.
  if (avant.length === 0 && !dementie) return undefined;
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
    if (precedent !== undefined && suite !== undefined) return avecSesDoutes(suite, precedent, question);
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
  if (
    essai === undefined ||
    defait(demande.question) ||
    !neDemandeRien(demande.question) ||
    !depuis.every(neDemandeRien)
  )
    return undefined;
  const avant = [...dits.slice(0, essaye), ...depuis, demande.question];
  const refait = await lireSeul(assistant, demande, avant, essai, options);
  if (refait === undefined || !refait.appels.some((a) => a.outil === 'comparer_impots')) return undefined;
  const { appels, demandes } = refait;
  const introduction = 'Le même essai, avec ce que vous venez de dire.';
  return avecSesDoutes({ genre: 'situation', appels, demandes, introduction }, refait, demande.question);
}

/** A new try starts from what was told, not from the try before it; what is asked of the last one knows no other. */
const depuisLaBase = (demande: DemandeAssistant): DemandeAssistant =>
  essaie(demande, demande.question) ? sansLesEssais(demande) : sansLesEssaisQuittes(demande);
