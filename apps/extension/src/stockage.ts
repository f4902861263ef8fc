import { lireReglages, type Reglages } from './messages.ts';

const REGLAGES = 'reglages';
const RAFRAICHISSEMENT = 'rafraichissement';

export const reglages = async (): Promise<Reglages> =>
  lireReglages((await chrome.storage.local.get(REGLAGES))[REGLAGES]);
export const garderReglages = (choix: Reglages): Promise<void> => chrome.storage.local.set({ [REGLAGES]: choix });

/** The token that obtains the others: of the extension alone, no page and no reader of a page sees it. */
export async function rafraichissement(): Promise<string | undefined> {
  const lu = (await chrome.storage.local.get(RAFRAICHISSEMENT))[RAFRAICHISSEMENT];
  return typeof lu === 'string' ? lu : undefined;
}
export const garderRafraichissement = (jeton: string | undefined): Promise<void> =>
  jeton === undefined
    ? chrome.storage.local.remove(RAFRAICHISSEMENT)
    : chrome.storage.local.set({ [RAFRAICHISSEMENT]: jeton });
export const estRelie = async (): Promise<boolean> => (await rafraichissement()) !== undefined;
