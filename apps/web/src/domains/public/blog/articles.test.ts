import { calculerDonation } from '@francis/fiscal/patrimoine';
import { calculerImpotRevenu, completerFoyer } from '@francis/fiscal';
import { PAGES_WEB } from '@francis/contract';
import { expect, test } from 'vitest';
import { formaterEuros } from '@francis/presentation';
import { type Article, estPopulaire, lectureDe, minutesDe, motsDe, type Tableau } from './article.ts';
import { articleDe, ARTICLES } from './articles/index.ts';
import { FAQ } from './faq.ts';

const tableaux = ({ corps }: Article): Tableau[] =>
  corps.flatMap((bloc) => (typeof bloc === 'object' && 'tableau' in bloc ? [bloc.tableau] : []));
const tableau = (id: string, rang: number): Tableau | undefined => {
  const article = articleDe(id);
  return article && tableaux(article)[rang];
};

test('le blog tient sept articles, les plus lus d’abord', () => {
  expect(ARTICLES).toHaveLength(7);
  expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(7);
  expect(FAQ).toHaveLength(4);
  expect(ARTICLES.filter(estPopulaire).map(({ id }) => id)).toEqual([
    'verser-sur-un-per',
    'donner-de-son-vivant',
    'emploi-a-domicile-et-garde',
    'bareme-ou-prelevement-forfaitaire',
  ]);
});

test.each(ARTICLES.map((article) => [article.id, article] as const))(
  '%s : un vrai article, avec son exemple déroulé, ses questions, ses textes et où continuer',
  (_id, article) => {
    const mots = motsDe(lectureDe(article));
    expect(mots).toBeGreaterThanOrEqual(900);
    expect(mots).toBeLessThanOrEqual(1_500);
    expect(minutesDe(article)).toBe(Math.round(mots / 200));
    expect(article.relu >= article.date).toBe(true);
    expect(article.textes.length).toBeGreaterThanOrEqual(5);
    expect(article.faq.length).toBeGreaterThanOrEqual(4);
    expect(article.ressources.length).toBeGreaterThanOrEqual(3);
    // An example laid out to its result, every line as wide as its head.
    const deroules = tableaux(article);
    expect(deroules.filter(({ sansTotal, lignes }) => sansTotal !== true && lignes.length >= 6).length).toBeGreaterThan(
      0,
    );
    for (const { colonnes, lignes } of deroules) {
      expect(new Set(lignes.map((ligne) => ligne.length))).toEqual(new Set([colonnes.length]));
      expect(new Set(lignes.map(([libelle]) => libelle)).size).toBe(lignes.length);
    }
    const connues = new Set([...PAGES_WEB, ...ARTICLES.map(({ id }) => `/blog/${id}`)]);
    expect(article.ressources.filter(({ chemin }) => !connues.has(chemin))).toEqual([]);
    expect(article.ressources.map(({ chemin }) => chemin)).not.toContain(`/blog/${article.id}`);
    expect(connues).toContain(article.simulateur.chemin);
  },
);

test('aucun article n’écrit de lui-même un montant ni un taux', async () => {
  const { readdir, readFile } = await import('node:fs/promises');
  const dossier = new URL('articles/', import.meta.url);
  const fichiers = (await readdir(dossier)).filter((nom) => nom !== 'index.ts');
  expect(fichiers).toHaveLength(7);
  for (const nom of fichiers) {
    const texte = await readFile(new URL(nom, dossier), 'utf8');
    expect([nom, texte.match(/\d[\d\s\u00a0\u202f_]*\s?(?:€|%|euros)/g)]).toEqual([nom, null]);
  }
});

test('les signes et les espaces sont ceux d’un texte imprimé, partout où un article se lit', () => {
  for (const article of ARTICLES) {
    const texte = [article.titre, article.extrait, ...article.motsCles, lectureDe(article)].join(' ');
    expect([article.id, texte.match(/ [:;!?»€%]|« |\d \d{3}|'/g)]).toEqual([article.id, null]);
  }
});

const impot = (foyer: Parameters<typeof completerFoyer>[0]): number => {
  const lu = calculerImpotRevenu(completerFoyer(foyer), 2025);
  if (lu.statut === 'refus') throw new Error(lu.message);
  return lu.impot_final;
};

/** What each example ends on, computed again from the facts that its text gives. */
test.each([
  [
    'verser-sur-un-per',
    0,
    [{ declarant1: { salaires: 48_000 } }, { declarant1: { salaires: 48_000, per_versements: 4_000 } }],
  ],
  [
    'emploi-a-domicile-et-garde',
    0,
    [
      {
        situation: 'marie',
        declarant1: { salaires: 32_000 },
        declarant2: { salaires: 24_000 },
        enfants: [{ annee_naissance: 2022 }],
        garde_enfants: [4_300],
        emploi_domicile: 2_400,
      },
    ],
  ],
  [
    'reduction-pour-dons',
    0,
    [{ declarant1: { salaires: 30_000 } }, { declarant1: { salaires: 30_000 }, dons_66: 300, dons_75: 400 }],
  ],
  [
    'bareme-ou-prelevement-forfaitaire',
    0,
    [
      { declarant1: { salaires: 24_000 }, dividendes: 10_000 },
      {
        declarant1: { salaires: 24_000 },
        dividendes: 10_000,
        option_bareme: true,
        csg_deductible_base_2BH: 10_000,
      },
    ],
  ],
  // 25 km there and back, 210 days: 10 500 km, and as many meals at the value of one taken at home.
  [
    'frais-reels-ou-dix-pour-cent',
    0,
    [
      { declarant1: { salaires: 30_000 } },
      { declarant1: { salaires: 30_000, frais_reels: Math.round(10_500 * 0.357 + 1_395) + Math.round(210 * 5.45) } },
    ],
  ],
] as const)('%s : le résultat de l’exemple est celui du moteur', (id, rang, foyers) => {
  expect(tableau(id, rang)?.lignes.at(-1)?.slice(1)).toEqual(foyers.map((foyer) => formaterEuros(impot(foyer))));
});

/** Of an apartment of 250 000 €, by a donor of 62. */
const don = (demembrement?: { droit: 'nue_propriete'; age_usufruitier: number }) => {
  const lu = calculerDonation({
    date: '2026-05-15',
    donateur: { age: 62 },
    dons: [{ lien: 'enfant', montant: 250_000, ...(demembrement && { demembrement }) }],
  });
  if (lu.statut === 'refus') throw new Error(lu.message);
  return lu.dons[0];
};

test('donner : les droits de l’exemple sont ceux du moteur, tranche par tranche', () => {
  const dons = [don(), don({ droit: 'nue_propriete', age_usufruitier: 62 })];
  const lignes = tableau('donner-de-son-vivant', 1)?.lignes ?? [];
  expect(lignes.at(-1)?.slice(1)).toEqual(dons.map((d) => formaterEuros(d?.droits_nets ?? 0)));
  expect(lignes.slice(4, -1).map((ligne) => ligne.slice(1))).toEqual(
    dons[0]?.detail.map((_, i) => dons.map((d) => formaterEuros(d?.detail[i] ?? 0))),
  );
});

test('louer : le déficit de l’exemple rend ce que le moteur calcule', () => {
  const article = articleDe('location-micro-ou-reel');
  const rendu = impot({ declarant1: { salaires: 40_000 } });
  const apres = impot({ declarant1: { salaires: 40_000 }, deficit_foncier_imputable: 10_700 });
  expect(article && lectureDe(article)).toContain(`le déficit lui rend ${formaterEuros(rendu - apres)}`);
});
