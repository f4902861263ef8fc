import type { Article } from '../article.ts';
import { euros, montant, nombre, taux, valeur } from '../chiffres.ts';

const DON = 300;
const reduction = Math.round(DON * valeur('ir.dons.taux_66'));

export const dons: Article = {
  id: 'reduction-pour-dons',
  titre: 'Dons\u202f: 66\u00a0% ou 75\u00a0%, et ce qui reste à votre charge',
  extrait: 'Un don réduit l’impôt d’une partie de son montant. Il coûte toujours plus que ce qu’il rapporte.',
  date: '2026-11-22',
  auteur: 'L’équipe de Francis',
  etiquettes: ['Dons', 'Réduction d’impôt'],
  priorite: 0.85,
  motsCles: ['dons', 'réduction d’impôt', '66 %', '75 %', 'loi Coluche'],
  corps: [
    `Un don de ${montant(DON)} à une association d’intérêt général ouvre une réduction de ${montant(reduction)}. Il vous coûte donc ${montant(DON - reduction)}\u202f: un don est un don, pas un placement.`,
    { titre: 'Deux taux' },
    `Le taux ordinaire est de ${taux('ir.dons.taux_66')}. Il passe à ${taux('ir.dons.taux_75')} pour les organismes qui nourrissent, soignent ou logent gratuitement les personnes en difficulté, et pour ceux qui aident les victimes de violences domestiques.`,
    `Ce taux de ${taux('ir.dons.taux_75')} vaut jusqu’à ${euros('ir.dons.plafond_75')} de dons par an. Le plafond est de ${euros('ir.dons.plafond_75_releve')} pour les dons faits depuis le 14 octobre 2025. Au-delà, le reste est compté au taux ordinaire.`,
    { titre: 'La limite' },
    `Les dons au taux de ${taux('ir.dons.taux_66')} sont retenus jusqu’à ${taux('ir.dons.limite_revenu')} du revenu imposable. Ce qui dépasse se reporte pendant ${nombre('ir.dons.annees_report')} ans.`,
    { titre: 'Une réduction, pas un crédit' },
    'Une réduction ne se rembourse pas. Si votre impôt est nul, le don ne vous rend rien cette année. Vérifiez votre impôt avant de donner en comptant sur l’avantage.',
    { titre: 'Les preuves' },
    {
      liste: [
        'Un reçu fiscal de l’organisme, à garder trois ans\u202f: il n’est pas à joindre.',
        'La date du paiement décide de l’année, pas celle de la promesse.',
        'Un don avec une contrepartie réelle n’en est pas un.',
      ],
    },
    'En janvier, l’administration verse une avance sur la réduction obtenue l’année précédente. Si vous n’avez pas donné depuis, elle la reprend l’été suivant.',
  ],
  textes: ['CGI art. 200', 'CGI art. 1665 bis'],
  simulateur: { chemin: '/simulateur-impot', libelle: 'Voir l’effet sur mon impôt' },
};
