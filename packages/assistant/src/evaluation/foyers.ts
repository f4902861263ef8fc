import type { FoyerPartiel } from '@francis/fiscal';
import type { Tour } from '@francis/contract';

/** A question in ordinary words and the household that it describes: the engine gives the expected tax. */
export interface QuestionEvaluee {
  readonly q: string;
  readonly foyer: FoyerPartiel;
  /** Year of income; 2025 when absent. */
  readonly annee?: number;
  readonly historique?: readonly Tour[];
  readonly profil?: Readonly<Record<string, unknown>>;
}

export const seul = (salaires: number, reste: FoyerPartiel = {}): FoyerPartiel => ({
  situation: 'celibataire',
  declarant1: { salaires },
  ...reste,
});
export const couple = (a: number, b: number, reste: FoyerPartiel = {}): FoyerPartiel => ({
  situation: 'marie',
  declarant1: { salaires: a },
  declarant2: { salaires: b },
  ...reste,
});
export const enfants = (...ages: number[]): NonNullable<FoyerPartiel['enfants']> =>
  ages.map((age) => ({ annee_naissance: 2025 - age, garde_alternee: false, invalide: false }));
export const alternes = (...ages: number[]): NonNullable<FoyerPartiel['enfants']> =>
  ages.map((age) => ({ annee_naissance: 2025 - age, garde_alternee: true, invalide: false }));
export const u = (content: string): Tour => ({ role: 'user', content });
export const a = (content: string): Tour => ({ role: 'assistant', content });

/** One child by year of birth. */
export const enfant = (annee_naissance: number): NonNullable<FoyerPartiel['enfants']>[number] => ({
  annee_naissance,
  garde_alternee: false,
  invalide: false,
});
export const alterne = (annee: number): ReturnType<typeof enfant> => ({ ...enfant(annee), garde_alternee: true });
export const handicape = (annee: number): ReturnType<typeof enfant> => ({ ...enfant(annee), invalide: true });
