import { assurances, bofip, cgi, cmf } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

/** Securities, life insurance and retirement savings. */
export const PATRIMOINE_EPARGNE: readonly ReferenceLegale[] = [
  cgi(
    '125-00 A',
    'Perte sur un prêt participatif',
    'La perte d’un prêt consenti sur une plateforme s’impute sur des intérêts de même nature.',
  ),
  cgi(
    '150 VI',
    'Métaux précieux et bijoux',
    'Les ventes d’or, de bijoux et d’objets d’art supportent une taxe forfaitaire.',
  ),
  cgi('150 VJ', 'Exonérations de la taxe sur les objets', 'Certaines ventes d’objets précieux sont exonérées.'),
  cgi('150 VK', 'Taux de la taxe sur les objets précieux', 'La taxe se calcule sur le prix de vente.'),
  cgi(
    '150 VL',
    'Option pour la plus-value réelle',
    'Le vendeur qui prouve sa date et son prix d’achat peut préférer le régime des plus-values.',
  ),
  cgi('150-0 B', 'Échange de titres', 'Certains échanges de titres ne sont pas imposés tout de suite.'),
  cgi(
    '150-0 D',
    'Gains nets sur titres',
    'Le gain est calculé titre par titre, et les pertes s’imputent sur les gains.',
  ),
  cgi(
    '157',
    'Revenus exonérés',
    'Livrets réglementés, plan d’épargne en actions et autres produits échappent à l’impôt.',
  ),
  cgi(
    '163 quinquies B',
    'Fonds de capital investissement',
    'Les produits de certains fonds sont exonérés si les parts sont conservées.',
  ),
  cgi(
    '200 C',
    'Taux sur les actifs numériques',
    'Les gains d’actifs numériques relèvent d’un taux forfaitaire ou du barème.',
  ),
  cgi(
    '242 quater',
    'Dispense d’acompte',
    'Les foyers modestes demandent la dispense de l’acompte sur les revenus du capital.',
  ),
  cgi('757 B', 'Primes versées tard', 'Les primes versées à un âge avancé relèvent des droits de succession.'),
  cgi(
    '1600-0 K',
    'Contribution sociale sur les objets précieux',
    'La vente de métaux précieux supporte une contribution sociale.',
  ),
  cmf(
    'L221-30',
    'Plan d’épargne en actions',
    'Le plan s’ouvre une fois par personne et ses versements sont plafonnés.',
  ),
  cmf(
    'L221-31',
    'Titres du plan d’épargne en actions',
    'Le plan reçoit des titres européens et exclut les participations importantes.',
  ),
  cmf(
    'L221-32',
    'Retraits du plan d’épargne en actions',
    'Un retrait précoce ferme le plan, sauf exception ; un retrait tardif le laisse ouvert.',
  ),
  cmf(
    'L221-32-1',
    'Plan d’épargne pour les PME',
    'Un second plan reçoit des titres de petites entreprises, avec un plafond commun.',
  ),
  cmf(
    'L224-1',
    'Plan d’épargne retraite',
    'Le plan constitue une épargne versée à la retraite en rente ou en capital.',
  ),
  cmf('L224-4', 'Déblocages anticipés', 'L’épargne retraite se débloque avant l’heure dans des cas énumérés.'),
  cmf('L224-5', 'Sortie du plan d’épargne retraite', 'L’origine des versements décide entre capital et rente.'),
  cmf('L224-6', 'Transfert du plan', 'Le plan se transfère d’un gestionnaire à l’autre avec des frais limités.'),
  assurances(
    'L131-1',
    'Contrats en unités de compte',
    'Le contrat peut être investi en supports dont la valeur varie.',
  ),
  assurances('L132-5-1', 'Renonciation', 'Le souscripteur peut renoncer au contrat pendant un délai.'),
  assurances(
    'L132-8',
    'Bénéficiaire',
    'Le souscripteur désigne et change librement le bénéficiaire tant qu’il n’a pas accepté.',
  ),
  assurances('L132-9', 'Acceptation du bénéfice', 'L’acceptation rend la désignation irrévocable.'),
  assurances(
    'L132-12',
    'Capital hors succession',
    'Le capital versé au bénéficiaire ne fait pas partie de la succession.',
  ),
  assurances(
    'L132-13',
    'Primes exagérées',
    'Les règles du rapport et de la réserve ne jouent que pour les primes exagérées.',
  ),
  assurances('L132-21', 'Avance et rachat', 'L’assureur peut consentir une avance sur le contrat.'),
  assurances(
    'L132-23-1',
    'Paiement du capital',
    'L’assureur paie le bénéficiaire dans un délai compté depuis les pièces reçues.',
  ),
  assurances('L132-27-2', 'Contrats en déshérence', 'Les capitaux non réclamés finissent à la Caisse des dépôts.'),
  bofip(
    'IR-BASE-20-50',
    'Épargne retraite déductible',
    'La doctrine commente le plafond et les versements déductibles.',
  ),
  bofip(
    'RSA-PENS-30',
    'Imposition des pensions et capitaux',
    'La doctrine commente l’imposition des pensions, rentes et capitaux de retraite.',
  ),
  bofip(
    'RPPM-RCM-20-10-20-50',
    'Contrats de capitalisation et d’assurance-vie, revenu imposable',
    'La doctrine dit comment se calcule le gain d’un contrat, reçu par donation ou succession compris.',
  ),
  bofip(
    'RPPM-RCM-10-10-80',
    'Assurance-vie et contrats de capitalisation',
    'La doctrine définit les produits imposables des contrats.',
  ),
  bofip(
    'RPPM-RCM-40-50',
    'Plan d’épargne en actions',
    'La doctrine commente le fonctionnement et l’imposition du plan.',
  ),
  bofip(
    'TCAS-AUT-60',
    'Prélèvement sur les capitaux décès',
    'La doctrine commente le prélèvement dû par les bénéficiaires.',
  ),
  bofip(
    'ENR-DMTG-10-10-20-20',
    'Assurance-vie et droits de succession',
    'La doctrine commente les primes soumises aux droits de succession.',
  ),
  assurances('L132-16', 'Assurance-vie entre époux', 'Le capital versé à l’époux bénéficiaire lui est propre.'),
];
