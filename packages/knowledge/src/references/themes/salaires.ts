import { bofip, cgi, css, texte, travail } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

/** Wages, benefits, savings and stock plans, termination. */
export const SALAIRES: readonly ReferenceLegale[] = [
  cgi('81', 'Exonérations de salaires', 'Des allocations, primes et indemnités sont affranchies de l’impôt.'),
  cgi(
    '81 bis',
    'Apprentis et stagiaires',
    'Le salaire des apprentis et la gratification des stagiaires sont exonérés dans une limite.',
  ),
  cgi(
    '81 quater',
    'Heures supplémentaires',
    'La rémunération des heures supplémentaires est exonérée dans une limite annuelle.',
  ),
  cgi('82', 'Avantages en nature', 'Les avantages en argent ou en nature s’ajoutent au salaire.'),
  cgi(
    '80 duodecies',
    'Indemnités de rupture',
    'Les sommes versées à la rupture du contrat sont imposables, sauf exonérations énumérées.',
  ),
  cgi('80 bis', 'Options sur actions', 'L’avantage tiré de la levée d’options est imposé comme un salaire.'),
  cgi(
    '80 quaterdecies',
    'Actions gratuites',
    'Le gain d’acquisition d’actions gratuites est imposé l’année de leur cession.',
  ),
  cgi(
    '163 bis G',
    'Bons de créateur d’entreprise',
    'Le gain tiré de bons de souscription de parts de créateur suit un régime propre.',
  ),
  cgi('163-0 A', 'Quotient', 'Un revenu exceptionnel ou différé peut être imposé selon un système de quotient.'),
  cgi(
    '80 quinquies',
    'Indemnités journalières',
    'Les indemnités journalières sont imposées, sauf longue maladie et une part des accidents du travail.',
  ),
  travail(
    'L3261-2',
    'Abonnement de transport',
    'L’employeur prend en charge une part des abonnements de transport public.',
  ),
  travail('L3261-3', 'Prime de transport', 'L’employeur peut prendre en charge des frais de carburant ou de recharge.'),
  travail(
    'L3261-3-1',
    'Forfait mobilités durables',
    'L’employeur peut prendre en charge les trajets à vélo ou en covoiturage.',
  ),
  travail('L3262-1', 'Titre-restaurant', 'Le titre-restaurant acquitte en tout ou partie le prix d’un repas.'),
  travail('L3315-2', 'Intéressement placé', 'L’intéressement versé sur un plan d’épargne est exonéré dans une limite.'),
  travail('L3325-2', 'Participation', 'Les sommes de participation bloquées sont exonérées d’impôt.'),
  travail('L3332-11', 'Abondement', 'L’employeur complète les versements du salarié dans une limite.'),
  travail('L3332-27', 'Abondement exonéré', 'L’abondement de l’employeur est exonéré d’impôt.'),
  travail(
    'R3324-22',
    'Déblocages anticipés',
    'Des événements de la vie permettent de retirer l’épargne salariale avant terme.',
  ),
  travail(
    'L3244-1',
    'Pourboires',
    'Les sommes remises par les clients pour le service reviennent au personnel en contact avec eux.',
  ),
  css(
    'L137-14',
    'Contribution du salarié sur les actions',
    'Le gain tiré d’options ou d’actions gratuites peut supporter une contribution du salarié.',
  ),
  css(
    'L242-1',
    'Assiette des cotisations',
    'Les sommes versées à l’occasion du travail supportent les cotisations, sauf exceptions.',
  ),
  texte(
    'loi-2022-1158',
    'Loi n° 2022-1158',
    'Prime de partage de la valeur',
    'Un article crée la prime de partage de la valeur et ses exonérations.',
    'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000046186723',
  ),
  texte(
    'loi-2022-1157',
    'Loi n° 2022-1157',
    'Rachat de jours de repos et transport',
    'Des articles exonèrent le rachat de jours de repos et une part des abonnements.',
    'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000046186661',
  ),
  texte(
    'loi-2021-1900',
    'Loi n° 2021-1900',
    'Pourboires',
    'Un article exonère les pourboires, à titre temporaire.',
    'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000044637640',
  ),
  texte(
    'arrete-2025-02-25',
    'Arrêté du 25 février 2025',
    'Évaluation des avantages en nature',
    'L’arrêté fixe les forfaits des avantages en nature, dont celui de la voiture.',
    'https://www.legifrance.gouv.fr/',
  ),
  texte(
    'c-educ-l124-6',
    'C. éduc. art. L124-6',
    'Gratification de stage',
    'Un stage assez long donne droit à une gratification.',
    'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071191',
  ),
  bofip('RSA-CHAMP', 'Champ des traitements et salaires', 'La doctrine dit ce qui est salaire et ce qui est exonéré.'),
  bofip(
    'RSA-BASE',
    'Base d’imposition des salaires',
    'La doctrine détaille le revenu brut, les avantages et les frais professionnels.',
  ),
  bofip('RSA-BASE-30', 'Frais professionnels', 'La doctrine détaille la déduction forfaitaire et les frais réels.'),
];
