import type { Article } from '../article.ts';
import { euros, montant, taux, valeur } from '../chiffres.ts';

const LOYERS = 9_600;

export const location: Article = {
  id: 'location-micro-ou-reel',
  titre: 'Louer vide ou meublé\u202f: micro ou réel',
  extrait: 'Le régime micro est simple. Le réel gagne dès que vos charges dépassent l’abattement.',
  date: '2026-11-22',
  auteur: 'L’équipe de Francis',
  etiquettes: ['Immobilier', 'Location'],
  priorite: 0.88,
  motsCles: ['micro-foncier', 'réel', 'LMNP', 'déficit foncier'],
  corps: [
    `Pour ${montant(LOYERS)} de loyers d’un logement vide, le micro-foncier impose ${montant(LOYERS * (1 - valeur('ir.foncier.taux_micro')))}. Si vos charges dépassent ${montant(LOYERS * valeur('ir.foncier.taux_micro'))}, le régime réel impose moins.`,
    { titre: 'Logement vide' },
    `Le micro-foncier s’applique jusqu’à ${euros('ir.foncier.limite_micro')} de loyers par an, avec un abattement de ${taux('ir.foncier.taux_micro')}. Le régime réel déduit les travaux d’entretien, les intérêts, la taxe foncière, l’assurance et la gestion. On y reste au moins trois ans.`,
    `Au réel, le déficit qui ne vient pas des intérêts s’impute sur le revenu global jusqu’à ${euros('ir.foncier.limite_deficit')} par an. Le reste se reporte sur les loyers des dix années suivantes. Il faut alors louer jusqu’à la fin de la troisième année qui suit.`,
    { titre: 'Logement meublé' },
    `Les loyers meublés sont des bénéfices industriels et commerciaux. L’abattement du régime micro est de ${taux('ir.micro.taux_services')}, jusqu’à ${euros('ir.micro.limite_services')} de recettes. Un meublé de tourisme non classé n’a plus que ${taux('ir.micro.taux_tourisme_non_classe')}, jusqu’à ${euros('ir.micro.limite_tourisme_non_classe')}.`,
    'Au réel, on amortit le logement hors terrain et les meubles\u202f: le résultat est souvent nul pendant des années. Depuis 2025, ces amortissements viennent en diminution du prix d’achat quand on revend\u202f: la plus-value imposable augmente d’autant.',
    { titre: 'Choisir' },
    {
      liste: [
        'Additionnez vos charges réelles d’une année ordinaire.',
        'Comparez-les à l’abattement du régime micro.',
        'Comptez la revente, si elle est proche\u202f: l’amortissement n’est plus gratuit.',
      ],
    },
  ],
  textes: ['CGI art. 32', 'CGI art. 31', 'CGI art. 156', 'CGI art. 50-0', 'CGI art. 150 VB'],
  simulateur: { chemin: '/simulateur-optimisation', libelle: 'Calculer mes loyers' },
};
