import { derniereAnneeCouverte, parametresImpotRevenu } from '@francis/fiscal';
import type { FoyerDecrit } from '../outils/schemas.ts';
import { scolarites } from './scolarite-partagee.ts';
import {
  type Don,
  type Faits,
  type FaitsPersonne,
  NATURES_REVENU,
  type NatureRevenu,
  type Saisie,
  annuel,
} from './faits.ts';

export type SituationImposee = 'celibataire' | 'divorce' | 'veuf' | 'marie' | 'pacse';
export const estCouple = (s: string | undefined): boolean => s === 'marie' || s === 'pacse';

const totalNature = (personne: FaitsPersonne | undefined, nature: NatureRevenu, enfants = 1): number =>
  (personne?.revenus?.[nature] ?? []).reduce(
    (t: number, s: Saisie) => t + annuel(s) * (s.parEnfant === true ? Math.max(1, enfants) : 1),
    0,
  );

/** Ceiling of retirement savings that everyone has, whatever the income (CGI 163 quatervicies I 2). */
export function plafondMinimalPer(annee: number): number {
  const p = parametresImpotRevenu(Math.min(annee, derniereAnneeCouverte()));
  return Math.round(
    (p?.lire('charges.pass_precedent')?.valeur ?? 0) * (p?.lire('charges.taux_plafond_per')?.valeur ?? 0),
  );
}

function declarant(
  personne: FaitsPersonne | undefined,
  annee: number,
  enfants: number,
): NonNullable<FoyerDecrit['declarant1']> {
  const champs: Record<string, number> = {};
  for (const nature of NATURES_REVENU) {
    const total = totalNature(personne, nature, enfants);
    if (total === 0) continue;
    const champ = nature === 'pensions_autres' ? 'pensions_retraite' : nature;
    champs[champ] = (champs[champ] ?? 0) + total;
  }
  if (personne?.per) {
    champs['per_versements'] = personne.per;
    const plancher = plafondMinimalPer(annee);
    if (personne.per <= plancher) champs['per_plafond'] = plancher;
  }
  if (personne?.perPlafond !== undefined) champs['per_plafond'] = personne.perPlafond;
  if (personne?.cotisationsSyndicales) champs['cotisations_syndicales'] = personne.cotisationsSyndicales;
  if (personne?.fraisReels) champs['frais_reels'] = personne.fraisReels;
  return champs;
}

/** Age from which a retired person is taken to have the allowance of the elderly when no age is given. */
const AGE_SUPPOSE_RETRAITE = 67;

function naissance(personne: FaitsPersonne | undefined, annee: number): number | undefined {
  if (personne?.anneeNaissance !== undefined) return personne.anneeNaissance;
  if (personne?.age !== undefined) return annee - personne.age;
  return personne?.retraite ? annee - AGE_SUPPOSE_RETRAITE : undefined;
}

function enfantsDe(faits: Faits, annee: number): { naissance: number; alternee: boolean; invalide: boolean }[] {
  if (faits.enfantsChezAutreParent) return [];
  const jeuneGarde = (faits.garde?.length ?? 0) > 0;
  const compte = [...(faits.enfants ?? []), ...(faits.nesApres ?? [])];
  // An adult child who receives a deductible pension is not attached too.
  const sorti =
    faits.pensionMajeur === undefined
      ? -1
      : compte.findIndex((e) => (e.age ?? (e.anneeNaissance === undefined ? 18 : annee - e.anneeNaissance)) >= 18);
  const charges = compte.filter((_, i) => i !== sorti);
  const decrits = charges.map((enfant, i) => {
    const age =
      enfant.age ??
      (jeuneGarde && i < (faits.garde?.length ?? 0) && (faits.enfants ?? []).every((e) => e.age === undefined)
        ? 3
        : 10);
    return {
      naissance: enfant.anneeNaissance ?? annee - age,
      alternee: enfant.garde === 'alternee' || (enfant.garde === undefined && faits.gardeAlternee === true),
      invalide: enfant.invalide === true,
    };
  });
  // Born since: a dependant of the years to come.
  return decrits.filter((e) => e.naissance <= annee);
}

export interface OptionsFoyer {
  readonly situation: SituationImposee;
  readonly caseT?: boolean;
  /** One person only, of a couple taxed apart. */
  readonly personne?: 1 | 2;
  readonly sansEnfants?: boolean;
}

