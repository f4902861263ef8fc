import { euros } from '../../core/typographie.ts';
import { completerFoyer } from '../../france/impot-revenu/completer-foyer.ts';
import { estCouple } from '../../france/impot-revenu/composition.ts';
import type { FoyerFiscal, PersonneACharge, Scolarite } from '../../france/impot-revenu/foyer.ts';
import type { Facture } from '../calcul.ts';
import { additionner, ECART_ARRONDIS, estRefus, facturer } from '../calcul.ts';
import { aLaDeclaration, avantFinAnnee, conseiller, declarer, ecarter } from '../construire.ts';
import type { ContexteOptimisation, Evaluation } from '../levier.ts';

/** One unmarried return: no box of lone parent, since the two persons live together. */
function celibataire(foyer: FoyerFiscal, enfants: readonly PersonneACharge[]): FoyerFiscal {
  return {
    ...foyer,
    situation: 'celibataire',
    declarant2: null,
    annee_naissance_declarant2: null,
    invalidite_declarant2_F: false,
    ancien_combattant_couple_S: false,
    per_mutualisation: false,
    enfants,
  };
}

/**
 * The couple as two returns. What the household holds in common (capital income, gifts, credits) and the children go to
 * one of the two filers; each way is tried.
 */
function separer(foyer: FoyerFiscal): readonly (readonly [FoyerFiscal, FoyerFiscal])[] {
  const d2 = foyer.declarant2;
  if (d2 === null) return [];
  const commun = celibataire(foyer, foyer.enfants);
  const second = {
    situation: 'celibataire',
    departement_outre_mer: foyer.departement_outre_mer,
    annee_naissance_declarant1: foyer.annee_naissance_declarant2 ?? foyer.annee_naissance_declarant1,
    invalidite_declarant1_P: foyer.invalidite_declarant2_F,
    declarant1: d2,
  } as const;
  const avecCharges: FoyerFiscal = {
    ...commun,
    annee_naissance_declarant1: second.annee_naissance_declarant1,
    invalidite_declarant1_P: second.invalidite_declarant1_P,
    declarant1: d2,
  };
  const premier = completerFoyer({
    situation: 'celibataire',
    departement_outre_mer: foyer.departement_outre_mer,
    annee_naissance_declarant1: foyer.annee_naissance_declarant1,
    invalidite_declarant1_P: foyer.invalidite_declarant1_P,
    declarant1: foyer.declarant1,
  });
  return [
    [commun, completerFoyer(second)],
    [premier, avecCharges],
  ];
}

/** « , de 120 € »; nothing when the two ways differ by their rounding only. */
function deCombien(ecart: number): string {
  return ecart > ECART_ARRONDIS ? `, de ${euros(ecart)}` : '';
}

interface Separation {
  readonly total: number;
  readonly factures: readonly [Facture, Facture];
  readonly foyers: readonly [FoyerFiscal, FoyerFiscal];
}

function evaluerSeparation(foyer: FoyerFiscal, annee: number, commun: Facture, c: ContexteOptimisation): Evaluation {
  if (c.unionDansAnnee === false) {
    return ecarter(
      'union',
      'Un couple ne déclare séparément que l’année de son union, ou s’il est séparé de biens et vit séparément.',
    );
  }
  let mieux: Separation | null = null;
  for (const [un, deux] of separer(foyer)) {
    const f1 = facturer(un, annee, c.options);
    const f2 = facturer(deux, annee, c.options);
    if (estRefus(f1)) return ecarter('union', f1.message);
    if (estRefus(f2)) return ecarter('union', f2.message);
    const { total } = additionner([f1, f2]);
    if (mieux === null || total < mieux.total) mieux = { total, factures: [f1, f2], foyers: [un, deux] };
  }
  if (mieux === null) return ecarter('union', 'Le second déclarant n’est pas décrit.');
  if (mieux.total >= commun.total - ECART_ARRONDIS) {
    return ecarter(
      'union',
      `L’imposition commune est déjà la plus avantageuse${deCombien(mieux.total - commun.total)}.`,
    );
  }
  return conseiller({
    id: 'union',
    action: `Opter pour deux déclarations séparées : ${euros(commun.total - mieux.total)} de moins au total.`,
    avant: commun,
    apres: mieux.factures[0],
    totalApres: mieux.total,
    foyer: null,
    calculs: {
      avant: [declarer('Imposition commune', foyer, annee, c.options)],
      apres: mieux.foyers.map((f, i) => declarer(`Déclarant ${i + 1} seul`, f, annee, c.options)),
    },
    condition:
      'Ouvert seulement l’année du mariage ou du pacs, ou à des époux séparés de biens qui ne vivent pas ensemble.',
    risque:
      'Option irrévocable pour l’année ; les revenus et charges communs sont attribués à l’un des deux pour le calcul.',
    ...aLaDeclaration(annee),
    reference: 'CGI art. 6 4 et 6 5',
    reserves: mieux.factures[1].impot.reserves,
  });
}

