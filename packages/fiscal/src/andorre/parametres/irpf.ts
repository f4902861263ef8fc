import type { SourceLegale } from '../../core/source-legale.ts';
import { groupe, type Libelles } from '../../international/parametres.ts';

/** Years covered. The numbers below have not changed since the tax began (Llei 5/2014, in force on 2015-01-01). */
export const ANNEES_ANDORRE = [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026] as const;

const LLEI_5_2014: SourceLegale = { texte: 'Llei 5/2014, del 24 d’abril, de l’impost sobre la renda', fiabilite: 'A' };
const CONCORDANT: SourceLegale = { texte: `${LLEI_5_2014.texte} ; présentations concordantes`, fiabilite: 'B' };
const A_VERIFIER: SourceLegale = { texte: `${LLEI_5_2014.texte} ; montant à vérifier au texte`, fiabilite: 'C' };
const CASS: SourceLegale = { texte: 'Llei 17/2008 de la seguretat social ; guide du formulaire 300', fiabilite: 'C' };

export const PARAMETRES_ANDORRE = {
  irpf: groupe('Llei 5/2014', LLEI_5_2014, { taux: 0.1 }),
  minimum: groupe('Llei 5/2014', CONCORDANT, { personnel: 24_000, invalidite: 30_000, couple: 40_000 }),
  bonification: groupe('Llei 5/2014', CONCORDANT, { taux: 0.5, plafond: 800 }),
  charges_famille: groupe('Llei 5/2014', A_VERIFIER, { par_personne: 750, majoration_invalidite: 1.5 }),
  epargne: groupe('Llei 5/2014', CONCORDANT, { exoneration: 3000 }),
  travail: groupe('Llei 5/2014', CASS, { cotisation_cass: 0.065, autres_frais: 0.03, plafond_autres_frais: 2500 }),
  pension: groupe('Llei 5/2014', A_VERIFIER, { plafond: 5000, part_revenu: 0.3 }),
} as const;

export const LIBELLES_ANDORRE: Libelles = {
  'irpf.taux': ['Taux de l’IRPF', 'taux'],
  'minimum.personnel': ['Minimum personnel', 'EUR'],
  'minimum.invalidite': ['Minimum personnel en cas d’invalidité', 'EUR'],
  'minimum.couple': ['Minimum personnel, conjoint sans revenu', 'EUR'],
  'bonification.taux': ['Bonification de la cotisation de la base générale', 'taux'],
  'bonification.plafond': ['Plafond de la bonification', 'EUR'],
  'charges_famille.par_personne': ['Réduction par personne à charge', 'EUR'],
  'charges_famille.majoration_invalidite': ['Coefficient pour une personne à charge invalide', 'nombre'],
  'epargne.exoneration': ['Exonération des revenus de l’épargne', 'EUR'],
  'travail.cotisation_cass': ['Cotisation du salarié à la CASS', 'taux'],
  'travail.autres_frais': ['Autres frais du travail', 'taux'],
  'travail.plafond_autres_frais': ['Plafond des autres frais du travail', 'EUR'],
  'pension.plafond': ['Plafond des versements à un plan de pension', 'EUR'],
  'pension.part_revenu': ['Part du revenu net versable à un plan de pension', 'taux'],
};

/** Literal constants of the specification, section 9. */
export const REFERENCE_IRPF = { seuilBas: 24_000, seuilHaut: 40_000, tauxBas: 0.05, tauxHaut: 0.1 } as const;
