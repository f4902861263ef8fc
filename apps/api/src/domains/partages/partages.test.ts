import type { PartageCree, ResultatPartage } from '@francis/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { avecApplication } from '../../testing/application-de-test.ts';

const t = avecApplication({ erreursAttendues: true });
const SAISIE = 'revenus=30000&situationFamiliale=celibataire&enfants=0';
const partager = (saisie = SAISIE) =>
  t.injecter({ method: 'POST', url: '/api/partages', payload: { simulateur: 'simulateur-impot', saisie } });
const lire = (jeton: string) => t.injecter({ method: 'GET', url: `/api/partages/${jeton}` });
const finir = (jeton: string, cle: string) =>
  t.injecter({ method: 'POST', url: `/api/partages/${jeton}/fin`, payload: { cle } });

test('un partage montre le chiffre que le serveur recalcule, et rien de la saisie', async () => {
  const cree = await partager();
  expect(cree.statusCode).toBe(201);
  const { jeton } = cree.json<PartageCree>();
  const lu = await lire(jeton);
  expect(lu.json<ResultatPartage>()).toMatchObject({
    simulateur: 'simulateur-impot',
    valeur: '1\u202f564\u00a0€',
    etat: 'exact',
  });
  // Neither the income, nor the rate that would give it back.
  for (const dit of [lu.body, JSON.stringify(await gardes())]) {
    expect(dit).not.toMatch(/30\D?000|27\D?000|5,79/u);
    expect(dit).not.toContain('revenus=');
  }
});

test('la base ne garde ni le jeton ni la clé', async () => {
  const { jeton, cle } = (await partager()).json<PartageCree>();
  const garde = JSON.stringify(await gardes());
  expect(garde).not.toContain(jeton);
  expect(garde).not.toContain(cle);
});

test('seule la clé de qui a partagé arrête le partage, et l’adresse ne montre alors plus rien', async () => {
  const { jeton, cle } = (await partager()).json<PartageCree>();
  expect((await finir(jeton, 'une-autre-cle')).statusCode).toBe(404);
  expect((await lire(jeton)).statusCode).toBe(200);
  expect((await finir(jeton, cle)).statusCode).toBe(204);
  expect((await lire(jeton)).statusCode).toBe(404);
  expect((await t.injecter({ method: 'GET', url: `/api/partages/${jeton}/carte.png` })).statusCode).toBe(404);
  expect((await finir(jeton, cle)).statusCode).toBe(404);
});

test('un partage meurt après quatre-vingt-dix jours', async () => {
  const { jeton, resultat } = (await partager()).json<PartageCree>();
  const jours = (Date.parse(resultat.expire_le) - Date.parse(resultat.cree_le)) / 86_400_000;
  expect(jours).toBe(90);
  t.horloge.avancer(jours * 86_400_000);
  expect((await lire(jeton)).statusCode).toBe(404);
});

test('une saisie que rien ne calcule n’est pas partagée', async () => {
  expect((await partager('revenus=&situationFamiliale=celibataire')).statusCode).toBe(422);
});

test('la carte d’un partage est une image, que personne ne garde', async () => {
  const { jeton } = (await partager()).json<PartageCree>();
  const carte = await t.injecter({ method: 'GET', url: `/api/partages/${jeton}/carte.png` });
  expect(carte.headers['content-type']).toBe('image/png');
  expect(carte.headers['cache-control']).toBe('no-store');
  expect(carte.rawPayload.subarray(1, 4).toString()).toBe('PNG');
});

async function gardes(): Promise<unknown> {
  return (await t.base.queries.execute(sql`select * from resultats_partages`)).rows;
}
