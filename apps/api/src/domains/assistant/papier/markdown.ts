import type { PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type Papier, type Passage, tableau } from '../../../platform/pdf/index.ts';

/** Lays an answer down on paper: paragraphs, lists and tables; what is neither is left as its words. */
export function poserMarkdown(papier: Papier, markdown: string): void {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  for (const bloc of children) poserBloc(papier, bloc);
}

function poserBloc(papier: Papier, bloc: RootContent): void {
  switch (bloc.type) {
    case 'paragraph':
      papier.paragraphe(passages(bloc.children), { voix: true });
      break;
    case 'heading':
      papier.titre(3, mots(bloc.children));
      break;
    case 'list':
      papier.liste(
        bloc.children.map((item) =>
          item.children.flatMap((b) => ('children' in b ? passages(enLigne(b.children)) : [])),
        ),
      );
      break;
    case 'blockquote':
      for (const cite of bloc.children) poserBloc(papier, cite);
      break;
    case 'table':
      poserTable(papier, bloc);
      break;
    case 'code':
      papier.paragraphe(bloc.value);
      break;
    default:
      break;
  }
}

function poserTable(papier: Papier, { align, children }: Table): void {
  const [tete, ...corps] = children;
  if (!tete) return;
  const colonnes = tete.children.map((cellule, i) => ({
    titre: mots(cellule.children),
    part: i === 0 ? 3 : 1.4,
    droite: align?.[i] === 'right',
  }));
  const lignes = corps.map(({ children: cellules }) => ({
    cellules: cellules.map((cellule) => passages(cellule.children)),
    // « **Impôt à payer** »: a line that is strong is a total.
    total: cellules.every((c) => c.children.length === 0 || c.children.every((n) => n.type === 'strong')),
  }));
  tableau(papier, colonnes, lignes);
}

type Enfants = readonly (RootContent | PhrasingContent)[];

const enLigne = (noeuds: Enfants): PhrasingContent[] =>
  noeuds.flatMap((n) => ('children' in n && !estEnLigne(n) ? enLigne(n.children) : estEnLigne(n) ? [n] : []));

const EN_LIGNE = new Set(['text', 'strong', 'emphasis', 'delete', 'inlineCode', 'link', 'break']);
const estEnLigne = (n: RootContent | PhrasingContent): n is PhrasingContent => EN_LIGNE.has(n.type);

const mots = (noeuds: Enfants): string =>
  noeuds.map((n) => ('value' in n ? n.value : 'children' in n ? mots(n.children) : ' ')).join('');

function passages(noeuds: readonly PhrasingContent[]): Passage[] {
  const lus = noeuds.flatMap((n): Passage[] => {
    if (n.type === 'strong') return [{ texte: mots(n.children), fort: true }];
    if ('value' in n) return [{ texte: n.value.replaceAll('\n', ' ') }];
    if ('children' in n) return passages(n.children);
    return [{ texte: ' ' }];
  });
  return lus.length === 0 ? [{ texte: '' }] : lus;
}
