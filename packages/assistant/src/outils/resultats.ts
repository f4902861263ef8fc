import type { ImpotRevenuExplique, NoeudTrace, RefusFiscal } from '@francis/fiscal';
import { ANNEES_COUVERTES, completerFoyer, derniereAnneeCouverte, expliquerImpotRevenu } from '@francis/fiscal';
import type { Appel } from '../orchestration/registre.ts';
import { enFoyerDuMoteur } from './foyer-du-moteur.ts';
import type { FoyerDecrit } from './schemas.ts';

/** What a tool tells the model: the handles that it may cite, with their values. */
export interface ResultatChiffre {
  readonly appel: string;
  readonly annee: number;
  readonly annee_parametres: number;
  readonly statut: 'exact' | 'estimation';
  readonly reserves: readonly string[];
  /** What was not said and was supposed. */
  readonly hypotheses?: readonly string[];
  /** Path of the handle → value. */
  readonly chiffres: Readonly<Record<string, number | boolean>>;
}
export interface ResultatRefuse {
  readonly refus: string;
  readonly code: string;
}
export type ResultatOutil = ResultatChiffre | ResultatRefuse;

export const refuse = (refus: RefusFiscal): ResultatRefuse => ({ refus: refus.message, code: refus.code });

function* noeuds(noeud: NoeudTrace): Generator<NoeudTrace> {
  yield noeud;
  for (const enfant of noeud.enfants) yield* noeuds(enfant);
}

export function decrire(appel: Appel, anneeParametres: number, hypotheses: readonly string[] = []): ResultatChiffre {
  const chiffres: Record<string, number | boolean> = {};
  for (const [nom, racine] of appel.racines) {
    const prefixe = nom === '' ? '' : `${nom}/`;
    for (const n of noeuds(racine)) chiffres[`${prefixe}${n.regle}`] ??= n.valeur;
  }
  return {
    appel: appel.alias,
    annee: appel.annee,
    annee_parametres: anneeParametres,
    statut: appel.estimation ? 'estimation' : 'exact',
    reserves: appel.reserves,
    ...(hypotheses.length === 0 ? {} : { hypotheses }),
    chiffres,
  };
}

/** The year after the last voted one is computed with the last known parameters, and said so; further is refused. */
export function optionsPour(annee: number): { readonly hypothese?: 'derniers-parametres' } {
  return annee === derniereAnneeCouverte() + 1 && !ANNEES_COUVERTES.includes(annee)
    ? { hypothese: 'derniers-parametres' }
    : {};
}

export function calculerFoyer(
  decrit: FoyerDecrit,
  annee: number,
  revenuNetImposable?: number,
): ImpotRevenuExplique | RefusFiscal {
  const lu = enFoyerDuMoteur(decrit, annee);
  if ('statut' in lu) return lu;
  const foyer = completerFoyer(lu);
  return expliquerImpotRevenu(foyer, annee, {
    ...optionsPour(annee),
    ...(revenuNetImposable === undefined ? {} : { revenuNetImposable }),
  });
}
