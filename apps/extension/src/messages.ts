import { REGLAGES_TEAMS } from '@francis/contract/reunions-textes';
import type { Lecture, SousTitre } from './contenu/lecteur.ts';

export type Reglages = { readonly [nom in keyof typeof REGLAGES_TEAMS]: boolean };

type Objet = Readonly<Record<string, unknown>>;
const enObjet = (lu: unknown): Objet => (typeof lu === 'object' && lu !== null ? { ...lu } : {});

/** Six booleans under their names; anything else changes nothing. */
export function lireReglages(lus: unknown): Reglages {
  const choix = enObjet(lus);
  const connus = Object.entries(REGLAGES_TEAMS).map(([nom, defaut]) => [
    nom,
    typeof choix[nom] === 'boolean' ? choix[nom] : defaut,
  ]);
  return { ...REGLAGES_TEAMS, ...Object.fromEntries(connus) };
}

/** What the pages of Francis may ask; undefined for anything else. */
export type DuSite =
  | { readonly type: 'CHECK_TEAMS_STATUS' }
  | { readonly type: 'REGLAGES_TEAMS'; readonly reglages: Reglages };

export function lireDuSite(message: unknown): DuSite | undefined {
  const { type, reglages } = enObjet(message);
  if (type === 'CHECK_TEAMS_STATUS') return { type };
  if (type === 'REGLAGES_TEAMS' && typeof reglages === 'object') return { type, reglages: lireReglages(reglages) };
  return undefined;
}

/** A page of Teams says that it is there, and whether a meeting goes on: nothing of what is said in it. */
export interface Presence {
  readonly type: 'PRESENCE';
  readonly reunion: boolean;
}

export function lirePresence(message: unknown): Presence | undefined {
  const { type, reunion } = enObjet(message);
  return type === 'PRESENCE' && typeof reunion === 'boolean' ? { type, reunion } : undefined;
}

const LIGNES_VUES_MAX = 500;

const lireSousTitre = (lu: unknown): SousTitre[] => {
  const { locuteur, texte } = enObjet(lu);
  return typeof locuteur === 'string' && typeof texte === 'string' && texte !== '' ? [{ locuteur, texte }] : [];
};

/** What the reader of the page sends while the panel listens. */
export function lireLecture(message: unknown): Lecture | undefined {
  const { etat, lignes } = enObjet(message);
  if (etat === 'introuvables') return { etat };
  if (etat !== 'lus' || !Array.isArray(lignes)) return undefined;
  return { etat, lignes: lignes.slice(-LIGNES_VUES_MAX).flatMap(lireSousTitre) };
}

/** The one address that may speak to the extension, and to which it speaks: that of the manifest. */
export const site = (): string =>
  new URL((chrome.runtime.getManifest().externally_connectable.matches[0] ?? '').replace('*', '')).origin;

/** A message of the extension itself: no other extension, no page. */
export const estDeLaMaison = ({ id, url }: chrome.runtime.Expediteur): boolean =>
  id === chrome.runtime.id && (url === undefined || url.startsWith(chrome.runtime.getURL('')));
