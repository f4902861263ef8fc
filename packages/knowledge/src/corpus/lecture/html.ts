import { Parser } from 'htmlparser2';
import { FormeInattendue, type Noeud, PROFONDEUR_MAX, TAILLE_MAX_OCTETS } from './noeud.ts';

const SANS_TEXTE = new Set(['script', 'style', 'head', 'template', 'noscript']);

/** Tolerant HTML to a tree, scripts and styles left out. */
export function lireHtml(texte: string): Noeud {
  if (texte.length > TAILLE_MAX_OCTETS) throw new FormeInattendue('la page est trop grosse pour un texte officiel');
  const racine: Noeud = { nom: 'html', attributs: {}, enfants: [] };
  const pile: Noeud[] = [racine];
  const analyseur = new Parser({
    onopentag: (nom, attributs) => {
      if (pile.length > PROFONDEUR_MAX) throw new FormeInattendue('les balises sont imbriquées trop profondément');
      const noeud: Noeud = { nom, attributs, enfants: [] };
      if (!SANS_TEXTE.has(nom)) pile.at(-1)?.enfants.push(noeud);
      pile.push(noeud);
    },
    ontext: (contenu) => void pile.at(-1)?.enfants.push(contenu),
    onclosetag: () => void pile.pop(),
  });
  analyseur.end(texte);
  return racine;
}
