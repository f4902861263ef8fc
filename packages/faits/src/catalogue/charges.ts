import { compte, montant, ouiNon } from './fabrique.ts';
import type { DefinitionFait } from '../types.ts';

const NIVEAUX = [
  ['college', 'au collège', '7EA', '7EB'],
  ['lycee', 'au lycée', '7EC', '7ED'],
  ['superieur', 'dans le supérieur', '7EF', '7EG'],
] as const;

/** What lowers the income or the tax of the household. */
export const FAITS_CHARGES: readonly DefinitionFait[] = [
  montant('foyer.pension_alimentaire_enfant_majeur', 'pension versée à un enfant majeur', {
    case: '6EL',
    article: 'CGI art. 156',
  }),
  montant('foyer.pensions_enfants_majeurs.*', 'pension versée à un autre enfant majeur', {
    titulaire: 'enfant',
    case: '6EM',
    article: 'CGI art. 156',
  }),
  montant('foyer.pensions_alimentaires_autres', 'autre pension alimentaire versée', {
    case: '6GU',
    article: 'CGI art. 156',
  }),
  ouiNon('foyer.per_mutualisation', 'plafonds d’épargne retraite mis en commun', {
    case: '6QR',
    article: 'CGI art. 163 quatervicies',
  }),
  montant('foyer.dons_66', 'dons aux œuvres', { case: '7UF', article: 'CGI art. 200' }),
  montant('foyer.dons_75', 'dons aux organismes d’aide aux personnes en difficulté', {
    case: '7UD',
    article: 'CGI art. 200',
  }),
  montant('foyer.dons_75_depuis_octobre_2025', 'part de ces dons versée depuis le 14 octobre 2025', {
    article: 'CGI art. 200',
  }),
  montant('foyer.dons_reports.*', 'dons reportés', { case: '7XS', article: 'CGI art. 200' }),
  montant('foyer.emploi_domicile', 'emploi à domicile', { case: '7DB', article: 'CGI art. 199 sexdecies' }),
  ouiNon('foyer.emploi_domicile_premiere_annee', 'première année d’emploi direct à domicile', {
    case: '7DQ',
    article: 'CGI art. 199 sexdecies',
  }),
  montant('foyer.garde_enfants.*', 'garde d’un enfant de moins de six ans', {
    titulaire: 'enfant',
    case: '7GA',
    article: 'CGI art. 200 quater B',
  }),
  montant('foyer.garde_enfants_alternee.*', 'garde d’un enfant de moins de six ans en résidence alternée', {
    titulaire: 'enfant',
    case: '7GE',
    article: 'CGI art. 200 quater B',
  }),
  ...NIVEAUX.flatMap(([niveau, libelle, pleine, alternee]) => [
    compte(`foyer.scolarite.${niveau}`, `enfants ${libelle}`, 'nombre', {
      case: pleine,
      article: 'CGI art. 199 quater F',
    }),
    compte(`foyer.scolarite_alternee.${niveau}`, `enfants ${libelle} en garde alternée`, 'nombre', {
      case: alternee,
      article: 'CGI art. 199 quater F',
    }),
  ]),
];
