import { bofip, cgi, civil, lpf, texte } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

const CONVENTION = 'https://www.impots.gouv.fr/les-conventions-internationales';
const CCH = 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096';
const CASF = 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069';
const FEDLEX = 'https://www.fedlex.admin.ch/';
const LEGIFRANCE = 'https://www.legifrance.gouv.fr';

/** Subjects that few people ask for: farms, sport, guardianship, overseas duties, treaties with further States. */
export const SUJETS_RARES: readonly ReferenceLegale[] = [
  cgi('73', 'Épargne de précaution', 'L’exploitant au réel déduit une épargne qu’il rapporte quand il s’en sert.'),
  cgi('84 A', 'Salaires des sportifs', 'Un sportif peut faire imposer la moyenne de plusieurs années de salaires.'),
  cgi('298 bis', 'TVA agricole', 'Un régime simplifié de TVA est propre aux exploitants agricoles.'),
  cgi('298 quater', 'Remboursement forfaitaire', 'L’agriculteur hors TVA reçoit une part de ses ventes.'),
  cgi('294', 'TVA outre-mer', 'Des territoires sont hors de la TVA, d’autres ont leurs taux.'),
  cgi('266', 'Base de la TVA', 'La base est le prix, ou la marge pour les agences de voyages.'),
  cgi('259 A', 'Lieu de certains services', 'La prestation d’une agence de voyages a lieu à son siège.'),
  cgi('124', 'Revenus de créances', 'Les intérêts des créances, dépôts et comptes courants sont imposables.'),
  cgi('72', 'Bénéfice agricole réel', 'Le bénéfice agricole réel suit des règles voisines de celles des commerçants.'),
  lpf('L13 AA', 'Documentation des prix de transfert', 'Les grands groupes tiennent la preuve de leurs prix internes.'),
  civil('812', 'Mandat à effet posthume', 'Une personne peut charger un tiers d’administrer sa succession.'),
  civil('812-1-1', 'Durée du mandat posthume', 'Le mandat a un motif précis, une durée et la forme authentique.'),
  civil('809', 'Succession vacante', 'Une succession sans héritier connu ou acceptant est vacante.'),
  civil('419', 'Rémunération du protecteur', 'La famille exerce la protection à titre gratuit, sauf indemnité.'),
  civil('472', 'Curatelle renforcée', 'Le curateur perçoit les revenus de la personne et règle ses dépenses.'),
  bofip('BA-BASE-30-45', 'Épargne de précaution', 'La doctrine commente la déduction et ses plafonds.'),
  bofip(
    'BA-REG-10-30',
    'Limites des régimes agricoles',
    'La doctrine apprécie les recettes des groupements et sociétés.',
  ),
  bofip('TVA-SECT-60', 'Agences de voyages', 'La doctrine commente la TVA sur la marge des voyages.'),
  bofip('TVA-SECT-80', 'TVA agricole', 'La doctrine commente la TVA des exploitants et leur remboursement.'),
  bofip('BIC-BASE-80-10', 'Prix de transfert', 'La doctrine commente les bénéfices transférés à l’étranger.'),
  bofip('INT-CVB-ISR', 'Convention avec Israël', 'La doctrine présente la convention et son entrée en vigueur.'),
  bofip('INT-CVB-SEN', 'Convention avec le Sénégal', 'La doctrine présente la convention et ses avenants.'),
  bofip('INT-CVB-CIV', 'Convention avec la Côte d’Ivoire', 'La doctrine présente la convention et ses avenants.'),
  texte(
    'conv-il-1995',
    'Convention France-Israël du 31 juillet 1995',
    'Convention fiscale avec Israël',
    'La convention partage l’imposition des revenus et de la fortune.',
    CONVENTION,
  ),
  texte(
    'conv-sn-1974',
    'Convention France-Sénégal du 29 mars 1974',
    'Convention fiscale avec le Sénégal',
    'La convention vise les revenus, les successions et l’enregistrement.',
    CONVENTION,
  ),
  texte(
    'conv-ci-1966',
    'Convention France-Côte d’Ivoire du 6 avril 1966',
    'Convention fiscale avec la Côte d’Ivoire',
    'La convention vise les revenus, les successions et l’enregistrement.',
    CONVENTION,
  ),
  texte(
    'cch-l31-10-3',
    'CCH art. L31-10-3',
    'Prêt à taux zéro',
    'Le prêt aide, sous un plafond de ressources, à acheter une première résidence principale.',
    CCH,
  ),
  texte(
    'cch-l31-10-9',
    'CCH art. L31-10-9',
    'Montant du prêt à taux zéro',
    'Le prêt est une part du coût de l’opération, sous un plafond.',
    CCH,
  ),
  texte(
    'casf-l471-5',
    'CASF art. L471-5',
    'Coût des mesures de protection',
    'La personne protégée paie sa mesure selon ses ressources.',
    CASF,
  ),
  texte(
    'loi-2004-639',
    'Loi n° 2004-639 du 2 juillet 2004',
    'Octroi de mer',
    'Une taxe frappe l’entrée et la production de biens outre-mer.',
    LEGIFRANCE,
  ),
  texte(
    'ord-2023-77',
    'Ordonnance n° 2023-77 du 8 février 2023',
    'Sociétés des professions libérales réglementées',
    'L’ordonnance régit les sociétés d’exercice et leurs sociétés de participations.',
    LEGIFRANCE,
  ),
  texte(
    'ch-lifd-17b',
    'LIFD art. 17b',
    'Participations de collaborateur',
    'Actions et options de l’employeur sont imposées à l’acquisition ou à l’exercice.',
    FEDLEX,
  ),
];
