import { type Balises, blocsDe } from './blocs.ts';
import { FormeInattendue, type Noeud, texteDe, trouver } from './noeud.ts';
import { decouperEnPieces } from './pieces.ts';
import { type Lecture, lireJour } from './texte-officiel.ts';
import { lireXml } from './xml.ts';

const HOTES = new Set([
  'www.service-public.fr',
  'www.service-public.gouv.fr',
  'entreprendre.service-public.fr',
  'entreprendre.service-public.gouv.fr',
]);

/** Elements whose `Titre` opens a part of the sheet. */
const PARTIES = new Set(['Chapitre', 'SousChapitre', 'Situation', 'Cas', 'BlocCas', 'Introduction', 'Texte']);

const BALISES: Balises = {
  niveauTitre: (noeud, ancetres) => {
    if (noeud.nom !== 'Titre' || !PARTIES.has(ancetres.at(-1)?.nom ?? '')) return 0;
    return Math.max(1, ancetres.filter(({ nom }) => nom !== 'Texte' && PARTIES.has(nom)).length);
  },
  blocs: new Set(['Paragraphe', 'Item', 'Titre', 'ASavoir', 'Attention', 'ANoter', 'Rappel', 'Tableau', 'Exemple']),
  // Links to other sheets, forms and addresses: not the text of this one.
  ignorees: new Set([
    'ServiceEnLigne',
    'OuSAdresser',
    'Reference',
    'Definition',
    'PourEnSavoirPlus',
    'QuestionReponse',
    'VoirAussi',
    'InformationComplementaire',
    'Actualite',
    'FilDAriane',
    'Theme',
    'SousThemePere',
    'DossierPere',
    'SousDossierPere',
    'Audience',
    'Canal',
    'SurTitre',
    'Avertissement',
    'Partenaire',
    'CommentFaireSi',
    'RechercheGuidee',
    'Abreviation',
  ]),
};

/** Root elements of a sheet that hold its text. */
const CORPS = ['Introduction', 'Texte', 'ListeSituations'];

/** Reads a practical sheet of service-public (DILA): `Publication` with its Dublin Core and its chapters. */
export function lireServicePublic(xml: string): Lecture {
  const publication = lireXml(xml);
  if (publication.nom !== 'Publication' || !/^Fiche|^Question/i.test(publication.attributs['type'] ?? 'Fiche'))
    return undefined;
  const identifiant = publication.attributs['ID'] ?? '';
  if (!/^[FR]\d{1,7}$/.test(identifiant)) throw new FormeInattendue('la fiche n’a pas d’identifiant de la forme F123');
  const url = publication.attributs['spUrl'] ?? `https://www.service-public.fr/particuliers/vosdroits/${identifiant}`;
  if (!URL.canParse(url) || !HOTES.has(new URL(url).hostname) || !url.startsWith('https:')) {
    throw new FormeInattendue('l’adresse de la fiche n’est pas celle de service-public');
  }
  const debut = lireJour(/\d{4}-\d{2}-\d{2}/.exec(texteDe(trouver(publication, 'dc:date')))?.[0] ?? '');
  if (debut === undefined) throw new FormeInattendue('la fiche n’a pas de date de mise à jour');
  const titre = texteDe(trouver(publication, 'dc:title'));
  if (titre === '') throw new FormeInattendue('la fiche n’a pas de titre');
  const corps: Noeud = {
    nom: 'corps',
    attributs: {},
    enfants: publication.enfants.filter((e): e is Noeud => typeof e !== 'string' && CORPS.includes(e.nom)),
  };
  const pieces = decouperEnPieces(blocsDe(corps, BALISES));
  if (pieces.length === 0) return undefined;
  return { source: 'service-public', identifiant, version: `${identifiant}-${debut}`, titre, url, debut, pieces };
}
