import { describe, expect, test } from 'vitest';
import { imports, lire, sources } from './graphe.ts';

/** Other countries' engines have their own door; the Swiss communes stay out of the browser. */
const PAYS = ['suisse', 'luxembourg', 'andorre', 'tva', 'comparaison-pays'].map((pays) => `@francis/fiscal/${pays}`);
const COMMUNES = '@francis/fiscal/suisse/communes';
/** Every legal number by name, for texts that quote the law. */
const CATALOGUE = '@francis/fiscal/catalogue';
/** French computations beside the income tax. */
const FRANCE = ['optimisation', 'patrimoine'].map((domaine) => `@francis/fiscal/${domaine}`);

/** Lines of a return computed by themselves: they read the catalogue. */
const POSTES = '@francis/fiscal/postes';

/** The sentences of refused fields, without the schemas: they are set before any schema is built. */
const PHRASES = '@francis/contract/phrases-de-champ';

/** The versions of what is accepted, without the schemas. */
const CONDITIONS = [
  '@francis/contract/conditions',
  '@francis/contract/cabinet-versions',
  '@francis/contract/cles-portees',
];

/** Forms, profiles and client files as facts, without the catalogue. */
const ADAPTATEURS = '@francis/faits/adaptateurs';

/** What a result shows, the same on the screen and on paper: one door for each simulator. */
const PRESENTATION = [
  '',
  '/commun',
  '/feuille',
  '/france',
  '/impot',
  '/tmi',
  '/optimisation',
  '/optimisation/calcul',
  '/optimisation/donations',
  '/optimisation/modele',
  '/irpf',
  '/tva',
  '/suisse',
  '/luxembourg',
  '/quatre-pays',
  '/statuts',
].map((porte) => `@francis/presentation${porte}`);

/** The reports that the measures write: the page of accuracy shows them. */
const MESURES = 'docs/mesures/';

/** What each workspace may import of the others. Everything else is a broken direction. */
const PERMIS: Record<string, readonly string[]> = {
  'packages/fiscal': [],
  'packages/faits': ['@francis/fiscal'],
  'packages/documents': ['@francis/faits', '@francis/fiscal'],
  'packages/contract': ['@francis/fiscal', '@francis/faits'],
  'packages/social': ['@francis/fiscal'],
  'packages/presentation': ['@francis/fiscal', ...FRANCE, ...PAYS, '@francis/contract', '@francis/faits', ADAPTATEURS],
  'packages/knowledge': ['@francis/fiscal', CATALOGUE, '@francis/lecture'],
  'packages/lecture': ['@francis/faits'],
  'packages/assistant': [
    '@francis/fiscal',
    CATALOGUE,
    POSTES,
    ...FRANCE,
    ...PAYS,
    '@francis/knowledge',
    '@francis/contract',
    '@francis/faits',
    ADAPTATEURS,
    '@francis/lecture',
  ],
  'packages/mcp': ['@francis/assistant', '@francis/contract', '@francis/faits', '@francis/knowledge'],
  'apps/api': [
    '@francis/contract',
    '@francis/faits',
    ADAPTATEURS,
    '@francis/documents',
    '@francis/fiscal',
    CATALOGUE,
    ...FRANCE,
    ...PAYS,
    COMMUNES,
    '@francis/knowledge',
    '@francis/assistant',
    ...PRESENTATION,
    '@francis/social',
    '@francis/mcp',
  ],
  'apps/web': [
    '@francis/contract',
    PHRASES,
    ...CONDITIONS,
    '@francis/faits',
    ADAPTATEURS,
    '@francis/fiscal',
    CATALOGUE,
    ...FRANCE,
    ...PAYS,
    ...PRESENTATION,
  ],
  'apps/extension': ['@francis/contract', '@francis/contract/extension', '@francis/contract/reunions-textes'],
  'apps/cli': [
    '@francis/contract',
    '@francis/faits',
    '@francis/fiscal',
    ...FRANCE,
    ...PAYS,
    COMMUNES,
    '@francis/knowledge',
    '@francis/assistant',
    '@francis/social',
    '@francis/api/cas-usage',
    '@francis/mcp/stdio',
  ],
};

const domaine = (chemin: string): string | undefined => /^apps\/api\/src\/domains\/([^/]+)\//.exec(chemin)?.[1];
const decrire = (i: { de: string; vers: string }): string => `${i.de} → ${i.vers}`;

describe('sens des imports', () => {
  for (const [espace, permis] of Object.entries(PERMIS)) {
    test(`${espace} n’importe que ce qui lui est permis`, () => {
      const fichiers = sources(`${espace}/src`);
      expect(fichiers.length).toBeGreaterThan(0);
      const fautes = fichiers
        .flatMap(imports)
        .filter((i) =>
          i.relatif
            ? !i.vers.startsWith(`${espace}/`) && !(espace === 'apps/web' && i.vers.startsWith(MESURES))
            : i.vers.startsWith('@francis/') && !permis.includes(i.vers),
        );
      expect(fautes.map(decrire)).toEqual([]);
    });
  }

  test('le moteur n’a ni dépendance, ni horloge, ni hasard, ni entrée-sortie', () => {
    const fichiers = sources('packages/fiscal/src');
    const dependances = fichiers.flatMap(imports).filter((i) => !i.relatif);
    expect(dependances.map(decrire)).toEqual([]);
    const impurs = fichiers.filter((f) =>
      /\bDate\b|Math\.random|\bprocess\b|\bconsole\b|\bfetch\b|performance\./.test(sansCommentaires(f)),
    );
    expect(impurs).toEqual([]);
  });

  test('la plateforme de l’API ne connaît aucun domaine', () => {
    const fautes = sources('apps/api/src/platform')
      .flatMap(imports)
      .filter((i) => i.vers.startsWith('apps/api/src/domains'));
    expect(fautes.map(decrire)).toEqual([]);
  });

  test('un domaine n’entre chez un autre que par son index', () => {
    const fautes = sources('apps/api/src/domains')
      .flatMap(imports)
      .filter((i) => {
        const autre = domaine(i.vers);
        return i.relatif && autre !== undefined && autre !== domaine(i.de) && !i.vers.endsWith(`/${autre}/index.ts`);
      });
    expect(fautes.map(decrire)).toEqual([]);
  });

  test('le SQL reste dans les dépôts et la plateforme', () => {
    const fautes = sources('apps/api/src/domains')
      .filter((f) => !/(repository|schema|table)[^/]*\.ts$/.test(f))
      .filter((f) => imports(f).some((i) => i.vers.startsWith('drizzle-orm')));
    expect(fautes).toEqual([]);
  });
});

describe('tenue des fichiers', () => {
  const tous = sources(...Object.keys(PERMIS).map((espace) => `${espace}/src`), 'tests', 'bench');

  test('aucun fichier de code ne dépasse 300 lignes', () => {
    const longs = tous
      .filter(
        (f) => !f.includes('/parametres/') && !f.includes('/references/themes/') && !f.endsWith('/gardes/gardes.ts'),
      )
      .map((f) => ({ f, lignes: lire(f).split('\n').length }))
      .filter(({ lignes }) => lignes > 300);
    expect(longs).toEqual([]);
  });

  test('aucun chemin ne porte d’accent', () => {
    expect(tous.filter((f) => /[^\x20-\x7E]/.test(f))).toEqual([]);
  });
});

function sansCommentaires(fichier: string): string {
  return lire(fichier)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/(['"`])(?:\\.|(?!\1)[^\\])*\1/g, "''");
}
