import { bofip, cgi, lpf } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

/** Residence, non-residents and foreign assets in French law. */
export const INTERNATIONAL: readonly ReferenceLegale[] = [
  cgi(
    '57',
    'Transferts de bénéfices',
    'Les bénéfices transférés à des entreprises liées à l’étranger sont réintégrés.',
  ),
  cgi(
    '81 A',
    'Salariés envoyés à l’étranger',
    'Les salariés domiciliés en France et envoyés à l’étranger peuvent être exonérés.',
  ),
  cgi(
    '119 bis',
    'Retenue sur les dividendes',
    'Les dividendes versés à des non-résidents supportent une retenue à la source.',
  ),
  cgi(
    '120',
    'Revenus mobiliers étrangers',
    'Les produits de placements étrangers sont des revenus de capitaux mobiliers.',
  ),
  cgi(
    '123 bis',
    'Entités à régime privilégié',
    'Le revenu d’une entité étrangère peu taxée est imposé chez celui qui la contrôle.',
  ),
  cgi(
    '125-0 A',
    'Assurance-vie',
    'Les produits des contrats d’assurance-vie, français ou étrangers, sont imposables au rachat.',
  ),
  cgi('150 VH bis', 'Actifs numériques', 'Les gains de cession d’actifs numériques sont imposables.'),
  cgi(
    '155 B',
    'Impatriés',
    'Les personnes recrutées à l’étranger sont exonérées d’une part de leur revenu pendant quelques années.',
  ),
  cgi(
    '164 A',
    'Revenu des non-résidents',
    'Les non-résidents sont imposés sur leurs seuls revenus de source française.',
  ),
  cgi('164 B', 'Revenus de source française', 'La liste des revenus de source française est fixée.'),
  cgi(
    '165 bis',
    'Primauté des conventions',
    'Les revenus dont une convention attribue l’imposition à la France y sont imposables.',
  ),
  cgi(
    '166',
    'Année du départ et de l’arrivée',
    'Le transfert de domicile partage l’année entre deux périodes d’imposition.',
  ),
  cgi('167', 'Départ de France', 'Celui qui quitte la France est imposé sur les revenus acquis jusqu’à son départ.'),
  cgi(
    '167 bis',
    'Exit tax',
    'Le transfert du domicile hors de France rend imposables les plus-values latentes importantes.',
  ),
  cgi(
    '182 A',
    'Retenue sur les salaires et pensions',
    'Les salaires et pensions français des non-résidents supportent une retenue à la source.',
  ),
  cgi(
    '182 B',
    'Retenue sur les prestations',
    'Certaines sommes payées à des non-résidents supportent une retenue à la source.',
  ),
  cgi('187', 'Taux de la retenue sur dividendes', 'Le taux de la retenue dépend du bénéficiaire et de son pays.'),
  cgi(
    '197 A',
    'Taux minimum des non-résidents',
    'Les revenus français des non-résidents supportent un taux minimum sauf demande du taux moyen mondial.',
  ),
  cgi('200 B', 'Impôt sur la plus-value immobilière', 'La plus-value immobilière supporte un impôt proportionnel.'),
  cgi(
    '204 A',
    'Prélèvement à la source',
    'L’impôt sur les revenus d’activité et de remplacement est prélevé quand ils sont touchés.',
  ),
  cgi(
    '150 U',
    'Plus-values immobilières',
    'Les plus-values sur immeubles des particuliers sont imposables, avec des exonérations.',
  ),
  cgi(
    '244 bis A',
    'Plus-values immobilières des non-résidents',
    'Les non-résidents qui vendent un immeuble français paient un prélèvement.',
  ),
  cgi(
    '244 bis B',
    'Cession de participations par les non-résidents',
    'Les non-résidents qui vendent une participation importante peuvent être taxés en France.',
  ),
  cgi('238-0 A', 'États non coopératifs', 'La notion d’État ou de territoire non coopératif est définie.'),
  cgi('238 A', 'Régime fiscal privilégié', 'La notion de régime fiscal privilégié est définie.'),
  cgi(
    '750 ter',
    'Territorialité des successions et donations',
    'Le domicile du défunt, celui de l’héritier et le lieu des biens décident des droits dus en France.',
  ),
  cgi(
    '784 A',
    'Impôt étranger sur les successions',
    'L’impôt payé à l’étranger sur des biens étrangers s’impute sur les droits français.',
  ),
  cgi(
    '964',
    'Champ de l’IFI',
    'Le domicile décide si l’impôt sur la fortune immobilière porte sur les biens étrangers.',
  ),
  cgi(
    '990 I',
    'Assurance-vie au décès',
    'Les capitaux versés au décès supportent un prélèvement au-delà d’un abattement.',
  ),
  cgi('1649 A', 'Comptes à l’étranger', 'Tout compte ouvert, détenu, utilisé ou clos à l’étranger se déclare.'),
  cgi(
    '1649 AA',
    'Contrats d’assurance-vie à l’étranger',
    'Les contrats de capitalisation et d’assurance-vie étrangers se déclarent.',
  ),
  cgi('1649 bis C', 'Comptes d’actifs numériques', 'Les comptes d’actifs numériques tenus à l’étranger se déclarent.'),
  cgi(
    '1649 AC',
    'Échange automatique',
    'Les établissements transmettent les comptes financiers pour l’échange entre administrations.',
  ),
  cgi(
    '1729-0 A',
    'Avoirs étrangers cachés',
    'Les droits dus sur des avoirs étrangers non déclarés supportent une majoration lourde.',
  ),
  cgi(
    '1736',
    'Amendes de déclaration',
    'Le défaut de déclaration d’un compte ou d’un contrat étranger est puni d’une amende.',
  ),
  lpf(
    'L23 C',
    'Origine des avoirs étrangers',
    'L’administration peut demander d’où viennent des avoirs étrangers non déclarés.',
  ),
  lpf('L71', 'Avoirs sans origine', 'Les avoirs dont l’origine n’est pas justifiée sont taxés comme un don.'),
  lpf('L169', 'Délai de reprise', 'Le délai de reprise de l’impôt est fixé et s’allonge pour les avoirs étrangers.'),
  bofip('INT-CVB-CHE', 'Convention avec la Suisse', 'La doctrine commente la convention et le régime des frontaliers.'),
  bofip('INT-CVB-LUX', 'Convention avec le Luxembourg', 'La doctrine commente la convention.'),
  bofip('INT-CVB-BEL', 'Convention avec la Belgique', 'La doctrine commente la convention et les frontaliers.'),
  bofip('INT-CVB-DEU', 'Convention avec l’Allemagne', 'La doctrine commente la convention et les frontaliers.'),
  bofip('INT-CVB-AND', 'Convention avec Andorre', 'La doctrine commente la convention.'),
  bofip('INT-CVB-USA', 'Convention avec les États-Unis', 'La doctrine commente la convention.'),
  bofip('INT-CVB-MCO', 'Convention avec Monaco', 'La doctrine commente la situation des Français de Monaco.'),
  bofip('INT-DG', 'Droit conventionnel', 'La doctrine décrit les règles générales des conventions fiscales.'),
  bofip(
    'IR-DOMIC',
    'Domicile et territorialité',
    'La doctrine commente le domicile, les non-résidents et leur calcul.',
  ),
  bofip('IR-CHAMP', 'Champ de l’impôt sur le revenu', 'La doctrine dit qui est imposable et sur quels revenus.'),
  bofip(
    'RSA-GEO',
    'Salariés expatriés et impatriés',
    'La doctrine commente l’exonération des expatriés et des impatriés.',
  ),
  bofip('RPPM-PVBMI-50', 'Exit tax', 'La doctrine commente le transfert du domicile hors de France.'),
  bofip(
    'CF-CPF',
    'Obligations déclaratives et secret',
    'La doctrine commente les obligations de déclaration des comptes et avoirs.',
  ),
  bofip(
    'RFPI-PVINR',
    'Plus-values immobilières des non-résidents',
    'La doctrine commente le prélèvement et l’exonération des non-résidents.',
  ),
  bofip(
    'ENR-DMTG',
    'Droits de mutation à titre gratuit',
    'La doctrine commente successions et donations, y compris internationales.',
  ),
  bofip(
    'RPPM-PSOC',
    'Prélèvements sociaux du capital',
    'La doctrine commente l’assujettissement et les exonérations des assurés d’un autre État.',
  ),
  bofip('PAT-IFI', 'Impôt sur la fortune immobilière', 'La doctrine commente l’impôt sur la fortune immobilière.'),
];
