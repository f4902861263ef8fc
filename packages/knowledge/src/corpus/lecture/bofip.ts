import { type Balises, blocsDe } from './blocs.ts';
import { lireHtml } from './html.ts';
import { enfantsNommes, FormeInattendue, type Noeud, texteDe, trouver } from './noeud.ts';
import { decouperEnPieces } from './pieces.ts';
import { type Lecture, lireJour } from './texte-officiel.ts';
import { lireXml } from './xml.ts';

const BALISES: Balises = {
  niveauTitre: ({ nom }) => Number(/^h([1-6])$/.exec(nom)?.[1] ?? 0),
  blocs: new Set([
    'p',
    'div',
    'li',
    'br',
    'table',
    'caption',
    'blockquote',
    'section',
    'article',
    'ul',
    'ol',
    'dt',
    'dd',
  ]),
  ignorees: new Set(['nav', 'button', 'svg', 'img']),
};

/** Types of content that are not the doctrine itself. */
const AUTRES_TYPES = /actualit|plan|pi[èe]ce jointe/i;

/**
 * Reads a document of the BOFiP export (DGFiP): the metadata of `document.xml` (Dublin Core and `bofip:`), and the text of
 * the `data.html` beside it.
 */
export function lireBofip(documentXml: string, lirePage: () => string): Lecture {
  const document = lireXml(documentXml);
  if (document.nom !== 'document') return undefined;
  if (document.attributs['type'] !== undefined && document.attributs['type'] !== 'Contenu') return undefined;
  const dublin = trouver(document, 'dc:dublincore');
  const bofip = trouver(document, 'bofip:bodgfip');
  if (!dublin || !bofip) throw new FormeInattendue('le document n’a pas ses métadonnées dc: et bofip:');
  if (AUTRES_TYPES.test(texteDe(trouver(bofip, 'bofip:contenu_type')))) return undefined;
  const version = texteDe(trouver(bofip, 'bofip:contenu_id'));
  const forme = /^(BOI-[A-Z0-9-]+?)-(\d{4})(\d{2})(\d{2})$/.exec(version);
  if (!forme) throw new FormeInattendue('l’identifiant du document n’est pas de la forme BOI-…-AAAAMMJJ');
  const debut = lireJour(`${forme[2]}-${forme[3]}-${forme[4]}`);
  if (debut === undefined) throw new FormeInattendue('la date de publication n’existe pas');
  const pieces = decouperEnPieces(blocsDe(lireHtml(lirePage()), BALISES));
  if (pieces.length === 0) return undefined;
  return {
    source: 'bofip',
    identifiant: forme[1] ?? version,
    version,
    titre: texteDe(trouver(dublin, 'dc:title')) || version,
    url: adresse(dublin, version),
    debut,
    pieces,
  };
}

/** The page of this very version, from the publisher's own number (`2491-PGP`). */
function adresse(dublin: Noeud, version: string): string {
  const numero = enfantsNommes(dublin, 'dc:identifier')
    .map(texteDe)
    .find((identifiant) => /^\d+-PGP$/.test(identifiant));
  return numero === undefined
    ? `https://bofip.impots.gouv.fr/bofip/ext/identifiant=${version}`
    : `https://bofip.impots.gouv.fr/bofip/${numero}.html/identifiant=${version}`;
}
