import type { FoyerPartiel } from '@francis/fiscal';
import type { Article } from '../article.ts';
import { calculer, euros, ligne, montant, part, taux, valeur } from '../chiffres.ts';

const PLACEMENTS = 10_000;
const PETIT = 24_000;
const GRAND = 60_000;

/** The same household three times: without the investments, at the flat rate, at the scale. */
function comparer(salaires: number, placements: FoyerPartiel) {
  const foyer = { declarant1: { salaires }, csg_deductible_base_2BH: PLACEMENTS, ...placements };
  const seul = calculer({ declarant1: { salaires } });
  const forfait = calculer(foyer);
  const bareme = calculer({ ...foyer, option_bareme: true });
  return {
    seul,
    forfait,
    bareme,
    coutForfait: forfait.impot_final - seul.impot_final,
    coutBareme: bareme.impot_final - seul.impot_final,
  };
}

const lina = comparer(PETIT, { dividendes: PLACEMENTS });
const cadre = comparer(GRAND, { dividendes: PLACEMENTS });
const interets = comparer(PETIT, { interets: PLACEMENTS });
const dividendesRetenus = PLACEMENTS * (1 - valeur('rcm.abattement_dividendes'));
const csg = PLACEMENTS * valeur('ps.csg_deductible');
const aLaLouche = (dividendesRetenus - csg) * valeur('ir.bareme.taux_1');
const CAS = [
  [`Dividendes, salaire de ${montant(PETIT)}`, lina],
  [`Dividendes, salaire de ${montant(GRAND)}`, cadre],
  [`Intérêts, salaire de ${montant(PETIT)}`, interets],
] as const;

