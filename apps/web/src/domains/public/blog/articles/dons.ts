import type { Article } from '../article.ts';
import { calculer, euros, ligne, montant, nombre, part, taux, valeur } from '../chiffres.ts';

const DON = 300;
const AIDE = 400;
const GROS_DON = 15_000;
const NOVEMBRE = 1_600;

const nadia = { declarant1: { salaires: 30_000 } } as const;
const sans = calculer(nadia);
const un = calculer({ ...nadia, dons_66: DON });
const deux = calculer({ ...nadia, dons_66: DON, dons_75: AIDE });
const reduction66 = un.reductions;
const reduction75 = deux.reductions - un.reductions;

/** A tax that the reduction cannot lower any more. */
const paul = { declarant1: { salaires: 20_500 } } as const;
const peuImpose = calculer(paul);
const perdu = calculer({ ...paul, dons_66: DON * 2 });

/** The same sum over two years of the same tax. */
const etale = calculer({ ...paul, dons_66: DON });

const cadre = { declarant1: { salaires: 60_000 } } as const;
const grand = calculer({ ...cadre, dons_66: GROS_DON });
const retenu = grand.revenu_net_imposable * valeur('ir.dons.limite_revenu');

const releve = calculer({ ...cadre, dons_75: NOVEMBRE, dons_75_depuis_octobre_2025: NOVEMBRE });
const ancien = calculer({ ...cadre, dons_75: NOVEMBRE, dons_75_depuis_octobre_2025: 0 });

