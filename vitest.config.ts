import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those of several seconds. Taken last, one would hold a core while the others have nothing left to do. */
const LONGS = [
  'packages/knowledge/src/recherche/notes.test.ts',
  'packages/social/src/social.test.ts',
  'packages/assistant/src/evaluation/conduite.test.ts',
  'packages/assistant/src/evaluation/ouvertures.test.ts',
  'packages/assistant/src/evaluation/banc.test.ts',
  'apps/api/src/documents-a-part/papiers.test.ts',
  'apps/api/src/domains/documents/documents.test.ts',
  'apps/cli/src/commandes/modele.test.ts',
  'tests/architecture/un-foyer-une-entree.test.ts',
  'tests/confiance/memes-chiffres.test.ts',
  'tests/resilience/demarrage.test.ts',
  'tests/security/t038-matrice-des-droits.test.ts',
  'tests/security/t043-reponses-du-contrat.test.ts',
  'tests/security/t044-aucun-nom-d-un-autre-cabinet.test.ts',
  'tests/security/t055-injection-sql.test.ts',
  'tests/security/t064-expressions-lineaires.test.ts',
  'tests/security/t089-t090-t099-t100-memes-chiffres.test.ts',
];

const estLong = ({ moduleId }: TestSpecification): boolean => LONGS.some((nom) => moduleId.endsWith(`/${nom}`));

/** A clone has no measure of its files yet: without one, vitest goes by their size. */
class LesLongsDAbord extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const tries = await super.sort(files);
    return [...tries.filter(estLong), ...tries.filter((file) => !estLong(file))];
  }
}

export default defineConfig({
  test: {
    // One process per core keeps the modules that it loaded from one file to the next: loading them was a third of the run.
    isolate: false,
    maxWorkers: '100%',
    unstubGlobals: true,
    sequence: { sequencer: LesLongsDAbord },
    // What is waited for comes when it comes: on a busy machine, later. These only end what would never come.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'produit',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/examples/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'tests/architecture/**/*.test.ts',
            'tests/security/**/*.test.ts',
            'tests/confiance/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'resilience',
          include: ['tests/resilience/*.test.ts'],
          globalSetup: 'tests/resilience/construire-serveurs.mjs',
        },
      },
    ],
  },
});
