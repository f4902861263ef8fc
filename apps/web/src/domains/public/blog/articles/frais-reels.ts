import type { Article } from '../article.ts';
import {
  ANNEE_REVENUS,
  calculer,
  entier,
  euros,
  fraisDeRoute,
  ligne,
  montant,
  nombre,
  part,
  taux,
  valeur,
  valeurDesRevenus,
} from '../chiffres.ts';

const SALAIRE = 30_000;
const JOURS = 210;
const TRAJET = 25;
const PUISSANCE = 5;
const REPAS_PAYE = 13;
const TITRE = 6;

const kilometres = TRAJET * 2 * JOURS;
const route = fraisDeRoute(kilometres, PUISSANCE);
const repasChezSoi = valeurDesRevenus('salaires_annee.repas_domicile');
const repasLimite = valeurDesRevenus('salaires_annee.repas_limite');
const repas = Math.round(repasChezSoi * JOURS);
const frais = route + repas;
const forfait = calculer({ declarant1: { salaires: SALAIRE } });
const reels = calculer({ declarant1: { salaires: SALAIRE, frais_reels: frais } });
const abattement = SALAIRE - forfait.revenu_brut_global;
const gain = forfait.impot_final - reels.impot_final;

/** The shortest way to work, in whole kilometres, from which these costs exceed the allowance. */
function distanceUtile(autresFrais: number): number {
  let aller = 1;
  while (fraisDeRoute(aller * 2 * JOURS, PUISSANCE) + autresFrais <= abattement) aller += 1;
  return aller;
}

