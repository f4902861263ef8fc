import { beforeEach, expect, test } from 'vitest';
import { type FileDeDepots, LectureDesDocuments } from './lecture.ts';
import type { PortsDocuments } from './ports.ts';

let commences: string[];
let finir: Map<string, () => void>;
let minute: number;
beforeEach(() => {
  commences = [];
  finir = new Map();
  minute = 0;
});

/** A queue that holds these, « claire:avis » of Claire, the oldest first. */
const fileDe = (noms: string[]): FileDeDepots => ({
  quiAttend: async () => [...new Set(noms.map((nom) => nom.split(':')[0] ?? ''))],
  prendre: async (qui) => {
    const rang = noms.findIndex((nom) => nom.startsWith(`${qui}:`));
    const [id] = rang < 0 ? [] : noms.splice(rang, 1);
    return id === undefined ? undefined : { id, garde: true };
  },
  rendre: async () => undefined,
  noterLu: async () => undefined,
  noterRefus: async () => true,
  inutiles: async () => [],
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what a reading in turn touches.
const ports = {
  base: { queries: undefined },
  horloge: { now: () => new Date(Date.UTC(2026, 10, 26, 12, minute)) },
  arret: new AbortController().signal,
  logger: { error: () => undefined },
  fichiers: {
    // A reading begins with its file; it is refused at once when it is not there.
    get: async (id: string) => {
      commences.push(id);
      if (id.includes('long')) await new Promise<void>((lu) => finir.set(id, lu));
      return undefined;
    },
    remove: async () => undefined,
    keys: async () => [],
  },
} as unknown as PortsDocuments;

const lectureDe = (...noms: string[]): LectureDesDocuments => {
  const file = fileDe(noms);
  return new LectureDesDocuments(ports, () => file);
};
const commence = (id: string) => expect.poll(() => commences).toContain(id);

test('une file de dépôts n’attend pas que l’autre soit vide', async () => {
  const lecture = lectureDe('a:1', 'b:2', 'c:3', 'd:4');
  const espaces = fileDe(['e:5', 'f:6']);
  lecture.ajouterFile(() => espaces);
  lecture.reveiller();
  await lecture.tranquille();
  expect(commences.slice(0, 4).toSorted()).toEqual(['a:1', 'b:2', 'e:5', 'f:6']);
  expect(commences).toHaveLength(6);
});

test('cinq longs fichiers d’un compte ne font attendre personne d’autre', async () => {
  const lecture = lectureDe('a:long1', 'a:2', 'a:3', 'a:4', 'b:1', 'c:1', 'b:2');
  lecture.reveiller();
  await commence('b:2');
  expect(commences).toEqual(['a:long1', 'b:1', 'c:1', 'b:2']);
  finir.get('a:long1')?.();
  await lecture.tranquille();
  expect(commences.slice(4)).toEqual(['a:2', 'a:3', 'a:4']);
});

test('qui dépose pendant une longue lecture n’attend pas sa fin', async () => {
  const noms = ['a:long1', 'a:2'];
  const lecture = new LectureDesDocuments(ports, () => fileDe(noms));
  lecture.reveiller();
  await commence('a:long1');
  noms.push('b:1');
  lecture.reveiller();
  await commence('b:1');
  expect(commences).toEqual(['a:long1', 'b:1']);
  finir.get('a:long1')?.();
  await lecture.tranquille();
});

test('qui a tenu le lecteur le plus longtemps passe après les autres, jusqu’à une heure de repos', async () => {
  const noms = ['a:long1'];
  const lecture = new LectureDesDocuments(ports, () => fileDe(noms));
  lecture.reveiller();
  await commence('a:long1');
  minute = 8;
  finir.get('a:long1')?.();
  await lecture.tranquille();
  for (const [apres, ordre] of [
    [10, ['b:2', 'a:2']],
    [90, ['a:2', 'b:2']],
  ] as const) {
    minute = apres;
    commences = [];
    noms.push('x:long', 'a:2', 'b:2');
    lecture.reveiller();
    await expect.poll(() => commences).toHaveLength(3);
    finir.get('x:long')?.();
    await lecture.tranquille();
    expect(commences.slice(1)).toEqual(ordre);
  }
});
