/** Expressible returns on which we keep our figure, each with its article. Any other gap is a fault. */
export const ECARTS_CONNUS: Readonly<Record<string, { readonly article: string; readonly motif: string }>> = {
  'O22-417-0220': {
    article: 'CGI art. 199 quater F',
    motif: 'La déclaration porte un enfant scolarisé sans personne à charge : le foyer est refusé, contradictoire.',
  },
  'O22-417-0562': {
    article: 'CGI art. 199 sexdecies 3',
    motif:
      'Un enfant du foyer a la carte d’invalidité (case G) : le plafond de 20 000 € lui est ouvert. La déclaration oublie la case 7DG, sans laquelle le programme garde le plafond ordinaire.',
  },
  'O22-417-1330': {
    article: 'CGI art. 197 I 2',
    motif:
      'Parent isolé d’une personne invalide de la case R et de deux enfants en résidence alternée. Le programme plafonne toutes les demi-parts au montant ordinaire : la personne n’est pas un enfant, et les enfants alternés ne sont pas seuls à charge. Le foyer n’a pas de champ pour cette personne : comptée comme un enfant invalide, elle ouvre le plafond du parent isolé, soit 603 € d’écart.',
  },
};
