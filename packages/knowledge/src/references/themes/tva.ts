import { annexe, bofip, cgi, texte } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

/** VAT. */
export const TVA: readonly ReferenceLegale[] = [
  cgi(
    '293 B',
    'Franchise en base',
    'Les petites entreprises ne facturent pas de TVA sous des seuils de chiffre d’affaires.',
  ),
  cgi(
    '293 D',
    'Appréciation des seuils de franchise',
    'Le chiffre d’affaires à comparer aux seuils de la franchise est défini.',
  ),
  cgi('293 F', 'Option pour la TVA', 'Une entreprise en franchise peut choisir de payer la TVA.'),
  cgi(
    '256',
    'Opérations imposables à la TVA',
    'Les livraisons de biens et services faites à titre onéreux par un assujetti sont imposables.',
  ),
  cgi('256 A', 'Assujettis', 'Est assujetti celui qui exerce de manière indépendante une activité économique.'),
  cgi(
    '257',
    'TVA immobilière',
    'Les immeubles neufs et terrains à bâtir livrés par un assujetti sont soumis à la TVA.',
  ),
  cgi('258', 'Lieu des livraisons de biens', 'Le lieu de livraison d’un bien dit quel pays perçoit la TVA.'),
  cgi('259', 'Lieu des services', 'Le lieu d’un service dépend de la qualité du client.'),
  cgi(
    '259 D',
    'Services électroniques aux particuliers',
    'Les services électroniques aux consommateurs sont taxés dans leur pays, sauf petit volume.',
  ),
  cgi(
    '260',
    'Options pour la TVA',
    'Certaines opérations exonérées, comme la location de locaux professionnels, peuvent être taxées sur option.',
  ),
  cgi('261', 'Exonérations', 'Des activités comme la santé, l’enseignement et les associations sont exonérées de TVA.'),
  cgi(
    '261 D',
    'Locations exonérées',
    'Les locations de logements sont exonérées de TVA, sauf celles proches de l’hôtellerie.',
  ),
  cgi('262', 'Exportations', 'Les exportations hors de l’Union européenne sont exonérées de TVA.'),
  cgi(
    '262 ter',
    'Livraisons intracommunautaires',
    'Les ventes à un assujetti d’un autre État membre sont exonérées si son numéro est valide.',
  ),
  cgi(
    '269',
    'Fait générateur et exigibilité',
    'La TVA est exigible à la livraison des biens et, pour les services, à l’encaissement.',
  ),
  cgi('271', 'Droit à déduction', 'La TVA qui a grevé les éléments du prix d’une opération taxée est déductible.'),
  cgi('278', 'Taux normal', 'Le taux normal de la TVA s’applique à défaut d’un autre taux.'),
  cgi('278-0 bis', 'Taux réduit', 'Les produits de première nécessité relèvent du taux réduit.'),
  cgi(
    '278-0 bis A',
    'Rénovation énergétique',
    'Les travaux d’amélioration énergétique des logements relèvent du taux réduit.',
  ),
  cgi(
    '279',
    'Taux intermédiaire des services',
    'Restauration, transport et hébergement relèvent du taux intermédiaire.',
  ),
  cgi(
    '279-0 bis',
    'Travaux dans les logements',
    'Les travaux dans les logements anciens relèvent du taux intermédiaire.',
  ),
  cgi(
    '281 quater',
    'Taux particulier',
    'Un taux particulier s’applique à des biens et spectacles limitativement énumérés.',
  ),
  cgi('283', 'Redevable et autoliquidation', 'L’acheteur acquitte lui-même la TVA dans les cas que la loi énumère.'),
  cgi('287', 'Déclarations de TVA', 'La périodicité des déclarations de TVA est fixée.'),
  cgi('289', 'Facturation', 'Tout assujetti émet des factures et en garde la preuve.'),
  cgi(
    '289 bis',
    'Facturation électronique',
    'Les factures entre assujettis établis en France passent par des plateformes agréées.',
  ),
  cgi(
    '289 B',
    'État récapitulatif',
    'Les ventes et services intracommunautaires sont repris dans un état récapitulatif.',
  ),
  cgi(
    '290',
    'Transmission des données',
    'Les assujettis transmettent les données des opérations hors facturation électronique.',
  ),
  cgi('297 A', 'Régime de la marge', 'Les biens d’occasion peuvent être taxés sur la marge du revendeur.'),
  cgi('1737', 'Amendes de facturation', 'Les manquements aux règles de facturation sont sanctionnés.'),
  cgi('287 A', 'Numéro de TVA', 'Les assujettis sont identifiés par un numéro individuel.'),
  annexe(
    'II',
    '206',
    'Exclusions du droit à déduction',
    'Véhicules de tourisme, hébergement des dirigeants et cadeaux sont exclus de la déduction.',
  ),
  annexe(
    'II',
    '207',
    'Régularisations',
    'La TVA déduite sur un immeuble ou un bien se régularise en cas de changement d’usage.',
  ),
  annexe('II', '242 nonies A', 'Mentions des factures', 'Les mentions obligatoires des factures sont énumérées.'),
  bofip('TVA-CHAMP', 'Champ de la TVA', 'La doctrine dit ce qui est imposable ou exonéré et où.'),
  bofip('TVA-LIQ', 'Taux de TVA', 'La doctrine commente la base et les taux.'),
  bofip(
    'TVA-DED',
    'Déduction de la TVA',
    'La doctrine commente le droit à déduction, ses limites et les remboursements.',
  ),
  bofip('TVA-DECLA', 'Déclarations de TVA', 'La doctrine décrit les régimes, la franchise et les factures.'),
  bofip('TVA-IMM', 'TVA immobilière', 'La doctrine commente les opérations sur immeubles.'),
  bofip('TVA-SECT', 'Régimes particuliers de TVA', 'La doctrine décrit les secteurs à règles propres.'),
  {
    ...texte(
      'loi-2025-1044',
      'Loi n° 2025-1044',
      'Franchise en base de TVA',
      'La baisse de la franchise à un seuil unique est abandonnée avant d’avoir été appliquée.',
      'https://www.legifrance.gouv.fr/',
    ),
    depuis: '2025-11-05',
  },
  cgi('286 ter', 'Numéro de TVA', 'Les assujettis et certains acheteurs sont identifiés par un numéro.'),
  cgi('298 sexies', 'Véhicules neufs', 'L’achat d’un véhicule neuf dans un autre État de l’Union est taxé en France.'),
  cgi('298 sexies A', 'Quitus fiscal', 'L’immatriculation d’un véhicule venu de l’Union suppose un certificat fiscal.'),
];
