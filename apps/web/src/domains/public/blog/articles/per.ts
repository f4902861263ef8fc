import type { Article } from '../article.ts';
import { calculer, euros, ligne, montant, part, plafondPer, taux, valeur } from '../chiffres.ts';

const VERSEMENT = 4_000;
const SALAIRE = 48_000;
/** Three brackets, or what they become once the payment is deducted. */
const SALAIRES = [26_000, 36_000, SALAIRE] as const;

function verser(salaire: number) {
  const sans = calculer({ declarant1: { salaires: salaire } });
  const plafond = plafondPer(sans.revenu_brut_global);
  const avec = calculer({ declarant1: { salaires: salaire, per_versements: VERSEMENT, per_plafond: plafond } });
  return { salaire, sans, avec, plafond, gain: sans.impot_final - avec.impot_final };
}

const claire = verser(SALAIRE);
const [petit, moyen] = SALAIRES.map(verser);
if (!petit || !moyen) throw new Error('three salaries are compared');
const { sans, avec, gain } = claire;
const pass = valeur('ir.charges.pass_precedent');
const plafondMin = Math.round(valeur('ir.charges.taux_plafond_per') * pass);
const plafondMax = Math.round(valeur('ir.charges.taux_plafond_per') * valeur('ir.charges.multiple_pass_per') * pass);
const rendu = (tranche: 1 | 2): string => montant(VERSEMENT * valeur(`ir.bareme.taux_${tranche}`));

