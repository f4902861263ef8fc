import { describe, expect, it, vi } from 'vitest';
import { Echeances } from './echeances.ts';

describe('Les échéances d’un appel', () => {
  it('suivent le signal extérieur, et ne lui laissent rien une fois fermées', () => {
    const exterieur = new AbortController();
    const ajouter = vi.spyOn(exterieur.signal, 'addEventListener');
    const retirer = vi.spyOn(exterieur.signal, 'removeEventListener');
    const fermees = new Echeances(exterieur.signal);
    fermees.fermer();
    expect([ajouter.mock.calls.length, retirer.mock.calls.length]).toEqual([1, 1]);
    const suivies = new Echeances(exterieur.signal);
    exterieur.abort(new Error('parti'));
    expect(suivies.signal.reason).toEqual(new Error('parti'));
  });

  it('libèrent qui attend une source sourde', async () => {
    vi.useFakeTimers();
    const echeances = new Echeances();
    echeances.poser(50);
    const attente = echeances.attendre(new Promise(() => undefined));
    const libre = attente.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60);
    expect(await libre).toMatchObject({ code: 'MODELE_DELAI' });
    vi.useRealTimers();
  });
});
