import { creerAssistant } from '../assistant.ts';
import type { Doute } from '../certitude.ts';
import { comparerLectures, faitsContraires, memeRegle, rolesSansForme } from '../lecteurs/heberge/accord.ts';
import type { LectureTenue, TexteLu } from '../lecteurs/heberge/verifier.ts';
import { estCalcul } from '@francis/faits';
import { lireDemandes } from '@francis/lecture';
import { creerModeleDeLecture, type Interpretation } from '../questions/modele-de-lecture.ts';
import { decliner, demander } from '../questions/sans-calcul.ts';
import type { DemandeAssistant, EvenementAssistant } from '../types.ts';
import type { Reference } from './assistant-lecteur.ts';
import { ErreurModele } from './erreurs.ts';

interface Reponse {
  readonly interpretation: Interpretation;
  readonly reserves: readonly Doute[];
}

const REGLE = 'la règle citée';

/** Whether each rule that was searched is the one that the question itself finds. */
const reglesSures = ({ appels }: LectureTenue, { question, aujourdhui: jour }: DemandeAssistant): boolean =>
  appels.every(({ outil, entree }) => {
    if (outil !== 'chercher_notes') return true;
    const cherchee = typeof entree === 'object' && entree !== null && 'question' in entree ? entree.question : '';
    return typeof cherchee === 'string' && memeRegle(cherchee, question, jour);
  });

/** What a reading gives to answer, and what keeps it from being sure: the embedded one is the second opinion. */
function interpreter(lecture: LectureTenue, texte: TexteLu, demande: DemandeAssistant, embarque: Reference): Reponse {
  const demandes = lireDemandes(demande.question);
  if (lecture.appels.length === 0) {
    const sans = lecture.refus === undefined ? demander(lecture.manques) : decliner(lecture.refus);
    return { interpretation: { ...sans, demandes }, reserves: [] };
  }
  const { appels } = lecture;
  const avis = { appels: embarque.appels, statut: embarque.reponse.statut };
  const calculs = appels.some((a) => a.outil !== 'chercher_notes');
  const accord = calculs ? comparerLectures(appels, avis) : 'meme';
  const reserves: Doute[] = [];
  if (accord === 'contraire') reserves.push({ code: 'LECTURE_CONTREDITE', mots: faitsContraires(appels, avis) });
  const seuls = accord === 'sans_avis' ? rolesSansForme(lecture.roles, texte.question) : [];
  if (!reglesSures(lecture, demande)) seuls.push(REGLE);
  if (seuls.length > 0) reserves.push({ code: 'ROLE_SANS_FORME', mots: seuls });
  const autre = accord === 'contraire' ? { autre: embarque.appels } : {};
  return { interpretation: { appels, demandes, ...autre }, reserves };
}

/** The answer to a reading that holds, computed by the engine and told by our sentences. */
export async function repondreDepuis(
  lecture: LectureTenue,
  texte: TexteLu,
  demande: DemandeAssistant,
  embarque: Reference,
  nomModele: string,
): Promise<readonly EvenementAssistant[]> {
  // A model that asks back or declines does not silence a figure that is sure.
  if (
    lecture.appels.length === 0 &&
    embarque.reponse.statut === 'exact' &&
    embarque.appels.some((a) => estCalcul(a.outil))
  )
    throw new ErreurModele('MODELE_LECTURE_SANS_REPONSE');
  const { interpretation, reserves } = interpreter(lecture, texte, demande, embarque);
  const evenements: EvenementAssistant[] = [];
  const flux = creerAssistant({ modele: creerModeleDeLecture(interpretation), nomModele, reserves }).repondre(demande);
  for await (const e of flux) evenements.push(e);
  const fin = evenements.at(-1);
  if (fin?.type !== 'reponse' || (fin.bilan?.appelsInvalides ?? 0) > 0 || sansFondement(fin.reponse.doutes))
    throw new ErreurModele('MODELE_LECTURE_SANS_REPONSE');
  return evenements;
}

const sansFondement = (doutes: readonly Doute[]): boolean => doutes.some((d) => d.code === 'SANS_FONDEMENT');