function evaluerUnion(foyer: FoyerFiscal, annee: number, seul: Facture, c: ContexteOptimisation): Evaluation {
  if (c.partenaire === undefined) return ecarter('union', 'La situation du partenaire n’est pas indiquée.');
  const autre = completerFoyer({ ...c.partenaire, situation: c.partenaire.situation ?? 'celibataire' });
  const second = facturer(autre, annee, c.options);
  if (estRefus(second)) return ecarter('union', second.message);
  const ensemble = unir(foyer, autre);
  const apres = facturer(ensemble, annee, c.options);
  if (estRefus(apres)) return ecarter('union', apres.message);
  const separes = additionner([seul, second]);
  const gain = separes.total - apres.total;
  if (gain <= ECART_ARRONDIS) {
    return ecarter(
      'union',
      `Deux déclarations restent au moins aussi avantageuses que l’imposition commune${deCombien(-gain)}.`,
    );
  }
  return conseiller({
    id: 'union',
    action: `Se marier ou se pacser : une seule déclaration coûte ${euros(gain)} de moins que deux.`,
    avant: seul,
    apres,
    totalAvant: separes.total,
    foyer: ensemble,
    calculs: {
      avant: [
        declarer('Vous, seul', foyer, annee, c.options),
        declarer('Votre partenaire, seul', autre, annee, c.options),
      ],
      apres: [declarer('Imposition commune', ensemble, annee, c.options)],
    },
    condition: 'Mariage ou pacs dans l’année, sans option pour l’imposition séparée.',
    risque: 'Effets civils et patrimoniaux sans rapport avec l’impôt ; solidarité des époux pour son paiement.',
    ...avantFinAnnee(annee),
    reference: 'CGI art. 6 1 et 6 5',
    reserves: second.impot.reserves,
  });
}

/** The two households as one; amounts held in common are added. */
function unir(un: FoyerFiscal, deux: FoyerFiscal): FoyerFiscal {
  return {
    ...un,
    situation: 'pacse',
    annee_deces_conjoint: null,
    parent_isole_T: false,
    case_L: false,
    ancien_combattant_W: false,
    annee_naissance_declarant2: deux.annee_naissance_declarant1,
    invalidite_declarant2_F: deux.invalidite_declarant1_P,
    declarant2: deux.declarant1,
    enfants: [...un.enfants, ...deux.enfants],
    revenus_fonciers_reel_net: un.revenus_fonciers_reel_net + deux.revenus_fonciers_reel_net,
    micro_foncier_recettes: un.micro_foncier_recettes + deux.micro_foncier_recettes,
    deficit_foncier_imputable: un.deficit_foncier_imputable + deux.deficit_foncier_imputable,
    deficits_globaux: additionnerAnnees(un.deficits_globaux, deux.deficits_globaux),
    assurance_vie_moins_8_ans: un.assurance_vie_moins_8_ans + deux.assurance_vie_moins_8_ans,
    assurance_vie_8_ans_taux_reduit: un.assurance_vie_8_ans_taux_reduit + deux.assurance_vie_8_ans_taux_reduit,
    assurance_vie_8_ans_taux_plein: un.assurance_vie_8_ans_taux_plein + deux.assurance_vie_8_ans_taux_plein,
    dividendes: un.dividendes + deux.dividendes,
    interets: un.interets + deux.interets,
    plus_values_mobilieres: un.plus_values_mobilieres + deux.plus_values_mobilieres,
    csg_deductible_base_2BH: un.csg_deductible_base_2BH + deux.csg_deductible_base_2BH,
    csg_deductible_6DE: un.csg_deductible_6DE + deux.csg_deductible_6DE,
    pension_alimentaire_enfant_majeur: un.pension_alimentaire_enfant_majeur + deux.pension_alimentaire_enfant_majeur,
    pensions_enfants_majeurs: [...un.pensions_enfants_majeurs, ...deux.pensions_enfants_majeurs],
    pensions_alimentaires_autres: un.pensions_alimentaires_autres + deux.pensions_alimentaires_autres,
    dons_66: un.dons_66 + deux.dons_66,
    dons_75: un.dons_75 + deux.dons_75,
    dons_75_depuis_octobre_2025: additionnerConnus(un, deux),
    dons_reports: additionnerAnnees(un.dons_reports, deux.dons_reports),
    emploi_domicile: un.emploi_domicile + deux.emploi_domicile,
    scolarite: additionnerScolarite(un.scolarite, deux.scolarite),
    scolarite_alternee: additionnerScolarite(un.scolarite_alternee, deux.scolarite_alternee),
    garde_enfants: [...un.garde_enfants, ...deux.garde_enfants],
    garde_enfants_alternee: [...un.garde_enfants_alternee, ...deux.garde_enfants_alternee],
  };
}

/** Dated gifts of both; unknown when those of one are, unless that one gave nothing. */
function additionnerConnus(un: FoyerFiscal, deux: FoyerFiscal): number | null {
  const [a, b] = [un, deux].map((f) => (f.dons_75 === 0 ? 0 : f.dons_75_depuis_octobre_2025));
  return a === null || b === null || a === undefined || b === undefined ? null : a + b;
}

/** Amounts by year, oldest first, so that both lists end on the last year. */
function additionnerAnnees(un: readonly number[], deux: readonly number[]): readonly number[] {
  const annees = Math.max(un.length, deux.length);
  return Array.from(
    { length: annees },
    (_, i) => (un[i - annees + un.length] ?? 0) + (deux[i - annees + deux.length] ?? 0),
  );
}

const additionnerScolarite = (un: Scolarite, deux: Scolarite): Scolarite => ({
  college: un.college + deux.college,
  lycee: un.lycee + deux.lycee,
  superieur: un.superieur + deux.superieur,
});

/** Marriage or civil pact for a single filer with a partner; separate returns for a couple in the year of the union. */
export function evaluerImpositionCommune(
  foyer: FoyerFiscal,
  annee: number,
  avant: Facture,
  contexte: ContexteOptimisation,
): Evaluation {
  return estCouple(foyer)
    ? evaluerSeparation(foyer, annee, avant, contexte)
    : evaluerUnion(foyer, annee, avant, contexte);
}
