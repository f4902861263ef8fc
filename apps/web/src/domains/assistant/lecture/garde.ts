import type { FaitLu } from '@francis/contract';

/** Where a corrected fact may be kept: the profile of who reads, or the file of the client. */
export interface Garde {
  readonly textes: { readonly repos: string; readonly fait: string; readonly echec: string };
  /** What keeps it; undefined when it has no place there. */
  readonly garder: (fait: FaitLu, faits: readonly FaitLu[]) => (() => Promise<void>) | undefined;
}

export const TEXTES_DU_PROFIL: Garde['textes'] = {
  repos: 'Garder dans mon profil',
  fait: 'Gardé dans mon profil',
  echec: 'Votre profil n’a pas pu être enregistré. Réessayez dans un instant.',
};
export const TEXTES_DU_DOSSIER: Garde['textes'] = {
  repos: 'Reporter dans le dossier',
  fait: 'Reporté dans le dossier',
  echec: 'Le dossier n’a pas pu être enregistré. Réessayez dans un instant.',
};

/** A file holds the facts of its household; a child is a line of its own list, told with its other columns. */
export const estPourLeDossier = (chemin: string): boolean =>
  chemin.startsWith('foyer.') && !chemin.startsWith('foyer.enfants.');
