import type { RefusFiscal } from '../../core/resultat.ts';
import type { FoyerFiscal } from '../../france/impot-revenu/foyer.ts';
import type { OptionsCalcul } from '../../france/impot-revenu/resultat.ts';
import { estRefus, facturer } from '../calcul.ts';
import { droitsEnUsage } from './droits.ts';
import { essais } from './essais.ts';
import { type Cadre, chiffrerPiste, type NaturePiste, type Idee, type Piste, type Projets } from './piste.ts';

export interface PistesDuDossier {
  /** What gains, largest first: two whole computations each, so that they do not add up. */
  readonly retenues: readonly Piste[];
  /** What was tried and gains nothing. */
  readonly ecartees: readonly Piste[];
}

/** Every lead of a household: what to do, what to choose, what is counted already and must be proved. */
export function explorerDossier(
  foyer: FoyerFiscal,
  annee: number,
  projets: Projets = {},
  options?: OptionsCalcul,
): PistesDuDossier | RefusFiscal {
  const avant = facturer(foyer, annee, options);
  if (estRefus(avant)) return avant;
  const cadre: Cadre = { foyer, annee, options, avant };
  const chiffrees = (nature: NaturePiste, idees: readonly Idee[]): Piste[] =>
    idees.flatMap((idee) => chiffrerPiste(cadre, nature, idee) ?? []);
  const toutes = [...chiffrees('levier', essais(cadre, projets)), ...chiffrees('droit', droitsEnUsage(cadre))];
  return {
    retenues: toutes.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain),
    ecartees: toutes.filter(({ gain }) => gain <= 0),
  };
}
