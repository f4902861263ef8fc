import type { Client } from '@francis/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { avecApplication, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { importerBofip } from '../../apps/api/src/testing/corpus-de-test.ts';
import { DOSSIER } from '../../apps/api/src/testing/dossier-client.ts';
import { embarque, suivre } from '../../packages/assistant/src/modeles-heberges/essais/heberge.ts';

const t = avecApplication({ env: { QUESTIONS_PAR_MINUTE: '1000' } });
const CANARI = 'CANARI-ZEPHYR';
const NOTE = `${CANARI} : la holding familiale cède ses parts, quotient familial et compte à l’étranger compris.`;
/** The words of the other firm's note, as near as words can be, without its secret. */
const VOISINES = [
  'La holding familiale cède ses parts, quotient familial et compte à l’étranger compris ?',
  'Que dit la note de l’autre cabinet sur la holding familiale qui cède ses parts ?',
  'holding familiale cession parts quotient familial compte étranger',
  'Comment déclarer un compte à l’étranger ?',
];

let alpha: Personne;
let beta: Personne;
const repondre = async (qui: Personne, question: string): Promise<string> => {
  const reponse = await t.demander(qui, question);
  if (reponse.statusCode !== 200) throw new Error(reponse.body);
  const { answer, sources } = reponse.json<{ answer: string; sources: string[] }>();
  return JSON.stringify([answer, sources]);
};
const repondreATout = async (qui: Personne): Promise<string[]> => {
  const reponses: string[] = [];
  for (const question of VOISINES) reponses.push(await repondre(qui, question));
  return reponses;
};

let avant: readonly string[];
beforeAll(async () => {
  t.assistant.comportement = async (demande, _, options) => (await suivre(embarque, demande, options)).reponse;
  [alpha, beta] = [await t.personne('professionnel'), await t.personne('professionnel')];
  await importerBofip(t.base, t.horloge, [
    {
      identifiant: 'BOI-CF-CPF-30-20',
      debut: '2020-01-01',
      titre: 'Comptes à l’étranger',
      paragraphes: ['Le contribuable déclare chaque compte ouvert à l’étranger avec sa déclaration de revenus.'],
    },
  ]);
  avant = await repondreATout(beta);
  const cree = await t.injecter({
    method: 'POST',
    url: '/pro/clients',
    headers: alpha.entetes,
    payload: { data: { ...DOSSIER, notes_internes_pro: NOTE, objectifs_fiscaux_client: NOTE } },
  });
  if (cree.statusCode !== 201) throw new Error(cree.body);
  const { id } = cree.json<{ client: Client }>().client;
  for (const question of [VOISINES[0] ?? '', NOTE]) {
    const posee = await t.injecter({
      method: 'POST',
      url: `/api/pro/clients/${id}/ask_francis`,
      headers: alpha.entetes,
      payload: { query: question },
    });
    if (posee.statusCode !== 200) throw new Error(posee.body);
  }
});

describe('T094 · la recherche ne sort pas d’un cabinet', () => {
  test('la note d’un autre cabinet ne change aucune réponse, même demandée presque mot pour mot', async () => {
    const apres = await repondreATout(beta);
    expect(apres).toEqual(avant);
    expect(apres.join()).not.toContain(CANARI);
    // The search did run: an official text was quoted.
    expect(apres.at(-1)).toContain('BOI-CF-CPF-30-20');
  });

  test('rien de ce qu’un cabinet a écrit n’entre dans l’index de recherche', async () => {
    const { rows } = await t.base.queries.execute(
      sql`select (select count(*) from corpus_passages where texte ilike ${`%${CANARI}%`} or titre ilike ${`%${CANARI}%`}) as passages,
        (select count(*) from corpus_termes where terme like 'zephyr%') as termes,
        (select count(*) from corpus_passages) as tous`,
    );
    expect(rows.map((r) => [Number(r['passages']), Number(r['termes']), Number(r['tous'])])).toEqual([[0, 0, 1]]);
  });

  test('les tables de la recherche n’ont pas de place pour un cabinet, un client ou une personne', async () => {
    const { rows } = await t.base.queries.execute(
      sql`select table_name, column_name from information_schema.columns where table_name like 'corpus%'`,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(
      rows.filter((r) => /cabinet|client|utilisateur|personne|proprietaire/.test(String(r['column_name']))),
    ).toEqual([]);
  });

  test('la base refuse à l’index ce qui ne vient pas d’un éditeur officiel', async () => {
    await expect(
      t.base.queries.execute(sql`insert into corpus_passages (source, identifiant, version, ordre, titre, texte, url, debut, empreinte, lot_id)
        select 'dossier-client', identifiant, version, 99, titre, texte, url, debut, empreinte, lot_id from corpus_passages limit 1`),
    ).rejects.toMatchObject({ cause: { constraint: 'corpus_passages_source' } });
  });
});
