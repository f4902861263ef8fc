import type { Article } from '../article.ts';
import { ANNEE_REVENUS, calculer, euros, ligne, montant, taux, valeur } from '../chiffres.ts';

const CRECHE = 5_800;
const AIDE = 1_500;
const MENAGE_PAR_MOIS = 200;
const MENAGE = MENAGE_PAR_MOIS * 12;
const JARDIN = 6_000;

const couple = {
  situation: 'marie',
  declarant1: { salaires: 32_000 },
  declarant2: { salaires: 24_000 },
  enfants: [{ annee_naissance: ANNEE_REVENUS - 3 }],
} as const;
const sans = calculer(couple);
const garde = calculer({ ...couple, garde_enfants: [CRECHE - AIDE] });
const tout = calculer({ ...couple, garde_enfants: [CRECHE - AIDE], emploi_domicile: MENAGE });
const seule = {
  parent_isole_T: true,
  declarant1: { salaires: 21_000 },
  enfants: [{ annee_naissance: ANNEE_REVENUS - 2 }],
} as const;
const FRAIS_SEULE = 3_000;
const nonImposable = calculer(seule);
const rembourse = calculer({ ...seule, garde_enfants: [FRAIS_SEULE] });

const creditGarde = garde.credits_impot;
const creditMenage = tout.credits_impot - garde.credits_impot;
const plafondGarde = valeur('ir.garde.plafond');

