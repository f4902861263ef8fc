import type { FoyerPartiel, ImpotRevenuExplique, NoeudTrace, RefusFiscal } from '@francis/fiscal';
import { ANNEES_COUVERTES, completerFoyer, derniereAnneeCouverte, expliquerImpotRevenu } from '@francis/fiscal';
import type { Appel } from '../orchestration/registre.ts';
import type { FoyerDecrit } from './schemas.ts';

/** What a tool tells the model: the handles that it may cite, with their values. */
export interface ResultatChiffre {
  readonly appel: string;
  readonly annee: number;
  readonly annee_parametres: number;
  readonly statut: 'exact' | 'estimation';
  readonly reserves: readonly string[];
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

export function decrire(appel: Appel, anneeParametres: number): ResultatChiffre {
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
    chiffres,
  };
}

/** The year after the last voted one is computed with the last known parameters, and said so; further is refused. */
export function optionsPour(annee: number): { readonly hypothese?: 'derniers-parametres' } {
  return annee === derniereAnneeCouverte() + 1 && !ANNEES_COUVERTES.includes(annee)
    ? { hypothese: 'derniers-parametres' }
    : {};
}

const estObjet = (v: unknown): v is object => typeof v === 'object' && v !== null && !Array.isArray(v);

/** Optional fields of a parsed object may hold `undefined`; the engine wants them absent. */
function nettoyer(objet: object): object {
  return Object.fromEntries(
    Object.entries(objet)
      .filter(([, v]) => v !== undefined)
      .map(([k, v]: [string, unknown]) => [k, estObjet(v) ? nettoyer(v) : v]),
  );
}

/** Every key of a parsed description is one of the engine's, and none is undefined once cleaned. */
function enFoyerPartiel(decrit: FoyerDecrit): FoyerPartiel {
  return nettoyer(decrit);
}

export function calculerFoyer(
  decrit: FoyerDecrit,
  annee: number,
  revenuNetImposable?: number,
): ImpotRevenuExplique | RefusFiscal {
  const foyer = completerFoyer(enFoyerPartiel(decrit));
  return expliquerImpotRevenu(foyer, annee, {
    ...optionsPour(annee),
    ...(revenuNetImposable === undefined ? {} : { revenuNetImposable }),
  });
}
