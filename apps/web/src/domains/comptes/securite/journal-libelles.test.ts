import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { estConnue, libelleAction } from './journal-libelles.ts';

const API = fileURLToPath(new URL('../../../../../api/src/domains', import.meta.url));

/** Every action written in the domains of the server; those built from a variable are listed below. */
function actionsEcrites(): Set<string> {
  const fichiers = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter(
    (f) => f.endsWith('.ts') && !f.endsWith('.test.ts'),
  );
  const trouvees = fichiers.flatMap((fichier) => {
    const lignes = readFileSync(join(API, fichier), 'utf8').split('\n');
    return lignes
      .filter((ligne) => /\baction(:| =)/.test(ligne) || /^\s*noter\('|await noter\('/.test(ligne))
      .flatMap((ligne) => [...ligne.matchAll(/'([a-z_]+\.[a-z_]+|inscription)'/g)].map((m) => m[1] ?? ''));
  });
  return new Set(trouvees.filter((action) => !action.startsWith('./')));
}

describe('journal', () => {
  test('toute action que le serveur note a son libellé', () => {
    const ecrites = actionsEcrites();
    expect(ecrites.size).toBeGreaterThan(25);
    const composees = ['verification', 'recuperation', 'activation', 'activation_payee'].map((u) => `${u}.demandee`);
    expect([...ecrites, ...composees].filter((action) => !estConnue(action))).toEqual([]);
  });

  test('une action inconnue garde son nom', () => {
    expect(libelleAction('futur.evenement')).toContain('futur.evenement');
  });
});
