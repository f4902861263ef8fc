import type { Article } from '../article.ts';
import { euros, montant, taux, valeur } from '../chiffres.ts';

const DEPENSE = 3_000;

export const domicile: Article = {
  id: 'emploi-a-domicile-et-garde',
  titre: 'Aide à domicile et garde d’enfant\u202f: un crédit rendu même sans impôt',
  extrait: 'La moitié de la dépense revient, dans la limite d’un plafond, que vous payiez ou non de l’impôt.',
  date: '2026-11-22',
  auteur: 'L’équipe de Francis',
  etiquettes: ['Famille', 'Crédit d’impôt'],
  priorite: 0.93,
  motsCles: ['emploi à domicile', 'garde d’enfant', 'crédit d’impôt', 'avance immédiate'],
  corps: [
    `Pour ${montant(DEPENSE)} de ménage ou de jardinage payés dans l’année, le crédit est de ${montant(DEPENSE * valeur('ir.emploi_domicile.taux'))}. C’est un crédit\u202f: si votre impôt est plus petit, la différence vous est versée.`,
    { titre: 'À votre domicile' },
    `Le crédit vaut ${taux('ir.emploi_domicile.taux')} des sommes restées à votre charge, jusqu’à ${euros('ir.emploi_domicile.plafond')} de dépense par an, plus ${euros('ir.emploi_domicile.majoration')} par enfant à charge ou par membre du foyer de plus de ${valeur('ir.emploi_domicile.age_majoration')} ans, sans dépasser ${euros('ir.emploi_domicile.plafond_majore')}.`,
    'Certains travaux ont leur propre limite, plus basse\u202f: le petit bricolage, l’aide informatique, le jardinage.',
    { titre: 'Hors du domicile' },
    `La garde d’un enfant de moins de ${valeur('ir.enfants.age_max_garde')} ans, en crèche ou chez une assistante maternelle, ouvre un crédit de ${taux('ir.garde.taux')}, jusqu’à ${euros('ir.garde.plafond')} de dépense par enfant. La limite est divisée par deux quand l’enfant est en garde alternée.`,
    { titre: 'Ce qu’il faut retirer' },
    {
      liste: [
        'Les aides reçues pour la même dépense, celles de la caisse d’allocations familiales ou de l’employeur.',
        'La part déjà avancée par l’URSSAF, si vous avez choisi l’avance immédiate.',
        'Les repas, qui ne sont pas une dépense de garde.',
      ],
    },
    { titre: 'Déclarer' },
    'La nature de chaque service est à déclarer, avec le nom de l’organisme ou du salarié. Une somme recopiée sans sa nature est refusée.',
  ],
  textes: ['CGI art. 199 sexdecies', 'CGI art. 200 quater B'],
  simulateur: { chemin: '/simulateur-impot', libelle: 'Calculer mon impôt' },
};
