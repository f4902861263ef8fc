import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CasBanc, noter } from '../../../../bench/banc/noter.mjs';
import { direManques, reponseJuste } from '../../../../bench/banc/reponse-juste.ts';

const lire = (nom: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../bench/banc/${nom}`, import.meta.url), 'utf8'));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixtures.
const CAS = ['public.json', 'francis.json', 'aveugle.json'].flatMap((nom) => lire(nom) as CasBanc[]);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
const ECRITES = Object.entries(lire('reponses-justes.json') as Record<string, string>);

test.each(ECRITES)('%s : la réponse juste que nous publions est juste pour le banc', (id, answer) => {
  const cas = CAS.find((c) => c.id === id);
  if (!cas) throw new Error(`no question ${id}`);
  expect(noter(cas, { answer }).raisons).toEqual([]);
  expect(reponseJuste(cas)).toBe(answer);
});

test('la réponse juste d’une question de calcul est le montant attendu, pas le motif qui le cherche', () => {
  const cas = CAS.find(({ id }) => id === 'F-IR-01');
  expect(cas && reponseJuste(cas)).toMatch(/^impôt : 1\s489$/);
  expect(direManques(['absent : \\bnon\\b|exclu', 'source absente : cgi'])).toBe(
    'Un point attendu n’est pas dit. L’article de loi attendu n’est pas cité.',
  );
});
