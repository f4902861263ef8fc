import type { Doute } from '../certitude.ts';
import type { LectureProuvee } from '../lecteurs/lire-reponse.ts';
import { departager } from '../lecteurs/plausibles/departager.ts';
import { indecisionsDeLaQuestion } from '../lecteurs/plausibles/de-la-question.ts';
import { donsDArgentNonDits } from '../lecteurs/plausibles/dons-d-argent.ts';
import { lectureDesAppels } from '../lecteurs/plausibles/indecision.ts';
import type { AppelOutil, DemandeAssistant, EvenementAssistant, ReponseAssistant } from '../types.ts';
import { enAvant } from './en-avant.ts';
import { recalculerPourComparer } from './recalculer-pour-comparer.ts';

/** What the other readings of a question add to its answer. */
export interface Complement {
  /** Decisive words whose every meaning gives the same figure. */
  readonly indifferents: readonly string[];
  readonly doutes: readonly Doute[];
  /** Paragraphs with handles, whose figures follow those of the answer. */
  readonly balisage: string;
  readonly calculs: ReponseAssistant['calculs'];
}

export type LecturesPlausibles = (
  demande: DemandeAssistant,
  appels: readonly AppelOutil[],
  lecture: LectureProuvee,
  /** Figures that the answer has already. */
  rang: number,
) => Promise<Complement | undefined>;

type Indecisions = typeof indecisionsDeLaQuestion;

/** What an edited calculation leaves unsaid still: the words of the question are no longer those of the household. */
const indecisionsDUnRecalcul: Indecisions = (lecture, { dits }) => donsDArgentNonDits(lecture, dits);

/** Computes what a question leaves unsaid in every way, and tells what it changes. */
export const lecturesPlausibles: LecturesPlausibles = (...lue) => comparer(indecisionsDeLaQuestion, ...lue);
/** The same of a calculation that was edited. */
export const plausiblesDUnRecalcul: LecturesPlausibles = (...lue) => comparer(indecisionsDUnRecalcul, ...lue);

async function comparer(
  trouver: Indecisions,
  ...[demande, appels, prouvee, rang]: Parameters<LecturesPlausibles>
): Promise<Complement | undefined> {
  const dits = [...demande.historique.filter((t) => t.role === 'user').map((t) => t.content), demande.question];
  const lecture = lectureDesAppels(appels);
  const jour = demande.aujourdhui;
  const indecisions = trouver(lecture, { prouvee, dits, jour, profil: demande.profilEnregistre ?? {} });
  if (indecisions.length === 0) return undefined;
  const dites = new Map<string, Promise<readonly EvenementAssistant[]>>();
  const raconter = (siens: readonly AppelOutil[]): Promise<readonly EvenementAssistant[]> => {
    const cle = JSON.stringify(siens);
    const dite =
      dites.get(cle) ?? entiere(recalculerPourComparer(demande, { appels: siens, demandes: prouvee.demandes }));
    dites.set(cle, dite);
    return dite;
  };
  const { indifferents, sansEffet, decisif } = await departager(lecture, indecisions, jour, async (siens) =>
    enAvant(await raconter(siens)),
  );
  if (decisif === undefined)
    return sansEffet.length === 0 && indifferents.length === 0
      ? undefined
      : { indifferents, doutes: [], balisage: sansEffet.length === 0 ? '' : memeResultat(sansEffet), calculs: [] };
  const { nom, condition, porte, coutume, autres } = decisif;
  const lignes: string[] = [];
  const calculs: Complement['calculs'][number][] = [];
  for (const { condition: cas, appels: siens } of autres) {
    const fin = (await raconter(siens)).at(-1);
    if (fin?.type !== 'reponse') continue;
    const tete = teteNumerotee(fin.reponse, rang + calculs.length);
    calculs.push(...tete.calculs);
    lignes.push(`- Autre cas, ${cas} : ${tete.balisage}`);
  }
  return {
    indifferents: porte,
    doutes: coutume ? [] : [{ code: 'LECTURES_PLAUSIBLES', mots: [nom] }],
    balisage: [`Hypothèse retenue (${nom}) : ${condition}.`, lignes.join('\n')].join('\n\n'),
    calculs,
  };
}

const memeResultat = (noms: readonly string[]): string =>
  `Le résultat est le même dans tous les cas (${[...new Set(noms)].join(', ')}).`;

async function entiere(flux: AsyncIterable<EvenementAssistant>): Promise<readonly EvenementAssistant[]> {
  const evenements: EvenementAssistant[] = [];
  for await (const e of flux) evenements.push(e);
  return evenements;
}

/** The head of another answer, its figures numbered after those of this one, without its notes. */
function teteNumerotee(reponse: ReponseAssistant, rang: number): Pick<Complement, 'balisage' | 'calculs'> {
  let [tete = ''] = reponse.balisage.split('\n\n');
  for (const { id } of reponse.notes) tete = tete.replaceAll(`[${id.slice(1)}](#note-${id})`, '');
  const cites = reponse.calculs.filter((c) => tete.includes(`(#calcul-${c.id})`));
  const calculs = cites.map((c, i) => ({ ...c, id: `c${rang + i + 1}` }));
  // The later first: a new number is never taken for an old one.
  for (const [i, { id }] of [...cites.entries()].toReversed())
    tete = tete.replaceAll(`(#calcul-${id})`, `(#calcul-${calculs[i]?.id ?? id})`);
  return { balisage: tete, calculs };
}
