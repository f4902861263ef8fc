import type { ARelire } from '@francis/faits/adaptateurs';
import type { DepartementOutreMer } from '@francis/fiscal';
import type { Qualite } from '@francis/lecture';
import type { ParentDeclarant } from './enfants-des-concubins.ts';

/**
 * What was understood of a person's situation. Every field is optional: absent means « not said ».
 * Amounts are euros per year, before allowances.
 */
export type Situation = 'celibataire' | 'divorce' | 'veuf' | 'marie' | 'pacse' | 'concubinage' | 'en_couple';

/** One amount as it was written: 2 150 € × 12. */
export interface Saisie {
  readonly montant: number;
  /** How many times in the year; 1 for a yearly amount. */
  readonly fois: number;
  readonly qualite: Qualite;
  /** Said to be yearly. */
  readonly parAn?: boolean;
  /** Due for each child, how many being said elsewhere. */
  readonly parEnfant?: boolean;
}

export const annuel = (saisie: Saisie): number => Math.round(saisie.montant * saisie.fois * 100) / 100;

/** Names of the engine's fields of a declarant, except `pensions_autres`: pensions that are not an old-age pension. */
export const NATURES_REVENU = [
  'salaires',
  'pensions_retraite',
  'pensions_autres',
  'micro_bnc',
  'micro_bic_ventes',
  'micro_bic_services',
  'micro_bic_tourisme_classe',
  'micro_bic_tourisme_non_classe',
  'lmnp_micro',
  'bic_reel',
  'bnc_reel',
] as const;
export type NatureRevenu = (typeof NATURES_REVENU)[number];

export interface FaitsPersonne {
  /** Several amounts of one nature are added (a wage then an unemployment benefit). */
  readonly revenus?: Partial<Readonly<Record<NatureRevenu, readonly Saisie[]>>>;
  /** The incomes are said to be this person's, not guessed from the order of the amounts. */
  readonly nommee?: boolean;
  /** Said to have no income at all. */
  readonly sansRevenu?: boolean;
  readonly anneeNaissance?: number;
  readonly age?: number;
  readonly retraite?: boolean;
  readonly invalide?: boolean;
  readonly ancienCombattant?: boolean;
  readonly per?: number;
  /** Ceiling printed on the person's assessment. */
  readonly perPlafond?: number;
  readonly cotisationsSyndicales?: number;
  readonly fraisReels?: number;
}

export type NiveauScolaire = 'college' | 'lycee' | 'superieur';

export interface FaitsEnfant {
  readonly age?: number;
  /** Age in months on the day of the question, when it is told so: « un bébé de 8 mois ». */
  readonly mois?: number;
  /** Born in the year of income or in the next one: the months alone do not tell. */
  readonly neIncertain?: boolean;
  readonly anneeNaissance?: number;
  readonly garde?: 'exclusive' | 'alternee';
  readonly invalide?: boolean;
}

export interface Trajet {
  readonly km: number;
  readonly cv?: number;
  readonly electrique: boolean;
}

export interface Don {
  readonly montant: number;
  readonly taux: 66 | 75;
  /** Made from 14 October on, when the ceiling of 2025 was raised; absent when its date is not told. */
  readonly depuisRelevement?: boolean;
}

export interface Faits {
  /** Year of income. */
  readonly annee?: number;
  readonly situation?: Situation;
  /** Inferred from a word such as « ma femme » and not said: yields to a said one, is reported as a hypothesis. */
  readonly situationDeduite?: boolean;
  readonly vitSeul?: boolean;
  readonly anneeVeuvage?: number;
  readonly enfants?: readonly FaitsEnfant[];
  /** « l’aîné est à la fac »: one of the children already told, and no new count of them. */
  readonly enfantDesigne?: boolean;
  /** « un enfant de plus »: added to those already known. */
  readonly enfantsEnPlus?: number;
  /** « des enfants »: there are some, their number is not known. */
  readonly enfantsSansNombre?: boolean;
  readonly gardeAlternee?: boolean;
  /** Children live with the other parent. */
  readonly enfantsChezAutreParent?: boolean;
  /** Of two parents who file apart, who counts them. */
  readonly enfantsDeclaresPar?: ParentDeclarant;
  readonly enfantANaitre?: boolean;
  /** Told, and born after the year of income: they are no dependants of that year. */
  readonly nesApres?: readonly FaitsEnfant[];
  readonly eleveSeul?: boolean;
  readonly caseL?: boolean;
  readonly scolarite?: Partial<Readonly<Record<NiveauScolaire, number>>>;
  readonly personne1?: FaitsPersonne;
  readonly personne2?: FaitsPersonne;
  /** Income given for the couple as a whole, its split unknown. */
  readonly revenuCommun?: { readonly nature: NatureRevenu; readonly saisie: Saisie };
  /** « revenu net imposable après abattement ». */
  readonly revenuNetImposable?: number;
  readonly loyers?: number;
  readonly chargesFoncieres?: number;
  readonly regimeFoncier?: 'micro' | 'reel';
  readonly deficitFoncier?: number;
  readonly dividendes?: number;
  readonly interets?: number;
  readonly plusValuesMobilieres?: number;
  readonly optionBareme?: boolean;
  readonly pensionMineur?: number;
  readonly pensionMajeur?: number;
  /** How many adult children share it equally, when more than one. */
  readonly pensionMajeurs?: number;
  readonly dons?: readonly Don[];
  readonly emploiDomicile?: number;
  readonly garde?: readonly number[];
  /** The one amount of care is that of one child, named among others. */
  readonly gardeDUnSeul?: boolean;
  readonly trajet?: Trajet;
  readonly augmentation?: number;
  readonly impotBrut?: number;
  readonly rfr?: number;
  /** Those of the two years before, from a profile or a file: an exceptional income is smoothed with them (CGI art. 223 sexies). */
  readonly rfrUnAnAvant?: number;
  readonly rfrDeuxAnsAvant?: number;
  readonly departement?: DepartementOutreMer;
  /** Gains of a life-insurance withdrawal, and the year when the contract was opened. */
  readonly assuranceVie?: { readonly gains: number; readonly depuis: number };
  /** A follow-up lets the same place in another way. */
  readonly locationAutrement?: 'loyers' | 'lmnp_micro' | 'micro_bic_tourisme_classe' | 'micro_bic_tourisme_non_classe';
  /** The income of somebody who files apart was told, and left aside. */
  readonly autreEcarte?: boolean;
  /** The amounts of this turn are added to those already known. */
  readonly sAjoute?: boolean;
  /** Tax already withheld or paid on account in the year. */
  readonly retenue?: number;
  /** What a profile or a file holds and that no fact says surely. */
  readonly aRelire?: readonly ARelire[];
  /** 6QR. */
  readonly mutualisation?: boolean;
  /** Whose journey and actual expenses are spoken of. */
  readonly trajetDe?: 1 | 2;
}
