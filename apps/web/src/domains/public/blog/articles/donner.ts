import type { Article } from '../article.ts';
import { euros, montant, valeur } from '../chiffres.ts';

const parEnfant = valeur('dmtg.abattement_ligne_directe');

export const donner: Article = {
  id: 'donner-de-son-vivant',
  titre: 'Donner de son vivant\u202f: les abattements qui se renouvellent',
  extrait: 'Chaque parent peut donner à chaque enfant sans droits, puis recommencer quinze ans plus tard.',
  date: '2026-11-22',
  auteur: 'L’équipe de Francis',
  etiquettes: ['Transmission', 'Donation'],
  priorite: 0.95,
  motsCles: ['donation', 'abattement', 'don familial', 'démembrement'],
  corps: [
    `Chaque parent peut donner ${montant(parEnfant)} à chaque enfant sans droits. Un couple et deux enfants\u202f: ${montant(parEnfant * 4)}. L’abattement redevient entier ${valeur('dmtg.annees_rappel')} ans après.`,
    { titre: 'Les abattements' },
    {
      liste: [
        `Enfant ou parent\u202f: ${euros('dmtg.abattement_ligne_directe')}.`,
        `Époux ou partenaire d’un PACS\u202f: ${euros('dmtg.abattement_conjoint')}.`,
        `Petit-enfant\u202f: ${euros('dmtg.abattement_petit_enfant')}.`,
        `Frère ou sœur\u202f: ${euros('dmtg.abattement_frere_soeur')}. Neveu ou nièce\u202f: ${euros('dmtg.abattement_neveu_niece')}.`,
        `Personne handicapée\u202f: ${euros('dmtg.abattement_handicap')} de plus.`,
      ],
    },
    { titre: 'Le don d’argent en famille' },
    `Un don d’argent de ${euros('dmtg.don_familial')} s’ajoute à ces abattements, si le donateur a moins de ${valeur('dmtg.don_familial_age_donateur')} ans et le bénéficiaire au moins ${valeur('dmtg.don_familial_age_donataire')} ans. Il se renouvelle dans le même délai.`,
    `Jusqu’à la fin de 2026, un don d’argent destiné à l’achat d’un logement neuf ou à sa rénovation énergétique est exonéré, jusqu’à ${euros('dmtg.logement_par_donateur')} par donateur, sous conditions de délai et d’usage.`,
    { titre: 'Donner la nue-propriété' },
    'Donner un bien en gardant l’usufruit réduit la valeur taxée, d’autant plus que le donateur est jeune. Au décès, l’usufruit s’éteint et l’enfant devient propriétaire sans nouveau droit.',
    { titre: 'Ce qu’il faut savoir' },
    {
      liste: [
        'Un don d’argent se déclare, même sans droits à payer.',
        'Une donation est définitive\u202f: ne donnez pas ce dont vous aurez besoin.',
        'Elle compte dans le partage entre héritiers\u202f: la donation-partage fige les valeurs, un don simple non.',
      ],
    },
  ],
  textes: ['CGI art. 779', 'CGI art. 784', 'CGI art. 790 G', 'CGI art. 669'],
  simulateur: { chemin: '/simulateur-optimisation', libelle: 'Calculer des droits' },
};
