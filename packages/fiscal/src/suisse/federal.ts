import type { RefusFiscal } from '../core/resultat.ts';
import { entree } from '../core/traceur.ts';
import { nombre } from '../core/typographie.ts';
import {
  arrondirCinqCentimesBas,
  arrondirVersLeBas,
  FRANCS,
  francs,
  sommerCentimes,
} from '../international/montants.ts';
import {
  type Fiabilise,
  fiabiliser,
  refuserAnneeCouverte,
  verifierChoix,
  verifierEntier,
  verifierMontant,
} from '../international/verification.ts';
import { appliquerAvecImpot, rangAtteint } from './baremes.ts';
import { aPrevoyance, type Deductions, type Menage, type Personne, type TraceurSuisse } from './contexte.ts';
import { ANNEES_SUISSE, type AnneeSuisse } from './parametres/annees.ts';
import { BAREMES_IFD } from './parametres/baremes-ifd.ts';
import { PARAMETRES_FEDERAUX } from './parametres/federal.ts';

/** Not a legal number. */
export const ENFANTS_MAX = 20;

export interface DemandeIfd {
  readonly revenuImposable: number;
  /** `famille`: spouses together, or a person who lives with children of his own. */
  readonly bareme: 'seul' | 'famille';
  readonly enfants?: number | undefined;
}

export interface ImpotFederalDirect extends Fiabilise {
  readonly annee: number;
  /** Before the credit for children. */
  readonly impotBareme: number;
  readonly credit: number;
  readonly impot: number;
}

/**
 * Direct federal tax of a natural person on a taxable income.
 *
 * @returns francs, tax down to 5 centimes, or a typed refusal
 * @see LIFD art. 36
 */
export function calculerImpotFederalDirect(demande: DemandeIfd, annee: number): ImpotFederalDirect | RefusFiscal {
  const connue = ANNEES_SUISSE.find((a) => a === annee);
  if (connue === undefined) return refuserAnneeCouverte(annee, ANNEES_SUISSE, 'la Suisse');
  const { revenuImposable, bareme, enfants = 0 } = demande;
  const refus =
    verifierMontant(revenuImposable, 'revenuImposable') ??
    verifierChoix(bareme, ['seul', 'famille'], 'bareme') ??
    verifierEntier(enfants, ENFANTS_MAX, 'enfants');
  if (refus !== null) return refus;
  const lu = liquiderIfd(revenuImposable, bareme === 'famille', enfants, connue, null);
  return { ...fiabiliser([], ['Revenu imposable selon le droit fédéral.']), annee: connue, ...lu };
}

export function liquiderIfd(
  revenu: number,
  famille: boolean,
  enfants: number,
  annee: AnneeSuisse,
  t: TraceurSuisse,
): { impotBareme: number; credit: number; impot: number } {
  const p = PARAMETRES_FEDERAUX[annee].ifd.valeurs;
  const bareme = BAREMES_IFD[annee][famille ? 'famille' : 'seul'];
  const arrondi = arrondirVersLeBas(revenu, p.pas_revenu);
  const brut = arrondirCinqCentimesBas(appliquerAvecImpot(arrondi, bareme));
  const impotBareme = brut < p.perception_minimale ? 0 : brut;
  const credit = famille ? Math.min(impotBareme, p.credit_enfant * enfants) : 0;
  const impot = sommerCentimes(impotBareme, -credit);
  if (t !== null) {
    const rang = rangAtteint(arrondi, bareme.seuils);
    const seuil = bareme.seuils[rang] ?? 0;
    const detail =
      rang < 0
        ? `${francs(arrondi)} n’atteint pas le premier seuil`
        : `${francs(bareme.impots[rang] ?? 0)} + ${nombre(bareme.taux[rang] ?? 0)} % × (${francs(arrondi)} − ${francs(seuil)}) = ${francs(brut)}`;
    t.noeud({
      regle: 'ch.ifd',
      libelle: 'Impôt fédéral direct',
      valeur: impot,
      unite: FRANCS,
      formule: `${detail}${credit > 0 ? ` − ${francs(credit)} pour enfants = ${francs(impot)}` : ''}`,
      article: famille ? 'LIFD art. 36 al. 2 et 2bis' : 'LIFD art. 36 al. 1',
      entrees: [entree('Revenu imposable fédéral', revenu, FRANCS), entree('Enfants', enfants, 'nombre')],
      parametres: ['ifd.pas_revenu', 'ifd.perception_minimale', 'ifd.credit_enfant'],
      arrondi: 'revenu à 100 CHF et impôt à 5 centimes vers le bas',
    });
  }
  return { impotBareme, credit, impot };
}

/** Flat professional expenses of an employee: 3 % of the net wage between two limits, never more than the wage. */
export function fraisProfessionnels(personne: Personne, annee: AnneeSuisse): number {
  if (personne.activite !== 'salarie') return 0;
  const p = PARAMETRES_FEDERAUX[annee].professionnel.valeurs;
  return Math.min(personne.net, Math.max(p.minimum, Math.min(p.maximum, personne.net * p.taux)));
}

/** Lower of two incomes of a couple after professional expenses and pillar 3a; 0 with one income. */
export function secondRevenu(menage: Menage, frais = fraisProfessionnels): number {
  if (!menage.marie || menage.personnes.length < 2) return 0;
  const revenus = menage.personnes.map((p) => Math.max(0, p.net - frais(p, menage.annee) - p.pilier3a));
  return Math.min(...revenus);
}

/** Deductions common to the federal tax and the cantons that follow it: professional expenses and pillar 3a. */
export function deduireTravail(menage: Menage, deductions: Deductions): void {
  for (const personne of menage.personnes) {
    deductions.ajouter('Frais professionnels forfaitaires', fraisProfessionnels(personne, menage.annee));
  }
  for (const personne of menage.personnes) deductions.ajouter('Pilier 3a', personne.pilier3a);
}

/** Ceiling of premiums: by civil status, larger without second pillar nor 3a, plus an amount per child. */
export function plafonnerPrimes(
  menage: Menage,
  p: {
    readonly primes_seul: number;
    readonly primes_couple: number;
    readonly primes_seul_sans_prevoyance: number;
    readonly primes_couple_sans_prevoyance: number;
    readonly primes_enfant: number;
  },
): number {
  const avec = menage.marie ? p.primes_couple : p.primes_seul;
  const sans = menage.marie ? p.primes_couple_sans_prevoyance : p.primes_seul_sans_prevoyance;
  return Math.min(menage.primes, (aPrevoyance(menage) ? avec : sans) + p.primes_enfant * menage.enfants);
}

export function deduireFederal(menage: Menage, deductions: Deductions): void {
  const p = PARAMETRES_FEDERAUX[menage.annee].ifd.valeurs;
  deduireTravail(menage, deductions);
  deductions.ajouter('Primes d’assurance', plafonnerPrimes(menage, p));
  const second = secondRevenu(menage);
  const double = Math.max(p.double_revenu_minimum, Math.min(p.double_revenu_maximum, second * p.double_revenu_taux));
  deductions.ajouter('Double revenu du couple', Math.min(second, double));
  if (menage.marie) deductions.ajouter('Couple marié', p.deduction_couple);
  deductions.ajouter('Enfants', p.deduction_enfant * menage.enfants);
}
