import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { reconnaitreCitation, trouverReference } from './recherche.ts';

describe('Le catalogue des références', () => {
  it('n’a ni identifiant ni citation en double', () => {
    expect(new Set(CATALOGUE.map((r) => r.id)).size).toBe(CATALOGUE.length);
    expect(new Set(CATALOGUE.map((r) => r.citation)).size).toBe(CATALOGUE.length);
  });

  it('ne porte aucun chiffre dans ses résumés : ils viennent du moteur', () => {
    for (const { id, resume } of CATALOGUE) expect(`${id} ${/\d/.exec(resume)?.[0] ?? ''}`).toBe(`${id} `);
  });

  it.each(CATALOGUE.map((r) => [r.citation, r.id] as const))('retrouve « %s »', (citation, id) => {
    expect(reconnaitreCitation(citation)?.id).toBe(id);
    expect(trouverReference(id)?.citation).toBe(citation);
  });

  it.each([
    ['CGI article 199 QUATER F', 'cgi-199-quater-f'],
    ['CGI art. 197 I 4 a', 'cgi-197'],
    ['CGI art. 200 A pour les dividendes', 'cgi-200-a'],
    ['CGI art. 200 quater B', 'cgi-200-quater-b'],
  ])('lit « %s »', (texte, id) => expect(reconnaitreCitation(texte)?.id).toBe(id));

  it.each(['CGI art. 9999', 'CGI art.', 'article inventé', 'LPF art. 197'])('ne reconnaît pas « %s »', (texte) =>
    expect(reconnaitreCitation(texte)).toBeUndefined(),
  );
});
