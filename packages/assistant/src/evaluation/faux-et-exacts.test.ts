import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAUX_ET_EXACT, juger, type QuestionLueAlaMain } from '../../../../bench/banc/juger.ts';
import { type CasBanc, noter } from '../../../../bench/banc/noter.mjs';
import { poser } from './poser.ts';

const BANC = new URL('../../../../bench/banc/', import.meta.url);
const texte = (nom: string): string => readFileSync(new URL(nom, BANC), 'utf8');
const CAS = ['public.json', 'francis.json', 'aveugle.json'].flatMap(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
  (nom) => JSON.parse(texte(nom)) as CasBanc[],
);
const CORPUS = ['w1', 'w3', 'w5', 'w6', 'w7', 'w9'].flatMap((ecrivain) =>
  texte(`corpus/${ecrivain}.ndjson`)
    .split('\n')
    .filter((l) => l !== '')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
    .map((l) => JSON.parse(l) as QuestionLueAlaMain),
);

/** Whole measures are of the long run, in `docs/mesures/lecture.md`: here one question of the corpus in five. */
const UNE_SUR = 5;

/** Floors only rise, ceilings only come down. */
const BORNES = { banc: { justes: 746, fauxEtExacts: 7 }, corpus: { justes: 52, fauxEtExacts: 3 } } as const;

describe('Faux et dit exact', () => {
  it(`sur le banc : au plus ${BORNES.banc.fauxEtExacts}, pour au moins ${BORNES.banc.justes} justes`, async () => {
    const faux: string[] = [];
    let justes = 0;
    for (const c of CAS) {
      const reponse = await poser(c.question, {
        historique: c.historique ?? [],
        juridiction: c.jurisdiction,
        ...(c.profil ? { profilContexte: c.profil } : {}),
      });
      const { reussi } = noter(c, reponse);
      if (reussi) justes += 1;
      else if (reponse.statut === 'exact') faux.push(c.id);
    }
    expect(faux.length > BORNES.banc.fauxEtExacts ? faux : []).toEqual([]);
    expect(justes).toBeGreaterThanOrEqual(BORNES.banc.justes);
  }, 240_000);

  it(`sur une question lue sur ${UNE_SUR} : au plus ${BORNES.corpus.fauxEtExacts}, pour au moins ${BORNES.corpus.justes} justes`, async () => {
    const faux: string[] = [];
    let justes = 0;
    for (const c of CORPUS.filter((_, i) => i % UNE_SUR === 0)) {
      const historique = (c.historique ?? []).map(({ role, content }) => ({ role, content }));
      const verdict = juger(c, await poser(c.question, { historique, aujourdhui: '2026-11-22' }));
      if (verdict.startsWith('juste')) justes += 1;
      if (FAUX_ET_EXACT.has(verdict)) faux.push(c.id);
    }
    expect(faux.length > BORNES.corpus.fauxEtExacts ? faux : []).toEqual([]);
    expect(justes).toBeGreaterThanOrEqual(BORNES.corpus.justes);
  }, 240_000);
});
