import { describe, expect, it } from 'vitest';
import type { CasOfficiel } from './comparer.ts';
import { CHIFFRES, confronter, ecarts, estExprimable, lireCasOfficiels } from './comparer.ts';
import { ECARTS_CONNUS } from './ecarts-connus.ts';

/** Returns that today's fields held when this was last raised: it may only rise. */
const EXPRIMABLES = 1171;
const PART_JUSTE = 0.99;

const long = process.env['FRANCIS_TEST_LONG'] === '1';
const TOUS = lireCasOfficiels();
const exprimables = TOUS.filter(estExprimable);
/** One return in eight, and every known gap, unless the run is long. */
const cas = exprimables.filter(({ id }, i) => long || i % 8 === 0 || id in ECARTS_CONNUS);
const fautifs = cas.filter((c) => ecarts(c).length > 0);
const confrontes = cas.flatMap(confronter);

const lisible = (c: CasOfficiel) => ({ id: c.id, strate: c.strate, ecarts: ecarts(c) });
const n = (valeur: number) => valeur.toLocaleString('fr-FR');

describe('programme de calcul officiel, revenus 2022', () => {
  it(`les champs d’aujourd’hui tiennent ${n(exprimables.length)} déclarations sur ${n(TOUS.length)}, jamais moins qu’hier`, () => {
    expect(TOUS).toHaveLength(2183);
    expect(exprimables.length).toBeGreaterThanOrEqual(EXPRIMABLES);
  });

  it(`${n(cas.length - fautifs.length)} déclarations sur ${n(cas.length)} tombent juste à l’euro sur tous leurs chiffres, 99 % au moins`, () => {
    const attendus = Object.keys(ECARTS_CONNUS).length;
    expect(exprimables.length - attendus).toBeGreaterThanOrEqual(exprimables.length * PART_JUSTE);
    expect(fautifs.filter(({ id }) => !(id in ECARTS_CONNUS)).map(lisible)).toEqual([]);
  });

  it('chaque écart gardé est nommé avec son article, et aucun nom ne survit à son écart', () => {
    expect(fautifs.map(({ id }) => id).toSorted()).toEqual(Object.keys(ECARTS_CONNUS).toSorted());
    for (const { article, motif } of Object.values(ECARTS_CONNUS)) {
      expect(article).toMatch(/^CGI art\. \d+/);
      expect(motif.length).toBeGreaterThan(60);
    }
  });

  it.each(Object.entries(ECARTS_CONNUS).map(([id, { article, motif }]) => [id, article, motif] as const))(
    'écart gardé %s, %s : %s',
    (id) => expect(fautifs.map((c) => c.id)).toContain(id),
  );

  it('le nombre de parts est celui du programme pour toutes, sans exception', () => {
    expect(confrontes.filter((e) => e.chiffre === 'nombre de parts' && e.obtenu !== e.voulu)).toEqual([]);
  });

  it.each(
    CHIFFRES.map((chiffre) => {
      const compares = confrontes.filter((e) => e.chiffre === chiffre);
      const justes = compares.filter((e) => e.obtenu === e.voulu);
      return [chiffre, n(justes.length), n(compares.length), compares.length - justes.length] as const;
    }),
  )('%s : %s sur %s à 0 € de tolérance', (_chiffre, _justes, compares, faux) => {
    expect(compares).not.toBe('0');
    expect(faux).toBeLessThanOrEqual(Object.keys(ECARTS_CONNUS).length);
  });
});
