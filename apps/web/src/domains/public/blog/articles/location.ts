import type { Article } from '../article.ts';
import {
  ANNEE_REVENUS,
  calculer,
  euros,
  ligne,
  locationNue,
  montant,
  part,
  regimes,
  taux,
  valeur,
} from '../chiffres.ts';

const LOYERS = 9_600;
const CHARGES = {
  'Taxe foncière': 1_150,
  'Assurance et gestion': 780,
  'Entretien et réparations': 900,
  'Intérêts de l’emprunt': 2_350,
} as const;
const INTERETS = CHARGES['Intérêts de l’emprunt'];
const AMORTISSEMENT = 6_000;
const TRAVAUX = 18_000;

const frais = valeur('bailleur.frais_gestion');
const charges = Object.values(CHARGES).reduce((total, une) => total + une, frais);
const foyer = { declarant1: { salaires: 40_000 } } as const;
const seul = calculer(foyer);
const vide = regimes({ activite: 'foncier', recettes: LOYERS, charges, interets: INTERETS }, foyer);
const meuble = regimes({ activite: 'meuble', recettes: LOYERS, charges, amortissements: AMORTISSEMENT }, foyer);
const deficit = locationNue({ recettes: LOYERS, charges: charges - INTERETS + TRAVAUX, interets: INTERETS });
const avecDeficit = calculer({ ...foyer, deficit_foncier_imputable: deficit.imputable_revenu_global });

const REGIMES = [
  ['Vide, micro-foncier', vide.micro],
  ['Vide, réel', vide.reel],
  ['Meublé, micro-BIC', meuble.micro],
  ['Meublé, réel', meuble.reel],
] as const;

