import { refuser } from '../core/annee-fiscale.ts';
import type { RefusFiscal } from '../core/resultat.ts';
import {
  aplatir,
  exiger,
  lireChamps,
  type Lecteurs,
  lireNombre,
  lireOuiNon,
  ouvrirDemande,
  type Reponse,
} from '../international/lecture.ts';
import { arrondirCentime } from '../international/montants.ts';
import { estRefus } from '../international/verification.ts';
import { calculerIrpf } from './calculer.ts';

interface Champs {
  readonly year: number;
  readonly base: number;
  readonly gross_salary: number;
  readonly spouse_without_income: boolean;
  readonly disability: boolean;
  readonly dependents: number;
  readonly disabled_dependents: number;
  readonly savings_income: number;
  readonly pension_contributions: number;
}

const LECTEURS: Lecteurs<Champs> = {
  year: lireNombre,
  base: lireNombre,
  gross_salary: lireNombre,
  spouse_without_income: lireOuiNon,
  disability: lireOuiNon,
  dependents: lireNombre,
  disabled_dependents: lireNombre,
  savings_income: lireNombre,
  pension_contributions: lireNombre,
};

/** Answers `{area: "ad_irpf", year, base, …}`. `irpf` is the tax of the general base, `irpf_savings` that of savings. */
export function repondreAndorre(brut: unknown): Reponse | RefusFiscal {
  const demande = ouvrirDemande(brut, ['ad_irpf']);
  if (estRefus(demande)) return demande;
  const c = lireChamps(demande.champs, LECTEURS);
  if (estRefus(c)) return c;
  const manque = exiger(c, ['year']);
  if (manque !== null) return manque;
  if (c.base === undefined && c.gross_salary === undefined && c.savings_income === undefined) {
    return refuser('CHAMP_INVALIDE', 'Donnez « base », « gross_salary » ou « savings_income ».', 'base');
  }
  const lu = calculerIrpf(
    {
      base: c.base,
      salaireBrut: c.gross_salary,
      conjointSansRevenu: c.spouse_without_income,
      invalidite: c.disability,
      personnesACharge: c.dependents,
      personnesAChargeInvalides: c.disabled_dependents,
      revenusEpargne: c.savings_income,
      versementsPension: c.pension_contributions,
    },
    c.year ?? Number.NaN,
  );
  if (estRefus(lu)) return lu;
  return aplatir({
    irpf: lu.irpf,
    irpf_savings: lu.irpfEpargne,
    average_rate_pct: arrondirCentime(lu.tauxMoyen * 100),
    statut: lu.statut,
  });
}
