import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ANNEES_COUVERTES, expliquerImpotRevenu, lireFoyer } from '@francis/fiscal';
import { describe, expect, it } from 'vitest';
import { imports, lire, sources } from '../architecture/graphe.ts';

const REJEUX = 10_000;
const FOYERS = readFileSync(new URL('../../packages/fiscal/examples/foyers.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((ligne): unknown => JSON.parse(ligne));

function empreinte(): string {
  const hachage = createHash('sha256');
  for (let i = 0; i < REJEUX; i += 1) {
    const lu = lireFoyer(FOYERS[i % FOYERS.length]);
    const annee = ANNEES_COUVERTES[i % ANNEES_COUVERTES.length] ?? 0;
    hachage.update(JSON.stringify('foyer' in lu ? expliquerImpotRevenu(lu.foyer, annee) : lu));
  }
  return hachage.digest('hex');
}

describe('T177 : le moteur est pur', () => {
  it(`${REJEUX} calculs rejoués donnent les mêmes octets`, () => {
    expect(FOYERS.length).toBeGreaterThan(600);
    expect(empreinte()).toBe(empreinte());
  });

  it('il ne lit ni horloge, ni hasard, ni environnement, ni réseau, ni fichier, et n’a aucune dépendance', () => {
    const fichiers = sources('packages/fiscal/src').filter((f) => !f.endsWith('.test.ts'));
    const code = fichiers.map((f) => ({ f, texte: lire(f).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '') }));
    const impurs = code.filter(({ texte }) =>
      /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\.|\bfetch\(|\bperformance\.|\bsetTimeout\b/.test(texte),
    );
    expect(impurs.map(({ f }) => f)).toEqual([]);
    expect(fichiers.flatMap(imports).filter((i) => !i.relatif)).toEqual([]);
  });
});
