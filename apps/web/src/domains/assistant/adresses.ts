import { useLocation } from 'react-router';

/** Where the conversations of a screen live. */
interface Adresses {
  readonly conversation: (id: string) => string;
  /** A conversation to begin, about this client or about none. */
  readonly nouvelle: (client?: string) => string;
}

const adressesDe = (base: string): Adresses => ({
  conversation: (id) => `${base}?conversation=${id}`,
  nouvelle: (client) => (client === undefined ? base : `${base}?client=${client}`),
});
export const DU_CHAT = adressesDe('/chat');
export const DU_CHAT_PRO = adressesDe('/pro/chat');

/** The professional's chat goes on in the professional's area. */
export const useAdresses = (): Adresses => (useLocation().pathname.startsWith('/pro/') ? DU_CHAT_PRO : DU_CHAT);