export const fraisReels: Article = {
  id: 'frais-reels-ou-dix-pour-cent',
  titre: `Frais réels ou ${taux('ir.salaires.taux_abattement')} : à partir de quand changer`,
  extrait:
    'L’abattement est automatique. Les frais réels ne valent la peine que s’ils le dépassent, preuves à l’appui.',
  date: '2026-11-22',
  relu: '2026-11-26',
  auteur: 'L’équipe de Francis',
  etiquettes: ['Salaires', 'Déduction'],
  priorite: 0.9,
  motsCles: [
    'frais réels',
    `abattement ${taux('ir.salaires.taux_abattement')}`,
    'barème kilométrique',
    'frais de repas',
  ],
  corps: [
    `À ${montant(SALAIRE)} de salaire, l’abattement automatique retire ${montant(abattement)}. Vos dépenses de travail doivent dépasser cette somme pour changer quelque chose, et c’est seulement ce qui la dépasse qui compte. Avec une voiture de ${PUISSANCE} chevaux et ${JOURS} jours de travail sur place, il suffit d’habiter à ${entier(distanceUtile(0))} kilomètres. Voici le calcul complet, ce qui s’ajoute aux trajets, et ce que l’on oublie de remettre dans le salaire.`,
    { titre: 'L’abattement' },
    `Il vaut ${taux('ir.salaires.taux_abattement')} du salaire de chaque personne, avec un minimum de ${euros('ir.salaires.abattement_min')} et un maximum de ${euros('ir.salaires.abattement_max')}. L’administration le retranche elle-même : vous déclarez le salaire net imposable entier. Il représente les trajets, les repas et les menus frais du travail, sans justificatif.`,
    'Les frais réels le remplacent, ils ne s’y ajoutent pas. Le choix se refait chaque année, personne par personne : l’un peut garder l’abattement quand l’autre déclare ses frais. Il n’y a pas de plafond, mais chaque dépense doit être nécessaire au travail, payée dans l’année et prouvée.',
    { titre: 'Un exemple, pas à pas' },
    `Samir vit seul et déclare ${montant(SALAIRE)} de salaire pour ${ANNEE_REVENUS}. Il habite à ${entier(TRAJET)} kilomètres de son travail, y va ${entier(JOURS)} jours par an avec une voiture de ${PUISSANCE} chevaux, et déjeune d’un repas apporté de chez lui, sans cantine ni facture. Son employeur ne lui rembourse rien.`,
    {
      tableau: {
        legende: `L’impôt de Samir sur les revenus ${ANNEE_REVENUS}, selon son choix`,
        colonnes: ['Étape', 'Abattement', 'Frais réels'],
        lignes: [
          ligne('Salaire net imposable', SALAIRE, SALAIRE),
          ligne('Abattement automatique', -abattement, 0),
          ligne(`Trajets, ${entier(kilometres)} kilomètres au barème`, 0, -route),
          ligne(`Repas, ${entier(JOURS)} à ${montant(repasChezSoi)}`, 0, -repas),
          ligne('Revenu net imposable', forfait.revenu_net_imposable, reels.revenu_net_imposable),
          ligne('Impôt du barème', forfait.droits_simples, reels.droits_simples),
          ligne('Décote', -forfait.decote, -reels.decote),
          ligne('Impôt dû', forfait.impot_final, reels.impot_final),
        ],
      },
    },
    `Les trajets se calculent ainsi : ${entier(kilometres)} kilomètres, entre ${nombre('ir.kilometres.seuil_1')} et ${nombre('ir.kilometres.seuil_2')}, à ${euros('ir.kilometres_taux_2.cv_5')}, plus ${euros('ir.kilometres_fixe_2.cv_5')}. Avec les repas, les frais atteignent ${montant(frais)}, soit ${montant(frais - abattement)} de plus que l’abattement. Samir gagne ${montant(gain)} d’impôt : c’est la part qui dépasse, et elle seule, qui est déduite en plus.`,
    `La distance qui fait basculer le choix dépend de ce que l’on y ajoute. Par les trajets seuls, Samir gagnerait dès ${entier(distanceUtile(0))} kilomètres à l’aller ; en comptant ses repas, dès ${entier(distanceUtile(repas))}.`,
    { titre: 'Les trajets' },
    `Le barème dépend de la puissance fiscale et de la distance de l’année. Il comprend le carburant, l’usure, l’entretien, les pneus et l’assurance ; les péages, le stationnement et les intérêts d’emprunt s’ajoutent, à proportion de l’usage professionnel. Une voiture électrique le majore de ${taux('ir.kilometres.majoration_electrique')}. On compte un aller-retour par jour travaillé sur place : les congés et le télétravail se retirent.`,
    `Le trajet est admis sans explication jusqu’à ${nombre('salaires.trajet_km')} kilomètres à l’aller. Au-delà, la fraction jusqu’à cette limite reste admise ; le surplus l’est aussi si l’éloignement a une raison : emploi du conjoint, poste précaire, école des enfants, difficulté à se loger.`,
    { titre: 'Les repas' },
    `Seul compte le surcoût par rapport à un repas pris chez soi, que l’administration évalue à ${montant(repasChezSoi)} pour ${ANNEE_REVENUS}. Sans facture ni cantine, ce même montant est admis par jour. Avec des factures, on déduit le prix payé moins ${montant(repasChezSoi)}, sans compter ce qui dépasse ${montant(repasLimite)} ; la part de l’employeur dans un titre-restaurant se retire aussi. Un repas à ${montant(REPAS_PAYE)}, avec ${montant(TITRE)} de part patronale, laisse ${montant(REPAS_PAYE - repasChezSoi - TITRE)} par jour.`,
    { titre: 'Le reste' },
    {
      liste: [
        `Le télétravail : un forfait de ${montant(valeurDesRevenus('salaires_annee.teletravail_jour'))} par jour, dans la limite de ${montant(valeurDesRevenus('salaires_annee.teletravail_an'))} par an, ou vos dépenses exactes. L’allocation reçue de l’employeur s’en retire.`,
        'La formation et les concours liés au métier, la documentation, les cotisations à un ordre, les vêtements propres au métier. Un costume ordinaire ne compte pas.',
        'Le matériel : un ordinateur ou un outil cher se déduit par fractions annuelles, pour sa part professionnelle.',
        'La double résidence imposée par le travail : loyer, charges, un aller-retour par semaine.',
        'Le déménagement pour un nouvel emploi ou une mutation.',
        'Les cotisations syndicales, qui ouvrent sinon un crédit d’impôt : aux frais réels, elles se déduisent à la place.',
      ],
    },
    { titre: 'Faire le compte' },
    {
      liste: [
        'Comptez les jours travaillés sur place : ni congés, ni maladie, ni télétravail.',
        'Multipliez par l’aller-retour, dans la limite de distance admise, et lisez le barème de votre puissance fiscale.',
        'Ajoutez les repas, puis les autres dépenses, une par une, avec leur preuve.',
        'Ajoutez au salaire ce que l’employeur a remboursé pour une dépense que vous déduisez.',
        'Comparez le total à l’abattement, pour chaque personne du foyer séparément.',
      ],
    },
    `Un salaire plus élevé demande davantage de frais : à ${montant(SALAIRE * 2)}, l’abattement est de ${montant(abattement * 2)}, et les dépenses de Samir, ${montant(frais)}, dépasseraient à peine ce seuil. Le gain se lit au taux marginal, décote comprise : pour Samir, ${montant(frais - abattement)} déduits de plus rendent ${part(gain / (frais - abattement))} de cette somme.`,
    { titre: 'Ce que l’on oublie' },
    'Choisir les frais réels oblige à ajouter au salaire déclaré les remboursements et allocations pour frais de l’employeur, sauf ceux qui couvrent une dépense que vous ne déduisez pas. La part qu’il prend dans l’abonnement de transport, exonérée en temps normal, revient dans le salaire si vous déduisez ce même abonnement. Sans cela, la même dépense serait retirée deux fois.',
    `Les preuves se gardent ${valeur('campagne.conservation')} ans : carte grise, jours travaillés, distance, factures, tableau des dépenses. Sans elles, l’administration revient à l’abattement.`,
    { titre: 'Déclarer' },
    'Le total se porte en case 1AK, ou 1BK pour le conjoint, et le détail se donne en ligne ou sur papier libre. Laissez le salaire entier en 1AJ, augmenté des remboursements de l’employeur. Un choix oublié se rattrape : correction en ligne d’abord, réclamation ensuite.',
  ],
  faq: [
    {
      question: 'Mon mari est aux frais réels, dois-je l’être aussi ?',
      reponse:
        'Non. Le choix se fait personne par personne. L’un garde l’abattement, l’autre déclare ses frais, sur la même déclaration.',
    },
    {
      question: 'J’habite loin par choix : puis-je déduire quelque chose ?',
      reponse: `Oui, jusqu’à ${nombre('salaires.trajet_km')} kilomètres à l’aller, sans avoir à vous expliquer. Le surplus demande une raison sérieuse.`,
    },
    {
      question: 'Les frais réels sont-ils plafonnés ?',
      reponse:
        'Non, contrairement à l’abattement. Mais l’administration peut réduire une dépense excessive, et la part personnelle est toujours écartée.',
    },
    {
      question: 'La voiture n’est pas à mon nom, est-ce un obstacle ?',
      reponse:
        'Non, si elle est à un membre du foyer, ou si vous supportez les frais d’un véhicule prêté. Gardez la carte grise et la preuve des dépenses.',
    },
    {
      question: 'Et si je covoiture ou si je prends le train ?',
      reponse:
        'Le barème kilométrique ne vaut que pour le véhicule dont vous payez les frais. Un abonnement se déduit pour son prix, à condition d’ajouter au salaire la part payée par l’employeur.',
    },
  ],
  ressources: [
    { chemin: '/simulateur-impot', libelle: 'Comparer l’abattement et mes frais' },
    { chemin: '/simulateur-tmi', libelle: 'Savoir ce que vaut une déduction de plus' },
    { chemin: '/blog/verser-sur-un-per', libelle: 'Verser sur un PER, une autre déduction' },
  ],
  textes: ['CGI art. 83', 'CGI art. 13', 'CGI ann. IV art. 6 B', 'BOI-RSA-BASE-30', 'LPF art. L169'],
  simulateur: { chemin: '/simulateur-impot', libelle: 'Comparer les deux' },
};
