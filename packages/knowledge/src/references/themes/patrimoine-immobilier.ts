import { bofip, cgi, lpf } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

/** Real-estate gains and local taxes. */
export const PATRIMOINE_IMMOBILIER: readonly ReferenceLegale[] = [
  cgi(
    '150 UB',
    'Parts de sociétés immobilières',
    'Céder les parts d’une société à prépondérance immobilière est imposé comme céder l’immeuble.',
  ),
  cgi(
    '150 V',
    'Calcul de la plus-value',
    'La plus-value est la différence entre le prix de cession et le prix d’acquisition.',
  ),
  cgi(
    '150 VA',
    'Prix de cession',
    'Le prix retenu est celui de l’acte, augmenté de certaines charges et diminué des frais du vendeur.',
  ),
  cgi(
    '150 VB',
    'Prix d’acquisition',
    'Le prix d’achat se majore des frais et des travaux, et se réduit des amortissements d’un loueur en meublé.',
  ),
  cgi('150 VC', 'Abattement pour durée de détention', 'La plus-value se réduit avec les années de détention.'),
  cgi('150 VD', 'Moins-values immobilières', 'La perte sur un immeuble ne se compense pas, sauf cas particulier.'),
  cgi('150 VG', 'Déclaration de la plus-value', 'La déclaration est déposée avec l’acte, en général par le notaire.'),
  cgi('150 VH', 'Paiement de la plus-value', 'L’impôt se paie lors du dépôt de la déclaration.'),
  cgi(
    '1609 nonies G',
    'Surtaxe sur les plus-values élevées',
    'Les plus-values immobilières élevées supportent une taxe supplémentaire.',
  ),
  cgi(
    '1529',
    'Taxe communale sur les terrains',
    'La commune peut taxer la première cession d’un terrain devenu constructible.',
  ),
  cgi(
    '1605 nonies',
    'Taxe nationale sur les terrains',
    'La cession d’un terrain devenu constructible supporte une taxe selon l’ampleur de la plus-value.',
  ),
  bofip('RFPI-PVI', 'Plus-values immobilières', 'La doctrine commente le champ, les exonérations et le calcul.'),
  bofip(
    'RFPI-PVI-10-40-10',
    'Exonération de la résidence principale',
    'La doctrine dit ce qu’est la résidence principale et le délai pour la vendre après départ.',
  ),
  bofip(
    'RFPI-PVI-20',
    'Calcul des plus-values immobilières',
    'La doctrine détaille prix, frais, travaux et abattements.',
  ),
  bofip(
    'RFPI-TPVIE',
    'Surtaxe sur les plus-values immobilières',
    'La doctrine commente la taxe sur les plus-values élevées.',
  ),
  bofip(
    'RFPI-TDC',
    'Taxes sur les terrains constructibles',
    'La doctrine commente les taxes dues à la vente d’un terrain devenu constructible.',
  ),
  cgi('232', 'Taxe sur les logements vacants', 'Les logements vides des zones tendues sont taxés.'),
  cgi('1380', 'Taxe foncière bâtie', 'La taxe foncière est due pour les constructions.'),
  cgi('1383', 'Constructions nouvelles', 'Les constructions nouvelles sont un temps exonérées de taxe foncière.'),
  cgi(
    '1389',
    'Logement ou local vide',
    'Le propriétaire peut être dégrevé lorsqu’un logement destiné à la location reste vide malgré lui.',
  ),
  cgi(
    '1390',
    'Allocataires exonérés',
    'Les titulaires de certaines allocations ne paient pas la taxe foncière de leur logement.',
  ),
  cgi(
    '1391',
    'Propriétaires âgés',
    'Les propriétaires âgés et modestes sont exonérés de taxe foncière pour leur habitation.',
  ),
  cgi(
    '1391 B',
    'Dégrèvement des propriétaires âgés',
    'Les propriétaires âgés et modestes ont une réduction de taxe foncière.',
  ),
  cgi(
    '1391 B ter',
    'Plafonnement de la taxe foncière',
    'La taxe foncière de l’habitation principale se plafonne selon les revenus.',
  ),
  cgi('1400', 'Débiteur de la taxe foncière', 'La taxe est établie au nom du propriétaire ou de l’usufruitier.'),
  cgi('1406', 'Déclarer une construction', 'Les constructions et les changements se déclarent à l’administration.'),
  cgi(
    '1407',
    'Taxe d’habitation des résidences secondaires',
    'La taxe d’habitation ne vise plus que les logements meublés hors résidence principale.',
  ),
  cgi('1407 bis', 'Logements vacants hors zone tendue', 'La commune peut taxer les logements vides depuis longtemps.'),
  cgi(
    '1407 ter',
    'Majoration des résidences secondaires',
    'Les communes de zone tendue peuvent majorer la taxe d’habitation.',
  ),
  cgi('1408', 'Redevable de la taxe d’habitation', 'La taxe est due par celui qui dispose du logement.'),
  cgi(
    '1414 B',
    'Résidents en établissement',
    'Les personnes entrées en établissement gardent pour leur ancien logement certains allégements.',
  ),
  cgi('1415', 'Date d’imposition locale', 'Les impôts locaux s’établissent d’après la situation au premier janvier.'),
  cgi('1418', 'Déclaration d’occupation', 'Les propriétaires déclarent qui occupe chacun de leurs logements.'),
  cgi(
    '1459',
    'Loueurs exonérés de cotisation foncière',
    'Certaines locations de l’habitation personnelle échappent à la cotisation foncière.',
  ),
  cgi('1520', 'Taxe des ordures ménagères', 'Les communes peuvent financer l’enlèvement des ordures par une taxe.'),
  cgi('1523', 'Locataire et ordures ménagères', 'Le propriétaire paie la taxe et peut la récupérer sur le locataire.'),
  cgi(
    '1770 terdecies',
    'Amende pour défaut de déclaration d’occupation',
    'L’absence ou l’erreur de déclaration coûte une amende par local.',
  ),
  lpf(
    'R196-2',
    'Délai de réclamation des impôts locaux',
    'Le délai pour contester un impôt local se compte en fin d’année.',
  ),
  bofip('IF-TFB', 'Taxe foncière bâtie', 'La doctrine commente la taxe, ses exonérations et ses dégrèvements.'),
  bofip('IF-TH', 'Taxe d’habitation', 'La doctrine commente la taxe qui reste due sur les résidences secondaires.'),
  bofip('IF-AUT-60', 'Taxe sur les logements vacants', 'La doctrine commente la taxe due en zone tendue.'),
  bofip('IF-AUT-90', 'Taxe d’enlèvement des ordures ménagères', 'La doctrine commente la taxe et ses dégrèvements.'),
  cgi(
    '1594 D',
    'Droit départemental de vente',
    'Le département fixe, dans une limite, le droit dû par l’acheteur d’un immeuble.',
  ),
  cgi('1584', 'Taxe communale de vente', 'La commune perçoit une taxe ajoutée au droit de vente.'),
  bofip('ENR-DMTOI', 'Ventes d’immeubles', 'La doctrine commente les droits dus par l’acheteur d’un immeuble.'),
  cgi('1115', 'Engagement de revendre', 'L’acheteur assujetti qui s’engage à revendre paie des droits réduits.'),
];
