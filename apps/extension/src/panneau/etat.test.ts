import { expect, test } from 'vitest';
import { peutReprendre } from './etat.ts';

const ARRETEE = { etape: 'relecture', reunion: { id: 'r', debutMs: 0 }, onglet: { id: 1, frameId: 0 } } as const;

test('une transcription arrêtée reprend dans la page de Teams qui est là', () => {
  expect(peutReprendre(ARRETEE)).toBe('oui');
  expect(peutReprendre({ ...ARRETEE, onglet: undefined })).toBe('sans_page');
});

test.each([
  ['après un refus que le serveur n’a pas confirmé', { reunion: { id: 'r', debutMs: 0, refusee: true } }],
  ['une fois envoyée', { etape: 'rangee' }],
  ['pendant qu’elle s’écrit', { etape: 'en_cours' }],
  ['sans réunion', { reunion: undefined }],
] as const)('rien ne reprend %s', (_quand, suite) => {
  expect(peutReprendre({ ...ARRETEE, ...suite })).toBe('non');
});
