import type { ReactNode } from 'react';

const DESSINS = {
  envoi: <path d="M10 16.5v-13M4.75 8.75 10 3.5l5.25 5.25" />,
  arret: <rect x="5.5" y="5.5" width="9" height="9" rx="1" fill="currentColor" />,
  plus: <path d="M10 4v12M4 10h12" />,
  bas: <path d="m5.5 8 4.5 4.5L14.5 8" />,
  droite: <path d="M4 10h12M11.25 5.25 16 10l-4.75 4.75" />,
  gauche: <path d="M16 10H4M8.75 5.25 4 10l4.75 4.75" />,
  fermer: <path d="m5 5 10 10M15 5 5 15" />,
  article: <path d="M5 2.75h7.25L15.5 6v11.25H5zM12 2.75V6.5h3.5M7.75 9.75h5M7.75 12.75h5" />,
  personne: (
    <>
      <circle cx="10" cy="6.75" r="3.25" />
      <path d="M3.75 17c.6-3.4 3-5 6.25-5s5.65 1.6 6.25 5" />
    </>
  ),
  info: (
    <>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 9.25v4.5M10 6.5h.01" />
    </>
  ),
  alerte: <path d="M10 3.25 17.5 16.5h-15zM10 8.25v4M10 14.25h.01" />,
  ok: <path d="m4 10.5 4 4 8-9" />,
  micro: (
    <>
      <rect x="7.5" y="2.75" width="5" height="9" rx="2.5" />
      <path d="M4.5 9.75a5.5 5.5 0 0 0 11 0M10 15.25v2.5" />
    </>
  ),
  son: <path d="M3 7.75v4.5h3L10 15.5v-11L6 7.75zM12.75 7.25a4 4 0 0 1 0 5.5M15 5a7 7 0 0 1 0 10" />,
  copie: <path d="M7 6.5h9.5v10.75H7zM13 6.5V2.75H3.5V13.5H7" />,
  theme: (
    <>
      <circle cx="10" cy="10" r="6.75" />
      <path d="M10 3.25a6.75 6.75 0 0 1 0 13.5z" fill="currentColor" />
    </>
  ),
  menu: <path d="M3 6h14M3 10h14M3 14h14" />,
  sortie: <path d="M12.25 6V3.25h-8.5v13.5h8.5V14M8.5 10h8M13.5 6.75 16.75 10l-3.25 3.25" />,
  corbeille: <path d="M3.75 5.5h12.5M8 5.25V3h4v2.25M5.25 5.5l.75 11.25h8l.75-11.25M8.5 8.5v5.25M11.5 8.5v5.25" />,
  recherche: (
    <>
      <circle cx="9" cy="9" r="5.25" />
      <path d="m13 13 4 4" />
    </>
  ),
  crayon: <path d="m3.5 16.5.75-3.5L13.5 3.75l2.75 2.75L7 15.75zM11.75 5.5l2.75 2.75" />,
  joindre: (
    <path d="m15.75 9.25-6 6a3.6 3.6 0 0 1-5-5l6.5-6.5a2.4 2.4 0 0 1 3.4 3.4l-6.4 6.4a1.2 1.2 0 0 1-1.7-1.7l5.7-5.7" />
  ),
  export: <path d="M10 3v9.5M6.25 9 10 12.75 13.75 9M3.75 16.5h12.5" />,
  montant: <path d="M10 15.5v-11M5.5 9 10 4.5 14.5 9" />,
  descendant: <path d="M10 4.5v11M5.5 11 10 15.5l4.5-4.5" />,
  oeil: (
    <>
      <path d="M2 10c2-3.6 4.75-5.25 8-5.25S16 6.4 18 10c-2 3.6-4.75 5.25-8 5.25S4 13.6 2 10z" />
      <circle cx="10" cy="10" r="2.25" />
    </>
  ),
  'oeil-barre': (
    <>
      <path d="M2 10c2-3.6 4.75-5.25 8-5.25S16 6.4 18 10c-2 3.6-4.75 5.25-8 5.25S4 13.6 2 10z" />
      <path d="m4 16.5 12-13" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type NomIcone = keyof typeof DESSINS;

/** Decoration only: the text beside it, or the label of the button, says the same. */
export function Icone({ nom, petite = false }: { nom: NomIcone; petite?: boolean }) {
  return (
    <svg className={petite ? 'ic ic-s' : 'ic'} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {DESSINS[nom]}
    </svg>
  );
}