export const baremeOuPfu: Article = {
  id: 'bareme-ou-prelevement-forfaitaire',
  titre: 'Dividendes et intérêts : prélèvement forfaitaire ou barème',
  extrait:
    'L’option vaut pour tous vos revenus de capitaux de l’année. Elle se décide par un calcul, pas par une règle.',
  date: '2026-11-22',
  relu: '2026-11-26',
  auteur: 'L’équipe de Francis',
  etiquettes: ['Placements', 'Option'],
  priorite: 0.92,
  motsCles: ['PFU', 'flat tax', 'barème', 'case 2OP', 'dividendes', 'intérêts'],
  corps: [
    `Sans rien demander, vos dividendes et vos intérêts sont imposés à ${taux('rcm.pfu')}, en plus des prélèvements sociaux. Pour ${montant(PLACEMENTS)} de dividendes, l’impôt est de ${montant(lina.coutForfait)}. Une case de la déclaration, 2OP, les fait passer au barème progressif. À ${montant(PETIT)} de salaire, elle fait gagner ${montant(lina.coutForfait - lina.coutBareme)} ; avec des intérêts au lieu de dividendes, la même case en fait perdre ${montant(interets.coutBareme - interets.coutForfait)}. Voici pourquoi.`,
    { titre: 'Le forfait' },
    `Le prélèvement forfaitaire s’applique au revenu entier, sans abattement. La banque retient d’abord un acompte de ${taux('rcm.acompte')} et les prélèvements sociaux ; la déclaration confirme ou corrige. L’acompte n’est qu’une avance : il s’impute sur l’impôt de l’année et l’excédent est rendu.`,
    `Il vaut pour les dividendes, les intérêts des comptes à terme, des obligations et des livrets imposables, et pour les gains de titres. Y échappent les livrets réglementés, les contrats d’assurance-vie anciens et le plan d’épargne en actions de plus de ${valeur('rcm.annees_pea')} ans, dont le gain ne supporte que les prélèvements sociaux.`,
    `Les prélèvements sociaux sont les mêmes dans les deux régimes : ${taux('ir.capital.taux_ps_placements')} pour les dividendes et les intérêts versés en 2025, ${taux('ps.placement')} pour ceux qui sont versés depuis 2026. La case 2OP ne les change pas.`,
    { titre: 'Le barème' },
    `Au barème, les dividendes ont un abattement de ${taux('rcm.abattement_dividendes')} ; les intérêts n’en ont pas. Une part de la contribution sociale, ${taux('ps.csg_deductible')} du revenu, se déduit du revenu imposable. Les titres achetés avant 2018 retrouvent leur abattement de durée.`,
    'L’option est globale : elle emporte les dividendes, les intérêts, les plus-values de titres et les gains d’assurance-vie du foyer, pour toute l’année. On ne choisit pas placement par placement. Les cryptoactifs ont leur propre option ; les livrets exonérés restent hors du jeu.',
    { titre: 'Un exemple, pas à pas' },
    `Lina vit seule, déclare ${montant(PETIT)} de salaire pour 2025 et a reçu ${montant(PLACEMENTS)} de dividendes. Le moteur calcule sa déclaration deux fois, en entier.`,
    {
      tableau: {
        legende: 'L’impôt de Lina sur les revenus 2025, dans les deux régimes',
        colonnes: ['Étape', 'Forfait', 'Barème'],
        lignes: [
          ligne('Salaire, après abattement', lina.seul.revenu_brut_global, lina.seul.revenu_brut_global),
          ligne(
            'Dividendes ajoutés au revenu',
            lina.forfait.revenu_brut_global - lina.seul.revenu_brut_global,
            lina.bareme.revenu_brut_global - lina.seul.revenu_brut_global,
          ),
          ligne(
            'Contribution sociale déduite',
            lina.forfait.revenu_net_imposable - lina.forfait.revenu_brut_global,
            lina.bareme.revenu_net_imposable - lina.bareme.revenu_brut_global,
          ),
          ligne('Revenu net imposable', lina.forfait.revenu_net_imposable, lina.bareme.revenu_net_imposable),
          ligne('Impôt du barème', lina.forfait.droits_simples, lina.bareme.droits_simples),
          ligne('Décote', -lina.forfait.decote, -lina.bareme.decote),
          ligne('Impôt forfaitaire', lina.forfait.pfu, lina.bareme.pfu),
          ligne('Impôt dû', lina.forfait.impot_final, lina.bareme.impot_final),
        ],
      },
    },
    `S’y ajoutent ${montant(lina.forfait.prelevements_sociaux)} de prélèvements sociaux, dans les deux cas. Le barème fait gagner ${montant(lina.forfait.impot_final - lina.bareme.impot_final)} à Lina.`,
    `Un calcul de tête l’aurait trompée. Multiplier ce qui s’ajoute à son revenu par sa tranche de ${taux('ir.bareme.taux_1')} donne ${montant(aLaLouche)} d’impôt ; le vrai supplément est de ${montant(lina.coutBareme)}, parce que ce revenu de plus réduit sa décote.`,
    { titre: 'Trois foyers, trois réponses' },
    {
      tableau: {
        legende: `L’impôt que coûtent ${montant(PLACEMENTS)} de placements, hors prélèvements sociaux`,
        colonnes: ['Situation', 'Forfait', 'Barème'],
        lignes: CAS.map(([nom, { coutForfait, coutBareme }]) => ligne(nom, coutForfait, coutBareme)),
        sansTotal: true,
      },
    },
    `Dans la tranche à ${taux('ir.bareme.taux_2')}, le forfait gagne, même pour des dividendes : ${part(valeur('ir.bareme.taux_2') * (1 - valeur('rcm.abattement_dividendes')))} de barème après l’abattement, contre ${taux('rcm.pfu')}. Pour des intérêts, sans abattement, le barème peut perdre dès la première tranche : ajoutés au salaire de Lina, ils la font entrer dans la tranche à ${part(interets.bareme.tmi)} et effacent sa décote.`,
    `Le détail de ce dernier cas montre où part l’argent : le revenu imposable passe de ${montant(interets.forfait.revenu_net_imposable)} à ${montant(interets.bareme.revenu_net_imposable)}, l’impôt du barème de ${montant(interets.forfait.droits_simples)} à ${montant(interets.bareme.droits_simples)}, et la décote de ${montant(interets.forfait.decote)} disparaît. Le forfait, lui, aurait pris ${montant(interets.forfait.pfu)} et laissé la décote intacte.`,
    { titre: 'Faire son propre calcul' },
    {
      liste: [
        'Réunissez les relevés annuels de vos banques : dividendes, intérêts, plus-values, rachats d’assurance-vie, acompte déjà retenu.',
        'Calculez l’impôt du foyer sans ces revenus : c’est le point de départ des deux colonnes.',
        'Ajoutez-les au forfait, puis au barème avec leur abattement et la contribution déductible.',
        'Comparez les deux impôts entiers, jamais deux taux. Puis regardez ce que l’option change ailleurs.',
      ],
    },
    { titre: 'Ce que l’option change ailleurs' },
    {
      liste: [
        `Le revenu fiscal de référence garde le dividende entier dans les deux régimes ; seule la contribution sociale déduite l’abaisse, de ${montant(lina.forfait.rfr - lina.bareme.rfr)} pour Lina.`,
        `L’assurance-vie de plus de ${valeur('av.annees_longues')} ans suit l’option : un rachat peut y perdre son taux de ${taux('av.taux_reduit')}.`,
        'Un foyer non imposable a presque toujours intérêt à cocher : au barème, ces revenus peuvent ne rien coûter.',
        `Au-delà de ${euros('ir.cehr.seuil_1_seul')} de revenu fiscal de référence, ou de ${euros('ir.cehr.seuil_1_couple')} pour un couple, la contribution sur les hauts revenus s’ajoute dans les deux régimes.`,
        'Une plus-value de titres de l’année passe au barème avec le reste, sans abattement si les titres sont récents.',
      ],
    },
    { titre: 'La dispense d’acompte' },
    `Un foyer dont le revenu fiscal de référence de l’avant-dernière année est inférieur à ${euros('rcm.dispense_dividendes_seul')} (${euros('rcm.dispense_dividendes_couple')} pour un couple) peut demander à ne pas subir l’acompte sur ses dividendes ; pour les intérêts, les limites sont de ${euros('rcm.dispense_interets_seul')} et de ${euros('rcm.dispense_interets_couple')}. L’attestation se remet à la banque avant le 30 novembre de l’année précédente. Elle évite l’avance, jamais l’impôt ni les prélèvements sociaux.`,
    { titre: 'Décider et déclarer' },
    'Vérifiez les montants préremplis : dividendes en 2DC, intérêts en 2TR, base de la contribution déductible en 2BH, acompte en 2CK. Faites calculer les deux régimes, puis cochez ou non 2OP. Le choix se refait chaque année. Une case oubliée se rattrape : l’administration l’admet, par correction en ligne puis par réclamation, dans leurs délais.',
  ],
  faq: [
    {
      question: 'Puis-je mettre mes dividendes au barème et mes intérêts au forfait ?',
      reponse:
        'Non. L’option est globale : elle vaut pour tous les revenus de capitaux et gains de titres du foyer, pour l’année.',
    },
    {
      question: 'La hausse de la contribution sociale touche-t-elle mes revenus de 2025 ?',
      reponse: `Pas les dividendes ni les intérêts versés en 2025, qui restent à ${taux('ir.capital.taux_ps_placements')}. Les plus-values de titres de 2025 supportent déjà ${taux('ir.capital.taux_ps_plus_values')}. Pour les placements versés depuis 2026, le total avec l’impôt forfaitaire est de ${part(valeur('rcm.pfu') + valeur('ps.placement'))}.`,
    },
    {
      question: 'L’acompte retenu par la banque est-il perdu si je ne suis pas imposable ?',
      reponse: 'Non. Il s’impute sur l’impôt, et ce qui dépasse est remboursé l’été, sans démarche.',
    },
    {
      question: 'Et l’assurance-vie ?',
      reponse: `Elle garde ${taux('ps.maintenu')} de prélèvements sociaux. Après ${valeur('av.annees_longues')} ans, ses gains ont un abattement annuel de ${euros('av.abattement_seul')}, ou ${euros('av.abattement_couple')} pour un couple. Mais l’option pour le barème l’emporte avec le reste.`,
    },
  ],
  ressources: [
    { chemin: '/simulateur-impot', libelle: 'Calculer les deux régimes avec mes revenus' },
    { chemin: '/simulateur-tmi', libelle: 'Trouver ma tranche marginale, décote comprise' },
    { chemin: '/blog/verser-sur-un-per', libelle: 'Verser sur un PER : ce que vous gagnez vraiment' },
  ],
  textes: [
    'CGI art. 200 A',
    'CGI art. 158',
    'CGI art. 154 quinquies',
    'CGI art. 117 quater',
    'CGI art. 125 A',
    'CGI art. 197',
    'CSS art. L136-8',
  ],
  simulateur: { chemin: '/simulateur-impot', libelle: 'Comparer avec mes revenus' },
};
