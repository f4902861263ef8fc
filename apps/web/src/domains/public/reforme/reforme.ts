import {
  calculerImpotRevenu,
  derniereAnneeCouverte,
  type FoyerFiscal,
  parametresImpotRevenu,
  type Reforme,
} from '@francis/fiscal';
import { foyerDeSalaires } from '../foyers.ts';
import { foyersTypes } from './foyers-types.ts';

/** What the studio lets change: the scale, a cap, a rate. Names of the engine, so that each has its article. */
export const REGLABLES = [
  'bareme.seuil_1',
  'bareme.seuil_2',
  'bareme.seuil_3',
  'bareme.seuil_4',
  'bareme.taux_1',
  'bareme.taux_2',
  'bareme.taux_3',
  'bareme.taux_4',
  'quotient_familial.plafond_demi_part',
  'salaires.abattement_max',
  'decote.taux',
] as const;
type Reglable = (typeof REGLABLES)[number];

export interface Reglage {
  readonly nom: Reglable;
  readonly libelle: string;
  readonly article: string;
  readonly unite: 'EUR' | 'taux';
  /** Of the law: euros, or a fraction. */
  readonly vote: number;
}

export interface Etude {
  readonly reforme: Reforme;
  /** One's own, as wages alone. */
  readonly foyer: FoyerFiscal;
}

export const ANNEE = derniereAnneeCouverte();
/** A household of wages, as the three fields of the page say it. */
export const foyerDit = (paie: number, couple: boolean, nombreEnfants: number): FoyerFiscal =>
  foyerDeSalaires(ANNEE, paie, couple, nombreEnfants);
export const paieDe = ({ declarant1, declarant2 }: FoyerFiscal): number =>
  declarant1.salaires + (declarant2?.salaires ?? 0);
export const estUnCouple = ({ situation }: FoyerFiscal): boolean => situation === 'marie';

export const FOYER = foyerDit(52_000, false, 0);
const ENFANTS_MAX = 5;
const SALAIRES_MAX = 10_000_000;

/** The numbers of the last voted year that may be changed here, with what the law says of each. */
export const reglages = (): readonly Reglage[] =>
  REGLABLES.flatMap((nom) => {
    const lu = parametresImpotRevenu(ANNEE)?.lire(nom);
    return lu && (lu.unite === 'EUR' || lu.unite === 'taux')
      ? [{ nom, libelle: lu.libelle, article: lu.article, unite: lu.unite, vote: lu.valeur }]
      : [];
  });

export interface Effet {
  readonly nom: string;
  readonly avant: number;
  readonly apres: number;
}

/** The tax of a household under the law, then under the reform. @returns the sentence of the engine when it refuses. */
function comparer(nom: string, foyer: FoyerFiscal, reforme: Reforme): Effet | string {
  const avant = calculerImpotRevenu(foyer, ANNEE);
  const apres = calculerImpotRevenu(foyer, ANNEE, { reforme });
  if (!('impot_final' in avant)) return avant.message;
  if (!('impot_final' in apres)) return apres.message;
  return { nom, avant: avant.impot_final, apres: apres.impot_final };
}

/** One's own household, then those of the page; or why the reform cannot be computed. */
export function etudier({ reforme, foyer: mienDit }: Etude): { mien: Effet; autres: readonly Effet[] } | string {
  const mien = comparer('Votre foyer', mienDit, reforme);
  if (typeof mien === 'string') return mien;
  const autres: Effet[] = [];
  for (const { nom, foyer } of foyersTypes(ANNEE)) {
    const effet = comparer(nom, foyer, reforme);
    if (typeof effet === 'string') return effet;
    autres.push(effet);
  }
  return { mien, autres };
}

/** After `#`, so that no server reads it. Only what differs from the law is written. */
export function ecrireEtude({ reforme, foyer }: Etude): string {
  const params = new URLSearchParams();
  for (const [nom, valeur] of Object.entries(reforme)) if (Number.isFinite(valeur)) params.set(nom, String(valeur));
  const paie = paieDe(foyer);
  if (Number.isFinite(paie) && paie !== paieDe(FOYER)) params.set('salaires', String(paie));
  if (estUnCouple(foyer)) params.set('couple', 'oui');
  if (foyer.enfants.length > 0) params.set('enfants', String(foyer.enfants.length));
  return params.toString();
}

const borner = (brut: string | null, maximum: number, defaut: number): number => {
  const valeur = brut === null || brut.trim() === '' ? Number.NaN : Number(brut);
  return Number.isFinite(valeur) && valeur >= 0 && valeur <= maximum ? valeur : defaut;
};

/** What a link says; what is unreadable or unknown in it is left to the law. */
export function lireEtude(ancre: string): Etude {
  const params = new URLSearchParams(ancre.startsWith('#') ? ancre.slice(1) : ancre);
  const reforme: Record<string, number> = {};
  for (const { nom, vote, unite } of reglages()) {
    const valeur = borner(params.get(nom), unite === 'taux' ? 1 : SALAIRES_MAX, vote);
    if (valeur !== vote) reforme[nom] = valeur;
  }
  return {
    reforme,
    foyer: foyerDit(
      borner(params.get('salaires'), SALAIRES_MAX, paieDe(FOYER)),
      params.get('couple') === 'oui',
      Math.trunc(borner(params.get('enfants'), ENFANTS_MAX, 0)),
    ),
  };
}
