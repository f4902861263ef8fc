import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { FAUX_ET_EXACT, juger, type QuestionLueAlaMain } from '../../../../bench/banc/juger.ts';
import { type CasBanc, noter } from '../../../../bench/banc/noter.mjs';
import { poser } from './poser.ts';

const BANC = new URL('../../../../bench/banc/', import.meta.url);
const texte = (nom: string): string => readFileSync(new URL(nom, BANC), 'utf8');
const CORPUS = ['w1', 'w3', 'w5', 'w6', 'w7', 'w9'].flatMap((ecrivain) =>
  texte(`corpus/${ecrivain}.ndjson`)
    .split('\n')
    .filter((l) => l !== '')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
    .map((l) => JSON.parse(l) as QuestionLueAlaMain),
);

/** Whole measures are of the long run, in `docs/mesures/lecture.md`: here one question of the corpus in five. */
const UNE_SUR = 5;

/** The whole bench on a long run, one question in three otherwise: whatever is right among these has to stay so. */
const EN_LONG = process.env['FRANCIS_TEST_LONG'] === '1';
const UNE_DU_BANC_SUR = EN_LONG ? 1 : 3;

/** Floors only rise, ceilings only come down. */
const BORNES = {
  banc: EN_LONG ? { justes: 746, fauxEtExacts: 7 } : { justes: 248, fauxEtExacts: 0 },
  corpus: { justes: 52, fauxEtExacts: 3 },
} as const;

/**
 * Right answers of each kind of question, at least: of them all, then of one in three. The last two files were written
 * by people who had not seen the assistant. The floors only keep what is already right.
 */
const PLANCHERS = [
  ['public.json', 'calcul_ir', 32, 11],
  ['public.json', 'calcul_autre', 19, 6],
  ['public.json', 'droit', 22, 8],
  ['public.json', 'fausse_premisse', 7, 2],
  ['public.json', 'clarification', 4, 1],
  ['public.json', 'refus', 3, 1],
  ['public.json', 'robustesse', 3, 1],
  ['francis.json', 'calcul_ir', 40, 14],
  ['francis.json', 'calcul_autre', 45, 15],
  ['francis.json', 'droit', 66, 21],
  ['francis.json', 'fausse_premisse', 18, 6],
  ['francis.json', 'clarification', 12, 4],
  ['francis.json', 'refus', 8, 3],
  ['francis.json', 'robustesse', 8, 3],
  ['aveugle.json', 'calcul_ir', 132, 45],
  ['aveugle.json', 'calcul_autre', 171, 57],
  ['aveugle.json', 'droit', 87, 30],
  ['aveugle.json', 'fausse_premisse', 17, 5],
  ['aveugle.json', 'clarification', 13, 5],
  ['aveugle.json', 'refus', 11, 3],
  ['aveugle.json', 'robustesse', 19, 7],
] as const;

interface Notee {
  readonly fichier: string;
  readonly strate: string;
  readonly juste: boolean;
  readonly exact: boolean;
  /** The question and what its answer lacks. */
  readonly echec: string;
}

describe('Le banc de questions', () => {
  const notees: Notee[] = [];

  // Each question is asked once; every test below reads the same answers.
  beforeAll(async () => {
    for (const fichier of new Set(PLANCHERS.map(([nom]) => nom))) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
      const cas = JSON.parse(texte(fichier)) as CasBanc[];
      for (const c of cas.filter((_, i) => i % UNE_DU_BANC_SUR === 0)) {
        const reponse = await poser(c.question, {
          historique: c.historique ?? [],
          juridiction: c.jurisdiction,
          ...(c.profil ? { profilContexte: c.profil } : {}),
        });
        const { reussi, raisons } = noter(c, reponse);
        notees.push({
          fichier,
          strate: c.strate,
          juste: reussi,
          exact: reponse.statut === 'exact',
          echec: `${c.id} ${raisons.join(' ; ')}`,
        });
      }
    }
  }, 240_000);

  const planchers = PLANCHERS.map(
    ([fichier, strate, tous, unSurTrois]) => [fichier, strate, EN_LONG ? tous : unSurTrois] as const,
  );
  it.each(planchers)('%s, %s : au moins %i justes', (fichier, strate, plancher) => {
    const siennes = notees.filter((n) => n.fichier === fichier && n.strate === strate);
    const echecs = siennes.filter((n) => !n.juste).map((n) => n.echec);
    expect(echecs.length > siennes.length - plancher ? echecs : []).toEqual([]);
    expect(siennes.length).toBeGreaterThanOrEqual(plancher);
  });

  it(`au plus ${BORNES.banc.fauxEtExacts} faux et dits exacts, pour au moins ${BORNES.banc.justes} justes`, () => {
    const faux = notees.filter((n) => !n.juste && n.exact).map((n) => n.echec);
    expect(faux.length > BORNES.banc.fauxEtExacts ? faux : []).toEqual([]);
    expect(notees.filter((n) => n.juste).length).toBeGreaterThanOrEqual(BORNES.banc.justes);
  });
});

describe('Le corpus lu à la main', () => {
  it(`sur une question sur ${UNE_SUR} : au plus ${BORNES.corpus.fauxEtExacts} fausses et dites exactes, pour au moins ${BORNES.corpus.justes} justes`, async () => {
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
