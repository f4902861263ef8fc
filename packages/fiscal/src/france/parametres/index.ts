import type { ParametreLegal } from '../../core/source-legale.ts';
import { PARAMETRES_2022 } from './2022.ts';
import { PARAMETRES_2023 } from './2023.ts';
import { PARAMETRES_2024 } from './2024.ts';
import { PARAMETRES_2025 } from './2025.ts';
import { PARAMETRES_2026 } from './2026.ts';
import type { NomParametre, ParametresAnnee } from './definition.ts';

const PARAMETRES: readonly ParametresAnnee[] = [PARAMETRES_2022, PARAMETRES_2023, PARAMETRES_2024, PARAMETRES_2025];
const PREMIERE = PARAMETRES_2022;
const DERNIERE = PARAMETRES_2025;

/** First year of income covered. */
export const PREMIERE_ANNEE_COUVERTE = PREMIERE.annee;

/** Last year of income whose parameters are voted. */
export function derniereAnneeCouverte(): number {
  return DERNIERE.annee;
}

/** Parameters of a year, or undefined: there is never a fallback to another year here. */
export function trouverParametres(annee: number): ParametresAnnee | undefined {
  return PARAMETRES[annee - PREMIERE.annee];
}

/**
 * Parameters for a year after the last voted one: those of the last voted year, with the rules already voted for the year
 * that follows it. To be used under an explicit hypothesis only.
 */
export const PARAMETRES_A_VENIR: ParametresAnnee = PARAMETRES_2026;

/** Read access to the legal numbers of a year, with article, source and reliability. */
export interface ParametresImpotRevenu {
  readonly annee: number;
  readonly noms: readonly string[];
  /** Undefined when the year has no such number (e.g. `cdhr.taux` before 2025). */
  readonly lire: (nom: NomParametre) => ParametreLegal | undefined;
  /** Same, for a name that comes from a text and may not exist. */
  readonly chercher: (nom: string) => ParametreLegal | undefined;
}

/** Undefined when the year of income is not covered. */
export function parametresImpotRevenu(annee: number): ParametresImpotRevenu | undefined {
  const parametres = trouverParametres(annee);
  return parametres === undefined ? undefined : consulter(parametres, annee);
}

/**
 * Numbers under the hypothesis of the latest parameters: each says its own year, that of the last voted law or the next
 * one when its rule is already voted.
 */
export function parametresAVenir(): ParametresImpotRevenu {
  return consulter(PARAMETRES_A_VENIR, PARAMETRES_A_VENIR.anneePartielle ?? PARAMETRES_A_VENIR.annee);
}

function consulter(parametres: ParametresAnnee, annee: number): ParametresImpotRevenu {
  return {
    annee,
    noms: [...parametres.provenance.keys()],
    lire: (nom) => parametres.provenance.get(nom),
    chercher: (nom) => parametres.provenance.get(nom),
  };
}