/** « 56 000 € à nous deux, dont 36 000 pour moi »: what is left is the other one's; a total alone is two halves. */
function partager(
  { nature, saisie }: NonNullable<Faits['revenuCommun']>,
  p1: FaitsPersonne | undefined,
  p2: FaitsPersonne | undefined,
): readonly [number, number] {
  const total = annuel(saisie);
  const [a, b] = [totalNature(p1, nature), totalNature(p2, nature)];
  if (a > 0 && a < total && (b === 0 || a + b === total)) return [a, total - a];
  if (b > 0 && b < total && a === 0) return [total - b, b];
  return [total / 2, total / 2];
}

/** The household to compute, in the terms of the declaration. */
export function decrireFoyer(faits: Faits, annee: number, options: OptionsFoyer): FoyerDecrit {
  const couple = estCouple(options.situation);
  let p1 = options.personne === 2 ? faits.personne2 : faits.personne1;
  let p2 = couple ? faits.personne2 : undefined;
  if (faits.revenuCommun && couple && !faits.personne2?.sansRevenu) {
    const [sienne, autre] = partager(faits.revenuCommun, p1, p2);
    const part = (valeur: number): Partial<Record<NatureRevenu, readonly Saisie[]>> => ({
      [faits.revenuCommun?.nature ?? 'salaires']: [{ montant: valeur, fois: 1, qualite: 'net_imposable' }],
    });
    p1 = { ...p1, revenus: { ...p1?.revenus, ...part(Math.round(sienne * 100) / 100) } };
    p2 = { ...p2, revenus: { ...p2?.revenus, ...part(Math.round(autre * 100) / 100) } };
  } else if (faits.revenuCommun)
    p1 = { ...p1, revenus: { ...p1?.revenus, [faits.revenuCommun.nature]: [faits.revenuCommun.saisie] } };
  const enfants = options.sansEnfants ? [] : enfantsDe(faits, annee);
  const gardes = faits.garde ?? [];
  const jeunes = enfants.filter((e) => annee - e.naissance < 6);
  const alternees = jeunes.length > 0 && jeunes.every((e) => e.alternee);
  const n1 = naissance(p1, annee);
  const n2 = naissance(p2, annee);
  const invalide1 = p1?.invalide === true;
  return {
    situation: options.situation,
    ...(n1 === undefined ? {} : { annee_naissance_declarant1: n1 }),
    ...(couple && n2 !== undefined ? { annee_naissance_declarant2: n2 } : {}),
    enfants: enfants.map((e) => ({ annee_naissance: e.naissance, garde_alternee: e.alternee, invalide: e.invalide })),
    ...(options.caseT ? { parent_isole_T: true } : {}),
    ...(faits.caseL && !couple && enfants.length === 0 ? { case_L: true } : {}),
    ...(invalide1 ? { invalidite_declarant1_P: true } : {}),
    ...(couple && p2?.invalide ? { invalidite_declarant2_F: true } : {}),
    ...(p1?.ancienCombattant ? (couple ? { ancien_combattant_couple_S: true } : { ancien_combattant_W: true }) : {}),
    declarant1: declarant(p1, annee, enfants.length),
    ...(couple ? { declarant2: declarant(p2, annee, enfants.length) } : {}),
    ...revenusDuFoyer(faits),
    ...assuranceVie(faits, annee),
    ...(faits.mutualisation && couple ? { per_mutualisation: true } : {}),
    ...(faits.departement ? { departement_outre_mer: faits.departement } : {}),
    ...pensionsVersees(faits),
    ...dons(faits, annee),
    ...(faits.emploiDomicile ? { emploi_domicile: faits.emploiDomicile } : {}),
    ...(faits.rfrUnAnAvant === undefined ? {} : { rfr_n_moins_1: faits.rfrUnAnAvant }),
    ...(faits.rfrDeuxAnsAvant === undefined ? {} : { rfr_n_moins_2: faits.rfrDeuxAnsAvant }),
    ...(gardes.length > 0 && !options.sansEnfants
      ? {
          [alternees ? 'garde_enfants_alternee' : 'garde_enfants']:
            faits.gardeDUnSeul === true ? [...gardes] : repartir(gardes, jeunes.length),
        }
      : {}),
    ...scolarites(faits.scolarite, enfants, annee),
  };
}

/** One childcare amount for several young children is shared between them: the ceiling is by child. */
function repartir(gardes: readonly number[], jeunes: number): number[] {
  const [seule] = gardes;
  if (gardes.length !== 1 || seule === undefined || jeunes < 2) return [...gardes];
  const part = Math.round((seule / jeunes) * 100) / 100;
  return Array.from({ length: jeunes }, () => part);
}

