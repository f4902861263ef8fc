import { cpus } from 'node:os';
import type { Assistant, Recalcul } from '@francis/assistant';
import type { DonneesProfil, EntretienRequete, ExtractionVocale, QuestionQuestionnaire } from '@francis/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { type FilDAvance, ouvrirFil } from './fil.ts';
import { Lecteurs } from './lecteurs.ts';
import { estDeLAssistant } from './protocole.ts';

/** Reads in a free text the answers of the questionnaire; `compte` is whose text it is, as an opaque key. */
export type LecteurDeProfil = (
  texte: string,
  options: { readonly compte: string; readonly question?: QuestionQuestionnaire; readonly signal?: AbortSignal },
) => Promise<DonneesProfil>;

/** Reads the answers of a spoken interview; `jour` is AAAA-MM-JJ. */
export type LecteurDEntretien = (
  reponses: EntretienRequete['reponses'],
  options: { readonly compte: string; readonly jour: string; readonly signal?: AbortSignal },
) => Promise<ExtractionVocale>;

export interface LectureAPart {
  readonly assistant: Assistant;
  readonly recalculer: Recalcul;
  readonly lireProfil: LecteurDeProfil;
  readonly lireEntretien: LecteurDEntretien;
  /** Somebody can be read. */
  readonly pret: Promise<void>;
  readonly tousPrets: Promise<void>;
  fermer(): void;
}

interface Options {
  /** Already on its way; the next ones run the same program. */
  readonly premierFil: FilDAvance;
  /** As many as cores, from two: one long reading leaves another place. */
  readonly nombre: number | undefined;
  readonly horloge: Clock;
  readonly logger: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

const PAR_QUESTION_MS = 2_000;
const PAR_COMPTE_MS = 10_000;
const NOMBRE_MAX = 4;
/** What is read for nobody in particular is read in turn with the accounts. */
const PERSONNE = '';

/** The embedded assistant and the reader of profiles, each question read in a thread of its own. */
export function lireAPart({ premierFil, nombre, horloge, logger }: Options): LectureAPart {
  const lecteurs = new Lecteurs({
    nombre: nombre ?? Math.min(Math.max(cpus().length, 2), NOMBRE_MAX),
    parQuestionMs: PAR_QUESTION_MS,
    parCompteMs: PAR_COMPTE_MS,
    ouvrir: (ecoute) => ouvrirFil(premierFil, ecoute),
    horloge,
    logger,
  });
  return {
    assistant: {
      async *repondre(demande, { signal, compte = PERSONNE } = {}) {
        for await (const lu of lecteurs.lire(compte, { genre: 'repondre', demande }, signal))
          if (estDeLAssistant(lu)) yield lu;
      },
    },
    async *recalculer(demande, interpretation, { signal, compte = PERSONNE } = {}) {
      const travail = { genre: 'recalculer', demande, interpretation } as const;
      for await (const lu of lecteurs.lire(compte, travail, signal)) if (estDeLAssistant(lu)) yield lu;
    },
    lireProfil: async (texte, { compte, question, signal }) => {
      const travail = { genre: 'profil', texte, ...(question !== undefined && { question }) } as const;
      for await (const lu of lecteurs.lire(compte, travail, signal)) if (lu.type === 'profil') return lu.donnees;
      throw new Error('nothing was read');
    },
    lireEntretien: async (reponses, { compte, jour, signal }) => {
      const travail = { genre: 'entretien', reponses, jour } as const;
      for await (const lu of lecteurs.lire(compte, travail, signal)) if (lu.type === 'entretien') return lu.extraction;
      throw new Error('nothing was read');
    },
    pret: lecteurs.pret,
    tousPrets: lecteurs.tousPrets,
    fermer: () => lecteurs.fermer(),
  };
}
