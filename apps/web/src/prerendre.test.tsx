import { PAGES_WEB, type SuDuServeur } from '@francis/contract';
import { expect, test } from 'vitest';
import { CADRES, PAGES, rendre } from './prerendre.tsx';
import { CATALOGUE } from './domains/simulateurs/catalogue.ts';
import { ecrirePartie } from './servies.tsx';

const MOTIFS = PAGES_WEB.filter((page) => page !== '/blog/:id').map(
  (page) => new RegExp(`^${page.replaceAll(/:[a-zA-Z]+/g, '[^/]+')}$`),
);
/** Written beside the pages, and served by name. */
const FICHIERS = new Set(['/blog/flux.xml', '/sitemap.xml', '/robots.txt']);
const ECRITES = new Set(PAGES.map(({ chemin }) => chemin));

const existe = (chemin: string): boolean =>
  ECRITES.has(chemin) || FICHIERS.has(chemin) || MOTIFS.some((motif) => motif.test(chemin));

/** Section 2.18 of the specification, public, with the addresses that it only links to. */
const SPECIFICATION = [
  '/',
  '/pro-landing',
  '/patrimonia',
  '/login',
  '/signup',
  '/pro/signup',
  '/demo',
  '/contact-pro',
  '/success',
  '/optimisation-fiscale-ia',
  '/simulateur',
  '/simulateur-impot',
  '/simulateur-irpf',
  '/simulateur-impot-suisse',
  '/simulateur-impot-luxembourg',
  '/simulateur-tva-suisse',
  '/simulateur-igi-andorre',
  '/simulateur-tva-luxembourg',
  '/simulateur-tmi',
  '/simulateur-optimisation',
  '/blog',
  '/mentions-legales',
  '/politique-confidentialite',
  '/mes-donnees',
  '/complete-signup',
  '/truelayer-callback',
  '/auth/callback',
  '/activate-account',
  '/pro/login',
  '/pricing',
  '/contact',
  '/forgot-password',
  '/set-password',
];

/** As the server sends it: with what it writes in the places that the build leaves. */
const remplie = (html: string): string =>
  html.replaceAll(
    /<div class="ilot" data-servi="([^"]+)" data-props="([^"]*)"><\/div>/g,
    (_, nom: string, props: string) =>
      ecrirePartie(nom, Object(JSON.parse(props.replaceAll('&quot;', '"'))), RIEN_DE_SU),
  );
const RIEN_DE_SU: SuDuServeur = {
  vente: { paiement: 'indisponible', contact: null, conditions: '2026-01-01', taux_tva: 20, formules: [] },
  editeur: { nom: null, siren: null, capital: null, adresse: null, directeur: null, hebergeur: null, contact: null },
  promesses: [],
};

test('chaque adresse publique de la spécification a son écran', () => {
  expect(SPECIFICATION.filter((chemin) => !existe(chemin))).toEqual([]);
  expect(CATALOGUE.map(({ chemin }) => chemin).filter((chemin) => !existe(chemin))).toEqual([]);
});

test.each(PAGES.map((page) => [page.chemin, page] as const))(
  '%s se lit sans script, et chacun de ses liens mène quelque part',
  async (chemin, page) => {
    const html = remplie(await rendre(page));
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('<main id="contenu"');
    const ids = new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    const liens = Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, lien = '']) => lien);
    expect(liens.length).toBeGreaterThan(10);
    const perdus = liens.filter((lien) => {
      if (lien.startsWith('https://') || lien.startsWith('mailto:')) return false;
      const { pathname, hash } = new URL(lien, `https://francis.test${chemin}`);
      if (!existe(pathname)) return true;
      return pathname === chemin && hash !== '' && !hash.includes('=') && !ids.has(hash.slice(1));
    });
    expect(perdus).toEqual([]);
  },
);

test.each(CADRES.map((page) => [page.chemin, page] as const))(
  '%s : le cadre écrit d’avance ne répond à rien, ne se montre qu’à qui a une session, et reste hors des index',
  async (_chemin, page) => {
    expect(await rendre(page)).toMatch(/^<div class="ecran-chat d-avance si-connecte" inert="">/);
    expect(page.horsPlan).toBe(true);
    expect(PAGES).not.toContain(page);
  },
);

test.each(PAGES.filter(({ leger }) => !leger).map((page) => [page.chemin, page] as const))(
  '%s : rien ne s’y tape avant que l’application, qui la dessine de nouveau, puisse le garder',
  async (_chemin, page) => {
    const html = (await rendre(page)).replaceAll(/<(form|div) [^>]*inert=""[^>]*>.*?<\/\1>/gs, '');
    expect(html.match(/<(?:form|input|select|textarea)[ >]/g)).toBeNull();
  },
);

test('chaque page écrite a son titre et sa description, que nulle autre n’a', () => {
  const toutes = PAGES;
  expect(new Set(toutes.map(({ titre }) => titre)).size).toBe(toutes.length);
  expect(new Set(toutes.map(({ description }) => description)).size).toBe(toutes.length);
  for (const { description } of toutes) expect(description.length).toBeLessThanOrEqual(200);
});

test('chaque simulateur a sa tête de page, et chaque tête a son écran', () => {
  const tetes = ECRITES;
  expect(CATALOGUE.map(({ chemin }) => chemin).filter((chemin) => !tetes.has(chemin))).toEqual([]);
  expect([...tetes].filter((chemin) => !existe(chemin))).toEqual([]);
});
