import type { ParametreLegal, SourceLegale } from '../../core/source-legale.ts';
import { CATALOGUE } from './catalogue.ts';

type Catalogue = typeof CATALOGUE;

/** Group of parameters by name, e.g. `decote`. */
export type Groupe = keyof Catalogue;

/** Dotted name of a parameter, e.g. `decote.forfait_couple`. */
export type NomParametre = { [G in Groupe]: `${G}.${keyof Catalogue[G] & string}` }[Groupe];

type ValeursGroupe<G extends Groupe> = { readonly [K in keyof Catalogue[G]]: number };

/** Values alone, in the flat groups that the hot path reads. `cdhr` is null before the year when it came into force. */
export type Valeurs = { readonly [G in Exclude<Groupe, 'cdhr'>]: ValeursGroupe<G> } & {
  readonly cdhr: ValeursGroupe<'cdhr'> | null;
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

export type FichierAnnee = { readonly [G in Exclude<Groupe, 'cdhr'>]: GroupeDate<G> } & {
  readonly cdhr: GroupeDate<'cdhr'> | null;
};

export interface ParametresAnnee {
  readonly annee: number;
  readonly valeurs: Valeurs;
  /** Provenance by dotted name. */
  readonly provenance: ReadonlyMap<string, ParametreLegal>;
}

export function lu(source: SourceLegale, valeur: number): LuAilleurs {
  return { valeur, source };
}

/** Turns a year file into flat values and their provenance; done once, when the module loads. */
export function definirAnnee(annee: number, fichier: FichierAnnee): ParametresAnnee {
  const valeurs: Record<string, Record<string, number> | null> = {};
  const provenance = new Map<string, ParametreLegal>();
  for (const groupe of Object.keys(CATALOGUE) as Groupe[]) {
    const date = fichier[groupe] as readonly [SourceLegale, Readonly<Record<string, number | LuAilleurs>>] | null;
    if (date === null) {
      valeurs[groupe] = null;
      continue;
    }
    const plat: Record<string, number> = {};
    for (const [cle, definition] of Object.entries(CATALOGUE[groupe])) {
      const brut = date[1][cle];
      if (brut === undefined) throw new Error(`Parameter ${groupe}.${cle} has no value for ${annee}`);
      const valeur = typeof brut === 'number' ? brut : brut.valeur;
      const source = typeof brut === 'number' ? date[0] : brut.source;
      const nom = `${groupe}.${cle}`;
      plat[cle] = valeur;
      provenance.set(nom, { nom, ...definition, valeur, annee, source: source.texte, fiabilite: source.fiabilite });
    }
    valeurs[groupe] = plat;
  }
  return { annee, valeurs: ranger(valeurs as unknown as Valeurs), provenance };
}

/**
 * Same values in one object literal. An object grown key by key becomes a hash table in V8, and the hot path reads
 * these groups dozens of times per household.
 */
function ranger(v: Valeurs): Valeurs {
  return {
    bareme: v.bareme,
    quotient_familial: v.quotient_familial,
    decote: v.decote,
    salaires: v.salaires,
    pensions: v.pensions,
    age_invalidite: v.age_invalidite,
    micro: v.micro,
    foncier: v.foncier,
    capital: v.capital,
    charges: v.charges,
    dons: v.dons,
    scolarite: v.scolarite,
    emploi_domicile: v.emploi_domicile,
    garde: v.garde,
    niches: v.niches,
    cehr: v.cehr,
    cdhr: v.cdhr,
    recouvrement: v.recouvrement,
    kilometres: v.kilometres,
    kilometres_taux_1: v.kilometres_taux_1,
    kilometres_taux_2: v.kilometres_taux_2,
    kilometres_fixe_2: v.kilometres_fixe_2,
    kilometres_taux_3: v.kilometres_taux_3,
    enfants: v.enfants,
  };
}
