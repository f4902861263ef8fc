import { createHmac } from 'node:crypto';
import { request as apiRequest, type Page } from '@playwright/test';
import { expect, nouveauCompte } from './banc.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PAS_MS = 30_000;

/** RFC 6238, written apart from the server's: the code of the current step, or of one beside it. */
export function codeTotp(secret: string, decalage = 0): string {
  const bits = Array.from(secret.replace(/\s/g, ''), (c) => ALPHABET.indexOf(c).toString(2).padStart(5, '0')).join('');
  const cle = Uint8Array.from(bits.match(/.{8}/g) ?? [], (octet) => Number.parseInt(octet, 2));
  const pas = new Uint8Array(8);
  new DataView(pas.buffer).setBigUint64(0, BigInt(Math.floor(Date.now() / PAS_MS) + decalage));
  const empreinte = createHmac('sha1', cle).update(pas).digest();
  const debut = (empreinte.at(-1) ?? 0) & 15;
  return String((empreinte.readUInt32BE(debut) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

interface Courrier {
  sujet: string;
  texte: string;
}

/** The text of the newest message with this subject. */
async function courrierRecu(page: Page, email: string, sujet: RegExp): Promise<string> {
  let texte: string | undefined;
  await expect(async () => {
    const reponse = await page.request.get(`/boite-aux-lettres?a=${encodeURIComponent(email)}`, {
      headers: { accept: 'application/json' },
    });
    const { courriers }: { courriers: Courrier[] } = await reponse.json();
    texte = courriers.find((courrier) => sujet.test(courrier.sujet))?.texte;
    expect(texte).toBeDefined();
  }).toPass({ intervals: [50, 100, 200] });
  return texte ?? '';
}

/** The link of a message, without its host: the tests choose theirs. */
export async function lienRecu(page: Page, email: string, sujet: RegExp): Promise<string> {
  return /https?:\/\/[^/\s]+(\/\S+)/.exec(await courrierRecu(page, email, sujet))?.[1] ?? '';
}

/** Proves the address as the link does, in the browser where the account was opened: nothing is taken away. */
export async function prouverAdresse(page: Page, email: string): Promise<void> {
  const ticket = /ticket=([\w-]+)/.exec(await lienRecu(page, email, /Confirmez votre adresse/))?.[1];
  const reponse = await page.request.post(new URL('/api/auth/verify', page.url()).href, { data: { ticket } });
  expect(reponse.status()).toBe(200);
  expect(await reponse.json()).not.toHaveProperty('ticket');
}

/** The six digits of a message. */
export async function codeRecu(page: Page, email: string): Promise<string> {
  return /\b\d{3}\s?\d{3}\b/.exec(await courrierRecu(page, email, /code/i))?.[0] ?? '';
}

/** Turns the second factor on from the security page. @returns the secret and the recovery codes. */
export async function activerTotp(
  page: Page,
  motDePasse: string,
  { surPlace = false } = {},
): Promise<{ secret: string; codes: string[] }> {
  if (!surPlace) await page.goto('/securite');
  await page.getByRole('button', { name: 'Activer' }).click();
  await page.getByLabel('Votre mot de passe').fill(motDePasse);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await page.locator('.cle-secrete code').textContent()) ?? '';
  // As an application shows it, with its space.
  await page.getByLabel('Code à 6 chiffres').fill(codeTotp(secret).replace(/(\d{3})/, '$1 '));
  await page.getByRole('button', { name: 'Activer', exact: true }).click();
  const liste = page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(liste).toHaveCount(10);
  return { secret, codes: await liste.allTextContents() };
}

interface Appel {
  chemin: string;
  data: unknown;
  jeton?: string;
}

/** A sign-in that waits for its second factor: that of someone else, made without the screens. */
export async function defiDUnAutre(page: Page): Promise<string> {
  const request = await apiRequest.newContext({ baseURL: new URL(page.url()).origin });
  const appeler = async <T>({ chemin, data, jeton }: Appel): Promise<T> => {
    const headers = jeton === undefined ? {} : { authorization: `Bearer ${jeton}` };
    return (await request.post(chemin, { data, headers })).json();
  };
  const { email, motDePasse: password, nom: fullName } = nouveauCompte();
  const connexion = { chemin: '/api/auth/secure-login', data: { email, password } };
  await appeler({ chemin: '/api/auth/secure-signup', data: { email, password, fullName } });
  const { access_token: jeton } = await appeler<{ access_token: string }>(connexion);
  const lien = await lienRecu(page, email, /Confirmez votre adresse/);
  await appeler({ chemin: '/api/auth/verify', data: { ticket: /ticket=([\w-]+)/.exec(lien)?.[1] } });
  const { facteur, secret } = await appeler<{ facteur: { id: string }; secret: string }>({
    chemin: '/api/auth/factors',
    data: { password },
    jeton,
  });
  await appeler({ chemin: `/api/auth/factors/${facteur.id}/verify`, data: { code: codeTotp(secret) }, jeton });
  const { challenge } = await appeler<{ challenge: { challenge: string } }>(connexion);
  await request.dispose();
  return challenge.challenge;
}
