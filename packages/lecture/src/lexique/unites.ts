import { type Concept, notion } from './concept.ts';

/** What a number counts when it is not money. */
export const UNITES_DE_TEMPS: readonly Concept[] = [
  notion('an', 'an', 'ans | annee | annees | anne'),
  notion('mois', 'mois', 'mensualites | fiches de paie | bulletins de paie | bulletins de salaire | moi'),
  notion('semaine', 'semaine', 'sem'),
  notion('jour', 'jour', 'jours | j | nuits | nuitees | nuitee'),
  notion('trimestre', 'trimestre'),
  notion('semestre', 'semestre'),
];

export const UNITES_COMPTEES: readonly Concept[] = [
  notion(
    'enfants',
    'enfants',
    'enfant | fille | filles | fils | garcon | bebe | jumeaux | jumelles | ado | ados | petits enfants | petits | petites | petit | petite | grand | grands | grandes | etudiant | etudiante | mineurs | mineur | majeurs | neveux | nieces | neveu | niece | petit fils | petite fille | petits fils | petites filles',
  ),
  notion(
    'personnes',
    'personnes',
    'personne | beneficiaire | heritier | donataire | donateur | parent | parents | frere | freres | soeur | soeurs | associe | associes | conjoints | epoux | indivisaires | deux parents | grands parents | adultes | tetes | acheteurs | amis | cousins | oncles | tantes | partenaires',
  ),
  notion('km', 'kilomètres', 'km | kms | kilometre | bornes'),
  notion('cv', 'chevaux fiscaux', 'cv | chevaux | cheval | ch | cv fiscaux'),
  notion(
    'parts',
    'parts',
    'part | parts fiscales | part fiscale | demi part | demi parts | demie part | quart de part',
  ),
  notion('m2', 'mètres carrés', 'm 2 | m2 | metres carres | metre carre | m carre | m | metres | metre'),
  notion('salaries', 'salariés', 'salarie | salaries | employes | employe | salariees | collaborateurs'),
  notion(
    'parts_sociales',
    'parts sociales',
    'parts de sci | parts de scpi | actions | action | titres | titre | bspce | obligations | unites de compte | parts d entreprise',
  ),
  notion('heures', 'heures', 'heure | h | hs | heures sup | heures supplementaires'),
  notion('minutes', 'minutes', 'minute | min | mn'),
  notion('fois', 'fois', ''),
  notion(
    'logements',
    'logements',
    'logement | appartement | apparts | appart | studio | maison | bien | biens | chambre | immeuble | lots | lot | garage | parking | box | residence | terrain | local | locaux | places | gite | meuble | villa',
  ),
  notion('pieces', 'pièces', 'piece'),
  notion(
    'contrats',
    'contrats',
    'contrat | assurance vie | assurances vie | livret | livrets | comptes | compte | pea | per | sci | scpi',
  ),
  notion('emplois', 'emplois', 'emploi | employeur | boulot | job | poste | activite | activites'),
  notion('revenus', 'revenus', 'salaires | retraites | pensions | paies | loyers | primes'),
  notion(
    'societes',
    'sociétés',
    'societe | entreprise | boite | filiale | sasu | sarl | etablissement | restaurant | magasins | boutiques',
  ),
  notion('declarations', 'déclarations', 'declaration | avis'),
  notion('clients', 'clients', 'client | fournisseurs | locataires | locataire | patients | eleves'),
  notion('donations', 'donations', 'donation | don | dons | cadeaux | versements | versement | cheques | virements'),
  notion('echeances', 'échéances', 'echeance | acomptes | echeances'),
  notion('repas', 'repas', 'repas | dejeuners | paniers repas'),
  notion('trajets', 'trajets', 'trajet | aller retour | allers retours | voyages'),
  notion('vehicules', 'véhicules', 'voitures | voiture | vehicule | scooters | camions | motos'),
  notion(
    'options',
    'options',
    'option | choix | cas | solutions | methodes | statuts | hypotheses | scenarios | regimes | questions | trucs | choses | criteres | conditions',
  ),
  notion('points', 'points', 'point'),
  notion('kwh', 'kWh', 'kwh | kw | kwc | watts'),
  notion('grammes', 'grammes', 'g | grammes | kg | kilos | tonnes | onces'),
  notion('hectares', 'hectares', 'hectare | ha | ares'),
  notion('pieces_or', 'pièces d’or', 'napoleons | lingots | pieces d or | louis d or'),
  notion('crypto', 'cryptomonnaie', 'btc | bitcoin | bitcoins | eth | ether | ethers'),
  notion('fractions', 'fractions', 'fraction | moities'),
  notion('pays', 'pays', 'cantons | canton | communes'),
  notion('tours', 'tours', 'tour | lignes | pages | etapes'),
  notion('tranches', 'tranches', 'tranche'),
];

/** Incomes told gross that are no pay. */
export const BRUTS_HORS_DE_LA_PAIE =
  'dividende|dividendes|interets|coupons|loyer|loyers|foncier|fonciers|scpi|livret|actions|obligations|plus-value|recettes';
/** Words of a pay, which is told gross too. */
export const PAIE_BRUTE = 'salaire|salaires|paie|paye|remuneration|traitement|mensuel|gagne|touche|par mois';
