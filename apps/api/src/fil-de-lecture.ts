import { parentPort } from 'node:worker_threads';
import {
  analyserTexteDeProfil,
  creerAssistantEmbarque,
  lireEntretien,
  LectureTropLongue,
  recalculer,
  surveillerLaLecture,
} from '@francis/assistant';
import { preparerNotes } from '@francis/knowledge';
import { QUESTIONS_D_ESSAI } from './lecteurs/questions-d-essai.ts';
import type { Lu, Nouvelle, Ordre, Travail } from './lecteurs/protocole.ts';
import { filCourant, tempsDuFil } from './lecteurs/temps.ts';

// A thread of the server: it reads one question at a time, so that reading holds nobody else.
const fil = filCourant();
const tempsMs = fil === undefined ? () => performance.now() : () => tempsDuFil(fil);
const assistant = creerAssistantEmbarque();
let enCours: AbortController | undefined;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const dire = (nouvelle: Nouvelle): void => parentPort?.postMessage(nouvelle);

async function* mener(travail: Travail, signal: AbortSignal): AsyncGenerator<Lu> {
  if (travail.genre === 'repondre') {
    yield* assistant.repondre(travail.demande, { signal });
    return;
  }
  if (travail.genre === 'recalculer') {
    yield* recalculer(travail.demande, travail.interpretation, { signal });
    return;
  }
  if (travail.genre === 'entretien') {
    yield { type: 'entretien', extraction: lireEntretien(travail.reponses, travail.jour) };
    return;
  }
  const { texte, question } = travail;
  yield { type: 'profil', donnees: analyserTexteDeProfil(texte, question === undefined ? {} : { question }) };
}

async function lire(travail: Travail, budgetMs: number): Promise<void> {
  const depart = tempsMs();
  const annulation = new AbortController();
  enCours = annulation;
  surveillerLaLecture(() => {
    if (tempsMs() - depart > budgetMs) throw new LectureTropLongue();
  });
  try {
    for await (const lu of mener(travail, annulation.signal)) dire({ genre: 'lu', lu });
    dire({ genre: 'fin', tempsMs: tempsMs() - depart });
  } catch (erreur) {
    const panne =
      erreur instanceof LectureTropLongue ? 'trop_longue' : annulation.signal.aborted ? 'annulee' : 'erreur';
    const message = erreur instanceof Error ? (erreur.stack ?? erreur.message) : String(erreur);
    dire({ genre: 'panne', tempsMs: tempsMs() - depart, panne, message });
  } finally {
    enCours = undefined;
  }
}

/** The first answers of a thread take ten times as long as the next ones: nobody waits for them. */
async function sEchauffer(): Promise<void> {
  await preparerNotes();
  for (const demande of QUESTIONS_D_ESSAI) {
    for await (const _ of assistant.repondre(demande));
  }
}

let commencer: () => void = () => undefined;
const ecoute = new Promise<void>((resolve) => {
  commencer = resolve;
});
parentPort?.on('message', (ordre: Ordre) => {
  if (ordre.genre === 'ecoute') commencer();
  else if (ordre.genre === 'annuler') enCours?.abort();
  else void lire(ordre.travail, ordre.budgetMs);
});
await sEchauffer();
await ecoute;
dire({ genre: 'pret', ...(fil !== undefined && { fil }) });
