// Writes the public pages in advance: readable without JavaScript, with a title and a description of their own.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lancer, outil, RACINE } from './commande.mjs';
import { peser } from './poids.mjs';

const WEB = join(RACINE, 'apps/web/dist');
const RENDU = join(RACINE, 'apps/web/.prerendu');
/** The address of the site: the server puts its own when it serves. */
const ORIGINE = '%ORIGINE%';

/** @returns {Promise<string | undefined>} what went wrong */
export async function prerendre() {
  const { code, sortie } = await lancer(
    outil('vite', 'apps/web'),
    ['build', 'apps/web', '--ssr', 'src/prerendre.tsx', '--outDir', '.prerendu', '--emptyOutDir', '--logLevel', 'warn'],
    { muet: true },
  );
  if (code !== 0) return sortie;
  try {
    await ecrirePages();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.stack : String(error);
  } finally {
    await rm(RENDU, { recursive: true, force: true });
    // What names the sources is not served.
    await rm(join(WEB, '.vite'), { recursive: true, force: true });
  }
}

async function ecrirePages() {
  const { PAGES, CADRES, rendre } = await import(pathToFileURL(join(RENDU, 'prerendre.js')).href);
  const coquille = await readFile(join(WEB, 'index.html'), 'utf8');
  const legere = await readFile(join(WEB, 'leger.html'), 'utf8');
  const amorce = await readFile(join(WEB, 'amorce.html'), 'utf8');
  const manifeste = JSON.parse(await readFile(join(WEB, '.vite/manifest.json'), 'utf8'));
  for (const page of [...PAGES, ...CADRES]) {
    const corps = sansStyles(await rendre(page));
    const { styles, scripts } = fichiersDe(page, manifeste);
    // A light page asks for no screen, its parts bring their own scripts; the others ask for theirs once they are painted.
    const fichiers = page.leger
      ? { styles, scripts: premiers(page, manifeste), ensuite: [] }
      : { styles, scripts: [], ensuite: [...scripts, ...depuis('src/main.tsx', manifeste)] };
    const html = completer(page.leger ? legere : amorce, { page, corps, fichiers, socle: feuillesDe(coquille) });
    const fichier = join(WEB, page.chemin, 'index.html');
    await mkdir(dirname(fichier), { recursive: true });
    await writeFile(fichier, html);
  }
  for (const nom of ['leger.html', 'amorce.html']) await rm(join(WEB, nom));
  await writeFile(join(WEB, 'sitemap.xml'), planDuSite(PAGES.filter(({ horsPlan }) => !horsPlan)));
  await writeFile(
    join(WEB, 'robots.txt'),
    `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${ORIGINE}/sitemap.xml\n`,
  );
  await writeFile(join(WEB, 'blog/flux.xml'), flux(PAGES));
  await writeFile(join(WEB, 'sw.js'), await ouvrier(manifeste, coquille));
  const lourdes = (await peser(WEB, manifeste)).filter(({ ok }) => !ok);
  if (lourdes.length > 0)
    throw new Error(lourdes.map(({ nom, valeur, seuil }) => `${nom}: ${valeur} kB, ${seuil} allowed`).join('\n'));
}

/**
 * What opens without the network: the shell, and the scripts, styles and fonts of the simulators, of the home page, and
 * of the chat, whose questions wait there for the server.
 */
const HORS_LIGNE = [
  'src/domains/simulateurs/',
  'src/domains/public/accueil/',
  'src/platform/EspaceConnecte.tsx',
  'src/domains/assistant/HorsLigne.tsx',
  'src/domains/decouverte/EspaceChat.tsx',
];

/** The worker of the built site. Its version changes with any file that it keeps. */
async function ouvrier(manifeste, coquille) {
  const fichiers = new Set(['/account', '/theme.js', '/favicon.svg']);
  const vus = new Set();
  const suivre = (cle) => {
    const entree = manifeste[cle];
    if (!entree || vus.has(cle)) return;
    vus.add(cle);
    for (const fichier of [entree.file, ...(entree.css ?? []), ...(entree.assets ?? [])]) fichiers.add(`/${fichier}`);
    for (const importe of entree.imports ?? []) suivre(importe);
  };
  const ecrans = Object.keys(manifeste).filter((cle) => HORS_LIGNE.some((dossier) => cle.startsWith(dossier)));
  for (const cle of ['index.html', 'src/main.tsx', ...ecrans]) suivre(cle);
  if (ecrans.length === 0) throw new Error('the build has no public screen to keep');
  const liste = JSON.stringify([...fichiers]);
  const version = createHash('sha256').update(liste).update(coquille).digest('hex').slice(0, 16);
  const source = await readFile(join(RACINE, 'apps/web/service-worker.mjs'), 'utf8');
  if (liste.includes("'")) throw new Error('the list of kept files cannot be written');
  return source.replace('%VERSION%', version).replace('%FICHIERS%', liste);
}

const echapper = (texte) =>
  texte.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Styles and scripts of the screen and of what it imports, so that nothing moves when the application starts. */
