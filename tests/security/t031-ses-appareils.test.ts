import type { SessionAffichee } from '@francis/contract';
import { expect, test } from 'vitest';
import {
  avecApplication,
  enPersonne,
  MOT_DE_PASSE,
  type Personne,
} from '../../apps/api/src/testing/application-de-test.ts';
import { MINUTE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const lister = async ({ entetes }: Personne): Promise<SessionAffichee[]> => {
  const reponse = await t.injecter({ url: '/api/auth/sessions', headers: entetes });
  return reponse.json<{ sessions: SessionAffichee[] }>().sessions;
};
const fermer = (personne: Personne, id: string) =>
  t.injecter({ method: 'DELETE', url: `/api/auth/sessions/${id}`, headers: personne.entetes });
const moi = ({ entetes }: Personne) => t.injecter({ url: '/api/auth/user', headers: entetes });

async function autreAppareil({ email }: Personne): Promise<Personne> {
  const connexion = await t.injecter({
    method: 'POST',
    url: '/api/auth/secure-login',
    remoteAddress: '203.0.113.77',
    headers: { 'user-agent': FIREFOX },
    payload: { email, password: MOT_DE_PASSE },
  });
  return enPersonne(email, connexion);
}

test('chacun voit ses appareils, reconnaissables et sans adresse entière', async () => {
  const personne = await t.personne();
  await autreAppareil(personne);
  const liste = await lister(personne);
  expect(liste).toHaveLength(2);
  expect(liste.filter(({ courante }) => courante)).toHaveLength(1);
  expect(liste.find(({ courante }) => !courante)).toMatchObject({
    appareil: 'Firefox sur Windows',
    reseau: '203.0.113.0',
    niveau: 'aal1',
  });
  expect(JSON.stringify(liste)).not.toContain('203.0.113.77');
});

test('fermer un appareil le déconnecte aussitôt, et lui seul', async () => {
  const personne = await t.personne();
  const autre = await autreAppareil(personne);
  const cible = (await lister(personne)).find(({ courante }) => !courante);
  expect((await fermer(personne, cible?.id ?? '')).statusCode).toBe(204);
  expect((await moi(autre)).statusCode).toBe(401);
  const { cookie } = autre;
  expect((await t.injecter({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } })).statusCode).toBe(401);
  expect((await moi(personne)).statusCode).toBe(200);
  expect((await fermer(personne, cible?.id ?? '')).statusCode).toBe(404);
});

test('la session d’autrui ne se ferme pas et ne se devine pas', async () => {
  const [victime, intrus] = [await t.personne(), await t.personne()];
  const [sienne] = await lister(victime);
  expect((await fermer(intrus, sienne?.id ?? '')).statusCode).toBe(404);
  expect((await moi(victime)).statusCode).toBe(200);
});

test('se déconnecter de partout ferme tout, l’appareil courant compris', async () => {
  const personne = await t.personne();
  const autre = await autreAppareil(personne);
  const sortie = await t.injecter({ method: 'POST', url: '/api/auth/logout-all', headers: personne.entetes });
  expect(sortie.statusCode).toBe(204);
  expect([(await moi(personne)).statusCode, (await moi(autre)).statusCode]).toEqual([401, 401]);
});

test('une session inactive ou trop longue ne paraît plus', async () => {
  const personne = await t.personne();
  t.horloge.avancer(30 * MINUTE);
  const retour = enPersonne(personne.email, await t.connecter(personne.email));
  expect(await lister(retour)).toHaveLength(1);
});
