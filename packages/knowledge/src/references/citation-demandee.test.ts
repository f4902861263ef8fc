import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { lireCitationDemandee } from './citation-demandee.ts';

describe('Une référence demandée', () => {
  it('mène à chaque texte du catalogue, et à son adresse officielle', () => {
    for (const { citation, id, url } of CATALOGUE)
      expect({
        citation,
        id: lireCitationDemandee(citation)?.reference?.id,
        url: lireCitationDemandee(citation)?.url,
      }).toEqual({
        citation,
        id,
        url,
      });
  });

  it.each([
    ['CGI art. 197 I 4 a', ['CGI/197 I 4 a', 'CGI/197 I 4', 'CGI/197 I', 'CGI/197'], 'cgi-197'],
    ['Code général des impôts, art. 204 A', ['CGI/204 A', 'CGI/204'], 'cgi-204-a'],
    ['CGI ann. III art. 401', ['CGI-ANIII/401'], 'cgi-ann-iii-401'],
    ['Code civil art. 757', ['CCIV/757'], 'c-civ-757'],
    ['Code du travail, art. L. 222-9', ['CTRAV/L222-9'], undefined],
    ['BOI-IR-BASE-20', ['BOI-IR-BASE-20'], 'boi-ir-base-20'],
  ])('lit « %s », du plus précis au plus large', (texte, identifiants, id) => {
    expect(lireCitationDemandee(texte)).toMatchObject({ identifiants });
    expect(lireCitationDemandee(texte)?.reference?.id).toBe(id);
  });

  it.each(['CGI marocain art. 76', 'CGIart. 197', 'article inventé', ''])('ne reconnaît pas « %s »', (texte) =>
    expect(lireCitationDemandee(texte)).toBeUndefined(),
  );
});
