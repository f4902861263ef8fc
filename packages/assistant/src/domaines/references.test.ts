import { readFileSync, readdirSync } from 'node:fs';
import { trouverReference } from '@francis/knowledge';
import { describe, expect, it } from 'vitest';

const DOSSIERS = ['./', '../redaction/'].map((d) => new URL(d, import.meta.url));
const cites = DOSSIERS.flatMap((dossier) =>
  readdirSync(dossier)
    .filter((nom) => nom.endsWith('.ts') && !nom.endsWith('.test.ts'))
    .flatMap((nom) => [...readFileSync(new URL(nom, dossier), 'utf8').matchAll(/\[\^([a-z]{2,}[\w-]+)\]/g)])
    .map((m) => m[1] ?? ''),
);

describe('Les références que l’assistant écrit', () => {
  it('existent toutes au catalogue', () => {
    expect(cites.length).toBeGreaterThan(20);
    expect([...new Set(cites)].filter((id) => trouverReference(id) === undefined)).toEqual([]);
  });
});
