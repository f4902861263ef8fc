import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { lireSousTitres, type Noeud } from './lecteur.ts';

type Domaine = ReturnType<typeof parseDocument>['children'][number];

/** A page as the reader sees it, without a browser. */
function noeud(n: Domaine | { children: readonly Domaine[] }): Noeud {
  const enfants = 'children' in n ? n.children : [];
  return {
    children: enfants.filter((enfant) => 'attribs' in enfant).map(noeud),
    textContent: texteDe(n),
    getAttribute: (nom) => ('attribs' in n ? (n.attribs[nom] ?? null) : null),
  };
}
const texteDe = (n: object): string => {
  if ('data' in n && typeof n.data === 'string') return n.data;
  return 'children' in n && Array.isArray(n.children) ? n.children.map(texteDe).join('') : '';
};
const lire = (html: string) => lireSousTitres(noeud(parseDocument(html)));

const DEUX = [
  { locuteur: 'Léa Etcheverry', texte: 'Nous avons deux enfants.' },
  { locuteur: 'Nadia', texte: 'Très bien.' },
];

const recent = (auteur: string, texte: string) =>
  `<div class="fui-ChatMessageCompact"><div><span data-tid="author">${auteur}</span></div><div><span data-tid="closed-caption-text">${texte}</span></div></div>`;

const ancien = ({ locuteur, texte }: { locuteur: string; texte: string }) =>
  `<li class="ui-chat__item"><span class="ui-text ui-chat__message__author">${locuteur}</span><span data-tid="closed-caption-text" dir="auto">${texte}</span></li>`;

describe('Les sous-titres se lisent', () => {
  test('dans la fenêtre récente de Teams', () => {
    const html = `<body><p>Bonjour</p><div data-tid="closed-caption-v2-window-wrapper"><div role="list">${recent('Léa Etcheverry', 'Nous avons <b>deux</b>\n enfants.')}${recent('Nadia', 'Très bien.')}</div></div></body>`;
    expect(lire(html)).toEqual({ etat: 'lus', lignes: DEUX });
  });

  test('dans le cadre intermédiaire, un auteur pour plusieurs phrases', () => {
    const html = `<div data-tid="closed-caption-renderer-wrapper"><span data-tid="author">Léa</span><span data-tid="closed-caption-text">Un.</span><span data-tid="closed-caption-text">Deux.</span></div>`;
    expect(lire(html)).toEqual({
      etat: 'lus',
      lignes: [
        { locuteur: 'Léa', texte: 'Un.' },
        { locuteur: 'Léa', texte: 'Deux.' },
      ],
    });
  });

  test('dans l’ancienne liste', () => {
    expect(lire(`<div data-tid="closed-captions-renderer"><ul>${DEUX.map(ancien).join('')}</ul></div>`)).toEqual({
      etat: 'lus',
      lignes: DEUX,
    });
  });

  test('affichés mais encore vides, ils ne sont pas introuvables', () => {
    expect(lire('<div data-tid="closed-caption-v2-window-wrapper"><div></div></div>')).toEqual({
      etat: 'lus',
      lignes: [],
    });
  });
});

describe('Les sous-titres sont introuvables', () => {
  test.each([
    ['quand ils ne sont pas affichés', '<div id="hangup-button"></div><p>Nous avons deux enfants.</p>'],
    [
      'quand leur cadre a changé de nom',
      '<div data-tid="captions-v9"><span data-tid="closed-caption-text">a</span></div>',
    ],
    [
      'quand leurs phrases ne portent plus leur marque',
      '<div data-tid="closed-caption-v2-window-wrapper"><span data-tid="author">Léa</span><span class="x1">Un.</span></div>',
    ],
  ])('%s', (_cas, html) => expect(lire(html)).toEqual({ etat: 'introuvables' }));

  test('ce que la page écrit hors de leur cadre n’est dit par personne', () => {
    const html =
      '<span data-tid="closed-caption-text">Injecté</span><div data-tid="closed-caption-v2-window-wrapper"></div>';
    expect(lire(html)).toEqual({ etat: 'lus', lignes: [] });
  });
});
