import type { TrancheBareme } from '../../core/bareme.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import type { NoeudTrace } from '../../core/trace.ts';
import { Traceur } from '../../core/traceur.ts';
import type { NomParametre, ParametresAnnee } from '../parametres/definition.ts';
import { lireProvenance } from '../parametres/provenance.ts';
import { detaillerTranches, impotParPart, tauxMarginal } from './bareme.ts';
import { estMontantRecevable, refuserMontant } from './bornes-saisie.ts';
import { choisirParametres } from './calculer.ts';
import type { EntreePlafondPer } from './epargne-retraite.ts';
import { plafondPer } from './epargne-retraite.ts';
import type { TrajetProfessionnel } from './frais-kilometriques.ts';
import { fraisKilometriques, verifierTrajet } from './frais-kilometriques.ts';
import type { TraceurIr } from './contexte.ts';
import type { OptionsCalcul } from './resultat.ts';

/** Single steps of the law, for simulators that do not describe a whole household. */

export interface BaremeCalcule {
  readonly statut: 'exact' | 'estimation';
  /** Tax for one part, unrounded, in euros. */
  readonly impot: number;
  /** Marginal rate as a fraction. */
  readonly tmi: number;
  readonly tranches: readonly TrancheBareme[];
}

/** An amount in euros with its certainty. */
export interface MontantCalcule {
  readonly statut: 'exact' | 'estimation';
  readonly montant: number;
}

export interface MontantExplique extends MontantCalcule {
  readonly trace: NoeudTrace;
}

function statutPour(annee: number, parametres: ParametresAnnee): 'exact' | 'estimation' {
  return annee === parametres.annee ? 'exact' : 'estimation';
}

/** Scale applied to the income of one part, unrounded, bracket by bracket (CGI art. 197 I 1). */
export function calculerBareme(
  revenuParPart: number,
  annee: number,
  options?: OptionsCalcul,
): BaremeCalcule | RefusFiscal {
  const parametres = choisirParametres(annee, options);
  if ('statut' in parametres) return parametres;
  if (!estMontantRecevable(revenuParPart)) return refuserMontant(revenuParPart, 'revenuParPart');
  const p = parametres.valeurs;
  return {
    statut: statutPour(annee, parametres),
    impot: impotParPart(revenuParPart, p),
    tmi: tauxMarginal(revenuParPart, p),
    tranches: detaillerTranches(revenuParPart, p),
  };
}

/** Runs one step with or without its tree. */
function executerEtape(
  annee: number,
  options: OptionsCalcul | undefined,
  refus: RefusFiscal | null,
  etape: (parametres: ParametresAnnee, t: TraceurIr) => number,
): MontantExplique | RefusFiscal {
  const parametres = choisirParametres(annee, options);
  if ('statut' in parametres) return parametres;
  if (refus !== null) return refus;
  const traceur = new Traceur<NomParametre>((nom) => lireProvenance(parametres, nom));
  const montant = etape(parametres, traceur);
  const trace = traceur.racine();
  if (trace === undefined) throw new Error('The step left no node in its trace');
  return { statut: statutPour(annee, parametres), montant, trace };
}

function sansTrace(calcul: MontantExplique | RefusFiscal): MontantCalcule | RefusFiscal {
  return calcul.statut === 'refus' ? calcul : { statut: calcul.statut, montant: calcul.montant };
}

/** Mileage allowance in euros for the year (CGI ann. IV art. 6 B), with its tree. */
export function expliquerFraisKilometriques(
  trajet: TrajetProfessionnel,
  annee: number,
  options?: OptionsCalcul,
): MontantExplique | RefusFiscal {
  return executerEtape(annee, options, verifierTrajet(trajet), (parametres, t) =>
    fraisKilometriques(trajet, parametres.valeurs, t),
  );
}

/** Mileage allowance in euros for the year (CGI ann. IV art. 6 B). */
export function calculerFraisKilometriques(
  trajet: TrajetProfessionnel,
  annee: number,
  options?: OptionsCalcul,
): MontantCalcule | RefusFiscal {
  return sansTrace(expliquerFraisKilometriques(trajet, annee, options));
}

/** Ceiling of retirement savings opened by last year's income, with its tree (CGI art. 163 quatervicies I 2). */
export function expliquerPlafondPer(
  entree: EntreePlafondPer,
  annee: number,
  options?: OptionsCalcul,
): MontantExplique | RefusFiscal {
  const revenus = entree.revenus_professionnels_n_moins_1;
  const refus = estMontantRecevable(revenus) ? null : refuserMontant(revenus, 'revenus_professionnels_n_moins_1');
  return executerEtape(annee, options, refus, (parametres, t) => plafondPer(revenus, parametres.valeurs, t));
}

/** Ceiling of retirement savings opened by last year's income, in euros (CGI art. 163 quatervicies I 2). */
export function calculerPlafondPer(
  entree: EntreePlafondPer,
  annee: number,
  options?: OptionsCalcul,
): MontantCalcule | RefusFiscal {
  return sansTrace(expliquerPlafondPer(entree, annee, options));
}
