import { fileURLToPath } from 'node:url';
import type { Article } from '@francis/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { avecApplication } from '../../testing/application-de-test.ts';
import { importerBofip } from '../../testing/corpus-de-test.ts';
import { importer } from './index.ts';

const EXEMPLES = fileURLToPath(new URL('../../../../../packages/knowledge/src/corpus/exemples/legi', import.meta.url));

const commentaire = (debut: string, texte: string) => ({
  identifiant: 'BOI-IR-BASE-20',
  debut,
  titre: 'IR - Charges déductibles',
  paragraphes: [texte],
});

describe('Un article cité', () => {
  const t = avecApplication();
  const lire = (citation: string, plus: Readonly<Record<string, string>> = {}) =>
    t.injecter({ url: '/api/articles', query: { citation, ...plus } });

  beforeAll(async () => {
    await importer(t.base, t.horloge, { source: 'legi', origine: EXEMPLES }, {});
    await importerBofip(t.base, t.horloge, [
      commentaire('2020-01-01', 'La charge se déduit sur justificatif.'),
      commentaire('2024-06-01', 'La charge se déduit sans justificatif.'),
    ]);
  });

  test('se lit sans compte, dans le texte importé, avec sa version et ses dates', async () => {
    const reponse = await lire('BOI-IR-BASE-20');
    expect(reponse.statusCode).toBe(200);
    expect(reponse.json<Article>()).toMatchObject({
      citation: 'BOI-IR-BASE-20',
      texte: {
        contenu: expect.stringContaining('sans justificatif'),
        editeur: 'BOFiP',
        en_vigueur_du: '2024-06-01',
        version: 'BOI-IR-BASE-20-20240601',
        tronque: false,
      },
      url: expect.stringMatching(/^https:\/\/bofip\.impots\.gouv\.fr\//),
    });
  });

  test('est celui qui s’applique aux revenus de l’année du chiffre', async () => {
    const article = (await lire('BOI-IR-BASE-20', { revenus: '2022' })).json<Article>();
    expect(article).toMatchObject({
      jour: '2023-12-31',
      texte: { contenu: expect.stringContaining('sur justificatif'), en_vigueur_du: '2020-01-01', au: '2024-05-31' },
    });
  });

  test('d’un code se trouve sous son numéro, alinéas laissés de côté', async () => {
    const article = (await lire('CGI art. 9001 A I 2')).json<Article>();
    expect(article.texte).toMatchObject({ editeur: 'Légifrance', version: expect.stringMatching(/^LEGIARTI\d{12}$/) });
  });

  test('qui n’est pas importé n’a que notre résumé et son adresse, sans texte', async () => {
    const article = (await lire('CGI art. 197 I 4 a', { revenus: '2025' })).json<Article>();
    expect(article).toMatchObject({ citation: 'CGI art. 197', titre: 'Barème, plafonnement et décote' });
    expect(article.resume).toMatch(/barème/);
    expect(article.texte).toBeUndefined();
    expect(article.url).toMatch(/^https:\/\/www\.legifrance\.gouv\.fr\//);
  });

  test('inconnu est refusé, jamais inventé', async () => {
    expect((await lire('CGI marocain art. 76')).statusCode).toBe(404);
    expect((await lire('x')).statusCode).toBe(422);
    expect((await lire('CGI art. 197', { revenus: 'hier' })).statusCode).toBe(422);
  });

  test('se demande au plus cent vingt fois par minute et par adresse', async () => {
    const statuts = new Set<number>();
    for (let i = 0; i < 121; i += 1)
      statuts.add(
        (await t.injecter({ url: '/api/articles?citation=CGI art. 197', remoteAddress: '198.51.100.7' })).statusCode,
      );
    expect([...statuts]).toEqual([200, 429]);
  });
});
