import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { morceaux } from './morceaux.ts';

/** Fonts seen on the first screen: fetched with the document instead of after the style sheet. */
const PREMIERES_POLICES = ['newsreader-', 'inter-', 'francis-fine-'];

const precharger: Plugin = {
  name: 'francis-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2') && !file.includes('-rares') && !file.includes('-italique'))
        .filter((file) => PREMIERES_POLICES.some((debut) => file.includes(`/${debut}`)))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head-prepend' as const,
        })),
  },
};

/** Its own door opens on the build with warnings for developers, whatever is built. */
const ROUTEUR = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [react(), precharger],
  resolve: {
    alias: [
      // Set before any schema is built.
      { find: /^zod$/, replacement: join(import.meta.dirname, 'src/platform/zod.ts') },
      ...(command === 'build' ? [{ find: /^react-router$/, replacement: ROUTEUR }] : []),
    ],
  },
  build: {
    // What the server or the build itself runs needs no picture.
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    // Nothing inlined as data: URIs, the content security policy refuses them.
    assetsInlineLimit: 0,
    // Which chunk holds which screen: the pages written in advance ask for theirs at once.
    manifest: true,
    // The application, and the two shells of the pages that are written in advance.
    rolldownOptions: {
      input: ['index.html', 'leger.html', 'amorce.html'].map((page) => join(import.meta.dirname, page)),
      // Left to itself the bundler joins this list to the engine: a page that offers the years would wait for the law.
      output: {
        codeSplitting: {
          groups: [
            { name: 'annees', test: /parametres[\\/]annees\.ts$/ },
            // Five files that are always asked for together.
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
            ...morceaux(),
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/user-profile'].map((chemin) => [
        chemin,
        { target: process.env['FRANCIS_API'] ?? 'http://127.0.0.1:3000', changeOrigin: false },
      ]),
    ),
  },
}));
