import type { ArbitrageClient, OptionArbitrage } from '@francis/contract';
import { calculerImpotRevenu, type FoyerFiscal } from '@francis/fiscal';
import type { AnalyseFaite } from '../calcul/analyser.ts';
import { totalDe } from '../calcul/dossier.ts';
import { enEuros } from '../calcul/ecrire.ts';

/** What a client means to do that no lever of a return takes: the stakes of the choices below. Euros. */
export interface Projets {
  readonly societe?: { readonly budget?: number; readonly remuneration?: number };
  readonly sci?: { readonly loyers?: number; readonly charges?: number; readonly amortissements?: number };
  readonly assurance_vie?: number;
  readonly patrimoine?: number;
  readonly annees_transmission?: number;
}

/** A file whose tax is computed, seen by the choices. */
export interface Dossier {
  readonly faite: AnalyseFaite;
  readonly foyer: FoyerFiscal;
  readonly annee: number;
  readonly projets: Projets & AnalyseFaite['calcule']['projets'];
  /** Whether the file holds shares of a company, or an account in one. */
  readonly societe: boolean;
  /** Children of the file, dependent or not. */
  readonly enfants: number;
  /** Age of the first filer at the end of the year; undefined when unknown. */
  readonly age: number | undefined;
}

export type Choix = (d: Dossier) => ArbitrageClient;

/** Income tax, contribution and social levies of a household. @throws Error when the engine refuses it. */
export function totalDu(foyer: FoyerFiscal, { annee }: Dossier): number {
  const impot = calculerImpotRevenu(foyer, annee);
  if (impot.statut === 'refus') throw new RefusDeCalcul(impot.message);
  return totalDe(impot);
}

/** The engine does not cover one of the options. */
export class RefusDeCalcul extends Error {}

interface Tete {
  readonly id: string;
  readonly titre: string;
}

/** Nothing to compare yet: the one fact that it waits for. */
export const demander = (tete: Tete, question: string, fait: string | null = null): ArbitrageClient => ({
  ...tete,
  options: [],
  meilleure: null,
  conclusion: 'Une seule réponse manque pour le chiffrer.',
  hypotheses: [],
  manque: { fait, question },
});

/** The choice does not arise for this client. */
export const sansObjet = (tete: Tete, conclusion: string): ArbitrageClient => ({
  ...tete,
  options: [],
  meilleure: null,
  conclusion,
  hypotheses: [],
  manque: null,
});

/** Cents that two computations may round apart. */
const EGALITE = 1;

/** Options side by side; the one that leaves most, and by how much more than the next. */
export function departager(
  tete: Tete,
  options: readonly OptionArbitrage[],
  hypotheses: readonly string[],
): ArbitrageClient {
  const rangs = options.map((_, rang) => rang).sort((a, b) => (options[b]?.reste ?? 0) - (options[a]?.reste ?? 0));
  const [premier, second] = rangs.map((rang) => options[rang]);
  const ecart = (premier?.reste ?? 0) - (second?.reste ?? 0);
  const net = ecart >= EGALITE;
  return {
    ...tete,
    options: options.map((o) => ({ ...o, cout: arrondir(o.cout), reste: arrondir(o.reste) })),
    meilleure: net ? (rangs[0] ?? null) : null,
    conclusion:
      net && premier
        ? `${premier.libelle}\u202f: laisse ${enEuros(arrondir(ecart))} de plus que l’option suivante.`
        : 'Les options laissent la même somme.',
    hypotheses: [...hypotheses],
    manque: null,
  };
}

const CENTIEMES = 100;
export const arrondir = (valeur: number): number => Math.round(valeur * CENTIEMES) / CENTIEMES;
