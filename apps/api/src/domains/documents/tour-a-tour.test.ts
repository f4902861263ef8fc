import { afterEach, expect, test } from 'vitest';
import { type FileDeDepots, LectureDesDocuments } from './lecture.ts';
import type { PortsDocuments } from './ports.ts';

const lus: string[] = [];
afterEach(() => void lus.splice(0));

/** A queue that holds these, and refills never. */
const fileDe = (noms: string[]): FileDeDepots => ({
  prendre: async () => {
    const id = noms.shift();
    return id === undefined ? undefined : { id, garde: true };
  },
  rendre: async () => undefined,
  noterLu: async () => undefined,
  noterRefus: async (id) => {
    lus.push(id);
    return true;
  },
  inutiles: async () => [],
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what a reading in turn touches.
const ports = {
  base: { queries: undefined },
  horloge: { now: () => new Date('2026-11-26T12:00:00Z') },
  arret: new AbortController().signal,
  logger: { error: () => undefined },
  // Nothing is found in the storage: what is taken is refused at once, in its turn.
  fichiers: { get: async () => undefined, remove: async () => undefined, keys: async () => [] },
} as unknown as PortsDocuments;

test('une file de dépôts n’attend pas que l’autre soit vide', async () => {
  const [miens, espace] = [fileDe(['a1', 'a2', 'a3']), fileDe(['b1', 'b2'])];
  const lecture = new LectureDesDocuments(ports, () => miens);
  lecture.ajouterFile(() => espace);
  lecture.reveiller();
  await lecture.tranquille();
  expect(lus).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});