function fichiersDe({ chemin, module }, manifeste) {
  const styles = new Set();
  const scripts = new Set();
  const vus = new Set();
  const suivre = (cle) => {
    const entree = manifeste[cle];
    if (!entree || vus.has(cle) || entree.isEntry) return;
    vus.add(cle);
    scripts.add(entree.file);
    for (const importe of entree.imports ?? []) suivre(importe);
    // After those of what it imports, which it corrects.
    for (const style of entree.css ?? []) styles.add(style);
  };
  if (!manifeste[module]) throw new Error(`${chemin}: the build has no chunk for ${module}`);
  suivre(module);
  return { styles, scripts };
}

/** The policy refuses them, and the screen sets its own: sizes of bars and drawings. */
const sansStyles = (html) => html.replaceAll(/ style="[^"]*"/g, '');

/** The part that comes alive at once, asked for with the page. */
const premiers = ({ ilot }, manifeste) =>
  new Set(ilot === undefined ? [] : ['src/ilots.tsx', ilot].flatMap((cle) => [...depuis(cle, manifeste)]));

/** A chunk and all that it imports at once. */
function depuis(cle, manifeste, fichiers = new Set(), vus = new Set()) {
  const entree = manifeste[cle];
  if (!entree) throw new Error(`the build has no chunk for ${cle}`);
  if (vus.has(cle)) return fichiers;
  vus.add(cle);
  fichiers.add(entree.file);
  for (const importe of entree.imports ?? []) depuis(importe, manifeste, fichiers, vus);
  return fichiers;
}

const FEUILLE = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>\s*/g;
const feuillesDe = (html) => Array.from(html.matchAll(FEUILLE), ([, feuille]) => feuille);

/** In the order of the application, whatever shell holds the page: what a screen corrects comes before what corrects it. */
function ordonner(feuilles, socle) {
  const toutes = new Set(feuilles);
  return [...socle.filter((feuille) => toutes.has(feuille)), ...[...toutes].filter((f) => !socle.includes(f))];
}

function completer(coquille, { page, corps, fichiers, socle }) {
  const { chemin, titre, description, donnees, motsCles, publieLe, modifieLe } = page;
  const titreEntier = echapper(`${titre} — Francis`);
  const resume = echapper(description);
  const adresse = `${ORIGINE}${chemin}`;
  const tete = [
    `<title>${titreEntier}</title>`,
    `<meta name="description" content="${resume}">`,
    ...(motsCles ? [`<meta name="keywords" content="${echapper(motsCles.join(', '))}">`] : []),
    `<link rel="canonical" href="${adresse}">`,
    `<meta property="og:type" content="${chemin.startsWith('/blog/') ? 'article' : 'website'}">`,
    ...(publieLe ? [`<meta property="article:published_time" content="${publieLe}">`] : []),
    ...(publieLe && modifieLe ? [`<meta property="article:modified_time" content="${modifieLe}">`] : []),
    '<meta property="og:site_name" content="Francis">',
    '<meta property="og:locale" content="fr_FR">',
    `<meta property="og:title" content="${titreEntier}">`,
    `<meta property="og:description" content="${resume}">`,
    `<meta property="og:url" content="${adresse}">`,
    `<meta property="og:image" content="${ORIGINE}/cartes${chemin}.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="alternate" type="application/rss+xml" title="Francis" href="/blog/flux.xml">`,
    ...ordonner([...feuillesDe(coquille), ...fichiers.styles], socle).map(
      (style) => `<link rel="stylesheet" href="/${style}">`,
    ),
    ...[...fichiers.scripts].map((script) => `<link rel="modulepreload" href="/${script}">`),
    ...(fichiers.ensuite.length > 0
      ? [`<meta name="francis-ecran" content="${[...new Set(fichiers.ensuite)].join(' ')}">`]
      : []),
    ...(page.horsPlan ? ['<meta name="robots" content="noindex">'] : []),
    ...(donnees
      ? [`<script type="application/ld+json">${JSON.stringify(donnees).replaceAll('<', '\\u003c')}</script>`]
      : []),
  ].join('\n    ');
  const sansTitre = coquille
    .replaceAll(FEUILLE, '')
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '');
  const complete = sansTitre
    .replace('</head>', () => `  ${tete}\n  </head>`)
    .replace('<div id="racine"></div>', () => `<div id="racine">${corps}</div>`);
  if (!complete.includes(corps)) throw new Error('the shell has no place for the page');
  return complete;
}

function planDuSite(pages) {
  const adresses = pages.map(
    ({ chemin, modifieLe }) =>
      `  <url><loc>${ORIGINE}${chemin}</loc>${modifieLe ? `<lastmod>${modifieLe}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${adresses.join('\n')}\n</urlset>\n`;
}

function flux(pages) {
  const articles = pages
    .filter(({ chemin }) => chemin.startsWith('/blog/'))
    .map(
      ({ chemin, titre, description, publieLe }) =>
        `  <item><title>${echapper(titre)}</title><link>${ORIGINE}${chemin}</link><guid>${ORIGINE}${chemin}</guid><description>${echapper(description)}</description><pubDate>${new Date(publieLe).toUTCString()}</pubDate></item>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>\n  <title>Francis : optimisation fiscale</title>\n  <link>${ORIGINE}/blog</link>\n  <description>Des articles sourcés, dont chaque chiffre vient des paramètres du moteur.</description>\n  <language>fr</language>\n${articles.join('\n')}\n</channel></rss>\n`;
}
