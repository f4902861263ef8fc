import { bofip, cgi, css, texte, travail } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

const CIBS = 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000044595989';
const CCH = 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096';
const CASF = 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069';

/** Employers, associations, inventors, helpers of a relative, cars. */
export const ORGANISMES: readonly ReferenceLegale[] = [
  travail('L6131-2', 'Contribution unique à la formation', 'Formation et apprentissage forment une même contribution.'),
  travail(
    'L6241-1-1',
    'Taux de la taxe d’apprentissage',
    'Un taux s’applique aux rémunérations, plus bas en Alsace-Moselle.',
  ),
  travail(
    'L6331-1',
    'Formation, petites entreprises',
    'Les petites entreprises contribuent à la formation à un taux réduit.',
  ),
  travail('L6331-3', 'Formation, autres entreprises', 'Les autres entreprises contribuent à un taux plus élevé.'),
  cgi(
    '238',
    'Brevets et logiciels des entreprises',
    'Le résultat net des concessions et cessions peut être imposé à part.',
  ),
  cgi(
    '93 quater',
    'Produits de la propriété industrielle',
    'Les gains de l’inventeur suivent le régime du long terme.',
  ),
  bofip(
    'BNC-SECT-30',
    'Propriété industrielle',
    'La doctrine commente le régime des inventeurs et des auteurs de logiciels.',
  ),
  cgi('1388 octies', 'Bail réel solidaire', 'Une collectivité peut réduire la base de taxe foncière de ces logements.'),
  cgi('278 sexies', 'Accession sociale', 'Les logements en bail réel solidaire relèvent d’un taux réduit.'),
  texte(
    'cch-l255-1',
    'CCH art. L255-1',
    'Bail réel solidaire',
    'Un organisme garde le sol et cède des droits sur le logement à prix plafonné.',
    CCH,
  ),
  texte(
    'cibs-l421-62',
    'CIBS art. L421-62',
    'Taxe sur le CO2 à l’immatriculation',
    'Le tarif croît avec les émissions du véhicule.',
    CIBS,
  ),
  texte(
    'cibs-l421-75',
    'CIBS art. L421-75',
    'Taxe sur la masse à l’immatriculation',
    'Le tarif croît avec la masse du véhicule.',
    CIBS,
  ),
  texte(
    'casf-l245-12',
    'CASF art. L245-12',
    'Emploi de la prestation de compensation',
    'L’aide humaine peut payer un salarié ou dédommager un aidant familial.',
    CASF,
  ),
  css(
    'L168-8',
    'Allocation du proche aidant',
    'Une allocation compense une partie du revenu perdu pour aider un proche.',
  ),
];
