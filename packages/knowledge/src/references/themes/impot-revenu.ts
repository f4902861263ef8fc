import { annexe, bofip, cgi, css } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

/** Income tax: persons, household, incomes, deductions, computation, reductions and credits. */
export const IMPOT_REVENU: readonly ReferenceLegale[] = [
  cgi(
    '4 A',
    'Personnes imposables',
    'Les personnes domiciliées en France y sont imposées sur l’ensemble de leurs revenus.',
  ),
  cgi(
    '4 B',
    'Domicile fiscal',
    'Le foyer, le lieu de séjour, l’activité ou le centre des intérêts économiques fixent le domicile fiscal.',
  ),
  cgi(
    '6',
    'Foyer fiscal',
    'Les époux et les partenaires de PACS font une déclaration commune ; les concubins sont imposés séparément.',
  ),
  cgi('12', 'Revenu annuel', 'L’impôt porte sur les revenus dont on dispose pendant l’année.'),
  cgi(
    '13',
    'Revenu net',
    'Le revenu imposable est le revenu brut diminué des dépenses faites pour l’acquérir ou le conserver.',
  ),
  cgi(
    '28',
    'Revenus fonciers',
    'Le revenu net foncier est la différence entre les loyers encaissés et les charges de la propriété.',
  ),
  cgi('31', 'Charges foncières', 'Les charges déductibles des loyers au régime réel sont énumérées.'),
  cgi('32', 'Micro-foncier', 'Sous une limite de loyers bruts, un abattement forfaitaire remplace les charges.'),
  cgi(
    '50-0',
    'Micro-BIC',
    'Le bénéfice des petites entreprises commerciales est le chiffre d’affaires diminué d’un abattement.',
  ),
  cgi('79', 'Traitements et salaires', 'Les salaires et les pensions concourent au revenu global.'),
  cgi('80 sexies', 'Assistants maternels', 'Le revenu imposable des assistants maternels suit une règle propre.'),
  cgi(
    '83',
    'Frais professionnels',
    'Les salariés déduisent un forfait ou, s’ils le préfèrent, leurs frais réels justifiés.',
  ),
  cgi('102 ter', 'Micro-BNC', 'Le bénéfice des petites activités libérales est la recette diminuée d’un abattement.'),
  cgi(
    '117 quater',
    'Acompte sur dividendes',
    'Les dividendes supportent à la source un prélèvement qui s’impute sur l’impôt.',
  ),
  cgi('125 A', 'Acompte sur intérêts', 'Les intérêts supportent à la source un prélèvement qui s’impute sur l’impôt.'),
  cgi('150-0 A', 'Plus-values mobilières', 'Les gains de cession de titres sont imposables.'),
  cgi(
    '151-0',
    'Versement libératoire',
    'Les micro-entrepreneurs peuvent, sous condition de revenu, payer l’impôt avec leurs cotisations.',
  ),
  cgi(
    '154 bis',
    'Épargne retraite des indépendants',
    'Les indépendants déduisent des cotisations de retraite de leur bénéfice, dans une limite.',
  ),
  cgi(
    '154 quinquies',
    'CSG déductible',
    'Une part de la contribution sociale sur les revenus imposés au barème se déduit du revenu global.',
  ),
  cgi(
    '156',
    'Revenu global',
    'Le revenu imposable est la somme des revenus, diminuée de charges énumérées dont les pensions alimentaires et une part du déficit foncier.',
  ),
  cgi(
    '157 bis',
    'Abattement des personnes âgées ou invalides',
    'Les personnes âgées ou invalides de revenu modeste ont un abattement, doublé si les deux époux y ont droit.',
  ),
  cgi(
    '158',
    'Détermination du revenu',
    'Chaque catégorie de revenu entre dans le revenu global selon ses règles, dont l’abattement sur les pensions et sur les dividendes au barème.',
  ),
  cgi(
    '163 quatervicies',
    'Épargne retraite',
    'Les versements sur un plan d’épargne retraite se déduisent du revenu, dans la limite d’un plafond propre à chacun.',
  ),
  cgi(
    '193',
    'Calcul par parts',
    'Le revenu est divisé par le nombre de parts, le barème est appliqué, le résultat est multiplié par ce nombre.',
  ),
  cgi('194', 'Nombre de parts', 'Le nombre de parts dépend de la situation de famille et des personnes à charge.'),
  cgi(
    '195',
    'Demi-parts supplémentaires',
    'Des demi-parts s’ajoutent pour invalidité, ancien combattant ou enfant élevé seul.',
  ),
  cgi('196', 'Personnes à charge', 'Les enfants mineurs et les enfants infirmes sont à charge.'),
  cgi(
    '196 B',
    'Rattachement d’un enfant majeur',
    'Un enfant majeur peut demander son rattachement au foyer de ses parents.',
  ),
  cgi(
    '196 bis',
    'Date de la situation',
    'La situation de famille s’apprécie en principe au premier janvier, les charges à la fin de l’année si elles ont augmenté.',
  ),
  cgi(
    '197',
    'Barème, plafonnement et décote',
    'Le barème progressif ne taxe à chaque taux que la fraction du revenu comprise dans la tranche.',
  ),
  cgi(
    '199 quater F',
    'Frais de scolarité',
    'Chaque enfant à charge au collège, au lycée ou dans le supérieur ouvre une réduction d’impôt.',
  ),
  cgi(
    '199 sexdecies',
    'Emploi à domicile',
    'Les dépenses de services au domicile ouvrent un crédit d’impôt remboursable, dans une limite.',
  ),
  cgi(
    '200',
    'Dons des particuliers',
    'Les dons aux œuvres d’intérêt général ouvrent une réduction, plus forte pour l’aide aux personnes en difficulté.',
  ),
  cgi('200-0 A', 'Plafonnement global', 'Le total de certains avantages fiscaux est plafonné.'),
  cgi(
    '200 A',
    'Prélèvement forfaitaire unique',
    'Les revenus du capital sont imposés à un taux forfaitaire, sauf option globale pour le barème.',
  ),
  cgi(
    '200 quater B',
    'Garde de jeunes enfants',
    'Les frais de garde hors du domicile d’un enfant de moins de six ans ouvrent un crédit d’impôt, dans une limite.',
  ),
  cgi(
    '223 sexies',
    'Contribution exceptionnelle sur les hauts revenus',
    'Le revenu fiscal de référence au-delà d’un seuil supporte une contribution.',
  ),
  cgi(
    '224',
    'Contribution différentielle sur les hauts revenus',
    'Les hauts revenus supportent une imposition minimale.',
  ),
  cgi('235 ter', 'Prélèvement de solidarité', 'Les revenus du capital supportent un prélèvement de solidarité.'),
  cgi(
    '1417',
    'Revenu fiscal de référence',
    'Le revenu fiscal de référence ajoute au revenu imposable certaines sommes déduites ou exonérées.',
  ),
  cgi('1649 quater-0 B', 'Obligations déclaratives', 'Les revenus doivent être déclarés à l’administration.'),
  cgi('1657', 'Seuils de recouvrement', 'Un impôt très faible n’est pas mis en recouvrement.'),
  cgi('1728', 'Défaut de déclaration', 'Ne pas déclarer ou déclarer tard entraîne une majoration.'),
  cgi('1741', 'Fraude fiscale', 'Se soustraire frauduleusement à l’impôt est un délit.'),
  cgi('1965 L', 'Petites restitutions', 'Les très petites sommes ne sont pas remboursées.'),
  cgi('170', 'Déclaration annuelle', 'Toute personne imposable déclare chaque année ses revenus et ses charges.'),
  annexe(
    'IV',
    '6 B',
    'Barème kilométrique',
    'Le barème donne la dépense de véhicule selon la puissance et la distance.',
  ),
  css(
    'L136-6',
    'CSG sur les revenus du patrimoine',
    'Les revenus du patrimoine supportent la contribution sociale généralisée.',
  ),
  css(
    'L136-7',
    'CSG sur les produits de placement',
    'Les produits de placement supportent la contribution sociale généralisée.',
  ),
  css('L136-8', 'Taux de la CSG', 'Le taux de la contribution dépend de la nature du revenu.'),
  bofip('IR-LIQ', 'Liquidation de l’impôt', 'La doctrine commente le barème, les parts, le plafonnement et la décote.'),
];
