import { describe, expect, it } from 'vitest';
import { lireCitations } from './citations.ts';

describe('Les citations d’un texte', () => {
  it.each([
    ['selon le CGI art. 197 I 4 a.', ['cgi-197']],
    ['(CGI art. 28 et 32)', ['cgi-28', 'cgi-32']],
    ['(CGI art. 50-0 et 102 ter)', ['cgi-50-0', 'cgi-102-ter']],
    ['CGI art. 194 et 195', ['cgi-194', 'cgi-195']],
    ['CGI art. 1657 et 1965 L', ['cgi-1657', 'cgi-1965-l']],
    ['CSS art. L136-6 à L136-8', ['css-l136-6', 'css-l136-8']],
    ['CGI ann. IV art. 6 B', ['cgi-ann-iv-6-b']],
    ['l’article 199 quater F du CGI', ['cgi-199-quater-f']],
    ['CGI art. 9999', [undefined]],
    ['CGI art. 197 et 9998', ['cgi-197', undefined]],
    ['LIFD art. 36', ['ch-lifd-36']],
    ['LXX art. 7 et 16', [undefined, undefined]],
    ['Loi du 30 juin 1976 art. 7', [undefined]],
    ['Code civil art. 731', [undefined]],
    ['Selon art. 197', ['cgi-197']],
    ['aucune loi ici, 12 000 €', []],
  ])('%s', (texte, attendu) => expect(lireCitations(texte).map((c) => c.reference?.id)).toEqual(attendu));
});
