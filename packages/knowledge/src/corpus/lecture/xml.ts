import { SaxesParser } from 'saxes';
import { FormeInattendue, type Noeud, PROFONDEUR_MAX, TAILLE_MAX_OCTETS } from './noeud.ts';

/**
 * Strict XML to a tree. A document type is refused: the official files have none that matters, and it is how entities
 * expand without end or read other files.
 * @throws FormeInattendue
 */
export function lireXml(texte: string): Noeud {
  if (texte.length > TAILLE_MAX_OCTETS) throw new FormeInattendue('le fichier est trop gros pour un texte officiel');
  const racine: Noeud = { nom: '', attributs: {}, enfants: [] };
  const pile: Noeud[] = [racine];
  const analyseur = new SaxesParser();
  const ajouter = (contenu: string): void => void pile.at(-1)?.enfants.push(contenu);
  analyseur.on('error', (erreur) => {
    throw new FormeInattendue(`le XML est mal formé (ligne ${analyseur.line})`, { cause: erreur });
  });
  analyseur.on('doctype', (type) => {
    if (/[[%]|SYSTEM|PUBLIC/.test(type)) throw new FormeInattendue('le fichier déclare des entités, ce qui est refusé');
  });
  analyseur.on('opentag', ({ name, attributes }) => {
    if (pile.length > PROFONDEUR_MAX) throw new FormeInattendue('les balises sont imbriquées trop profondément');
    const noeud: Noeud = { nom: name, attributs: { ...attributes }, enfants: [] };
    pile.at(-1)?.enfants.push(noeud);
    pile.push(noeud);
  });
  analyseur.on('closetag', () => void pile.pop());
  analyseur.on('text', ajouter);
  analyseur.on('cdata', ajouter);
  analyseur.write(texte).close();
  const element = racine.enfants.find((e): e is Noeud => typeof e !== 'string');
  if (!element) throw new FormeInattendue('le fichier est vide');
  return element;
}
