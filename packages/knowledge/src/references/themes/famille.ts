import { bofip, cgi, civil } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

/** The household: dependants, separation, death, maintenance. */
export const FAMILLE: readonly ReferenceLegale[] = [
  cgi(
    '196 A bis',
    'Personnes invalides à charge',
    'Une personne titulaire de la carte d’invalidité qui vit sous le toit du contribuable peut être comptée à charge.',
  ),
  cgi(
    '199 octodecies',
    'Prestation compensatoire en capital',
    'Le versement rapide d’une prestation compensatoire en capital ouvre une réduction d’impôt, dans une limite.',
  ),
  cgi(
    '204',
    'Imposition après un décès',
    'Les revenus du défunt sont déclarés par les héritiers ou le conjoint, jusqu’au jour du décès.',
  ),
  cgi(
    '1691 bis',
    'Solidarité des époux et décharge',
    'Les époux et partenaires répondent ensemble de l’impôt commun, avec une décharge possible en cas de rupture et de disproportion.',
  ),
  cgi(
    '80 septies',
    'Pensions alimentaires reçues',
    'Les pensions reçues sont imposables dans la mesure où elles ont été déductibles pour celui qui les verse.',
  ),
  civil(
    '205',
    'Aliments des parents',
    'Les enfants doivent des aliments à leurs parents et ascendants dans le besoin.',
  ),
  civil(
    '371-2',
    'Entretien des enfants',
    'Les parents contribuent à l’entretien de leurs enfants selon leurs ressources, même après la majorité.',
  ),
  civil(
    '270',
    'Prestation compensatoire',
    'Le divorce peut obliger un époux à compenser la disparité créée dans les conditions de vie.',
  ),
  civil('214', 'Charges du mariage', 'Les époux contribuent aux charges du mariage à proportion de leurs facultés.'),
  civil('515-8', 'Concubinage', 'Le concubinage est une union de fait, sans les effets fiscaux du mariage.'),
  civil(
    '373-2-9',
    'Résidence alternée',
    'La résidence de l’enfant peut être fixée en alternance chez ses parents ou chez l’un d’eux.',
  ),
  bofip(
    'IR-LIQ-10-20',
    'Nombre de parts',
    'La doctrine détaille les parts selon la famille, l’invalidité et la résidence des enfants.',
  ),
  bofip(
    'IR-LIQ-20-20',
    'Plafonnement et décote',
    'La doctrine détaille le plafonnement du quotient familial et la décote.',
  ),
  bofip(
    'IR-BASE-20-30',
    'Pensions alimentaires',
    'La doctrine précise quelles pensions se déduisent et comment les justifier.',
  ),
  bofip(
    'IR-BASE-20',
    'Charges déductibles du revenu global',
    'La doctrine énumère les charges qui viennent en déduction du revenu global.',
  ),
];
