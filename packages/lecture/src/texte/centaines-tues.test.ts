import { describe, expect, it } from 'vitest';
import { normaliserTexte } from './normaliser.ts';

describe('les centaines que l’on ne dit pas', () => {
  it.each([
    ['un patrimoine d’un million quatre', '1400000'],
    ['deux millions trois de titres', '2300000'],
    ['j’ai versé sept mille cinq', '7500'],
    ['douze mille huit de loyers', '12800'],
    ['cent vingt mille six', '120600'],
    ['mille deux par mois', '1200'],
  ])('%s', (dit, lu) => {
    expect(normaliserTexte(dit)).toContain(lu);
  });

  it.each([
    ['un contrat ouvert en deux mille six', '2006'],
    ['depuis deux mille sept', '2007'],
    ['en mars deux mille neuf', '2009'],
    ['trois mille six euros', '3006'],
    ['cinq mille deux cents', '5200'],
    ['vingt mille cinquante', '20050'],
  ])('%s : rien n’est ajouté', (dit, lu) => {
    expect(normaliserTexte(dit)).toContain(lu);
  });

  it.each([
    ['mon taux est de six virgule quatre', '6.4'],
    ['la CSG à huit virgule trois, combien', '8.3'],
    ['seul virgule trois enfants', 'seul, 3'],
    ['salarié virgule trente mille euros', 'salarie, 30000'],
  ])('%s : la virgule dite', (dit, lu) => {
    expect(normaliserTexte(dit)).toContain(lu);
  });
});
