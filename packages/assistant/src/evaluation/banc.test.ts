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

/** Whole measures are in `docs/mesures/lecture.md`: here one question of the corpus in five on a long run, in fifteen otherwise. */
const EN_LONG = process.env['FRANCIS_TEST_LONG'] === '1';
const UNE_SUR = EN_LONG ? 5 : 15;

/** The whole bench on a long run, one question in nine of each kind otherwise: the third of each nine; whatever is right among these has to stay so. */
const UNE_DU_BANC_SUR = EN_LONG ? 1 : 9;

/** Floors only rise, ceilings only come down. */
const BORNES = {
  banc: EN_LONG ? { justes: 746, fauxEtExacts: 7 } : { justes: 88, fauxEtExacts: 0 },
  corpus: EN_LONG ? { justes: 52, fauxEtExacts: 3 } : { justes: 26, fauxEtExacts: 0 },
} as const;

/**
 * Right answers of each kind of question, at least: of them all, then of one in nine. The last two files were written
 * by people who had not seen the assistant. The floors only keep what is already right.
 */
const PLANCHERS = [
  ['public.json', 'calcul_ir', 32, 4],
  ['public.json', 'calcul_autre', 19, 2],
  ['public.json', 'droit', 22, 3],
  ['public.json', 'fausse_premisse', 7, 1],
  ['public.json', 'clarification', 4, 1],
  ['public.json', 'refus', 3, 1],
  ['public.json', 'robustesse', 3, 1],
  ['francis.json', 'calcul_ir', 40, 5],
  ['francis.json', 'calcul_autre', 45, 5],
  ['francis.json', 'droit', 66, 7],
  ['francis.json', 'fausse_premisse', 18, 2],
  ['francis.json', 'clarification', 12, 2],
  ['francis.json', 'refus', 8, 1],
  ['francis.json', 'robustesse', 8, 1],
  ['aveugle.json', 'calcul_ir', 132, 15],
  ['aveugle.json', 'calcul_autre', 171, 20],
  ['aveugle.json', 'droit', 87, 10],
  ['aveugle.json', 'fausse_premisse', 17, 2],
  ['aveugle.json', 'clarification', 13, 2],
  ['aveugle.json', 'refus', 11, 1],
  ['aveugle.json', 'robustesse', 19, 2],
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
      const rangs = new Map<string, number>();
      for (const c of cas) {
        const rang = rangs.get(c.strate) ?? 0;
        rangs.set(c.strate, rang + 1);
        if (rang % UNE_DU_BANC_SUR !== (EN_LONG ? 0 : 2)) continue;
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
    ([fichier, strate, tous, unSurNeuf]) => [fichier, strate, EN_LONG ? tous : unSurNeuf] as const,
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
