import type { ExtraProps } from 'react-markdown';

/** The HTML tree of react-markdown, without a dependency on its types package. */
export type Element = NonNullable<ExtraProps['node']>;
type Noeud = Element['children'][number];
interface Racine {
  type: 'root';
  children: Noeud[];
}

const PONCTUATION = /^[\u00a0\u202f ]?[.,;:!?)»…]+/u;

export const cibleDe = (lien: Element, prefixe: '#calcul-' | '#note-' | '#loi-'): string | undefined => {
  const href = lien.properties['href'];
  return lien.tagName === 'a' && typeof href === 'string' && href.startsWith(prefixe)
    ? href.slice(prefixe.length)
    : undefined;
};

const estElement = (n: Noeud | undefined): n is Element => n?.type === 'element';
const estAppel = (n: Noeud | undefined): n is Element => estElement(n) && cibleDe(n, '#note-') !== undefined;

export const texteDe = (n: Noeud): string =>
  n.type === 'text' ? n.value : n.type === 'element' ? n.children.map(texteDe).join('') : '';

const OUVRANTE = /[(«]\u202f?$/u;
const aColler = (n: Element): boolean => cibleDe(n, '#calcul-') !== undefined || cibleDe(n, '#loi-') !== undefined;

/**
 * Keeps a figure or an article with the parenthesis that opens before it, and with the punctuation and the note calls that
 * follow it: a button is a block that lines may break around.
 */
function coller(parent: Element): void {
  const suite: Noeud[] = [];
  const enfants = [...parent.children];
  for (let i = 0; i < enfants.length; i++) {
    const enfant = enfants[i];
    if (enfant === undefined) break;
    if (estElement(enfant)) coller(enfant);
    if (!estElement(enfant) || !aColler(enfant)) {
      suite.push(enfant);
      continue;
    }
    const groupe: Noeud[] = [enfant];
    const avant = suite.at(-1);
    const ouvrante = avant?.type === 'text' ? OUVRANTE.exec(avant.value)?.[0] : undefined;
    if (avant?.type === 'text' && ouvrante !== undefined) {
      suite[suite.length - 1] = { type: 'text', value: avant.value.slice(0, -ouvrante.length) };
      groupe.unshift({ type: 'text', value: ouvrante });
    }
    for (let suivant = enfants[i + 1]; suivant !== undefined; suivant = enfants[i + 1]) {
      if (estAppel(suivant)) {
        groupe.push(suivant);
        i++;
        continue;
      }
      const signe = suivant.type === 'text' ? PONCTUATION.exec(suivant.value)?.[0] : undefined;
      if (suivant.type !== 'text' || signe === undefined) break;
      groupe.push({ type: 'text', value: signe });
      const reste = suivant.value.slice(signe.length);
      if (reste === '') {
        i++;
        continue;
      }
      enfants[i + 1] = { type: 'text', value: reste };
      break;
    }
    suite.push(
      groupe.length === 1
        ? enfant
        : { type: 'element', tagName: 'span', properties: { className: ['colle'] }, children: groupe },
    );
  }
  parent.children = suite;
}

/** Calls of notes in a block, with the number written in the text. */
function appels(n: Noeud): { id: string; numero: string }[] {
  if (n.type !== 'element') return [];
  const id = cibleDe(n, '#note-');
  return id === undefined ? n.children.flatMap(appels) : [{ id, numero: texteDe(n) }];
}

/**
 * Wraps each block of the answer in a `div`, whose `data-notes` lists the notes called there for the first time
 * (`n1=1 n2=2`) and whose `data-rang` is its place. The sanitizer lets no `div` through, so these are the only ones.
 */
export function rehypeAlineas() {
  return (racine: Racine): void => {
    const vues = new Set<string>();
    const blocs = racine.children.filter((n): n is Element => n.type === 'element');
    racine.children = blocs.map((bloc, rang): Element => {
      coller(bloc);
      const nouvelles = appels(bloc).filter(({ id }) => !vues.has(id) && vues.add(id));
      return {
        type: 'element',
        tagName: 'div',
        properties: { dataRang: String(rang), dataNotes: nouvelles.map((n) => `${n.id}=${n.numero}`).join(' ') },
        children: [bloc],
      };
    });
  };
}

/** Typography of the texts, code left as it is. */
export function rehypeTypographie(typographier: (texte: string) => string) {
  const parcourir = (n: Noeud): void => {
    if (n.type === 'text') n.value = typographier(n.value);
    else if (n.type === 'element' && n.tagName !== 'code') for (const enfant of n.children) parcourir(enfant);
  };
  return () =>
    (racine: Racine): void => {
      for (const enfant of racine.children) parcourir(enfant);
    };
}

/** Makes a link of each provision that the text names; what is already a link, or code, stays. */
export function rehypeReferences(segmenter: (texte: string) => readonly { texte: string; reference?: string }[]) {
  const parcourir = (parent: Element): void => {
    parent.children = parent.children.flatMap((n): Noeud[] => {
      if (n.type === 'element') {
        if (n.tagName !== 'a' && n.tagName !== 'code') parcourir(n);
        return [n];
      }
      if (n.type !== 'text') return [n];
      return segmenter(n.value).map(({ texte, reference }): Noeud => {
        const contenu = { type: 'text' as const, value: texte };
        if (reference === undefined) return contenu;
        const properties = { href: `#loi-${reference}` };
        return { type: 'element', tagName: 'a', properties, children: [contenu] };
      });
    });
  };
  return () =>
    (racine: Racine): void => {
      for (const enfant of racine.children) if (enfant.type === 'element') parcourir(enfant);
    };
}
