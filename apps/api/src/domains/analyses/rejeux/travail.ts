import { setImmediate as laisserPasser } from 'node:timers/promises';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { JobKind, JobRun } from '../../../platform/jobs/index.ts';
import { type Cloison, dansCabinet } from '../../cabinet/index.ts';
import { empreinteDesParametres } from '../calcul/dossier.ts';
import { rejouer } from '../calcul/rejouer.ts';
import type { Analyse } from '../repository.ts';
import type { ChiffreChange } from '../service.ts';
import { depotRejeux, type PassageRejeu, type Rejeu } from './repository.ts';

export interface PortsRejeux {
  readonly base: Database;
  readonly horloge: Clock;
  readonly chiffreChange: ChiffreChange;
}

/** Analyses read at one go: each one is a whole computation, and holds its trace. */
const PAGE = 50;
const PASSAGES_GARDES = 5;
export const NOM_DU_REJEU = 'rejeu';
const Charge = z.object({ cabinetId: z.uuid(), passageId: z.uuid() });
type Charge = z.infer<typeof Charge>;
const Point = z.object({ apres: z.uuid() });

/**
 * Replays the kept analyses of a firm under the law of today, a page at a time: what a page gives, who is told of it
 * and where the next one begins are one transaction, so that a death at any moment tells nobody twice and forgets none.
 */
export const travailDeRejeu = (ports: PortsRejeux): JobKind<Charge> => ({
  name: NOM_DU_REJEU,
  payload: Charge,
  retries: 3,
  retryDelaySeconds: 30,
  run: async (job) => {
    const { cabinetId, passageId } = job.payload;
    const chez = <T>(executer: (cloison: Cloison) => Promise<T>): Promise<T> =>
      dansCabinet(ports.base, cabinetId, { executer });
    const passage = await chez((cloison) => depotRejeux(cloison).passage(passageId));
    if (!passage || passage.finiLe !== null) return;
    // Another law than this server's: the place is left to who applies it, at its next round.
    if (passage.parametres !== empreinteDesParametres(passage.annee))
      return chez((cloison) => depotRejeux(cloison).abandonner(passageId));
    await parcourir(ports, job, passage);
    await chez(async (cloison) => {
      await depotRejeux(cloison).achever(passageId, ports.horloge.now());
      await depotRejeux(cloison).oublier(PASSAGES_GARDES);
    });
  },
});

async function parcourir(ports: PortsRejeux, job: JobRun<Charge>, passage: PassageRejeu): Promise<void> {
  const { id, cabinetId, parametres } = passage;
  const depart = Point.safeParse(job.checkpoint);
  let apres = depart.success ? depart.data.apres : undefined;
  for (;;) {
    job.signal.throwIfAborted();
    const analyses = await dansCabinet(ports.base, cabinetId, {
      executer: (cloison) => depotRejeux(cloison).suivantes(passage, apres, PAGE),
    });
    const derniere = analyses.at(-1);
    if (!derniere) return;
    const rejeux: Omit<Rejeu, 'cabinetId'>[] = [];
    for (const analyse of analyses) {
      await laisserPasser();
      job.signal.throwIfAborted();
      rejeux.push({ ...commeMaintenant(analyse), parametres, le: ports.horloge.now() });
    }
    await dansCabinet(ports.base, cabinetId, {
      executer: async (cloison) => {
        const depot = depotRejeux(cloison);
        const ecrits = await depot.garder(rejeux);
        const changes = rejeux.filter(({ analyseId, ecart }) => ecrits.has(analyseId) && ecart !== null && ecart !== 0);
        await depot.compter(id, { relues: ecrits.size, changees: changes.length });
        return changes;
      },
      conclure: async (changes, requetes) => {
        for (const { clientId, analyseId } of changes)
          await ports.chiffreChange({ cabinetId, clientId, analyseId, parametres }, requetes);
        await job.save({ checkpoint: { apres: derniere.id } }, requetes);
      },
    });
    apres = derniere.id;
  }
}

/** One analysis under the law of today; when that law computes nothing of its facts, why. */
function commeMaintenant(analyse: Analyse): Omit<Rejeu, 'cabinetId' | 'parametres' | 'le'> {
  const { id: analyseId, clientId } = analyse;
  try {
    const { ecart, phrase, chiffres, loi } = rejouer(analyse, analyse.faits);
    return { analyseId, clientId, ecart, phrase, chiffres, loi };
  } catch (erreur) {
    if (!(erreur instanceof ApiError)) throw erreur;
    return { analyseId, clientId, ecart: null, phrase: erreur.message, chiffres: [], loi: [] };
  }
}
