import { refuser } from '../core/annee-fiscale.ts';
import type { RefusFiscal } from '../core/resultat.ts';
import { aplatir, type Demande, exiger, lireChamps, ouvrirDemande, type Reponse } from '../international/lecture.ts';
import { sommerCentimes } from '../international/montants.ts';
import { estRefus } from '../international/verification.ts';
import { calculerImpotSuisse } from './calculer.ts';
import { calculerImpotCantonal, type OptionsSuisse } from './cantonal.ts';
import { calculerCotisationsSuisses } from './cotisations.ts';
import { LECTEURS_BRUT, LECTEURS_FEDERAL, LECTEURS_IMPOSABLE, LECTEURS_SOCIAUX } from './champs.ts';
import { calculerImpotFederalDirect, type DemandeIfd } from './federal.ts';
import type { EtatCivil } from './situation.ts';

type Repondeur = (demande: Demande, options: OptionsSuisse) => Reponse | RefusFiscal;

/** The married tariff also serves whoever lives with children (LIFD art. 36 al. 2 and 2bis). */
const baremeDe = (etatCivil: EtatCivil, enfants: number): DemandeIfd['bareme'] =>
  etatCivil === 'marie' || enfants > 0 ? 'famille' : 'seul';

const repondreFederal: Repondeur = (demande) => {
  const c = lireChamps(demande.champs, LECTEURS_FEDERAL);
  if (estRefus(c)) return c;
  const manque = exiger(c, ['year', 'taxable_income', c.marital_status === undefined ? 'tariff' : 'marital_status']);
  if (manque !== null) return manque;
  const { year = 0, taxable_income: revenuImposable = 0, children: enfants } = c;
  const bareme = c.tariff ?? baremeDe(c.marital_status ?? 'seul', enfants ?? 0);
  const lu = calculerImpotFederalDirect({ revenuImposable, bareme, enfants }, year);
  return estRefus(lu) ? lu : aplatir({ federal_tax: lu.impot, statut: lu.statut });
};

const repondreImposable: Repondeur = (demande, options) => {
  const c = lireChamps(demande.champs, LECTEURS_IMPOSABLE);
  if (estRefus(c)) return c;
  const manque = exiger(c, ['year', 'canton', 'marital_status', 'taxable_income_canton']);
  if (manque !== null) return manque;
  const { year = 0, canton = 'GE', marital_status: etatCivil = 'seul' } = c;
  const enfants = c.children ?? c.children_ages?.length ?? 0;
  const foyer = { canton, commune: c.commune, etatCivil, enfants, confession: c.church };
  const lu = calculerImpotCantonal({ ...foyer, revenuImposable: c.taxable_income_canton ?? 0 }, year, options);
  if (estRefus(lu)) return lu;
  const bareme = baremeDe(etatCivil, enfants);
  const federal =
    c.taxable_income_federal === undefined
      ? null
      : calculerImpotFederalDirect({ revenuImposable: c.taxable_income_federal, bareme, enfants }, year);
  if (estRefus(federal)) return federal;
  return aplatir({
    base_tax: lu.impotDeBase,
    federal_tax: federal?.impot,
    cantonal_tax: lu.impotCantonal,
    communal_tax: lu.impotCommunal,
    personal_tax: lu.impotPersonnel,
    church_tax: lu.impotEcclesiastique === 0 ? null : lu.impotEcclesiastique,
    total_tax: federal === null ? null : sommerCentimes(federal.impot, lu.total),
    statut: lu.statut,
  });
};

const repondreBrut: Repondeur = (demande, options) => {
  const c = lireChamps(demande.champs, LECTEURS_BRUT);
  if (estRefus(c)) return c;
  const manque = exiger(c, ['year', 'canton', 'gross_income']);
  if (manque !== null) return manque;
  const lu = calculerImpotSuisse(
    {
      canton: c.canton ?? 'GE',
      commune: c.commune,
      etatCivil: c.marital_status ?? 'seul',
      enfants: c.children,
      agesEnfants: c.children_ages,
      revenuBrut: c.gross_income ?? 0,
      revenuBrutConjoint: c.spouse_gross_income,
      age: c.age,
      ageConjoint: c.spouse_age,
      activite: c.employment_type,
      activiteConjoint: c.spouse_employment_type,
      pilier3a: c.pillar_3a,
      pilier3aConjoint: c.spouse_pillar_3a,
      primesAssurance: c.insurance_premiums === 'defaut' ? undefined : c.insurance_premiums,
      confession: c.church,
      loyer: c.rent,
    },
    c.year ?? 0,
    options,
  );
  if (estRefus(lu)) return lu;
  return aplatir({
    avs_ai_apg: lu.cotisations.avsAiApg,
    ac: lu.cotisations.ac,
    nbu: lu.cotisations.nbu,
    lpp: lu.cotisations.lpp,
    net_income: lu.salaireNet,
    taxable_income_federal: lu.revenuImposableFederal,
    taxable_income_canton: lu.revenuImposableCantonal,
    base_tax: lu.impotDeBase,
    federal_tax: lu.impotFederal,
    cantonal_tax: lu.impotCantonal,
    communal_tax: lu.impotCommunal,
    personal_tax: lu.impotPersonnel,
    church_tax: lu.impotEcclesiastique === 0 ? null : lu.impotEcclesiastique,
    total_tax: lu.impotTotal,
    statut: lu.statut,
  });
};

const repondreSocial: Repondeur = (demande) => {
  const c = lireChamps(demande.champs, LECTEURS_SOCIAUX);
  if (estRefus(c)) return c;
  const manque = exiger(c, ['year', 'gross_income']);
  if (manque !== null) return manque;
  const { year = 0, gross_income: revenuBrut = 0, age, employment_type: activite } = c;
  const lu = calculerCotisationsSuisses({ revenuBrut, age, activite }, year);
  if (estRefus(lu)) return lu;
  return aplatir({
    avs_ai_apg: lu.avsAiApg,
    ac: lu.ac,
    nbu: lu.nbu,
    lpp: lu.lpp,
    lpp_coordinated: lu.salaireCoordonne,
    lpp_minimum_employee: lu.lppMinimum,
    statut: lu.statut,
  });
};

const REPONDEURS: Readonly<Record<string, Repondeur>> = {
  ch_canton_gross: repondreBrut,
  ch_canton_taxable: repondreImposable,
  ch_federal: repondreFederal,
  ch_social: repondreSocial,
};

/** Answers `{area: "ch_canton_gross" | "ch_canton_taxable" | "ch_federal" | "ch_social", …}`; the first when absent. */
export function repondreSuisse(brut: unknown, options: OptionsSuisse = {}): Reponse | RefusFiscal {
  const demande = ouvrirDemande(brut, Object.keys(REPONDEURS));
  if (estRefus(demande)) return demande;
  const repondre = REPONDEURS[demande.area];
  return repondre === undefined ? refuser('CHAMP_INVALIDE', 'Domaine inconnu.', 'area') : repondre(demande, options);
}
