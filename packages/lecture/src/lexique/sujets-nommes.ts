import { LIEUX } from './lieux.ts';
import { cleDe, type Concept, notion } from './concept.ts';

/** One subject a line; the first form names it. */
const sujets = (lignes: readonly string[]): Concept[] =>
  lignes.map((ligne) => {
    const [nom = '', ...autres] = ligne.split('|').map((forme) => forme.trim());
    return notion(cleDe(nom), nom, autres.join(' | '));
  });

/**
 * Levies, regimes and operations that a question may name, every way each is written. An answer that speaks of none of
 * these words answers something else, whatever it computes. Words that name several things are left out on purpose.
 */
export const SUJETS_NOMMES: readonly Concept[] = [
  ...sujets([
    'contribution différentielle sur les hauts revenus | cdhr | contribution differentielle',
    'contribution exceptionnelle sur les hauts revenus | cehr | contribution exceptionnelle | contribution sur les hauts revenus',
    'impôt sur la fortune immobilière | ifi | isf | impot sur la fortune | fortune immobiliere',
    'impôt sur les sociétés | is | impot societes | impot sur les stes | impot de la societe',
    'prélèvements sociaux | csg | crds | ps | prelevement social | prelevements sociaux | prelevement de solidarite | casa',
    'TVA | taxe sur la valeur ajoutee',
    'cotisations sociales | urssaf | cotisation urssaf | cotisations urssaf | charges sociales | ssi',
    'livrets d’épargne | épargne réglementée | livret a | ldds | lep | livret jeune',
    'âge et durée de la retraite | trimestres | age legal | surcote | taux plein',
    'télétravail | teletravaille | home office',
    'cotisation foncière des entreprises | cfe',
    'CVAE | cotisation sur la valeur ajoutee',
    'taxe foncière | taxes foncieres | taxe fonciere',
    'taxe d’habitation | taxe habitation',
    'taxe sur les logements vacants | taxe sur les logements vacants | tlv | thlv | logement vacant | logements vacants',
    'taxe sur les bureaux | bureaux en ile de france',
    'taxe sur les salaires',
    'taxe d’apprentissage | contribution a la formation',
    'taxe d’aménagement',
    'taxe de séjour',
    'exit tax | exit taxe',
    'droit de partage',
    'versement libératoire | prelevement liberatoire',
    'taux neutre | taux non personnalise',
    'acompte | acomptes',
    'majoration de retard | interets de retard | interet de retard | penalite | penalites',
    'plafonnement du quotient familial | plafond du quotient familial | plafonnement du qf | plafond du qf | plafonnement du quotient | plafond du quotient',
    'plafonnement des niches | plafond des niches | plafonnement global | plafond global | niches fiscales | niche fiscale',
    'don | dons | mecenat | fondation | fondations | associations | association',
    'prestation compensatoire',
    'pension alimentaire | pensions alimentaires',
    'intéressement | prime d interessement | epargne salariale',
    'prime de partage de la valeur | ppv | prime macron',
    'actions gratuites | aga | attribution gratuite | gain d acquisition',
    'BSPCE | bons de souscription',
    'stock-options | stock options | levee d options',
    'management package | management packages',
    'Pacte Dutreil | dutreil',
    'apport-cession | apport cession | 150 0 b ter | report d imposition',
    'quasi-usufruit | quasi usufruit',
    'démembrement | demembre | usufruit | nue propriete | usufruitier | nu proprietaire',
    'holding | mere fille | societe mere | quote part de frais et charges | qpfc',
    'intégration fiscale | groupe integre',
    'compte courant d’associé | cca | compte courant d associes',
    'déficit foncier | deficits fonciers',
    'Pinel',
    'Denormandie',
    'Malraux',
    'Loc’Avantages',
    'PEA | plan d epargne en actions',
    'PEE | plan d epargne entreprise | percol | epargne salariale',
    'PER | plan d epargne retraite | epargne retraite | perp | madelin',
    'assurance-vie | assurance vie | assurances vie | contrat vie',
    'SCPI',
    'SCI | societe civile immobiliere',
    'crypto-actifs | crypto | cryptos | cryptomonnaie | cryptomonnaies | bitcoin | actifs numeriques | actif numerique',
    'crédit d’impôt recherche | cir | credit impot recherche',
    'jeune entreprise innovante | jei',
    'plus-value | plus values | plusvalue | pluvalue | pv | pvi',
    'moins-value | moins values',
    'succession | droits de succession | heritage | heriter | herite | heritier | heritiers',
    'donation | donations | don manuel | donation partage | droits de donation',
    'indemnité de licenciement | licenciement | rupture conventionnelle',
    'chômage | allocation chomage | france travail',
    'dividende | dividendes | distribution',
    'retenue à la source | prelevement a la source | retenues a la source | taux de prelevement | taux individualise | mon prelevement | prelevement mensuel | prelevements mensuels | prelevement de l impot',
    'résidence principale | rp | habitation principale',
    'crédit-bail | credit bail',
    'emploi à domicile | salarie a domicile | services a la personne | femme de menage | aide a domicile | emploi d un salarie',
    'garde d’enfant | frais de garde | assistante maternelle | creche | garde des enfants | garde des jeunes enfants',
    'rente viagère | rentes viageres',
    'groupement forestier | forets | foret | bois et forets',
    'cession de fonds | fonds de commerce',
  ]),
];

/** Countries other than France: a rule about one is not a rule about another. */
export const PAYS_NOMMES: readonly Concept[] = LIEUX.filter((lieu) => lieu.pays !== 'FR').map((lieu) => ({
  ...lieu,
  concept: lieu.pays,
  libelle: LIEUX.find((autre) => autre.pays === lieu.pays)?.libelle ?? lieu.libelle,
}));