export const location: Article = {
  id: 'location-micro-ou-reel',
  titre: 'Louer vide ou meublé : micro ou réel',
  extrait: 'Le régime micro est simple. Le réel gagne dès que vos charges dépassent l’abattement.',
  date: '2026-11-22',
  relu: '2026-11-26',
  auteur: 'L’équipe de Francis',
  etiquettes: ['Immobilier', 'Location'],
  priorite: 0.88,
  motsCles: ['micro-foncier', 'réel', 'LMNP', 'déficit foncier', 'micro-BIC'],
  corps: [
    `Pour ${montant(LOYERS)} de loyers d’un logement vide, le micro-foncier impose ${montant(vide.micro.base_imposable)}, quoi que vous ayez payé. Si vos charges dépassent ${montant(LOYERS - vide.micro.base_imposable)}, le régime réel impose moins. Louer meublé change encore la réponse : un autre abattement, un autre taux de prélèvements sociaux, et l’amortissement, qui se rattrape à la revente. Le même logement est calculé ici dans les quatre régimes.`,
    { titre: 'Logement vide' },
    `Le micro-foncier s’applique jusqu’à ${euros('ir.foncier.limite_micro')} de loyers bruts par an, tous biens du foyer réunis, avec un abattement de ${taux('ir.foncier.taux_micro')}. Aucune charge ne s’ajoute. On déclare le total encaissé en case 4BE.`,
    `Le régime réel est obligatoire au-delà, et possible en dessous : l’option engage ${valeur('bailleur.option_reel')} ans. Il déduit ce qui a été payé dans l’année pour le bien : réparations, entretien, amélioration d’une habitation, intérêts et assurance du prêt, primes d’assurance, gestion, taxe foncière hors ordures ménagères, provisions de copropriété, et un forfait de ${montant(frais)} par local. Le remboursement du capital, l’agrandissement et votre propre travail ne se déduisent pas.`,
    { titre: 'Logement meublé' },
    `Les loyers meublés sont des bénéfices industriels et commerciaux. Le micro-BIC a un abattement de ${taux('ir.micro.taux_services')}, jusqu’à ${euros('ir.micro.limite_services')} de recettes pour les revenus ${ANNEE_REVENUS}. Un meublé de tourisme non classé n’a plus que ${taux('ir.micro.taux_tourisme_non_classe')}, jusqu’à ${euros('ir.micro.limite_tourisme_non_classe')} ; un meublé classé garde ${taux('ir.micro.taux_tourisme_classe')}.`,
    `Meublé ne veut pas dire garni de quelques meubles : il faut un équipement complet, un bail propre, et une immatriculation dans les ${valeur('meuble.inscription_jours')} jours. La cotisation foncière des entreprises peut être due ; en dessous de ${euros('meuble.cfe_recettes')} de recettes, sa base minimum ne l’est pas.`,
    'Au réel, on déduit les charges et on amortit le logement hors terrain et les meubles. L’amortissement ne peut pas créer de déficit : ce qui n’a pas servi se garde sans limite de temps. Il faut une comptabilité, une liasse et un numéro d’entreprise, demandé au guichet unique.',
    { titre: 'Un exemple, pas à pas' },
    `Karim vit seul et déclare ${montant(foyer.declarant1.salaires)} de salaire : il est dans la tranche à ${part(seul.tmi)}. Son appartement lui rapporte ${montant(LOYERS)} par an, vide ou meublé. Voici ce qu’il a payé.`,
    {
      tableau: {
        legende: 'Les charges de l’année',
        colonnes: ['Dépense', 'Montant'],
        lignes: [
          ...Object.entries(CHARGES).map(([nom, somme]) => ligne(nom, somme)),
          ligne('Forfait de gestion', frais),
          ligne('Total', charges),
        ],
      },
    },
    `Meublé, le logement s’amortirait de ${montant(AMORTISSEMENT)} par an. Pour chaque régime, le moteur calcule deux impôts entiers, avec et sans ces loyers.`,
    {
      tableau: {
        legende: 'Ce que coûtent ces loyers, régime par régime',
        colonnes: ['Régime', 'Base imposée', 'Impôt', 'Prélèvements sociaux'],
        lignes: REGIMES.map(([nom, { base_imposable, impot, prelevements_sociaux }]) =>
          ligne(nom, base_imposable, impot, prelevements_sociaux),
        ),
        sansTotal: true,
      },
    },
    `Vide, le réel laisse à Karim ${montant(vide.gain)} de plus que le micro-foncier, parce que ses charges, ${montant(charges)}, dépassent l’abattement. Meublé, le réel n’impose rien : ${montant(LOYERS - charges)} de bénéfice sont effacés par l’amortissement, et ${montant(meuble.reel.reporte)} d’amortissement attendent les années suivantes. L’écart avec le micro-BIC est de ${montant(meuble.gain)} par an, avant les frais de comptable.`,
    `Les prélèvements sociaux ne sont pas les mêmes : ${taux('ir.capital.taux_ps_fonciers')} pour le vide, ${taux('ir.capital.taux_ps_meubles')} pour le meublé non professionnel dès les revenus ${ANNEE_REVENUS}. À base égale, le meublé en paie donc davantage.`,
    { titre: 'Le déficit foncier' },
    `Au réel, un logement vide peut coûter plus qu’il ne rapporte. Les intérêts s’imputent d’abord sur les loyers. Le déficit qui vient des autres charges réduit le revenu global, salaire compris, jusqu’à ${euros('ir.foncier.limite_deficit')} par an ; le reste, et la part due aux intérêts, se reporte sur les loyers des ${valeur('location.annees_report')} années suivantes. Certains travaux qui sortent un logement de la catégorie des passoires portent la limite à ${euros('ir.foncier.limite_deficit_energie')}.`,
    `Si Karim refait la toiture pour ${montant(TRAVAUX)}, son résultat est de ${montant(deficit.resultat)}. Il impute ${montant(deficit.imputable_revenu_global)} sur son salaire et reporte ${montant(deficit.reportable)}. Son impôt passe de ${montant(seul.impot_final)}, sans les loyers, à ${montant(avecDeficit.impot_final)} : le déficit lui rend ${montant(seul.impot_final - avecDeficit.impot_final)}. Il doit alors louer vide jusqu’au 31 décembre de la ${valeur('bailleur.maintien_location')}e année qui suit ; vendre, habiter ou passer au meublé avant reprend l’avantage.`,
    { titre: 'La revente' },
    `L’amortissement n’est pas gratuit. Depuis le 15 février 2025, les amortissements déduits viennent en diminution du prix d’achat quand un loueur non professionnel revend : la plus-value imposée augmente d’autant, sauf si le logement est devenu votre résidence principale. Après ${valeur('pvi.annees_ir')} ans de détention l’impôt s’éteint, et après ${valeur('pvi.annees_ps')} ans les prélèvements sociaux : garder longtemps efface la question.`,
    { titre: 'Choisir' },
    {
      liste: [
        'Additionnez vos charges réelles d’une année ordinaire, puis d’une année de travaux.',
        'Comparez-les à l’abattement du régime micro : c’est le seul seuil qui compte.',
        'De gros travaux à venir et une tranche élevée plaident pour le vide au réel.',
        'Un achat à crédit et une longue détention plaident pour le meublé au réel.',
        `Surveillez ${euros('location.lmp_recettes')} de recettes meublées : au-delà, si elles dépassent aussi vos autres revenus d’activité, vous êtes loueur professionnel, avec des cotisations sociales.`,
      ],
    },
    { titre: 'Déclarer' },
    `Vide : case 4BE au micro, formulaire 2044 puis 4BA au réel, 4BB et 4BC pour un déficit. Meublé : case 5ND au micro, liasse 2031 au réel. Pour quitter le micro-BIC, l’option se prend dans le délai de la déclaration des revenus de l’année précédente.`,
  ],
  faq: [
    {
      question: 'Puis-je revenir au micro-foncier après avoir choisi le réel ?',
      reponse: `Après ${valeur('bailleur.option_reel')} ans. L’option se reconduit ensuite d’année en année : pour revenir, cessez de déposer la 2044 et remplissez la case 4BE.`,
    },
    {
      question: 'Le déficit foncier compte-t-il dans le plafond des niches fiscales ?',
      reponse:
        'Non. Il a sa propre limite, par foyer et par an, quel que soit le nombre de biens. Il ne réduit pas la base des prélèvements sociaux, sauf pour la part imputée sur des loyers.',
    },
    {
      question: 'Un déficit de meublé réduit-il mon salaire ?',
      reponse: `Non, sauf pour un loueur professionnel. Le déficit né des charges se garde ${valeur('meuble.deficit_non_professionnel')} ans sur les bénéfices des autres meublés, et l’amortissement n’en crée jamais.`,
    },
    {
      question: 'Les prélèvements sociaux sont-ils dus si je ne suis pas imposable ?',
      reponse: `Oui, sur le revenu net des loyers. Pour les loyers nus, une part de ${taux('ps.csg_deductible')} se déduit du revenu de l’année suivante.`,
    },
    {
      question: 'Ma société civile peut-elle louer meublé ?',
      reponse:
        'Une location meublée habituelle la fait passer à l’impôt sur les sociétés. C’est une décision à part entière, qui se calcule avant de signer le bail.',
    },
  ],
  ressources: [
    { chemin: '/simulateur-optimisation', libelle: 'Comparer les régimes avec mes loyers' },
    { chemin: '/simulateur-impot', libelle: 'Calculer l’impôt du foyer, loyers compris' },
    { chemin: '/blog/donner-de-son-vivant', libelle: 'Donner la nue-propriété d’un bien' },
  ],
  textes: [
    'CGI art. 32',
    'CGI art. 31',
    'CGI art. 28',
    'CGI art. 156',
    'CGI art. 50-0',
    'CGI art. 39 C',
    'CGI art. 150 VB',
    'CGI art. 155',
    'CSS art. L136-8',
  ],
  simulateur: { chemin: '/simulateur-optimisation', libelle: 'Calculer mes loyers' },
};
