import type { LignePortefeuille, PassagePortefeuille } from '@francis/contract';
import type { JobReport } from '../../platform/jobs/index.ts';
import { empreinteDesParametres } from '../analyses/index.ts';
import type { Passage } from './repository.ts';
import type { LigneNommee } from './repository-lignes.ts';

/** A run that is not over is where its job says; without a job that goes on, it was interrupted. */
function etatDe({ finiLe }: Passage, travail: JobReport | undefined): PassagePortefeuille['etat'] {
  if (finiLe !== null) return 'fait';
  // Its job ended after the run was read: the next reading finds it done.
  if (travail?.state === 'running' || travail?.state === 'done') return 'en_cours';
  return travail?.state === 'waiting' ? 'attente' : 'interrompu';
}

export function presenterPassage(passage: Passage, travail: JobReport | undefined): PassagePortefeuille {
  const { id, auteur, annee, parametres, reforme, bilan } = passage;
  const total = Math.max(passage.total, travail?.progress?.total ?? 0);
  return {
    id,
    etat: etatDe(passage, travail),
    auteur,
    demande_le: passage.demandeLe.toISOString(),
    fini_le: passage.finiLe?.toISOString() ?? null,
    annee,
    parametres,
    loi_changee: parametres !== empreinteDesParametres(annee),
    faits: bilan?.clients ?? travail?.progress?.done ?? 0,
    total,
    reforme,
    bilan,
  };
}

export const presenterLigne = (ligne: LigneNommee): LignePortefeuille => ({
  client: { id: ligne.clientId, nom_client: ligne.nom_client, prenom_client: ligne.prenom_client },
  statut: ligne.statut,
  impot: ligne.impot,
  tmi: ligne.tmi,
  gain: ligne.gain,
  effet: ligne.effet,
  leviers: [...ligne.leviers],
  manques: [...ligne.manques],
});
