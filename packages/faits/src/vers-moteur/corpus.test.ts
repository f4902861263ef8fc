import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AppelLu, depuisAppels, horsCatalogue, versAppels } from './corpus.ts';

const CORPUS = new URL('../../../../bench/banc/corpus/', import.meta.url);
const Ligne = z.object({
  id: z.string(),
  appels: z.array(z.object({ outil: z.string(), entree: z.record(z.string(), z.unknown()) })),
});

const lire = (fichier: string) =>
  readFileSync(new URL(fichier, CORPUS), 'utf8')
    .split('\n')
    .filter((l) => l !== '')
    .map((l) => Ligne.parse(JSON.parse(l)));

const FICHIERS = readdirSync(CORPUS).filter((f) => f.startsWith('w'));
/** These wrote what the engine takes; the others what people say, such as an age for a year of birth. */
const TELS_QUELS = new Set(['w1', 'w3', 'w5', 'w6', 'w7', 'w9'].map((w) => `${w}.ndjson`));
/** Tools that quote a rule or a scale: their inputs are words, not facts. */
const SANS_FAITS = new Set(['chercher_notes', 'lire_note', 'lire_bareme']);
const calculs = (appels: readonly AppelLu[]): AppelLu[] => appels.filter((a) => !SANS_FAITS.has(a.outil));

describe.each(FICHIERS)('Les questions lues de %s', (fichier) => {
  const lignes = lire(fichier);

  it('chaque entrée devient des faits, et revient', () => {
    expect(lignes.length).toBeGreaterThanOrEqual(50);
    const revenus = lignes.map(({ id, appels }) => ({ id, appels: versAppels(depuisAppels(appels)) }));
    const ecrits = TELS_QUELS.has(fichier)
      ? lignes.map(({ id, appels }) => ({ id, appels: calculs(appels) }))
      : revenus.map(({ id, appels }) => ({ id, appels: versAppels(depuisAppels(appels)) }));
    expect(revenus).toEqual(ecrits);
    expect(revenus.map(({ appels }) => appels.map((a) => a.outil))).toEqual(
      lignes.map(({ appels }) => calculs(appels).map((a) => a.outil)),
    );
  });

  it('chaque fait est au catalogue, de son unité', () =>
    expect(
      lignes.flatMap(({ id, appels }) =>
        depuisAppels(appels)
          .flatMap(horsCatalogue)
          .map((f) => `${id} ${f}`),
      ),
    ).toEqual([]));
});
