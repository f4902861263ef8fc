import { expect, test } from 'vitest';
import { estPopulaire, minutesDe } from './article.ts';
import { ARTICLES } from './articles/index.ts';
import { FAQ } from './faq.ts';

test('le blog tient sept articles, chacun sourcé, daté et lisible en quelques minutes', () => {
  expect(ARTICLES).toHaveLength(7);
  expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(7);
  expect(FAQ).toHaveLength(4);
  for (const article of ARTICLES) {
    expect(article.textes.length).toBeGreaterThan(0);
    expect(article.corps.length).toBeGreaterThan(5);
    expect(minutesDe(article)).toBeLessThan(6);
  }
  expect(ARTICLES.filter(estPopulaire).map(({ id }) => id)).toEqual([
    'verser-sur-un-per',
    'donner-de-son-vivant',
    'emploi-a-domicile-et-garde',
    'bareme-ou-prelevement-forfaitaire',
  ]);
});

test('aucun article n’écrit de lui-même un montant ni un taux', async () => {
  const { readdir, readFile } = await import('node:fs/promises');
  const dossier = new URL('articles/', import.meta.url);
  const fichiers = (await readdir(dossier)).filter((nom) => nom !== 'index.ts');
  expect(fichiers).toHaveLength(7);
  for (const nom of fichiers) {
    const corps = await readFile(new URL(nom, dossier), 'utf8');
    expect(corps.slice(corps.indexOf('corps:')).match(/\d[\d\s\u00a0\u202f]*\s?(?:€|%|euros)/g)).toBeNull();
  }
});

test('l’exemple du PER est la différence de deux impôts du moteur', () => {
  const per = ARTICLES.find(({ id }) => id === 'verser-sur-un-per');
  expect(per?.corps[0]).toContain('réduit l’impôt de 1\u202f200\u00a0€');
});
