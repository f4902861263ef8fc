import type { Cloison } from '../../cabinet/index.ts';
import { empreinteDesParametres } from '../calcul/dossier.ts';
import type { Analyse } from '../repository.ts';
import { cleDuRejeu, depotRejeux, type Rejeu } from './repository.ts';

/** What the automatic replay made of some analyses under today’s law; nothing of those that this law made. */
export async function rejeuxDe(
  cloison: Cloison,
  analyses: readonly Analyse[],
): Promise<(analyse: Analyse) => Rejeu | undefined> {
  const lois = new Map([...new Set(analyses.map(({ annee }) => annee))].map((a) => [a, empreinteDesParametres(a)]));
  const anciennes = analyses.filter(({ annee, parametres }) => parametres !== lois.get(annee));
  const rejeux = await depotRejeux(cloison).des(
    anciennes.map(({ id }) => id),
    [...lois.values()],
  );
  return ({ id, annee }) => rejeux.get(cleDuRejeu(id, lois.get(annee) ?? ''));
}