export const per: Article = {
  id: 'verser-sur-un-per',
  titre: 'Verser sur un PER : ce que vous gagnez vraiment',
  extrait:
    'Le versement se déduit du revenu, dans la limite d’un plafond. Le gain dépend de votre tranche, et l’impôt revient à la sortie.',
  date: '2026-11-22',
  relu: '2026-11-26',
  auteur: 'L’équipe de Francis',
  etiquettes: ['Retraite', 'PER', 'Déduction'],
  priorite: 0.97,
  motsCles: ['PER', 'plafond épargne retraite', 'déduction', 'impôt 2026'],
  corps: [
    `Un versement volontaire sur un plan d’épargne retraite se déduit de votre revenu global, dans la limite d’un plafond qui vous est propre. À ${montant(SALAIRE)} de salaire net imposable, une personne seule qui verse ${montant(VERSEMENT)} réduit son impôt de ${montant(gain)}. Ce n’est pas un cadeau : c’est un impôt reporté, et une épargne bloquée. Voici le calcul entier, puis les cas où le report vaut la peine et ceux où il ne la vaut pas.`,
    { titre: 'Le plafond' },
    `La déduction diminue le revenu, pas l’impôt : elle vaut ce que vaut votre tranche. Elle n’entre pas dans le plafond global des niches fiscales, mais elle a le sien. Pour les versements de 2025, il est de ${taux('ir.charges.taux_plafond_per')} des revenus professionnels de 2024, après l’abattement pour frais, avec un minimum de ${montant(plafondMin)} et un maximum de ${montant(plafondMax)}. Chacun a le sien, même sans emploi : le minimum lui reste ouvert. Le chiffre exact est écrit sur votre avis d’impôt, à la rubrique de l’épargne retraite.`,
    'Un salarié en retranche l’épargne d’entreprise qui a déjà eu un avantage : cotisations obligatoires, abondement de l’employeur, jours de congé versés. Un indépendant a un second plafond, plus large, sur son bénéfice.',
    `Ce qui n’a pas servi reste disponible ${valeur('ir.charges.annees_report_per')} ans pour les versements faits jusqu’en 2025, et ${valeur('per.annees_report')} ans pour ceux qui sont faits depuis 2026. Le plafond de l’année se consomme d’abord, puis le reliquat le plus ancien. Époux et partenaires d’un PACS imposés ensemble peuvent additionner leurs plafonds en cochant la case 6QR ; des concubins ne le peuvent pas.`,
    { titre: 'Un exemple, pas à pas' },
    `Claire vit seule, sans enfant. Elle déclare ${montant(SALAIRE)} de salaire pour 2025 et a versé ${montant(VERSEMENT)}, sous son plafond de ${montant(claire.plafond)}. Deux impôts sont calculés en entier, sans et avec le versement ; le gain est leur différence.`,
    {
      tableau: {
        legende: 'L’impôt de Claire sur les revenus 2025, étape par étape',
        colonnes: ['Étape', 'Sans versement', 'Avec versement'],
        lignes: [
          ligne('Salaire net imposable', SALAIRE, SALAIRE),
          ligne(
            `Abattement de ${taux('ir.salaires.taux_abattement')}`,
            sans.revenu_brut_global - SALAIRE,
            avec.revenu_brut_global - SALAIRE,
          ),
          ligne(
            'Versement déduit',
            sans.revenu_net_imposable - sans.revenu_brut_global,
            avec.revenu_net_imposable - avec.revenu_brut_global,
          ),
          ligne('Revenu net imposable', sans.revenu_net_imposable, avec.revenu_net_imposable),
          ligne('Impôt du barème', sans.droits_simples, avec.droits_simples),
          ligne('Décote', -sans.decote, -avec.decote),
          ligne('Impôt dû', sans.impot_final, avec.impot_final),
        ],
      },
    },
    `Le versement tombe tout entier dans la tranche à ${taux('ir.bareme.taux_2')} : il rend ${part(gain / VERSEMENT)} de son montant, soit ${montant(gain)}. L’effort réel de Claire est de ${montant(VERSEMENT - gain)} pour ${montant(VERSEMENT)} placés.`,
    { titre: 'Le même versement, trois salaires' },
    'Le gain dépend de la tranche, mais pas d’elle seule. Si le versement vous fait descendre d’une tranche, une partie n’économise qu’au taux inférieur. Si la décote joue, elle grossit le gain : moins d’impôt au barème, c’est davantage de décote.',
    {
      tableau: {
        legende: `Ce que rendent ${montant(VERSEMENT)} versés, personne seule`,
        colonnes: ['Salaire', 'Tranche', 'Gain', 'Part rendue'],
        lignes: [petit, moyen, claire].map((un) => [
          montant(un.salaire),
          part(un.sans.tmi),
          montant(un.gain),
          part(un.gain / VERSEMENT),
        ]),
        sansTotal: true,
      },
    },
    `À ${montant(moyen.salaire)}, une part seulement du versement est dans la tranche à ${taux('ir.bareme.taux_2')}. À ${montant(petit.salaire)}, la règle apprise par cœur, « versement fois tranche », aurait donné ${rendu(1)} ; la décote porte le gain à ${montant(petit.gain)}. Seuls deux calculs entiers, avant et après, donnent le bon chiffre.`,
    { titre: 'Ce qui revient à la sortie' },
    `À la retraite, vous choisissez un capital, en une fois ou par fractions, une rente, ou les deux. Le capital issu de versements déduits est imposé au barème, sans l’abattement des pensions ; ses gains le sont à ${taux('rcm.pfu')}, plus ${taux('ps.placement')} de prélèvements sociaux. La rente est imposée comme une pension, après l’abattement de ${taux('ir.pensions.taux_abattement')}.`,
    `Si Claire ressort ces ${montant(VERSEMENT)} dans la tranche à ${taux('ir.bareme.taux_1')}, elle rend ${rendu(1)} ; elle en avait économisé ${montant(gain)}. Si elle est encore à ${taux('ir.bareme.taux_2')}, elle rend ${rendu(2)} : elle n’a gagné que le temps. Étaler le capital sur plusieurs années évite de monter d’une tranche.`,
    { titre: 'Les conditions' },
    {
      liste: [
        'Le versement doit être reçu par le gestionnaire avant le 31 décembre ; un virement des derniers jours arrive souvent trop tard.',
        'Il faut rester sous le plafond : au-delà, rien n’est déduit, ni reporté.',
        `Pour les versements faits depuis 2026, il faut avoir moins de ${valeur('per.age_deduction')} ans.`,
        'L’argent reste bloqué jusqu’à la retraite, sauf achat de la résidence principale, décès du conjoint ou du partenaire, invalidité, surendettement, fin de droits au chômage ou liquidation judiciaire.',
      ],
    },
    { titre: 'Renoncer à déduire' },
    'On peut renoncer à la déduction, au plus tard lors du versement, versement par versement et sans retour. Le capital ressort alors sans impôt, et seuls les gains sont taxés. C’est souvent le bon choix d’un foyer non imposé, ou imposé seulement dans la première tranche : déduire aujourd’hui à un taux nul pour être imposé demain coûte de l’argent.',
    { titre: 'Ce que l’on croit à tort' },
    {
      liste: [
        '« Mon revenu fiscal de référence va baisser. » Non : les versements déduits y sont réintégrés, et les aides qui en dépendent ne bougent pas.',
        '« Mon prélèvement à la source baisse aussitôt. » Non : l’économie arrive avec le solde de l’été suivant, à moins de demander une modulation.',
        '« Ce que j’ai versé en trop sera déduit l’an prochain. » Non : ce sont les plafonds inutilisés qui se reportent, pas les excédents.',
      ],
    },
    { titre: 'Déclarer' },
    `Les versements se portent en case 6NS, ou 6NT pour le conjoint ; ils sont souvent préremplis. Vérifiez le plafond imprimé à côté, cochez 6QR si vous mettez vos plafonds en commun, et gardez le relevé du gestionnaire ${valeur('campagne.conservation')} ans.`,
  ],
  faq: [
    {
      question: 'Jusqu’à quand verser pour l’impôt payé en 2026 ?',
      reponse:
        'Jusqu’au 31 décembre 2025. Un versement fait en 2026 se déduit des revenus de 2026, déclarés en 2027. Restent, sur la déclaration, la mise en commun des plafonds et la vérification des montants.',
    },
    {
      question: 'Peut-on encore déduire à un âge avancé ?',
      reponse: `Depuis les versements de 2026, la déduction s’arrête à ${valeur('per.age_deduction')} ans. Verser reste possible : le capital ressortira sans impôt, et seuls les gains seront taxés.`,
    },
    {
      question: 'PER ou assurance-vie ?',
      reponse: `Le PER déduit à l’entrée et bloque. L’assurance-vie ne déduit rien et reste disponible ; après ${valeur('av.annees_longues')} ans, ses gains ont un abattement de ${euros('av.abattement_seul')} par an, ${euros('av.abattement_couple')} pour un couple. Le PER gagne quand votre tranche d’aujourd’hui dépasse celle de demain.`,
    },
    {
      question: 'Que devient le plan si je meurs avant la retraite ?',
      reponse: `Un PER d’assurance va aux bénéficiaires désignés. Avant ${valeur('per.age_deces')} ans, chacun a un abattement de ${euros('avd.abattement_990_i')} ; l’époux et le partenaire d’un PACS ne paient rien. Un PER bancaire entre dans la succession.`,
    },
  ],
  ressources: [
    { chemin: '/simulateur-optimisation', libelle: 'Comparer le PER aux autres leviers, avec vos revenus' },
    { chemin: '/simulateur-tmi', libelle: 'Trouver votre tranche marginale' },
    { chemin: '/blog/bareme-ou-prelevement-forfaitaire', libelle: 'Dividendes et intérêts : forfait ou barème' },
  ],
  textes: [
    'CGI art. 163 quatervicies',
    'CGI art. 197',
    'CGI art. 158',
    'CGI art. 1417',
    'CMF art. L224-4',
    'CMF art. L224-5',
    'BOI-IR-BASE-20-50',
  ],
  simulateur: { chemin: '/simulateur-optimisation', libelle: 'Calculer mon gain' },
};
