import { type GroupeOutreMer, outreMerDuPays, PAYS_DE_RESIDENCE } from '@francis/faits/adaptateurs';
import type { FoyerFiscal } from '@francis/fiscal';
import type { DossierLu } from './dossier.ts';

export type Champs = Readonly<Record<string, unknown>>;

export interface Contexte {
  readonly fiche: Champs;
  readonly dossier: DossierLu;
  readonly foyer: FoyerFiscal | undefined;
  readonly dit: (...debuts: readonly string[]) => boolean;
  /** Told by the adviser beside the fields, whatever the fields let suppose. */
  readonly raconte: (...debuts: readonly string[]) => boolean;
  readonly couple: boolean;
  readonly aCharge: number;
  /** Age of the first filer at the end of the year; undefined when unknown. */
  readonly age: number | undefined;
}

export interface Question {
  readonly id: string;
  readonly libelle: string;
  readonly question: string;
  readonly decisif?: boolean;
  readonly seul: (c: Contexte) => boolean;
  /** The household with the commonest answer: how much it would change. */
  readonly essai?: (f: FoyerFiscal, c: Contexte) => FoyerFiscal;
}

/** Amounts of a try, round and common: they rank the questions, and are shown nowhere as a figure of the client. */
export const ESSAI = {
  garde: 3_500,
  emploi: 2_000,
  don: 300,
  pension: 2_000,
  syndicat: 200,
  per: 0.1,
  frais: 0.15,
} as const;
export const AGE = { retraite: 60, combattant: 74, college: 11, lycee: 15, superieur: 18, garde: 6 } as const;

export const premier = (f: FoyerFiscal, champs: Partial<FoyerFiscal['declarant1']>): FoyerFiscal => ({
  ...f,
  declarant1: { ...f.declarant1, ...champs },
});
export const ages = (f: FoyerFiscal, annee: number): number[] => f.enfants.map((e) => annee - e.annee_naissance);
export const sansFoyer = (f: FoyerFiscal | undefined): f is undefined => f === undefined;
export const salarie = (c: Contexte): boolean =>
  (c.foyer?.declarant1.salaires ?? 0) + (c.foyer?.declarant2?.salaires ?? 0) > 0;
export const statut = (c: Contexte): unknown => c.fiche['situation_maritale_client'];
export const dEnfants = (c: Contexte, de: number, a = 99): boolean =>
  !sansFoyer(c.foyer) && ages(c.foyer, c.dossier.annee).some((age) => age >= de && age <= a);

const GUYANE_MAYOTTE: ReadonlySet<string> = new Set(['973', '976']);
export const REVENU_HAUT = 200_000;

/** A field of a file as text; what is no text is nothing. */
export const texteDe = (valeur: unknown): string => (typeof valeur === 'string' ? valeur : '');

/** Where overseas the address says that the household lives, by its country or its postal code. */
export function outreMerDe({ fiche }: Contexte): GroupeOutreMer | undefined {
  const code = texteDe(fiche['code_postal_client']);
  const duCode = GUYANE_MAYOTTE.has(code.slice(0, 3)) ? 'guyane_mayotte' : 'guadeloupe_martinique_reunion';
  return outreMerDuPays(texteDe(fiche[PAYS_DE_RESIDENCE])) ?? (code.startsWith('97') ? duCode : undefined);
}
export const montant = (c: Contexte, champ: string): number => Number(c.fiche[champ] ?? 0);
export const statutPro = (c: Contexte, voulu: string): boolean =>
  c.fiche['statut_professionnel_client1'] === voulu || c.fiche['statut_professionnel_client2'] === voulu;
export const ACTIVITES = ['micro_', 'bic_reel', 'bnc_reel', 'lmnp_', 'deficit_professionnel'] as const;
export const aDesBenefices = (c: Contexte): boolean =>
  montant(c, 'benefices_industriels_commerciaux_foyer') !== 0 || montant(c, 'benefices_non_commerciaux_foyer') !== 0;
export const aDesLoyers = (c: Contexte): boolean =>
  montant(c, 'revenus_fonciers_annuels_bruts_foyer') + montant(c, 'charges_foncieres_deductibles_foyer') > 0 ||
  [c.fiche['investissements_locatifs_details'], c.fiche['autres_biens_immobiliers_details']].some(
    (biens) => Array.isArray(biens) && biens.length > 0,
  );
/** Shares or a current account of partner are written in the file; dividends alone may be those of listed shares. */
export const aUneSociete = ({ fiche }: Pick<Contexte, 'fiche'>): boolean =>
  ['valeur_entreprise_parts_sociales', 'comptes_courants_associes_solde'].some(
    (champ) => Number(fiche[champ] ?? 0) > 0,
  );
export const haut = (c: Contexte): boolean =>
  (c.foyer?.declarant1.salaires ?? 0) +
    (c.foyer?.declarant2?.salaires ?? 0) +
    (c.foyer?.dividendes ?? 0) +
    (c.foyer?.interets ?? 0) +
    (c.foyer?.plus_values_mobilieres ?? 0) >
  REVENU_HAUT;

export const residenceDite = (fiche: Champs): boolean => {
  const details = fiche['details_enfants_client'];
  return (
    Array.isArray(details) &&
    details.length > 0 &&
    details.every((e: unknown) => typeof e === 'object' && e !== null && 'garde_alternee' in e)
  );
};
