import type { Page } from '@playwright/test';
import { expect, nouveauCompte } from './banc.ts';

/** A signed-in professional with what their programs need to write client files. */
export interface Professionnel {
  readonly nom: string;
  readonly email: string;
  readonly ouvrirDossier: (data: object) => Promise<string>;
  readonly modifierDossier: (id: string, data: object) => Promise<void>;
  /** Any call that succeeds and answers. */
  readonly poster: <T>(adresse: string, data: object) => Promise<T>;
}

/** A new professional account, its own firm, and the dashboard open. */
export async function ouvrirCabinet(page: Page, nom = 'Nadia Lacombe'): Promise<Professionnel> {
  const { email, motDePasse: password } = nouveauCompte();
  const inscription = await page.request.post('/api/auth/secure-signup', {
    data: { email, password, fullName: nom, accountType: 'professionnel' },
  });
  expect(inscription.status()).toBe(201);
  const connexion = await page.request.post('/api/auth/secure-login', { data: { email, password } });
  expect(connexion.status()).toBe(200);
  const { access_token: jeton }: { access_token: string } = await connexion.json();
  await page.addInitScript(() => {
    if (document.cookie.includes('e2e=1')) return;
    document.cookie = 'e2e=1';
    localStorage.setItem('francis.session', '1');
  });
  const ouvrirDossier = async (data: object): Promise<string> => {
    const reponse = await page.request.post('/api/pro/clients', {
      data: { data },
      headers: { authorization: `Bearer ${jeton}` },
    });
    expect(reponse.status()).toBe(201);
    const { client }: { client: { id: string } } = await reponse.json();
    return client.id;
  };
  const modifierDossier = async (id: string, data: object): Promise<void> => {
    const reponse = await page.request.put(`/api/pro/clients/${id}`, {
      data,
      headers: { authorization: `Bearer ${jeton}` },
    });
    expect(reponse.status()).toBe(200);
  };
  const poster = async <T>(adresse: string, data: object): Promise<T> => {
    const reponse = await page.request.post(adresse, { data, headers: { authorization: `Bearer ${jeton}` } });
    expect(reponse.ok()).toBe(true);
    const corps: T = await reponse.json();
    return corps;
  };
  return { nom, email, ouvrirDossier, modifierDossier, poster };
}
