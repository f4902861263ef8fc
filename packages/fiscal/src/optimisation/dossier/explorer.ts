import type { RefusFiscal } from '../../core/resultat.ts';
import type { FoyerFiscal } from '../../france/impot-revenu/foyer.ts';
import type { ImpotRevenu, OptionsCalcul } from '../../france/impot-revenu/resultat.ts';
import { estRefus, facturer, totalDu } from '../calcul.ts';
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
  const toutes = [
    ...chiffrer(cadre, 'levier', essais(cadre, projets)),
    ...chiffrer(cadre, 'droit', droitsEnUsage(cadre)),
  ];
  return { retenues: retenir(toutes), ecartees: toutes.filter(({ gain }) => gain <= 0) };
}

/**
 * What there is to do or to choose in a household, and gains: the levers of `explorerDossier`, in its order, without the
 * rights that are counted already. Each of those is a computation more, which a whole portfolio has no use for.
 *
 * @param impot of this household for this year, under the law
 */
export function leviersDuDossier(
  foyer: FoyerFiscal,
  annee: number,
  impot: ImpotRevenu,
  projets: Projets = {},
): Piste[] {
  const cadre: Cadre = { foyer, annee, options: undefined, avant: { impot, total: totalDu(impot) } };
  return retenir(chiffrer(cadre, 'levier', essais(cadre, projets)));
}

const chiffrer = (cadre: Cadre, nature: NaturePiste, idees: readonly Idee[]): Piste[] =>
  idees.flatMap((idee) => chiffrerPiste(cadre, nature, idee) ?? []);

const retenir = (pistes: readonly Piste[]): Piste[] =>
  pistes.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain);
