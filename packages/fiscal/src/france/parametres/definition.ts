import type { DefinitionParametre, ParametreLegal, SourceLegale } from '../../core/source-legale.ts';
import { CATALOGUE } from './catalogue.ts';

type Catalogue = typeof CATALOGUE;

/** Group of parameters by name, e.g. `decote`. */
export type Groupe = keyof Catalogue;

/** Dotted name of a parameter, e.g. `decote.forfait_couple`. */
export type NomParametre = { [G in Groupe]: `${G}.${keyof Catalogue[G] & string}` }[Groupe];

type ValeursGroupe<G extends Groupe> = { readonly [K in keyof Catalogue[G]]: number };

/** Groups that did not always exist: null before the year when they came into force. */
type GroupeFacultatif = 'cdhr' | 'per_age';

/** Values alone, in the flat groups that the hot path reads. */
export type Valeurs = { readonly [G in Exclude<Groupe, GroupeFacultatif>]: ValeursGroupe<G> } & {
  readonly [G in GroupeFacultatif]: ValeursGroupe<G> | null;
};

/** A number read elsewhere than the rest of its group. */
export interface LuAilleurs {
  readonly valeur: number;
  readonly source: SourceLegale;
}

/** A group in a year file: its source, then its numbers. */
export type GroupeDate<G extends Groupe> = readonly [
  SourceLegale,
  { readonly [K in keyof Catalogue[G]]: number | LuAilleurs },
];

export type FichierAnnee = { readonly [G in Exclude<Groupe, GroupeFacultatif>]: GroupeDate<G> } & {
  readonly [G in GroupeFacultatif]: GroupeDate<G> | null;
};

export interface ParametresAnnee {
  /** Year of income whose law was voted as a whole. */
  readonly annee: number;
  /** Year asked, when only some of its rules are voted: they then replace those of `annee`. */
  readonly anneePartielle: number | null;
  /** Some of its numbers are those of a reform that nobody voted. */
  readonly reforme: boolean;
  readonly valeurs: Valeurs;
  /** Provenance by dotted name. */
  readonly provenance: ReadonlyMap<string, ParametreLegal>;
}

export function lu(source: SourceLegale, valeur: number): LuAilleurs {
  return { valeur, source };
}

type Releve = Map<string, ParametreLegal>;

/** Values of a group, and their provenance added to `releve`. */
function aplatir<G extends Groupe>(groupe: G, annee: number, date: GroupeDate<G>, releve: Releve): ValeursGroupe<G> {
  const definitions: Readonly<Record<string, DefinitionParametre>> = CATALOGUE[groupe];
  const nombres: Readonly<Record<string, number | LuAilleurs>> = date[1];
  const plat: Record<string, number> = {};
  for (const [cle, definition] of Object.entries(definitions)) {
    const brut = nombres[cle];
    if (brut === undefined) throw new Error(`Parameter ${groupe}.${cle} has no value for ${annee}`);
    const { valeur, source } = typeof brut === 'number' ? { valeur: brut, source: date[0] } : brut;
    const nom = `${groupe}.${cle}`;
    plat[cle] = valeur;
    releve.set(nom, { nom, ...definition, valeur, annee, source: source.texte, fiabilite: source.fiabilite });
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key of the catalogue was just set or threw
  return plat as ValeursGroupe<G>;
}

/**
 * Turns a year file into flat values and their provenance; done once, when the module loads. The values are one object
 * literal: grown key by key it would be a hash table for V8, and the hot path reads these groups dozens of times per
 * household.
 */
export function definirAnnee(annee: number, f: FichierAnnee): ParametresAnnee {
  const provenance: Releve = new Map();
  const lire = <G extends Groupe>(groupe: G, date: GroupeDate<G>) => aplatir(groupe, annee, date, provenance);
  const valeurs: Valeurs = {
    bareme: lire('bareme', f.bareme),
    quotient_familial: lire('quotient_familial', f.quotient_familial),
    decote: lire('decote', f.decote),
    outre_mer: lire('outre_mer', f.outre_mer),
    salaires: lire('salaires', f.salaires),
    pensions: lire('pensions', f.pensions),
    age_invalidite: lire('age_invalidite', f.age_invalidite),
    micro: lire('micro', f.micro),
    benefices: lire('benefices', f.benefices),
    deficits: lire('deficits', f.deficits),
    foncier: lire('foncier', f.foncier),
    capital: lire('capital', f.capital),
    charges: lire('charges', f.charges),
    per_age: f.per_age === null ? null : lire('per_age', f.per_age),
    dons: lire('dons', f.dons),
    scolarite: lire('scolarite', f.scolarite),
    emploi_domicile: lire('emploi_domicile', f.emploi_domicile),
    garde: lire('garde', f.garde),
    syndicat: lire('syndicat', f.syndicat),
    niches: lire('niches', f.niches),
    cehr: lire('cehr', f.cehr),
    cdhr: f.cdhr === null ? null : lire('cdhr', f.cdhr),
    recouvrement: lire('recouvrement', f.recouvrement),
    kilometres: lire('kilometres', f.kilometres),
    kilometres_taux_1: lire('kilometres_taux_1', f.kilometres_taux_1),
    kilometres_taux_2: lire('kilometres_taux_2', f.kilometres_taux_2),
    kilometres_fixe_2: lire('kilometres_fixe_2', f.kilometres_fixe_2),
    kilometres_taux_3: lire('kilometres_taux_3', f.kilometres_taux_3),
    enfants: lire('enfants', f.enfants),
  };
  return { annee, anneePartielle: null, reforme: false, valeurs, provenance };
}

/**
 * Parameters for a year that is only partly voted: the numbers of the last voted year, where those of `deja` replace
 * them. Provenance keeps the year of each number, so that the tree tells voted law from hypothesis.
 */
export function completerAnnee(base: ParametresAnnee, annee: number, deja: Partial<FichierAnnee>): ParametresAnnee {
  const provenance: Releve = new Map(base.provenance);
  const lire = <G extends Groupe>(groupe: G, date: GroupeDate<G>) => aplatir(groupe, annee, date, provenance);
  const valeurs: Valeurs = {
    ...base.valeurs,
    ...(deja.micro === undefined ? {} : { micro: lire('micro', deja.micro) }),
    ...(deja.capital === undefined ? {} : { capital: lire('capital', deja.capital) }),
    ...(deja.charges === undefined ? {} : { charges: lire('charges', deja.charges) }),
    ...(deja.per_age === undefined || deja.per_age === null ? {} : { per_age: lire('per_age', deja.per_age) }),
    ...(deja.dons === undefined ? {} : { dons: lire('dons', deja.dons) }),
  };
  return { annee: base.annee, anneePartielle: annee, reforme: false, valeurs, provenance };
}