export const domicile: Article = {
  id: 'emploi-a-domicile-et-garde',
  titre: 'Aide à domicile et garde d’enfant : un crédit rendu même sans impôt',
  extrait: 'La moitié de la dépense revient, dans la limite d’un plafond, que vous payiez ou non de l’impôt.',
  date: '2026-11-22',
  relu: '2026-11-26',
  auteur: 'L’équipe de Francis',
  etiquettes: ['Famille', 'Crédit d’impôt'],
  priorite: 0.93,
  motsCles: ['emploi à domicile', 'garde d’enfant', 'crédit d’impôt', 'avance immédiate'],
  corps: [
    `La moitié de ce que vous payez pour une aide à domicile ou pour la garde d’un jeune enfant vous revient. C’est un crédit d’impôt, pas une réduction : s’il dépasse votre impôt, la différence vous est versée, et une famille qui ne paie rien le touche en entier. Encore faut-il compter la bonne dépense, la mettre dans la bonne case et ne pas oublier les plafonds. Voici une famille, calculée de bout en bout.`,
    { titre: 'À votre domicile' },
    `Le crédit vaut ${taux('ir.emploi_domicile.taux')} des sommes restées à votre charge, retenues jusqu’à ${euros('ir.emploi_domicile.plafond')} par an. Cette limite monte de ${euros('ir.emploi_domicile.majoration')} par enfant à charge ou par membre du foyer de plus de ${valeur('ir.emploi_domicile.age_majoration')} ans, sans dépasser ${euros('ir.emploi_domicile.plafond_majore')}. La première année où vous employez quelqu’un directement, elle est de ${euros('ir.emploi_domicile.plafond_premiere_annee')}, ou de ${euros('ir.emploi_domicile.plafond_majore_premiere_annee')} avec les majorations ; en cas d’invalidité dans le foyer, de ${euros('ir.emploi_domicile.plafond_invalidite')}.`,
    'Comptent le ménage, la garde d’enfants chez vous, le soutien scolaire, l’aide aux personnes âgées ou handicapées, le jardinage, les petits travaux, rendus dans votre résidence, principale ou secondaire, en France. Le salaire et les cotisations comptent tous les deux ; la facture d’un organisme déclaré aussi. Un paiement en espèces sans trace ne compte pas.',
    `Certains services ont leur propre limite de dépense, plus basse : ${euros('avantages.bricolage')} par an pour le petit bricolage, ${euros('avantages.informatique')} pour l’assistance informatique, ${euros('avantages.jardinage')} pour le jardinage. Un jardinier payé ${montant(JARDIN)} n’est donc retenu que pour ${montant(Math.min(JARDIN, valeur('avantages.jardinage')))}.`,
    { titre: 'Hors de votre domicile' },
    `La garde d’un enfant de moins de ${valeur('avantages.garde_age')} ans au 1er janvier, en crèche, chez une assistante maternelle agréée, à la garderie périscolaire ou au centre de loisirs sans hébergement, ouvre un crédit de ${taux('ir.garde.taux')}, sur ${montant(plafondGarde)} de dépense par enfant au plus. Chaque enfant apporte donc jusqu’à ${montant(plafondGarde * valeur('ir.garde.taux'))}. En résidence alternée, la limite est divisée par deux pour chaque parent.`,
    { titre: 'Un exemple, pas à pas' },
    `Inès et Marc sont mariés et déclarent ${montant(couple.declarant1.salaires)} et ${montant(couple.declarant2.salaires)} de salaire. Leur fils a eu trois ans en ${ANNEE_REVENUS} ; sa crèche a coûté ${montant(CRECHE)}, dont ${montant(AIDE)} payés par la caisse d’allocations familiales. Une aide ménagère leur revient à ${montant(MENAGE_PAR_MOIS)} par mois, cotisations comprises.`,
    {
      tableau: {
        legende: `L’impôt d’Inès et Marc sur les revenus ${ANNEE_REVENUS}`,
        colonnes: ['Étape', 'Montant'],
        lignes: [
          ligne('Impôt du barème, décote déduite', sans.impot_apres_decote),
          ligne('Crèche, moins l’aide reçue', CRECHE - AIDE),
          ligne('Dépense de garde retenue, au plus', plafondGarde),
          ligne(`Crédit de garde, à ${taux('ir.garde.taux')}`, -creditGarde),
          ligne('Aide ménagère de l’année', MENAGE),
          ligne(`Crédit d’emploi à domicile, à ${taux('ir.emploi_domicile.taux')}`, -creditMenage),
          ligne('Impôt, négatif s’il est rendu', tout.impot_final),
        ],
      },
    },
    `Ils devaient ${montant(sans.impot_final)} ; les deux crédits font ${montant(tout.credits_impot)}, et l’administration leur verse ${montant(-tout.impot_final)}. La crèche a coûté plus que la limite : les ${montant(CRECHE - AIDE - plafondGarde)} au-delà n’ouvrent rien.`,
    `Le crédit ne demande pas d’impôt. Une mère seule qui déclare ${montant(seule.declarant1.salaires)} de salaire et paie ${montant(FRAIS_SEULE)} de crèche après aides doit ${montant(nonImposable.impot_final)} ; elle reçoit pourtant ${montant(-rembourse.impot_final)}.`,
    { titre: 'Être aidé tout de suite' },
    `L’avance immédiate, gratuite et facultative, retire le crédit au moment de payer. L’aide ménagère d’Inès et Marc ne leur coûterait que ${montant(MENAGE_PAR_MOIS * (1 - valeur('ir.emploi_domicile.taux')))} par mois, le reste étant avancé par l’État. L’URSSAF la propose aux particuliers employeurs, et un organisme peut la proposer pour ses factures. Ce n’est pas un avantage de plus : c’est le même crédit, reçu plus tôt et retiré ensuite de ce qui est calculé.`,
    `Sans elle, une avance est virée à la mi-janvier : ${taux('avantages.avance')} des crédits obtenus l’année précédente. Pour ${montant(tout.credits_impot)} de crédits sur les revenus ${ANNEE_REVENUS}, ce sera ${montant(tout.credits_impot * valeur('avantages.avance'))} en janvier ${ANNEE_REVENUS + 2}. Si la dépense a cessé, elle est reprise après l’été : réduisez ou refusez l’avance en ligne, entre septembre et décembre.`,
    { titre: 'Ce qu’il faut retirer' },
    {
      liste: [
        'Les aides reçues pour la même dépense : complément de garde, allocation d’autonomie, participation de l’employeur, titres préfinancés.',
        'Les repas, la cantine et les colonies, qui ne sont pas une dépense de garde.',
        'La part avancée par l’URSSAF : la dépense se déclare pour son montant entier, et l’avance vient en moins du crédit calculé.',
        'Un service rendu hors de chez vous, sauf s’il fait partie d’une offre globale à domicile.',
      ],
    },
    { titre: 'Chez un parent âgé' },
    `Vous avez le même crédit pour un service rendu chez un père, une mère ou un grand-parent qui remplit les conditions de l’allocation personnalisée d’autonomie. Il faut alors renoncer à déduire une pension alimentaire pour ce parent, même pour une autre dépense : comparez les deux avant de choisir. Si le parent paie lui-même, c’est lui qui a le crédit.`,
    { titre: 'Le plafond global' },
    `Ces deux crédits entrent dans le plafonnement global : le total des avantages retenus ne dépasse pas ${euros('ir.niches.plafond')} par foyer et par an, et le surplus est perdu. Une famille qui emploie beaucoup et qui investit doit y penser avant de signer.`,
    { titre: 'Déclarer' },
    `L’emploi à domicile se déclare en case 7DB, avec la nature de chaque service et le nom de l’organisme ou du salarié : une somme sans sa nature est refusée. La première année d’emploi direct se coche en 7DQ, l’invalidité en 7DG. La garde hors du domicile va en 7GA à 7GC, une case par enfant, et en 7GE à 7GG pour une résidence alternée. Les justificatifs se gardent ${valeur('campagne.conservation')} ans.`,
  ],
  faq: [
    {
      question: 'Mon enfant a eu six ans dans l’année, est-ce fini ?',
      reponse: `L’âge se lit au 1er janvier de l’année de la dépense : un enfant qui n’avait pas encore ${valeur('avantages.garde_age')} ans ce jour-là ouvre droit au crédit pour toute l’année.`,
    },
    {
      question: 'La cantine ouvre-t-elle droit au crédit ?',
      reponse:
        'Non. Seule la garde compte : la garderie du matin et du soir, le centre de loisirs sans hébergement. Les repas se retirent de la facture.',
    },
    {
      question: 'Une garde d’enfant à la maison est-elle une garde ?',
      reponse:
        'Non, c’est un emploi à domicile : elle suit le plafond de l’emploi à domicile, plus élevé, et se déclare en case 7DB. Les aides reçues pour elle se retirent de même.',
    },
    {
      question: 'L’avance immédiate a tout pris en charge : dois-je encore déclarer ?',
      reponse:
        'Oui. La dépense se déclare pour son montant entier ; le crédit déjà avancé est prérempli et vient en moins. C’est la déclaration qui fixe le crédit définitif.',
    },
    {
      question: 'J’ai oublié une dépense, que faire ?',
      reponse: `Corriger en ligne, de l’été au début de décembre. Ensuite, une réclamation est possible jusqu’au 31 décembre de la ${valeur('delais.reclamation_ir')}e année qui suit la mise en recouvrement de l’impôt.`,
    },
  ],
  ressources: [
    { chemin: '/simulateur-impot', libelle: 'Calculer l’impôt de mon foyer, crédits compris' },
    { chemin: '/blog/reduction-pour-dons', libelle: 'Dons : une réduction, qui ne se rembourse pas' },
    { chemin: '/simulateur-optimisation', libelle: 'Comparer les leviers du foyer' },
  ],
  textes: [
    'CGI art. 199 sexdecies',
    'CGI art. 200 quater B',
    'CGI art. 1665 bis',
    'CGI art. 200-0 A',
    'CSS art. L133-5-12',
    'C. trav. art. D7233-5',
    'BOI-IR-RICI-150',
    'BOI-IR-RICI-300',
  ],
  simulateur: { chemin: '/simulateur-impot', libelle: 'Calculer mon impôt' },
};
