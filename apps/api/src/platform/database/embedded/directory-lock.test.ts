import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireDirectoryLock } from './directory-lock.ts';

let dossier: string;
beforeEach(() => {
  dossier = mkdtempSync(join(tmpdir(), 'francis-verrou-'));
});
afterEach(() => rmSync(dossier, { recursive: true, force: true }));

const verrou = (): string => join(dossier, 'francis.lock');
const contenu = (): string => readFileSync(verrou(), 'utf8');

test('le second qui vient est refusé, avec le numéro du premier', () => {
  const tenu = acquireDirectoryLock(dossier);
  expect(() => acquireDirectoryLock(dossier)).toThrow(new RegExp(`déjà utilisé.*processus ${process.pid}`));
  tenu.release();
  acquireDirectoryLock(dossier).release();
  expect(readdirSync(dossier)).toEqual([]);
});

test('le verrou d’un processus mort est repris', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(verrou(), `${pid} - ancien\n`);
  const tenu = acquireDirectoryLock(dossier);
  expect(contenu()).toContain(`${process.pid} `);
  tenu.release();
});

test('le numéro d’un mort, porté depuis par un autre processus, ne trompe pas', () => {
  writeFileSync(verrou(), `${process.pid} ancien-demarrage:1 ancien\n`);
  expect(() => acquireDirectoryLock(dossier).release()).not.toThrow();
});

test('un verrou illisible est repris', () => {
  writeFileSync(verrou(), 'n’importe quoi');
  expect(() => acquireDirectoryLock(dossier).release()).not.toThrow();
});

test('on ne rend pas le verrou d’un autre', () => {
  const tenu = acquireDirectoryLock(dossier);
  writeFileSync(verrou(), 'un autre\n');
  tenu.release();
  expect(contenu()).toBe('un autre\n');
});

test('de dix qui reprennent ensemble un verrou mort, un seul gagne', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(verrou(), `${pid} - ancien\n`);
  const essais = await Promise.allSettled(Array.from({ length: 10 }, async () => acquireDirectoryLock(dossier)));
  expect(essais.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
