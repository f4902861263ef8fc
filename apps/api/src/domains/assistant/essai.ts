import { type EvenementAssistant, linkSignals, presenterLecture } from '@francis/assistant';
import { type EssaiReponse, NOMBRE_MAX_SOURCES } from '@francis/contract';
import type { Clock } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { interruptible } from './interruption.ts';
import { compte, jourDeParis } from './policy.ts';
import { panneDeLecture } from './pannes.ts';
import type { PortsAssistant } from './ports.ts';

const PAR_JOUR = 2;
/** Refusals are not counted, but they are work: beyond, nothing more is read for this network today. */
const TENTATIVES_PAR_JOUR = 20;
/** Networks remembered; past that, those that asked first are forgotten first. */
const RESEAUX_MAX = 100_000;

interface Compteur {
  reservees: number;
  tentatives: number;
}

/**
 * Questions that a network asked today, in the memory of this instance: nothing of a visitor is written down. What is
 * being answered counts, so that two questions at once are two questions.
 */
export class EssaisDuJour {
  readonly #horloge: Clock;
  #jour = '';
  readonly #reseaux = new Map<string, Compteur>();

  constructor(horloge: Clock) {
    this.#horloge = horloge;
  }

  /** @throws ApiError ESSAI_EPUISE. */
  prendre(reseau: string): Compteur {
    const jour = jourDeParis(this.#horloge.now());
    if (jour !== this.#jour) {
      this.#reseaux.clear();
      this.#jour = jour;
    }
    const compteur = this.#reseaux.get(reseau) ?? { reservees: 0, tentatives: 0 };
    if (compteur.reservees >= PAR_JOUR || compteur.tentatives >= TENTATIVES_PAR_JOUR)
      throw new ApiError('ESSAI_EPUISE');
    compteur.reservees += 1;
    compteur.tentatives += 1;
    const [premier] = this.#reseaux.keys();
    if (premier !== undefined && this.#reseaux.size >= RESEAUX_MAX) this.#reseaux.delete(premier);
    this.#reseaux.set(reseau, compteur);
    return compteur;
  }
}

interface Essai {
  readonly question: string;
  /** Whose questions are read in turn, and counted. */
  readonly reseau: string;
  readonly signal: AbortSignal;
}

/** Answers somebody without an account, with the embedded reader alone; keeps nothing. */
export async function repondreALEssai(
  ports: PortsAssistant,
  essais: EssaisDuJour,
  essai: Essai,
): Promise<EssaiReponse> {
  const compteur = essais.prendre(essai.reseau);
  try {
    const { reponse, bilan } = await interroger(ports, essai);
    if (!compte(reponse.statut)) compteur.reservees -= 1;
    return {
      answer: reponse.answer,
      sources: reponse.sources.slice(0, NOMBRE_MAX_SOURCES),
      statut: reponse.statut,
      calculs: [...reponse.calculs],
      lecture: presenterLecture(reponse, bilan?.appels ?? [], []),
      essais_restants: Math.max(0, PAR_JOUR - compteur.reservees),
    };
  } catch (error) {
    compteur.reservees -= 1;
    throw error;
  }
}

async function interroger(
  { embarque, horloge, configuration, arret, logger }: PortsAssistant,
  { question, reseau, signal: client }: Essai,
): Promise<Extract<EvenementAssistant, { type: 'reponse' }>> {
  const lien = linkSignals([client, arret], configuration.delaiModeleMs);
  const { signal } = lien;
  const demande = { question, historique: [], juridiction: 'FR' as const, aujourdhui: jourDeParis(horloge.now()) };
  try {
    const evenements = embarque.repondre(demande, { signal, compte: `essai ${reseau}` });
    for await (const evenement of interruptible(evenements, signal)) if (evenement.type === 'reponse') return evenement;
    throw new Error('the assistant ended without an answer');
  } catch (cause) {
    throw panneDeLecture(cause, { logger, client, lien });
  } finally {
    lien.release();
  }
}
