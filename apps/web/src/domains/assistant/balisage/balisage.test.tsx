import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ContexteArticles } from '../../../design-system/index.ts';
import { Balisage } from './Balisage.tsx';
import { partieLisible } from './flux.ts';

const trace = {
  regle: 'ir.impot_final',
  libelle: 'Restitution',
  valeur: -175,
  unite: 'EUR' as const,
  formule: '',
  article: '',
  entrees: [],
  parametres: [],
  enfants: [],
};
const calculs = [
  { id: 'c1', libelle: 'Restitution', valeur: 175, unite: 'EUR' as const, annee: 2022, regle: 'ir.impot_final', trace },
];
const notes = [{ id: 'n1', genre: 'source' as const, titre: 'CGI, art. 197.', texte: 'Décote.' }];
const rendu = (markdown: string): string =>
  renderToStaticMarkup(<Balisage prefixe="m" markdown={markdown} calculs={calculs} notes={notes} />);

/** Names of the notes of an answer that calls two. */
const noms = (reponse: number): string[] =>
  [
    ...renderToStaticMarkup(
      <Balisage
        prefixe={`m${reponse}`}
        reponse={reponse}
        markdown={'Un.[1](#note-n1) Deux.[2](#note-n2)'}
        notes={[...notes, { id: 'n2', genre: 'source', titre: 'CGI, art. 194.', texte: 'Parts.' }]}
      />,
    ).matchAll(/<aside[^>]*aria-label="([^"]*)"/g),
  ].map(([, nom = '']) => nom);

describe('text of an answer', () => {
  test('a figure is a button that holds its punctuation and its note', () => {
    const html = rendu('On vous rend [175 €](#calcul-c1).[1](#note-n1) Suite.');
    expect(html).toMatch(
      /<span class="colle"><button[^>]*aria-expanded="false"[^>]*>175\u00a0€<\/button>\.<a class="appel"/,
    );
    expect(html).toContain('data-note="n1"');
    expect(html).toContain('<span class="num">1</span>');
  });

  test('chaque note a un nom qui la distingue, de son appel et des autres réponses', () => {
    expect(noms(1)).toEqual(['Note 1\u202f: CGI, art. 197.', 'Note 2\u202f: CGI, art. 194.']);
    expect(new Set([...noms(1), ...noms(2)]).size).toBe(4);
    expect(rendu('Un.[1](#note-n1)')).toMatch(/<a class="appel"[^>]*aria-label="Note 1\u202f: CGI, art. 197\."/);
  });

  test('une note dont le texte commence par son titre ne le dit qu’une fois', () => {
    const html = renderToStaticMarkup(
      <Balisage
        prefixe="m"
        markdown={'Un.[1](#note-n1)'}
        notes={[{ id: 'n1', genre: 'avertissement', titre: 'À relire', texte: 'À relire : loyers.' }]}
      />,
    );
    expect(html).toContain('<b>À relire\u202f:</b> loyers.');
  });

  test('chaque référence de la phrase et de la marge est un bouton qui ouvre son article', () => {
    const html = renderToStaticMarkup(
      <ContexteArticles value={() => null}>
        <Balisage prefixe="m" markdown={'Nombre de parts (CGI art. 194 et 195).[1](#note-n1)'} notes={notes} />
      </ContexteArticles>,
    );
    expect(html).toMatch(/<span class="colle">\(<button[^>]*>CGI art\. 194<\/button><\/span>/);
    expect(html).toMatch(/<span class="colle"><button[^>]*>195<\/button>\)\./);
    const boutons = [...html.matchAll(/<button[^>]*class="cite"[^>]*aria-expanded="false"[^>]*>([^<]*)<\/button>/g)];
    expect(boutons.map(([, texte]) => texte)).toEqual(['CGI art. 194', '195', 'CGI, art. 197.']);
    expect(html).toContain('aria-label="CGI art. 195"');
    expect(rendu('Nombre de parts (CGI art. 194).')).not.toContain('class="cite"');
  });

  test('a figure whose calculation is not there yet is plain text', () => {
    expect(rendu('[9 €](#calcul-c9)')).toContain('<span class="n">9\u00a0€</span>');
  });

  test('more than three notes on one sentence are folded after the second, for a phone', () => {
    const suite = ['n1', 'n2', 'n3', 'n4'].map((id) => ({ id, genre: 'source' as const, titre: id, texte: 'Texte.' }));
    const lire = (nombre: number): string =>
      renderToStaticMarkup(
        <Balisage
          prefixe="m"
          markdown={suite
            .slice(0, nombre)
            .map(({ id }, i) => `[${i + 1}](#note-${id})`)
            .join('')}
          notes={suite.slice(0, nombre)}
        />,
      );
    expect(lire(3)).not.toContain('autres notes');
    expect(lire(4)).toContain('2 autres notes');
  });

  test('a note called twice is shown once, a note never called is not lost', () => {
    expect(rendu('a[1](#note-n1)\n\nb[1](#note-n1)').match(/data-note="n1"/g)).toHaveLength(1);
    expect(rendu('sans appel')).toContain('data-note="n1"');
  });

  test.each([
    ['![x](https://pisteur.exemple/x.png)', 'img'],
    ['<img src=x onerror=alert(1)>', '<img'],
    ['<script>alert(1)</script>', '<script'],
    ['[x](javascript:alert(1))', 'href'],
    ['[x](http://exemple.fr)', 'href'],
    ['[x](data:text/html,x)', 'href'],
    ['[x](/api/auth/logout)', 'href'],
    ['[x](https://[)', 'href'],
    ['[x](https://)', 'href'],
    ['<a href="https://x.fr" onclick="x()">x</a>', 'onclick="'],
    ['<div data-rang="0" style="position:fixed">x</div>', 'position:fixed"'],
  ])('%s is harmless', (markdown, interdit) => {
    expect(rendu(markdown)).not.toContain(interdit);
  });

  test('an https link shows where it goes', () => {
    const html = rendu('[votre compte](https://www.impots.gouv.fr/accueil)');
    expect(html).toContain('rel="noopener noreferrer"');
    expect(html).toContain('(www.impots.gouv.fr)');
  });
});

describe('text being received', () => {
  test.each([
    ['Vous devez [175 €](#cal', 'Vous devez '],
    ['Vous devez [175 €]', 'Vous devez '],
    ['Vous devez [17', 'Vous devez '],
    ['Vous devez [175 €](#calcul-c1).', 'Vous devez [175 €](#calcul-c1).'],
    ['Un **mot', 'Un '],
    ['Un **mot** sûr', 'Un **mot** sûr'],
  ])('%s', (recu, visible) => {
    expect(partieLisible(recu)).toBe(visible);
  });
});
