import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { creerAudit } from '../comptes/index.ts';
import { accederAuClient, effacerLeClient } from './client.ts';

const t = avecApplication();

async function ouvrir(pro: Personne, nom: string): Promise<string> {
  const headers = pro.entetes;
  const data = { nom_client: nom, prenom_client: 'Ada' };
  const ouvert = await t.injecter({ method: 'POST', url: '/api/pro/clients', headers, payload: { data } });
  const { id } = ouvert.json<{ client: { id: string } }>().client;
  const url = `/api/pro/clients/${id}`;
  await t.injecter({ method: 'PUT', url, headers, payload: { ...data, notes_internes_pro: `Note ${nom}` } });
  const demande = { query: `Combien pour ${nom} ?` };
  await t.injecter({ method: 'POST', url: `${url}/ask_francis`, headers, payload: demande });
  return id;
}

/** Every row of the base whose text holds these words. */
async function ouEst(mots: string): Promise<string[]> {
  const { rows: tables } = await t.base.queries.execute<{ nom: string }>(
    sql`select table_name as nom from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const trouvees = [];
  for (const { nom } of tables) {
    const { rows } = await t.base.queries.execute<{ ligne: string }>(
      sql`select row_to_json(x)::text as ligne from ${sql.identifier(nom)} x`,
    );
    if (rows.some(({ ligne }) => ligne.toLowerCase().includes(mots))) trouvees.push(nom);
  }
  return trouvees.toSorted();
}

test('un client reçoit tout ce qui est gardé de lui, rien d’un autre, et rien n’en reste une fois effacé', async () => {
  const [pro, ailleurs] = [await t.personne('professionnel'), await t.personne('professionnel')];
  const [id, voisin, autre] = [
    await ouvrir(pro, 'canari'),
    await ouvrir(pro, 'voisin'),
    await ouvrir(ailleurs, 'autrui'),
  ];
  const ports = { base: t.base, audit: creerAudit(t.base, t.horloge) };
  const donnees = await accederAuClient(ports, id);
  const tables = await ouEst('canari');
  expect(tables.length).toBeGreaterThan(4);
  expect(Object.keys(donnees ?? {})).toEqual(expect.arrayContaining(tables));
  const texte = JSON.stringify(donnees);
  for (const tu of ['voisin', 'autrui', voisin, autre, 'empreinte_requete']) expect(texte).not.toContain(tu);

  expect(await effacerLeClient(ports, id)).toBeGreaterThan(4);
  expect(await ouEst('canari')).toEqual([]);
  expect(await accederAuClient(ports, id)).toBeUndefined();
  expect(await effacerLeClient(ports, randomUUID())).toBeUndefined();
  for (const reste of ['voisin', 'autrui']) expect(await ouEst(reste)).toEqual(tables);
  const { rows } = await t.base.queries.execute(
    sql`select action from journal_audit where sujet is null and ressource = ${`client:${id}`} order by rang`,
  );
  expect(rows).toEqual([{ action: 'clients.exporter' }, { action: 'clients.supprimer' }]);
});
