import type { LigneReunion } from '@francis/contract';

const LUI = 'Karim Benali';
const CONSEIL = 'Dominique Laurent';

/** Minutes of the kept meeting. */
export const DUREE_ENTRETIEN_MINUTES = 38;

/** What was said at the yearly meeting with one of the invented clients. */
export const ENTRETIEN: readonly LigneReunion[] = [
  { locuteur: CONSEIL, a: 4, texte: 'Merci d’être venu. Nous faisons le point de l’année pour votre dossier client.' },
  { locuteur: LUI, a: 21, texte: 'Oui, beaucoup de choses ont changé depuis le printemps.' },
  { locuteur: CONSEIL, a: 40, texte: 'Votre situation de famille est-elle toujours la même ?' },
  { locuteur: LUI, a: 52, texte: 'Non, je suis pacsé depuis le mois de mai.' },
  { locuteur: CONSEIL, a: 75, texte: 'Félicitations. Avez-vous des enfants à charge ?' },
  { locuteur: LUI, a: 83, texte: 'J’ai un enfant, né en septembre.' },
  { locuteur: CONSEIL, a: 120, texte: 'Et l’activité ?' },
  {
    locuteur: LUI,
    a: 131,
    texte: 'Je travaille comme graphiste, avec deux agences régulières. Les charges pèsent de plus en plus.',
  },
  {
    locuteur: CONSEIL,
    a: 180,
    texte: 'Nous comparerons le forfait et la déclaration contrôlée, puis un versement sur le plan d’épargne retraite.',
  },
  { locuteur: LUI, a: 214, texte: 'D’accord, je vous envoie mes factures de l’année.' },
];
