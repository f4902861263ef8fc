import { montant, ouiNon } from './fabrique.ts';
import type { DefinitionFait, Titulaire } from '../types.ts';

const NET = { valeur: 'net_imposable', phrase: 'Montant pris pour du net imposable.', coutumier: true } as const;

/** Incomes of one filer, named without saying whose. `[path, label, boxes of the first and the second filer, article]`. */
const PAR_DECLARANT = [
  ['salaires', 'salaire net imposable', ['1AJ', '1BJ'], 'CGI art. 79'],
  ['frais_reels', 'frais réels', ['1AK', '1BK'], 'CGI art. 83'],
  ['pensions_retraite', 'pension de retraite', ['1AS', '1BS'], 'CGI art. 79'],
  ['allocations_chomage', 'allocations chômage', ['1AP', '1BP'], 'CGI art. 79'],
  ['indemnites_journalieres', 'indemnités journalières imposables', ['1AJ', '1BJ'], 'CGI art. 80 quinquies'],
  ['pensions_reversion', 'pension de réversion', ['1AS', '1BS'], 'CGI art. 79'],
  ['pensions_invalidite', 'pension d’invalidité', ['1AZ', '1BZ'], 'CGI art. 79'],
  ['pensions_alimentaires_recues', 'pension alimentaire reçue', ['1AO', '1BO'], 'CGI art. 79'],
  ['micro_bnc', 'recettes en micro-BNC', ['5HQ', '5IQ'], 'CGI art. 102 ter'],
  ['micro_bic_ventes', 'ventes en micro-BIC', ['5KO', '5LO'], 'CGI art. 50-0'],
  ['micro_bic_services', 'prestations en micro-BIC', ['5KP', '5LP'], 'CGI art. 50-0'],
  ['micro_bic_tourisme_classe', 'recettes d’un meublé de tourisme classé', ['5NG', '5OG'], 'CGI art. 50-0'],
  ['micro_bic_tourisme_non_classe', 'recettes d’un meublé de tourisme non classé', ['5ND', '5OD'], 'CGI art. 50-0'],
  ['lmnp_micro', 'loyers meublés en micro', ['5ND', '5OD'], 'CGI art. 50-0'],
  ['lmnp_reel_net', 'bénéfice de location meublée au réel', ['5NA', '5OA'], 'CGI art. 39 C'],
  ['bic_reel', 'bénéfice BIC au réel', ['5KC', '5LC'], 'CGI art. 34'],
  ['bnc_reel', 'bénéfice BNC au réel', ['5QC', '5RC'], 'CGI art. 93'],
  ['deficit_professionnel', 'déficit professionnel au réel', ['5KF', '5LF'], 'CGI art. 156'],
  ['per_versements', 'versement sur un PER', ['6NS', '6NT'], 'CGI art. 163 quatervicies'],
  ['per_plafond', 'plafond d’épargne retraite de l’avis', ['6PS', '6PT'], 'CGI art. 163 quatervicies'],
  ['cotisations_syndicales', 'cotisation syndicale', ['7AC', '7AE'], 'CGI art. 199 quater C'],
] as const;

const CONJOINT = ' de l’autre';

function duDeclarant(rang: 1 | 2): DefinitionFait[] {
  const titulaire: Titulaire = rang === 1 ? 'declarant1' : 'declarant2';
  return [
    ...PAR_DECLARANT.map(([champ, libelle, cases, article]) =>
      montant(`foyer.declarant${rang}.${champ}`, rang === 1 ? libelle : `${libelle}${CONJOINT}`, {
        titulaire,
        case: cases[rang - 1] ?? '',
        article,
        ...(champ === 'salaires' || champ === 'pensions_retraite' ? { defaut: NET } : {}),
      }),
    ),
    montant(`foyer.declarant${rang}.per_reports.*`, 'plafond d’épargne retraite non utilisé', {
      titulaire,
      article: 'CGI art. 163 quatervicies',
    }),
  ];
}

/** Incomes of the household. */
export const FAITS_REVENUS: readonly DefinitionFait[] = [
  ...duDeclarant(1),
  ...duDeclarant(2),
  montant('foyer.revenus_fonciers_reel_net', 'revenu foncier net au réel', { case: '4BA', article: 'CGI art. 31' }),
  montant('foyer.micro_foncier_recettes', 'loyers nus en micro-foncier', { case: '4BE', article: 'CGI art. 32' }),
  montant('foyer.deficit_foncier_imputable', 'déficit foncier à imputer', { case: '4BC', article: 'CGI art. 156' }),
  montant('foyer.deficits_globaux.*', 'déficit global des années d’avant', { case: '6FA', article: 'CGI art. 156' }),
  montant('foyer.assurance_vie_moins_8_ans', 'gains d’assurance-vie de moins de huit ans', {
    case: '2ZZ',
    article: 'CGI art. 125-0 A',
  }),
  montant('foyer.assurance_vie_8_ans_taux_reduit', 'gains d’assurance-vie de huit ans et plus', {
    case: '2VV',
    article: 'CGI art. 125-0 A',
  }),
  montant('foyer.assurance_vie_8_ans_taux_plein', 'gains d’assurance-vie de huit ans au-delà de 150\u202f000\u00a0€', {
    case: '2WW',
    article: 'CGI art. 200 A',
  }),
  montant('foyer.dividendes', 'dividendes', { case: '2DC', article: 'CGI art. 158' }),
  montant('foyer.interets', 'intérêts', { case: '2TR', article: 'CGI art. 125 A' }),
  montant('foyer.plus_values_mobilieres', 'plus-values mobilières', { case: '3VG', article: 'CGI art. 150-0 A' }),
  ouiNon('foyer.option_bareme', 'option pour le barème', {
    case: '2OP',
    article: 'CGI art. 200 A',
    defaut: { valeur: false, phrase: 'Prélèvement forfaitaire unique, sans option pour le barème.', coutumier: true },
  }),
  montant('foyer.csg_deductible_base_2BH', 'revenus ouvrant droit à CSG déductible', {
    case: '2BH',
    article: 'CGI art. 154 quinquies',
  }),
  montant('foyer.csg_deductible_6DE', 'CSG déductible', { case: '6DE', article: 'CGI art. 154 quinquies' }),
];
