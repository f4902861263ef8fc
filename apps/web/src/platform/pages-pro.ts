/** The screens of the professional area, as each of its headers lists them. */
export const PAGES_PRO = [
  { vers: '/pro/dashboard', nom: 'Clients' },
  { vers: '/pro/portefeuille', nom: 'Portefeuille' },
  { vers: '/pro/chat', nom: 'Francis' },
  { vers: '/pro/teams-assistant', nom: 'Réunions' },
  { vers: '/simulateurs', nom: 'Simulateurs' },
  { vers: '/discover', nom: 'Annuaire' },
  { vers: '/pro/settings', nom: 'Paramètres' },
] as const;
