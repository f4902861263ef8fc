import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CasBanc, noter } from '../../../../bench/banc/noter.mjs';
import { poser } from './poser.ts';

const lire = (nom: string): CasBanc[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
  JSON.parse(readFileSync(new URL(`../../../../bench/banc/${nom}`, import.meta.url), 'utf8')) as CasBanc[];

/** The failures of a stratum; shown when there are more of them than its floor allows. */
async function echouer(cas: readonly CasBanc[]): Promise<string[]> {
  const echecs: string[] = [];
  for (const c of cas) {
    const reponse = await poser(c.question, {
      historique: c.historique ?? [],
      juridiction: c.jurisdiction,
      ...(c.profil ? { profilContexte: c.profil } : {}),
    });
    const { reussi, raisons } = noter(c, reponse);
    if (!reussi) echecs.push(`${c.id} ${raisons.join(' ; ')}`);
  }
  return echecs;
}

/**
 * Questions written by people who had not seen the assistant. The floors only keep what is already right: they rise with
 * it and never come down.
 */
describe.each([
  [
    'francis.json',
    [
      ['calcul_ir', 40],
      ['calcul_autre', 45],
      ['droit', 66],
      ['fausse_premisse', 18],
      ['clarification', 12],
      ['refus', 8],
      ['robustesse', 8],
    ],
  ],
  [
    'aveugle.json',
    [
      ['calcul_ir', 132],
      ['calcul_autre', 171],
      ['droit', 87],
      ['fausse_premisse', 17],
      ['clarification', 13],
      ['refus', 11],
      ['robustesse', 19],
    ],
  ],
] as const)('Le banc %s, écrit à l’aveugle', (fichier, planchers) => {
  const cas = lire(fichier);
  const lignes: readonly (readonly [string, number])[] = planchers;
  it.each(lignes)('%s : au moins %i', async (strate, plancher) => {
    const voulus = cas.filter((c) => c.strate === strate);
    const echecs = await echouer(voulus);
    expect(echecs.length > voulus.length - plancher ? echecs : []).toEqual([]);
  });
});
