import { refuser } from '../core/annee-fiscale.ts';
import { type Lecteur, type Lecteurs, lireNombre, lireNombres, lireParmi } from '../international/lecture.ts';
import type { DemandeIfd } from './federal.ts';
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
  typeof valeur === 'string' || (typeof valeur === 'number' && Number.isInteger(valeur))
    ? valeur
    : refuser('CHAMP_INVALIDE', `Le champ « ${nom} » doit être le nom ou le numéro d’une commune.`, nom);

/** A text means the default of the official calculator, here undefined. */
const lirePrimes: Lecteur<number | 'defaut'> = (valeur, nom) =>
  typeof valeur === 'string' ? 'defaut' : lireNombre(valeur, nom);

interface ChampsFederal {
  readonly year: number;
  readonly taxable_income: number;
  readonly tariff: DemandeIfd['bareme'];
  /** Gives the tariff, with the children, when it is absent. */
  readonly marital_status: EtatCivil;
  readonly children: number;
}

export const LECTEURS_FEDERAL: Lecteurs<ChampsFederal> = {
  year: lireNombre,
  taxable_income: lireNombre,
  tariff: lireParmi<DemandeIfd['bareme']>({ single: 'seul', married_or_family: 'famille' }),
  marital_status: lireEtatCivil,
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
  /** Gives the number of children when it is absent. */
  readonly children_ages: readonly number[];
  /** Read and checked; a taxable income no longer depends on it. */
  readonly age: number;
  readonly spouse_age: number;
}

export const LECTEURS_IMPOSABLE: Lecteurs<ChampsImposable> = {
  ...LECTEURS_FOYER,
  taxable_income_canton: lireNombre,
  taxable_income_federal: lireNombre,
  children_ages: lireNombres,
  age: lireNombre,
  spouse_age: lireNombre,
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

export const LECTEURS_BRUT: Lecteurs<ChampsBrut> = {
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

export const LECTEURS_SOCIAUX: Lecteurs<ChampsSociaux> = {
  year: lireNombre,
  gross_income: lireNombre,
  age: lireNombre,
  employment_type: lireActivite,
};