export const dons: Article = {
  id: 'reduction-pour-dons',
  titre: `Dons : ${taux('ir.dons.taux_66')} ou ${taux('ir.dons.taux_75')}, et ce qui reste à votre charge`,
  extrait: 'Un don réduit l’impôt d’une partie de son montant. Il coûte toujours plus que ce qu’il rapporte.',
  date: '2026-11-22',
  relu: '2026-11-26',
  auteur: 'L’équipe de Francis',
  etiquettes: ['Dons', 'Réduction d’impôt'],
  priorite: 0.85,
  motsCles: [
    'dons',
    'réduction d’impôt',
    taux('ir.dons.taux_66'),
    taux('ir.dons.taux_75'),
    'loi Coluche',
    'reçu fiscal',
  ],
  corps: [
    `Un don de ${montant(DON)} à une association d’intérêt général ouvre une réduction d’impôt de ${montant(reduction66)} et vous coûte donc ${montant(DON - reduction66)}. Un don reste un don, pas un placement : il n’existe aucun cas où il rapporte plus qu’il ne coûte. Mais deux taux, deux limites et un piège, l’impôt trop faible, changent beaucoup ce qui reste à votre charge. Les voici, calculés.`,
    { titre: 'Deux taux' },
    `Le taux ordinaire est de ${taux('ir.dons.taux_66')}. Il vaut pour les œuvres d’intérêt général à but philanthropique, éducatif, scientifique, social, humanitaire, sportif, familial ou culturel, les fondations, les cultes, et, sous conditions, des organismes d’autres États d’Europe. Les dons et cotisations à un parti politique ont le même taux, avec leur propre limite : ${euros('avantages.partis_seul')} par personne et ${euros('avantages.partis_foyer')} par foyer.`,
    `Le taux passe à ${taux('ir.dons.taux_75')} pour les organismes qui donnent gratuitement des repas, des soins ou un logement aux personnes en difficulté, et pour ceux qui aident les victimes de violences domestiques. Ce taux vaut jusqu’à ${euros('ir.dons.plafond_75')} de dons par an ; la loi de finances pour 2026 a porté ce plafond à ${euros('ir.dons.plafond_75_releve')} pour les dons faits depuis le 14 octobre 2025. Le surplus n’est pas perdu : il est compté au taux ordinaire.`,
    { titre: 'Un exemple, pas à pas' },
    `Nadia vit seule et déclare ${montant(nadia.declarant1.salaires)} de salaire pour 2025. Elle a donné ${montant(DON)} à un club de sport amateur, qui lui a remis un reçu, et ${montant(AIDE)} à une association qui distribue des repas.`,
    {
      tableau: {
        legende: 'L’impôt de Nadia sur les revenus 2025, avant et après ses dons',
        colonnes: ['Étape', 'Sans don', 'Avec ses dons'],
        lignes: [
          ligne('Revenu net imposable', sans.revenu_net_imposable, deux.revenu_net_imposable),
          ligne('Impôt du barème', sans.droits_simples, deux.droits_simples),
          ligne('Décote', -sans.decote, -deux.decote),
          ligne('Impôt avant réductions', sans.impot_apres_decote, deux.impot_apres_decote),
          ligne(`Don de ${montant(DON)}, à ${taux('ir.dons.taux_66')}`, 0, -reduction66),
          ligne(`Don de ${montant(AIDE)}, à ${taux('ir.dons.taux_75')}`, 0, -reduction75),
          ligne('Impôt dû', sans.impot_final, deux.impot_final),
        ],
      },
    },
    `Nadia a donné ${montant(DON + AIDE)} et paie ${montant(sans.impot_final - deux.impot_final)} d’impôt de moins : ses dons lui coûtent ${montant(DON + AIDE - deux.reductions)}. Pour la même dépense nette, elle aurait pu donner davantage à l’association du second taux : un euro donné y coûte ${montant(1 - valeur('ir.dons.taux_75'))}, contre ${montant(1 - valeur('ir.dons.taux_66'))} ailleurs.`,
    { titre: 'Le piège : un impôt trop faible' },
    `Une réduction ne se rembourse pas. Paul déclare ${montant(paul.declarant1.salaires)} de salaire : la décote ramène son impôt à ${montant(peuImpose.impot_final)}. Il donne ${montant(DON * 2)} en comptant sur ${montant(DON * 2 * valeur('ir.dons.taux_66'))} ; seuls ${montant(perdu.reductions)} s’imputent, le reste est perdu et ne se reporte pas.`,
    `S’il avait donné ${montant(DON)} cette année et ${montant(DON)} l’année suivante, à situation égale, chaque don aurait ouvert ${montant(etale.reductions)}, soit ${montant(etale.reductions * 2)} en tout. Vérifiez votre impôt avant de donner en comptant sur l’avantage, et donnez un peu chaque année plutôt qu’une grosse somme l’année où vous êtes peu imposé.`,
    { titre: 'La limite du revenu' },
    `Les dons au taux de ${taux('ir.dons.taux_66')} sont retenus jusqu’à ${taux('ir.dons.limite_revenu')} du revenu imposable. Ce qui dépasse, cette fois, se reporte pendant ${nombre('ir.dons.annees_report')} ans, au même taux. Les dons au taux renforcé, dans leur plafond, ne comptent pas dans cette limite.`,
    `Exemple : avec ${montant(cadre.declarant1.salaires)} de salaire, le revenu imposable d’une personne seule est de ${montant(grand.revenu_net_imposable)}. Un don de ${montant(GROS_DON)} est retenu pour ${montant(retenu)} ; la réduction est de ${montant(grand.reductions)}, soit ${part(grand.reductions / retenu)} de la somme retenue, et ${montant(GROS_DON - retenu)} se reportent sur l’année suivante.`,
    { titre: 'Avant ou après le 14 octobre' },
    `Le relèvement du plafond à ${taux('ir.dons.taux_75')} joue selon la date du don. Pour la même personne, ${montant(NOVEMBRE)} donnés à une banque alimentaire en novembre 2025 ouvrent ${montant(releve.reductions)} de réduction ; donnés avant le 14 octobre, ${montant(ancien.reductions)}. Si vos dons de 2025 encadrent cette date et dépassent ${euros('ir.dons.plafond_75')}, lisez la notice avant de les additionner.`,
    { titre: 'Ce qui compte, et ce qui ne compte pas' },
    {
      liste: [
        'Comptent l’argent, les dons en nature, l’abandon d’un revenu, et les frais qu’un bénévole avance et dont il refuse le remboursement par écrit.',
        'Une cotisation compte si elle ne donne droit à aucun service. Un petit cadeau symbolique est admis ; une contrepartie réelle, non.',
        'Ne comptent pas une cagnotte pour une personne, un don à un cercle restreint, un billet de loterie.',
        'Le temps donné n’ouvre rien.',
        'Les dons n’entrent pas dans le plafond global des niches fiscales.',
      ],
    },
    { titre: 'Donner davantage pour le même effort' },
    `Si c’est le coût final qui compte pour vous, raisonnez à l’envers. Pour une dépense nette de ${montant(DON - reduction66)}, celle de Nadia au club, un don de ${montant((DON - reduction66) / (1 - valeur('ir.dons.taux_75')))} à l’association d’aide aux personnes coûte exactement autant : la réduction prend le reste à sa charge. Cela suppose un impôt qui puisse l’absorber, et un total qui reste sous le plafond du taux renforcé.`,
    { titre: 'Les preuves' },
    `Il faut un reçu de l’organisme, à votre nom ou à celui de votre conjoint. Il ne se joint pas à la déclaration : il se garde ${valeur('campagne.conservation')} ans après l’année du don. Un relevé de banque ne le remplace pas, car il ne prouve ni le but de l’organisme ni l’absence de contrepartie. La date du paiement décide de l’année, pas celle de la promesse : un virement du 31 décembre compte s’il est débité ce jour-là.`,
    { titre: 'Déclarer' },
    `Les dons ordinaires vont en case 7UF, ceux du taux renforcé en 7UD, ceux aux partis en 7UH. Les excédents des années passées se suivent en 7XS à 7XY. À la mi-janvier, l’administration avance ${taux('avantages.avance')} de la réduction obtenue l’année précédente ; si vous n’avez pas redonné, elle la reprend après l’été.`,
  ],
  faq: [
    {
      question: 'Je ne suis pas imposable : mon don me rend-il quelque chose ?',
      reponse:
        'Non. La réduction s’arrête à l’impôt dû et le reste est perdu. Seul le report pour dépassement de la limite du revenu existe ; il ne joue pas quand c’est l’impôt qui manque.',
    },
    {
      question: 'J’ai perdu mon reçu, que faire ?',
      reponse:
        'Demandez un duplicata à l’association. Sans reçu, la réduction tombe si l’administration le demande. Le reçu électronique vaut le papier.',
    },
    {
      question: 'Mon don du 31 décembre compte pour quelle année ?',
      reponse:
        'Pour celle où il est débité. Un don promis en décembre et payé en janvier compte pour l’année suivante, quelle que soit la date du bulletin.',
    },
    {
      question: 'Un don de mon conjoint se déclare-t-il avec les miens ?',
      reponse:
        'Oui. Les dons du foyer s’additionnent dans la même case. En cas de séparation, chacun garde les reports de ses propres dons.',
    },
    {
      question: 'Mes kilomètres de bénévole valent-ils un don ?',
      reponse: `Oui, si vous renoncez par écrit à leur remboursement. Ils se comptent au barème kilométrique des salariés : pour une voiture de 5 chevaux, ${euros('ir.kilometres_taux_1.cv_5')} par kilomètre jusqu’à ${nombre('ir.kilometres.seuil_1')} kilomètres.`,
    },
  ],
  ressources: [
    { chemin: '/simulateur-impot', libelle: 'Connaître mon impôt avant de donner' },
    { chemin: '/blog/emploi-a-domicile-et-garde', libelle: 'Aide à domicile et garde : un crédit qui se rembourse' },
    { chemin: '/simulateur-optimisation', libelle: 'Comparer les leviers du foyer' },
  ],
  textes: [
    'CGI art. 200',
    'CGI art. 197',
    'CGI art. 1665 bis',
    'CGI art. 1740 A',
    'CGI ann. IV art. 6 B',
    'BOI-IR-RICI-250',
  ],
  simulateur: { chemin: '/simulateur-impot', libelle: 'Voir l’effet sur mon impôt' },
};
