import { adresseOfficielle, listerParametresLegaux } from '@francis/fiscal/catalogue';
import { CATALOGUE, chargerNotes, estPerime, PARAMETRES_RELUS_LE, VALIDITE_JOURS } from '@francis/knowledge';
import { describe, expect, it } from 'vitest';

const JOURS = ['2023-06-30', '2024-06-30', '2025-06-30', '2026-06-30', '2026-11-21'];
const OFFICIEL =
  /^https:\/\/[\w.-]+\.(?:gouv\.fr|europa\.eu|admin\.ch|public\.lu|ad|ch|es|pt|it|gov\.uk|gov|ma|mc)(?:\/|$)/;

describe('T181 : chaque paramètre légal dit d’où il vient', () => {
  it.each(JOURS)('le %s, article, date, source, fiabilité et adresse officielle', (jour) => {
    const parametres = listerParametresLegaux(jour);
    expect(parametres.length).toBeGreaterThan(200);
    const muets = parametres.filter((p) => {
      const adresse = adresseOfficielle(p);
      return p.article === '' || p.source === '' || p.annee < 2000 || adresse === undefined || !OFFICIEL.test(adresse);
    });
    expect(muets.map((p) => `${p.nom} : ${p.article}`)).toEqual([]);
  });

  it('chaque référence citable a une adresse officielle', () =>
    expect(CATALOGUE.filter((r) => !r.url.startsWith('https://')).map((r) => r.id)).toEqual([]));

  it(`une relecture vaut ${VALIDITE_JOURS} jours`, () => {
    expect(estPerime('2026-01-01', '2026-07-03')).toBe(false);
    expect(estPerime('2026-01-01', '2026-07-04')).toBe(true);
  });

  it('aucune note n’a été relue après les paramètres qu’elle cite sans que cela se voie', () => {
    const relues = chargerNotes().map((n) => n.revision);
    expect(Math.min(...relues.map((r) => Date.parse(r)))).toBeGreaterThanOrEqual(Date.parse(PARAMETRES_RELUS_LE));
  });
});
