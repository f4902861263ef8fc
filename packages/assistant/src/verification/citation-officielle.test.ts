import type { PassageCorpus, SourceCorpus } from '@francis/knowledge';
import { describe, expect, it } from 'vitest';
import { EXTRAIT, PASSAGE } from '../textes-officiels/essais.ts';
import { ecartDeCitation } from './citation-officielle.ts';

const JOUR = '2025-06-30';
const LEGI: PassageCorpus = {
  ...PASSAGE,
  source: 'legi',
  identifiant: 'CGI/193 ter',
  version: 'LEGIARTI000000000193',
  url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000000000193/2024-01-01',
};
const FICHE: PassageCorpus = {
  ...PASSAGE,
  source: 'service-public',
  identifiant: 'F2705',
  url: 'https://www.service-public.fr/particuliers/vosdroits/F2705',
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a corrupted store could hand over.
const TELEVERSE = 'televersement' as SourceCorpus;

describe('Un passage se cite comme du droit', () => {
  it.each([PASSAGE, LEGI, FICHE])('de son éditeur officiel : $identifiant', (passage) =>
    expect(ecartDeCitation(passage, EXTRAIT, JOUR)).toBeUndefined(),
  );

  it.each<[string, PassageCorpus]>([
    ['un téléversement', { ...PASSAGE, source: TELEVERSE }],
    ['un faux BOFiP sur un autre site', { ...PASSAGE, url: 'https://bofip.impots.gouv.fr.piege.example/x' }],
    ['un faux BOFiP derrière des identifiants', { ...PASSAGE, url: 'https://bofip.impots.gouv.fr@piege.example/x' }],
    ['une adresse en clair', { ...PASSAGE, url: PASSAGE.url.replace('https', 'http') }],
    ['une adresse illisible', { ...PASSAGE, url: 'bofip' }],
    ['une fiche qui se dit doctrine', { ...FICHE, source: 'bofip' }],
    ['une doctrine qui se dit loi', { ...PASSAGE, source: 'legi' }],
    ['un identifiant qui n’en est pas un', { ...PASSAGE, identifiant: 'BOI-<script>' }],
  ])('et pas %s', (_, passage) => expect(ecartDeCitation(passage, EXTRAIT, JOUR)).toBe('provenance'));

  it.each([
    ['avant sa première version', PASSAGE, '2023-12-31'],
    ['après sa fin', { ...PASSAGE, fin: '2025-06-30' }, JOUR],
  ])('et pas %s', (_, passage, jour) => expect(ecartDeCitation(passage, EXTRAIT, jour)).toBe('date'));

  it.each(['Le quotient familial multiplie le revenu', EXTRAIT.toUpperCase(), ''])(
    'et pas sans ses mots : « %s »',
    (mots) => expect(ecartDeCitation(PASSAGE, mots, JOUR)).toBe('texte'),
  );
});
