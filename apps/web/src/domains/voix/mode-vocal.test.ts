import { describe, expect, test } from 'vitest';
import { creerParoleDouble, creerTemps, passer } from './essais.ts';
import { ACCUEIL, creerModeVocal } from './mode-vocal.ts';
import { DicteeImpossible } from './ports.ts';

function ouvrir({ possible = true, autoriser = async () => {} } = {}) {
  const temps = creerTemps();
  const parole = creerParoleDouble(possible);
  const ecoutes = { nombre: 0, annulees: 0 };
  const mode = creerModeVocal({
    horloge: temps,
    parole,
    dictee: { annuler: () => (ecoutes.annulees += 1) },
    ecouter: () => (ecoutes.nombre += 1),
    autoriser,
  });
  return { temps, parole, ecoutes, mode, nom: () => mode.etat.lire().nom };
}

describe('Le mode vocal', () => {
  test('salue, écoute, lit la réponse, écoute encore', async () => {
    const { temps, parole, ecoutes, mode, nom } = ouvrir();
    mode.activer();
    expect(nom()).toBe('ouverture');
    await temps.avancer(100);
    expect(parole.dits).toEqual([ACCUEIL]);
    parole.terminer();
    await temps.avancer(1_000);
    expect([nom(), ecoutes.nombre]).toEqual(['ecoute', 1]);
    mode.questionPosee();
    await temps.avancer(5_000);
    expect([nom(), ecoutes.nombre]).toEqual(['question', 1]);
    mode.repondre('Vous devez 1 851 €.');
    expect(parole.dits.at(-1)).toBe('Vous devez 1 851 €.');
    parole.terminer('erreur');
    await temps.avancer(1_000);
    expect(ecoutes.nombre).toBe(2);
  });

  test('coupé, il ne parle ni n’écoute plus, même si une réponse arrive', async () => {
    const { temps, parole, ecoutes, mode, nom } = ouvrir();
    mode.activer();
    await temps.avancer(100);
    mode.couper();
    mode.repondre('Trop tard.');
    await temps.avancer(5_000);
    expect(parole.dits).toEqual([ACCUEIL]);
    expect([nom(), ecoutes.nombre]).toEqual(['coupe', 0]);
  });

  test.each([
    ['sans voix', { possible: false }, /lire à voix haute/],
    ['sans micro', { autoriser: () => Promise.reject(new DicteeImpossible('Micro refusé')) }, /Micro refusé/],
  ] as const)('%s : le dit cinq secondes et reste coupé', async (_, options, phrase) => {
    const { temps, mode, nom } = ouvrir(options);
    mode.activer();
    await passer();
    expect(mode.etat.lire().erreur).toMatch(phrase);
    await temps.avancer(5_000);
    expect(nom()).toBe('coupe');
  });
});
