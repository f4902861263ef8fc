import { choix, compte, date, montant, ouiNon } from './fabrique.ts';
import type { DefinitionFait } from '../types.ts';

/** Tie between who gives or dies and who receives. */
const LIENS = {
  conjoint: 'époux ou épouse',
  partenaire_pacs: 'partenaire de PACS',
  enfant: 'enfant',
  petit_enfant: 'petit-enfant',
  arriere_petit_enfant: 'arrière-petit-enfant',
  parent: 'père ou mère',
  grand_parent: 'grand-parent',
  frere_soeur: 'frère ou sœur',
  neveu_niece: 'neveu ou nièce',
  parent_4e_degre: 'parent jusqu’au quatrième degré',
  autre: 'sans lien de parenté',
} as const;

const TOTAL = { periode: 'total' } as const;
const AUCUNE_DONATION = { valeur: 0, phrase: 'Aucune donation dans les quinze ans.', coutumier: true } as const;
const jourMeme = (quoi: string) =>
  ({ valeur: 'jour', phrase: `${quoi} au jour de la question.`, coutumier: true }) as const;
const QUESTION_LIEN = 'Quel est le lien de parenté ?';

/** Gifts, estates, life insurance paid at death, split of the ownership. */
export const FAITS_TRANSMISSION: readonly DefinitionFait[] = [
  date('donation.date', 'date de la donation', { defaut: jourMeme('Donation supposée faite') }),
  montant('donation.montant', 'montant reçu par chacun', { ...TOTAL, article: 'CGI art. 777' }),
  choix('donation.lien', 'lien avec la personne qui reçoit', LIENS, {
    question: QUESTION_LIEN,
    article: 'CGI art. 779',
  }),
  compte('donation.beneficiaires', 'personnes qui reçoivent', 'nombre', {
    defaut: { valeur: 1, phrase: 'Une seule personne reçoit.', coutumier: true },
  }),
  montant('donation.don_familial', 'don familial de somme d’argent', { ...TOTAL, article: 'CGI art. 790 G' }),
  montant('donation.don_logement', 'don pour le logement', {
    ...TOTAL,
    article: 'CGI art. 790 A bis',
  }),
  ouiNon('donation.sans_descendance', 'donateur sans descendance', { article: 'CGI art. 790 G' }),
  compte('donation.age_donateur', 'âge de la personne qui donne', 'age', { article: 'CGI art. 790 G' }),
  compte('donation.age_donataire', 'âge de la personne qui reçoit', 'age', { article: 'CGI art. 790 G' }),
  ouiNon('donation.handicap', 'handicap de la personne qui reçoit', { article: 'CGI art. 779' }),
  montant('donation.donations_anterieures', 'donations antérieures', {
    ...TOTAL,
    article: 'CGI art. 784',
    defaut: AUCUNE_DONATION,
  }),
  date('donation.date_anterieure', 'date de la donation antérieure', { article: 'CGI art. 784' }),
  compte('donation.anciennete', 'ancienneté de la donation antérieure', 'ans', { article: 'CGI art. 784' }),
  ouiNon('donation.abattement_epuise', 'abattement déjà entièrement utilisé', { article: 'CGI art. 784' }),
  montant('donation.dette', 'prêt repris par la personne qui reçoit', { ...TOTAL, article: 'CGI art. 776 bis' }),
  ouiNon('donation.dutreil', 'entreprise sous pacte Dutreil', { article: 'CGI art. 787 B' }),
  compte('donation.age_second_donateur', 'âge de la seconde personne qui donne', 'age', { article: 'CGI art. 669' }),
  compte('donation.nue_propriete_age', 'âge de l’usufruitier de la nue-propriété donnée', 'age', {
    article: 'CGI art. 669',
  }),
  compte('donation.donateurs', 'personnes qui donnent', 'nombre', {
    defaut: { valeur: 1, phrase: 'Une seule personne donne.', coutumier: true },
  }),
  ouiNon('donation.partage_suppose', 'partage supposé'),
  choix('donation.autres.*.lien', 'lien avec une autre personne qui reçoit', LIENS, { article: 'CGI art. 779' }),
  montant('donation.autres.*.montant', 'montant reçu par cette autre personne', { ...TOTAL, article: 'CGI art. 777' }),
  ouiNon('donation.autres.*.handicap', 'handicap de cette autre personne', { article: 'CGI art. 779' }),
  compte('donation.autres.*.age', 'âge de cette autre personne', 'age', { article: 'CGI art. 790 G' }),
  montant('donation.autres.*.don_familial', 'don familial à cette autre personne', {
    ...TOTAL,
    article: 'CGI art. 790 G',
  }),
  date('succession.date', 'date du décès', { defaut: jourMeme('Décès supposé survenu') }),
  choix('succession.lien', 'lien avec le défunt', LIENS, { question: QUESTION_LIEN, article: 'CGI art. 779' }),
  compte('succession.heritiers', 'héritiers', 'nombre', { question: 'Combien d’héritiers êtes-vous ?' }),
  montant('succession.actif_net', 'actif net de la succession', TOTAL),
  montant('succession.passif', 'dettes de la succession', { ...TOTAL, article: 'CGI art. 768' }),
  ouiNon('succession.biens_communs', 'biens communs aux époux', { article: 'Code civil art. 1401' }),
  compte('succession.representation', 'personnes qui représentent un parent mort avant', 'nombre', {
    article: 'CGI art. 779',
  }),
  ouiNon('succession.representation_supposee', 'représentation supposée', { article: 'CGI art. 779' }),
  ouiNon('succession.abattement_epuise', 'abattement déjà entièrement utilisé', { article: 'CGI art. 784' }),
  compte('succession.parts.*.representation', 'personnes qui partagent la souche de cet héritier', 'nombre', {
    article: 'CGI art. 779',
  }),
  ouiNon('succession.handicap', 'handicap de l’héritier', { article: 'CGI art. 779' }),
  montant('succession.donation_anterieure', 'donation antérieure du défunt', {
    ...TOTAL,
    article: 'CGI art. 784',
    defaut: AUCUNE_DONATION,
  }),
  date('succession.date_anterieure', 'date de la donation antérieure', { article: 'CGI art. 784' }),
  compte('succession.anciennete', 'ancienneté de la donation antérieure', 'ans', { article: 'CGI art. 784' }),
  choix('succession.option_conjoint', 'choix du conjoint survivant', {
    quart: 'un quart en propriété',
    usufruit: 'usufruit du tout',
  }),
  compte('succession.age_conjoint', 'âge du conjoint survivant', 'age', { article: 'CGI art. 669' }),
  choix('succession.parts.*.lien', 'lien de l’héritier', LIENS, { article: 'CGI art. 779' }),
  montant('succession.parts.*.montant', 'ce que reçoit l’héritier', { ...TOTAL, article: 'CGI art. 777' }),
  ouiNon('succession.parts.*.handicap', 'handicap de cet héritier', { article: 'CGI art. 779' }),
  date('deces.date', 'date du décès', { defaut: jourMeme('Décès supposé survenu') }),
  choix('deces.lien', 'lien avec l’assuré', LIENS, { question: QUESTION_LIEN, article: 'CGI art. 990 I' }),
  compte('deces.beneficiaires', 'bénéficiaires du contrat', 'nombre', {
    defaut: { valeur: 1, phrase: 'Un seul bénéficiaire.', coutumier: true },
  }),
  montant('deces.capital_avant_70', 'capital des primes versées avant 70 ans', { ...TOTAL, article: 'CGI art. 990 I' }),
  montant('deces.primes_apres_70', 'primes versées après 70 ans', { ...TOTAL, article: 'CGI art. 757 B' }),
  montant('deces.capital_apres_70', 'capital né des primes versées après 70 ans', {
    ...TOTAL,
    article: 'CGI art. 757 B',
  }),
  montant('deces.actif_succession', 'reste de la succession', TOTAL),
  compte('deces.age_usufruitier', 'âge de l’usufruitier du contrat', 'age', { article: 'CGI art. 669' }),
  ouiNon('deces.partage_suppose', 'premier bénéficiaire de la clause supposé en vie'),
  ouiNon('deces.age_suppose', 'âge aux versements supposé', { article: 'CGI art. 990 I' }),
  choix('deces.parts.*.lien', 'lien du bénéficiaire', LIENS, { article: 'CGI art. 990 I' }),
  montant('deces.parts.*.primes_apres_70', 'primes versées après 70 ans pour ce bénéficiaire', {
    ...TOTAL,
    article: 'CGI art. 757 B',
  }),
  montant('deces.parts.*.capital', 'capital du bénéficiaire', { ...TOTAL, article: 'CGI art. 990 I' }),
  date('demembrement.date', 'date de l’acte', { defaut: jourMeme('Acte supposé fait') }),
  montant('demembrement.valeur', 'valeur en pleine propriété', TOTAL),
  compte('demembrement.age_usufruitier', 'âge de l’usufruitier', 'age', {
    question: 'Quel âge a l’usufruitier ?',
    article: 'CGI art. 669',
  }),
  compte('demembrement.duree_annees', 'durée de l’usufruit', 'ans', { article: 'CGI art. 669' }),
];
