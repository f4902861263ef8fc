/** What is read of an element of the page: an `Element` of the browser is one. */
export interface Noeud {
  readonly children: Iterable<Noeud>;
  readonly textContent: string | null;
  getAttribute(nom: string): string | null;
}

export interface SousTitre {
  readonly locuteur: string;
  readonly texte: string;
}

/** Captions as they stand on the page; « introuvables » when the page shows none, or shows them otherwise than known. */
export type Lecture =
  | { readonly etat: 'lus'; readonly lignes: readonly SousTitre[] }
  | { readonly etat: 'introuvables' };

/** Places where Teams has put its captions, from the latest version to the oldest. */
const CADRES: ReadonlySet<string> = new Set([
  'closed-caption-v2-window-wrapper',
  'closed-caption-renderer-wrapper',
  'closed-captions-renderer',
]);
const TEXTE = 'closed-caption-text';
const AUTEUR = 'author';
const CLASSE_AUTEUR = 'ui-chat__message__author';

const repere = (noeud: Noeud): string => noeud.getAttribute('data-tid') ?? '';
const net = (noeud: Noeud): string => (noeud.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const estAuteur = (noeud: Noeud): boolean =>
  repere(noeud) === AUTEUR || (noeud.getAttribute('class') ?? '').split(' ').includes(CLASSE_AUTEUR);

function* descendants(noeud: Noeud): Generator<Noeud> {
  for (const enfant of noeud.children) {
    yield enfant;
    yield* descendants(enfant);
  }
}

/** The outermost frame of captions below a node. */
function trouverCadre(racine: Noeud): Noeud | undefined {
  for (const noeud of descendants(racine)) if (CADRES.has(repere(noeud))) return noeud;
  return undefined;
}

/**
 * Reads the captions by their own marks only: words found anywhere else on the page are never taken for what somebody
 * said. A frame that holds words without those marks is a page that changed.
 */
export function lireSousTitres(racine: Noeud): Lecture {
  const cadre = trouverCadre(racine);
  if (!cadre) return { etat: 'introuvables' };
  const lignes: SousTitre[] = [];
  let locuteur = '';
  let marques = 0;
  for (const noeud of descendants(cadre)) {
    if (estAuteur(noeud)) locuteur = net(noeud);
    else if (repere(noeud) === TEXTE) {
      marques += 1;
      const texte = net(noeud);
      if (texte !== '') lignes.push({ locuteur, texte });
    }
  }
  if (marques === 0 && net(cadre) !== '') return { etat: 'introuvables' };
  return { etat: 'lus', lignes };
}
