import { refuser } from '../core/annee-fiscale.ts';
import type { RefusFiscal } from '../core/resultat.ts';
import {
  aplatir,
  type Demande,
  exiger,
  type Lecteur,
  lireChamps,
  type Lecteurs,
  lireNombre,
  lireNombres,
  lireParmi,
  ouvrirDemande,
  type Reponse,
} from '../international/lecture.ts';
import { sommerCentimes } from '../international/montants.ts';
import { estRefus } from '../international/verification.ts';
import { calculerImpotSuisse } from './calculer.ts';
import { calculerImpotCantonal, type OptionsSuisse } from './cantonal.ts';
import { calculerCotisationsSuisses } from './cotisations.ts';
import { calculerImpotFederalDirect, type DemandeIfd } from './federal.ts';
import type { Canton } from './parametres/annees.ts';
import type { Activite, Confession, EtatCivil } from './situation.ts';

/** Names and codes under which a canton may be given. */
const NOMS_CANTONS: Readonly<Record<string, Canton>> = {
  geneva: 'GE',
  zurich: 'ZH',
  vaud: 'VD',
  valais: 'VS',
  bern: 'BE',
  GE: 'GE',
  ZH: 'ZH',
  VD: 'VD',
  VS: 'VS',
  BE: 'BE',
};

const lireCanton: Lecteur<Canton> = (valeur, nom) => {
  const canton = typeof valeur === 'string' && Object.hasOwn(NOMS_CANTONS, valeur) ? NOMS_CANTONS[valeur] : undefined;
  const message = 'Cantons calculés : geneva (GE), zurich (ZH), vaud (VD), valais (VS), bern (BE).';
  return canton ?? refuser('SITUATION_NON_COUVERTE', message, nom);
};

const lireEtatCivil = lireParmi<EtatCivil>({ single: 'seul', married: 'marie' });
const lireActivite = lireParmi<Activite>({ employed: 'salarie', self_employed: 'independant' });
const lireConfession = lireParmi<Confession>({ none: 'aucune', roman: 'catholique', protestant: 'protestante' });

/** `false` or a confession: `true` alone does not say which church. */
const lireEglise: Lecteur<Confession> = (valeur, nom) => lireConfession(valeur === false ? 'none' : valeur, nom);

const lireCommune: Lecteur<string | number> = (valeur, nom) =>
  typeof valeur === 'string' || typeof valeur === 'number'
    ? valeur
    : refuser('CHAMP_INVALIDE', `Le champ « ${nom} » doit être le nom ou le numéro d’une commune.`, nom);

/** A text means the default of the official calculator, here undefined. */
const lirePrimes: Lecteur<number | 'defaut'> = (valeur, nom) =>
  typeof valeur === 'string' ? 'defaut' : lireNombre(valeur, nom);

interface ChampsFederal {
  readonly year: number;
  readonly taxable_income: number;
  readonly tariff: DemandeIfd['bareme'];
  readonly children: number;
}

const LECTEURS_FEDERAL: Lecteurs<ChampsFederal> = {
  year: lireNombre,
  taxable_income: lireNombre,
  tariff: lireParmi<DemandeIfd['bareme']>({ single: 'seul', married_or_family: 'famille' }),
  children: lireNombre,
};

interface ChampsFoyer {
  readonly year: number;
  readonly canton: Canton;
  readonly commune: string | number;
  readonly marital_status: EtatCivil;
  readonly children: number;
  readonly church: Confession;
}

const LECTEURS_FOYER: Lecteurs<ChampsFoyer> = {
  year: lireNombre,
  canton: lireCanton,
  commune: lireCommune,
  marital_status: lireEtatCivil,
  children: lireNombre,
  church: lireEglise,
};

interface ChampsImposable extends ChampsFoyer {
  readonly taxable_income_canton: number;
  readonly taxable_income_federal: number;
}

const LECTEURS_IMPOSABLE: Lecteurs<ChampsImposable> = {
  ...LECTEURS_FOYER,
  taxable_income_canton: lireNombre,
  taxable_income_federal: lireNombre,
};

interface ChampsBrut extends ChampsFoyer {
  readonly children_ages: readonly number[];
  readonly gross_income: number;
  readonly spouse_gross_income: number;
  readonly age: number;
  readonly spouse_age: number;
  readonly pillar_3a: number;
  readonly spouse_pillar_3a: number;
  readonly insurance_premiums: number | 'defaut';
  readonly employment_type: Activite;
  readonly spouse_employment_type: Activite;
  readonly rent: number;
}

const LECTEURS_BRUT: Lecteurs<ChampsBrut> = {
  ...LECTEURS_FOYER,
  children_ages: lireNombres,
  gross_income: lireNombre,
  spouse_gross_income: lireNombre,
  age: lireNombre,
  spouse_age: lireNombre,
  pillar_3a: lireNombre,
  spouse_pillar_3a: lireNombre,
  insurance_premiums: lirePrimes,
  employment_type: lireActivite,
  spouse_employment_type: lireActivite,
  rent: lireNombre,
};

interface ChampsSociaux {
  readonly year: number;
  readonly gross_income: number;
  readonly age: number;
  readonly employment_type: Activite;
}

const LECTEURS_SOCIAUX: Lecteurs<ChampsSociaux> = {
  year: lireNombre,
  gross_income: lireNombre,
  age: lireNombre,
  employment_type: lireActivite,
};

type Repondeur = (demande: Demande, options: OptionsSuisse) => Reponse | RefusFiscal;

const repondreFederal: Repondeur = (demande) => {
  const c = lireChamps(demande.champs, LECTEURS_FEDERAL);
  if (estRefus(c)) return c;
  const { year = 0, taxable_income: revenuImposable = 0, tariff: bareme = 'seul', children: enfants } = c;
  const manque = exiger(c, ['year', 'taxable_income', 'tariff']);
  if (manque !== null) return manque;
  const lu = calculerImpotFederalDirect({ revenuImposable, bareme, enfants }, year);
  return estRefus(lu) ? lu : aplatir({ federal_tax: lu.impot, statut: lu.statut });
};

const repondreImposable: Repondeur = (demande, options) => {
  const c = lireChamps(demande.champs, LECTEURS_IMPOSABLE);
  if (estRefus(c)) return c;
  const manque = exiger(c, ['year', 'canton', 'marital_status', 'taxable_income_canton']);
  if (manque !== null) return manque;
  const { year = 0, canton = 'GE', marital_status: etatCivil = 'seul', children: enfants = 0 } = c;
  const foyer = { canton, commune: c.commune, etatCivil, enfants, confession: c.church };
  const lu = calculerImpotCantonal({ ...foyer, revenuImposable: c.taxable_income_canton ?? 0 }, year, options);
  if (estRefus(lu)) return lu;
  const bareme = etatCivil === 'marie' || enfants > 0 ? 'famille' : 'seul';
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
