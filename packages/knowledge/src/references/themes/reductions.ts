import { bofip, cgi, css, texte, travail } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

/** Tax reductions and credits. */
export const REDUCTIONS: readonly ReferenceLegale[] = [
  cgi(
    '199 quindecies',
    'Hébergement en établissement',
    'Les dépenses de dépendance et d’hébergement en établissement ouvrent une réduction d’impôt.',
  ),
  cgi(
    '199 septies',
    'Rente survie et épargne handicap',
    'Des contrats au profit de personnes handicapées ouvrent une réduction d’impôt.',
  ),
  cgi(
    '200 quater A',
    'Adaptation du logement',
    'Des équipements pour personnes âgées ou handicapées ouvrent un crédit d’impôt, à titre temporaire.',
  ),
  cgi(
    '200 quater C',
    'Borne de recharge',
    'L’installation d’une borne de recharge a ouvert un crédit d’impôt, aujourd’hui éteint.',
  ),
  cgi(
    '199 quater C',
    'Cotisations syndicales',
    'Les cotisations syndicales ouvrent un crédit d’impôt, dans une limite.',
  ),
  cgi(
    '199 terdecies-0 A',
    'Capital des petites entreprises',
    'La souscription au capital d’une petite entreprise ouvre une réduction d’impôt.',
  ),
  cgi(
    '199 terdecies-0 A bis',
    'Capital des jeunes entreprises innovantes',
    'La souscription au capital d’une jeune entreprise innovante ouvre une réduction plus forte.',
  ),
  cgi(
    '199 terdecies-0 AA',
    'Entreprises solidaires',
    'La souscription au capital d’une entreprise solidaire ouvre une réduction d’impôt.',
  ),
  cgi(
    '199 unvicies',
    'Sofica',
    'La souscription au capital d’une société de financement du cinéma ouvre une réduction d’impôt.',
  ),
  cgi(
    '199 undecies B',
    'Investissement productif outre-mer',
    'L’investissement productif outre-mer ouvre une réduction d’impôt.',
  ),
  cgi(
    '199 undecies C',
    'Logement social outre-mer',
    'L’investissement dans le logement social outre-mer ouvre une réduction d’impôt.',
  ),
  cgi(
    '244 quater E',
    'Investissement en Corse',
    'Les petites entreprises qui investissent en Corse ont un crédit d’impôt.',
  ),
  cgi(
    '200 quindecies',
    'Forêt',
    'L’achat de bois et les travaux forestiers ouvrent un crédit d’impôt, à titre temporaire.',
  ),
  cgi(
    '1665 bis',
    'Avance de janvier',
    'Une avance sur certains avantages fiscaux récurrents est versée au début de l’année.',
  ),
  cgi('1740 A', 'Reçu irrégulier', 'L’organisme qui délivre un reçu à tort encourt une amende.'),
  travail('L7231-1', 'Services à la personne', 'Les services à la personne sont définis.'),
  travail(
    'D7233-5',
    'Limites de certains services',
    'Le petit bricolage, l’informatique et le jardinage ont chacun une limite de dépenses.',
  ),
  css(
    'L133-5-12',
    'Avance immédiate',
    'Le crédit d’impôt pour emploi à domicile peut être déduit tout de suite de ce que paie le particulier.',
  ),
  texte(
    'loi-88-227',
    'Loi n° 88-227',
    'Financement de la vie politique',
    'Les dons aux partis sont limités et passent par un mandataire.',
    'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000321646',
  ),
  bofip('IR-RICI', 'Réductions et crédits d’impôt', 'La doctrine commente chaque réduction et chaque crédit d’impôt.'),
  bofip('IR-RICI-250', 'Dons', 'La doctrine commente la réduction pour dons et les frais des bénévoles.'),
  bofip('IR-RICI-150', 'Emploi à domicile', 'La doctrine commente le crédit d’impôt pour emploi à domicile.'),
  bofip(
    'IR-RICI-300',
    'Garde de jeunes enfants',
    'La doctrine commente le crédit d’impôt pour garde hors du domicile.',
  ),
];
