import { expect, test } from 'vitest';
import { calculerRapport, ENTRETIEN } from './entretien.ts';
import { DEBUT, ETAPES, etatDe, FIN, type Moment, suiteDe } from './etapes.ts';

test('la démonstration suit ses quatre étapes dans l’ordre, aux durées écrites', () => {
  const vus: string[] = [];
  let total = 0;
  let moment: Moment = DEBUT;
  for (let suite = suiteDe(moment, ENTRETIEN.length); suite; suite = suiteDe(moment, ENTRETIEN.length)) {
    moment = suite.moment;
    total += suite.apres;
    vus.push(ETAPES[moment.etape]?.cle ?? 'fin');
  }
  expect([...new Set(vus)]).toEqual(['listen', 'transcribe', 'analyze', 'generate', 'fin']);
  expect(moment).toEqual(FIN(ENTRETIEN.length));
  expect(total).toBe(1_000 + 800 * (ENTRETIEN.length - 1) + 1_500 + 2_000 + 1_000 + 500);
  expect(ETAPES.map((_, rang) => etatDe(rang, { etape: 2, lignes: 3 }))).toEqual([
    'completed',
    'completed',
    'active',
    'pending',
  ]);
});

test('le rapport vient du moteur : chaque gain est la différence de deux calculs entiers', () => {
  const rapport = calculerRapport();
  expect(rapport?.parts).toBe(3);
  // 5 000 € deducted in a bracket that they do not leave.
  expect(rapport?.pistes[0]?.gain).toBe(Math.round(5_000 * (rapport?.tmi ?? 0)));
  expect(rapport?.pistes[1]?.gain).toBe(330);
  expect(rapport?.impotApresPistes).toBe((rapport?.impot ?? 0) - Math.round(5_000 * (rapport?.tmi ?? 0)) - 330);
});
