import { bofip, cgi, commerce, css, texte } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

/** Sole traders. */
export const ENTREPRISES: readonly ReferenceLegale[] = [
  cgi(
    '44 quindecies A',
    'Zones France ruralités revitalisation',
    'Les entreprises créées ou reprises dans ces zones sont exonérées plusieurs années d’impôt sur leur bénéfice.',
  ),
  cgi(
    '34',
    'Bénéfices commerciaux',
    'Les profits du commerce, de l’industrie et de l’artisanat sont des bénéfices industriels et commerciaux.',
  ),
  cgi(
    '35',
    'Activités commerciales par la loi',
    'Certaines activités immobilières et locations équipées ou meublées sont commerciales pour l’impôt.',
  ),
  cgi(
    '38',
    'Bénéfice imposable',
    'Le bénéfice est la différence entre l’actif net de clôture et celui d’ouverture de l’exercice.',
  ),
  cgi(
    '39',
    'Charges déductibles',
    'Les charges de l’entreprise se déduisent si elles sont engagées dans son intérêt, justifiées et comptabilisées.',
  ),
  cgi(
    '39 duodecies',
    'Plus-values professionnelles',
    'Les plus-values de l’actif immobilisé sont à court ou à long terme selon la durée de détention.',
  ),
  cgi(
    '39 quindecies',
    'Taxation à long terme',
    'Les plus-values professionnelles à long terme sont taxées à un taux forfaitaire.',
  ),
  cgi('63', 'Bénéfices agricoles', 'Les revenus de l’exploitation de biens ruraux sont des bénéfices agricoles.'),
  cgi(
    '64 bis',
    'Micro-BA',
    'Le bénéfice des petites exploitations est la moyenne des recettes diminuée d’un abattement.',
  ),
  cgi(
    '92',
    'Bénéfices non commerciaux',
    'Les profits des professions libérales et les sources de profit sans autre catégorie sont non commerciaux.',
  ),
  cgi(
    '93',
    'Bénéfice non commercial net',
    'Le bénéfice libéral est l’excédent des recettes sur les dépenses nécessitées par la profession.',
  ),
  cgi(
    '100 bis',
    'Moyenne des artistes',
    'Les écrivains, artistes et sportifs peuvent être imposés sur une moyenne pluriannuelle.',
  ),
  cgi(
    '238 quindecies',
    'Transmission d’une entreprise',
    'Les plus-values de transmission d’une entreprise individuelle sont exonérées selon le prix.',
  ),
  cgi(
    '150 UA',
    'Cession de biens meubles',
    'Les gains de cession de meubles par des particuliers sont taxables, avec des exonérations larges.',
  ),
  cgi(
    '151 septies',
    'Petites entreprises',
    'Les plus-values des petites entreprises exercées depuis assez longtemps sont exonérées selon les recettes.',
  ),
  cgi(
    '151 septies A',
    'Départ à la retraite de l’exploitant',
    'La cession de l’entreprise par l’exploitant qui part à la retraite est exonérée sous conditions.',
  ),
  cgi(
    '151 septies B',
    'Immobilier d’exploitation',
    'Les plus-values à long terme sur l’immobilier d’exploitation diminuent avec la durée de détention.',
  ),
  cgi(
    '151 octies',
    'Apport en société',
    'L’apport d’une entreprise individuelle à une société peut être mis en report.',
  ),
  cgi(
    '1447',
    'Cotisation foncière des entreprises',
    'Qui exerce une activité professionnelle non salariée habituelle doit la cotisation foncière.',
  ),
  cgi(
    '1464 K',
    'Exonérations de la cotisation foncière',
    'Des entreprises naissantes ou réalisant peu de recettes sont dispensées de la cotisation.',
  ),
  cgi('1478', 'Année de création', 'La cotisation foncière n’est pas due pour l’année de la création.'),
  cgi('1647 D', 'Cotisation minimum', 'La base minimum de la cotisation foncière dépend du chiffre d’affaires.'),
  cgi(
    '1649 ter A',
    'Déclaration des plateformes',
    'Les opérateurs de plateforme déclarent les vendeurs et leurs recettes.',
  ),
  cgi(
    '242 bis',
    'Information des utilisateurs',
    'Les plateformes informent leurs utilisateurs de leurs obligations et de leurs recettes.',
  ),
  cgi(
    '155',
    'Activités mixtes',
    'L’activité accessoire suit parfois la catégorie de l’activité principale et les frontières des catégories sont fixées.',
  ),
  cgi(
    '151 nonies',
    'Associés de sociétés de personnes',
    'Les parts d’un associé qui exerce dans sa société de personnes sont un actif professionnel.',
  ),
  cgi('302 septies A bis', 'Régime simplifié', 'Un régime réel simplifié existe pour les entreprises moyennes.'),
  cgi(
    '96',
    'Déclaration contrôlée',
    'Les professions libérales qui ne sont pas au micro déclarent leur bénéfice réel.',
  ),
  css(
    'L131-6',
    'Assiette des cotisations des indépendants',
    'Les cotisations des indépendants portent sur leur revenu et une part des dividendes des gérants.',
  ),
  css(
    'L131-6-4',
    'Aide à la création d’entreprise',
    'Les créateurs et repreneurs peuvent être exonérés d’une partie de leurs cotisations.',
  ),
  css(
    'L613-7',
    'Régime micro-social',
    'Les cotisations des micro-entrepreneurs sont un pourcentage du chiffre d’affaires.',
  ),
  css('L311-3', 'Assimilés salariés', 'Certains dirigeants et auteurs sont affiliés au régime général.'),
  css('L382-1', 'Artistes-auteurs', 'Les artistes-auteurs ont une protection sociale rattachée au régime général.'),
  css(
    'L136-1',
    'Champ de la CSG sur l’activité',
    'La contribution porte sur les revenus d’activité des personnes domiciliées et assurées en France.',
  ),
  css(
    'L160-3',
    'Pensionnés à l’étranger',
    'Les pensionnés vivant à l’étranger peuvent garder la prise en charge de leurs soins.',
  ),
  css(
    'D613-4',
    'Taux du régime micro-social',
    'Les taux des cotisations des micro-entrepreneurs sont fixés par activité.',
  ),
  commerce(
    'L526-22',
    'Statut de l’entrepreneur individuel',
    'Le patrimoine professionnel de l’entrepreneur est séparé de son patrimoine personnel.',
  ),
  commerce('L123-12', 'Comptabilité', 'Les commerçants tiennent une comptabilité et font des comptes annuels.'),
  commerce('L441-9', 'Factures entre professionnels', 'Les mentions des factures entre professionnels sont imposées.'),
  bofip('BIC-CHAMP-40-20', 'Location meublée', 'La doctrine décrit le régime des loueurs en meublé.'),
  bofip(
    'BIC-DECLA',
    'Obligations des entreprises commerciales',
    'La doctrine décrit les régimes micro et réel et les options.',
  ),
  bofip('BIC-CHG', 'Charges des entreprises', 'La doctrine dit quelles charges se déduisent.'),
  bofip('BIC-PVMV', 'Plus-values professionnelles', 'La doctrine commente les plus-values et leurs exonérations.'),
  bofip(
    'BNC-BASE',
    'Bénéfice non commercial',
    'La doctrine détaille les recettes et les dépenses des professions libérales.',
  ),
  bofip('BNC-SECT-20', 'Auteurs et artistes', 'La doctrine décrit l’imposition des auteurs et artistes.'),
  bofip('BA-BASE', 'Bénéfice agricole', 'La doctrine décrit la détermination des bénéfices agricoles.'),
  bofip(
    'BNC-DECLA',
    'Obligations des professions libérales',
    'La doctrine décrit le micro-BNC et la déclaration contrôlée.',
  ),
  bofip('IF-CFE', 'Cotisation foncière', 'La doctrine commente la cotisation foncière des entreprises.'),
  bofip('BIC-RICI', 'Crédits d’impôt des entreprises', 'La doctrine commente les crédits d’impôt, dont la recherche.'),
  {
    ...texte(
      'lfss-2026',
      'Loi n° 2025-1403',
      'Loi de financement de la sécurité sociale pour 2026',
      'La loi relève la contribution sociale de certains revenus du capital et réforme l’aide aux créateurs.',
      'https://www.legifrance.gouv.fr/',
    ),
    depuis: '2026-01-01',
  },
  {
    ...texte(
      'decret-2026-69',
      'Décret n° 2026-69',
      'Aide aux créateurs',
      'Le décret fixe le taux et la demande de l’aide à la création d’entreprise.',
      'https://www.legifrance.gouv.fr/',
    ),
    depuis: '2026-02-07',
  },
  texte(
    'c-trav-l5424-25',
    'C. trav. art. L5424-25',
    'Allocation des travailleurs indépendants',
    'Les indépendants qui cessent leur activité peuvent recevoir une allocation forfaitaire.',
    'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050',
  ),
  cgi(
    '35 ter',
    'Vente d’électricité solaire',
    'La petite production d’électricité solaire d’un particulier est exonérée.',
  ),
];
