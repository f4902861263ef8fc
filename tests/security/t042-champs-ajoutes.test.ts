import type { Client, Erreur } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { clients, membresCabinet, utilisateurs } from '../../apps/api/src/schema/index.ts';
import { avecApplication, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { adresse, lireRoutes, SANS_NOM_DE_CHAMP, type Route } from './routes.ts';

const t = avecApplication({ env: { QUESTIONS_PAR_MINUTE: '100000' } });
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
const NOMS = { nom_client: 'Pris', prenom_client: 'Pris' };

const nom = ({ methode, chemin }: Route): string => `${methode} ${chemin}`;

test('aucun corps n’accepte un champ qui donnerait un droit, et rien ne change', async () => {
  const { entetes: headers } = await t.personne('professionnel');
  const avant = await t.base.queries.select().from(utilisateurs);
  for (const route of (await lireRoutes(t)).filter(({ corps }) => corps)) {
    for (const champ of ['isAdmin', 'role', 'plan', 'cabinetId', 'proprietaireId', 'permissions']) {
      const url = adresse(route, INCONNU);
      const reponse = await t.injecter({ method: route.methode, url, headers, payload: { [champ]: 'admin' } });
      expect([nom(route), champ, reponse.statusCode]).toEqual([nom(route), champ, 422]);
      if (SANS_NOM_DE_CHAMP.includes(nom(route))) continue;
      expect(reponse.json<Erreur>().champs?.map(({ chemin }) => chemin)).toContain(champ);
    }
  }
  expect(await t.base.queries.select().from(utilisateurs)).toEqual(avant);
});

const ouvrir = async (qui: Personne, data: object): Promise<string> => {
  const reponse = await t.injecter({ method: 'POST', url: '/pro/clients', headers: qui.entetes, payload: { data } });
  expect(reponse.statusCode).toBe(201);
  return reponse.json<{ client: Client }>().client.id;
};

describe('dossiers clients', () => {
  const CHAMPS = [
    'id',
    'cabinet_id',
    'cabinetId',
    'ouvert_par',
    'ouvertPar',
    'proprietaireId',
    'owner',
    'role',
    'plan',
    'isAdmin',
    'droits',
    'cree_le',
    '__proto__',
    'constructor',
  ];

  test('aucun champ ajouté ne déplace, ne donne ni ne change un dossier', async () => {
    const [alpha, beta] = [await t.personne('professionnel'), await t.personne('professionnel')];
    await ouvrir(alpha, NOMS);
    const sien = await ouvrir(beta, NOMS);
    const avant = await t.base.queries.select().from(clients).orderBy(clients.id);
    const membres = await t.base.queries.select().from(membresCabinet);
    for (const champ of CHAMPS) {
      const [autre] = membres;
      const valeur = JSON.stringify(autre?.cabinetId ?? INCONNU);
      const base = '"nom_client":"Pris","prenom_client":"Pris"';
      const essais = [
        ['POST', '/pro/clients', `{"data":{${base},"${champ}":${valeur}}}`],
        ['POST', '/api/pro/clients', `{"data":{${base}},"${champ}":${valeur}}`],
        ['PUT', `/api/pro/clients/${sien}`, `{${base},"${champ}":${valeur}}`],
      ] as const;
      for (const [method, url, payload] of essais) {
        const headers = { ...beta.entetes, 'content-type': 'application/json' };
        const reponse = await t.injecter({ method, url, headers, payload });
        expect([champ, method, [400, 422].includes(reponse.statusCode)]).toEqual([champ, method, true]);
      }
    }
    expect(await t.base.queries.select().from(clients).orderBy(clients.id)).toEqual(avant);
    expect(await t.base.queries.select().from(membresCabinet)).toEqual(membres);
  });
});