/** Year in the course of which the ceiling of gifts at 75 % was raised: only then do their dates matter. */
const ANNEE_DU_RELEVEMENT = 2025;

const somme = (retenus: readonly Don[]): number => retenus.reduce((t, d) => t + d.montant, 0);

function dons(faits: Faits, annee: number): FoyerDecrit {
  const [ordinaires, majores] = [66, 75].map((taux) => (faits.dons ?? []).filter((d) => d.taux === taux));
  const total = somme(majores ?? []);
  const dates = annee === ANNEE_DU_RELEVEMENT && majores?.every((d) => d.depuisRelevement !== undefined) === true;
  return {
    ...(somme(ordinaires ?? []) > 0 ? { dons_66: somme(ordinaires ?? []) } : {}),
    ...(total > 0 ? { dons_75: total } : {}),
    ...(total > 0 && dates
      ? { dons_75_depuis_octobre_2025: somme((majores ?? []).filter((d) => d.depuisRelevement === true)) }
      : {}),
  };
}

/** Age of a contract from which its gains bear the reduced rate (CGI 125-0 A). */
const ANNEES_DE_CONTRAT = 8;

function assuranceVie({ assuranceVie: contrat }: Faits, annee: number): FoyerDecrit {
  if (contrat === undefined) return {};
  return contrat.depuis <= annee - ANNEES_DE_CONTRAT
    ? { assurance_vie_8_ans_taux_reduit: contrat.gains }
    : { assurance_vie_moins_8_ans: contrat.gains };
}

function revenusDuFoyer(faits: Faits): FoyerDecrit {
  const loyers = faits.loyers ?? 0;
  const charges = faits.chargesFoncieres ?? 0;
  const capital = (faits.dividendes ?? 0) + (faits.interets ?? 0);
  return {
    ...foncier(loyers, charges, faits),
    ...(faits.dividendes ? { dividendes: faits.dividendes } : {}),
    ...(faits.interets ? { interets: faits.interets } : {}),
    ...(faits.plusValuesMobilieres ? { plus_values_mobilieres: faits.plusValuesMobilieres } : {}),
    // Under the scale, part of the social contribution on the same income is deductible.
    ...(faits.optionBareme
      ? { option_bareme: true, ...(capital > 0 ? { csg_deductible_base_2BH: capital } : {}) }
      : {}),
  };
}

/** The simplified regime applies below its limit of rents, unless charges are given. */
export function regimeFoncier(faits: Faits): 'micro' | 'reel' | undefined {
  if (faits.loyers === undefined) return undefined;
  if (faits.regimeFoncier) return faits.regimeFoncier;
  if (faits.chargesFoncieres !== undefined) return 'reel';
  const limite = parametresImpotRevenu(derniereAnneeCouverte())?.lire('foncier.limite_micro')?.valeur ?? 0;
  return faits.loyers <= limite ? 'micro' : 'reel';
}

/** Maintenance paid. The ceiling of an adult child holds for each: the first on its own line, then the others. */
function pensionsVersees(faits: Faits): FoyerDecrit {
  const { pensionMineur = 0, pensionMajeur = 0, pensionMajeurs = 1 } = faits;
  const chacun = pensionMajeur / pensionMajeurs;
  if (chacun === 0) return pensionMineur > 0 ? { pensions_alimentaires_autres: pensionMineur } : {};
  return {
    ...(pensionMineur > 0 ? { pensions_alimentaires_autres: pensionMineur } : {}),
    pension_alimentaire_enfant_majeur: chacun,
    ...(pensionMajeurs > 1
      ? { pensions_enfants_majeurs: Array.from({ length: pensionMajeurs - 1 }, () => chacun) }
      : {}),
  };
}

/** Euros of a rental loss that the other incomes of the year may bear. */
export const limiteDuDeficit = (): number =>
  parametresImpotRevenu(derniereAnneeCouverte())?.lire('foncier.limite_deficit')?.valeur ?? 0;

function foncier(loyers: number, charges: number, faits: Faits): FoyerDecrit {
  const regime = regimeFoncier(faits);
  // Beyond the limit, a rental loss is carried forward on rents: it lowers no other income.
  const limite = limiteDuDeficit();
  if (regime === undefined)
    return faits.deficitFoncier ? { deficit_foncier_imputable: Math.min(faits.deficitFoncier, limite) } : {};
  if (regime === 'micro') return { micro_foncier_recettes: loyers };
  const net = loyers - charges;
  return net >= 0 ? { revenus_fonciers_reel_net: net } : { deficit_foncier_imputable: Math.min(-net, limite) };
}
