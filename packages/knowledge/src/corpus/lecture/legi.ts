import { type Balises, blocsDe } from './blocs.ts';
import { enfantsNommes, FormeInattendue, type Noeud, texteDe, trouver } from './noeud.ts';
import { decouperEnPieces } from './pieces.ts';
import { type Lecture, lireJour } from './texte-officiel.ts';
import { lireXml } from './xml.ts';

/** « No end » of the LEGI base; as a start, « never came into force ». */
const JAMAIS = '2999-01-01';
/** States of a version that nobody ever had to apply. */
const JAMAIS_APPLIQUEE = new Set(['MODIFIE_MORT_NE', 'ANNULE']);

/** Short names of the codes that tax questions quote; another text keeps its LEGITEXT number. */
const SIGLES: readonly (readonly [RegExp, string])[] = [
  [/^code général des impôts, annexe (iv|iii|ii|i)\b/i, 'CGI-AN$1'],
  [/^code général des impôts/i, 'CGI'],
  [/^livre des procédures fiscales/i, 'LPF'],
  [/^code de la sécurité sociale/i, 'CSS'],
  [/^code monétaire et financier/i, 'CMF'],
  [/^code des impositions sur les biens et services/i, 'CIBS'],
  [/^code civil/i, 'CCIV'],
  [/^code de commerce/i, 'CCOM'],
  [/^code du travail/i, 'CTRAV'],
];

const BALISES: Balises = {
  niveauTitre: () => 0,
  blocs: new Set(['p', 'P', 'div', 'br', 'li', 'blockquote', 'table', 'caption', 'CONTENU']),
  ignorees: new Set(),
};

/** Reads one version of an article of the LEGI base (DILA): `ARTICLE` with `META`, `CONTEXTE` and `BLOC_TEXTUEL`. */
export function lireLegi(xml: string): Lecture {
  const article = lireXml(xml);
  // The same folders hold texts, sections and structures.
  if (article.nom !== 'ARTICLE') return undefined;
  const version = texteDe(trouver(article, 'META', 'META_COMMUN', 'ID'));
  if (!/^LEGIARTI\d{12}$/.test(version)) throw new FormeInattendue('l’article n’a pas d’identifiant LEGIARTI');
  const meta = trouver(article, 'META', 'META_SPEC', 'META_ARTICLE');
  const etat = texteDe(meta && trouver(meta, 'ETAT'));
  const debut = lireJour(texteDe(meta && trouver(meta, 'DATE_DEBUT')));
  const fin = lireJour(texteDe(meta && trouver(meta, 'DATE_FIN')));
  if (debut === undefined || fin === undefined) throw new FormeInattendue('l’article n’a pas ses dates de vigueur');
  if (JAMAIS_APPLIQUEE.has(etat) || debut === JAMAIS || fin <= debut) return { source: 'legi', version, retiree: true };
  const pieces = decouperEnPieces(blocsDe(contenuDe(article), BALISES));
  if (pieces.length === 0) return undefined;
  const numero = texteDe(meta && trouver(meta, 'NUM'));
  const code = codeDe(article, debut);
  return {
    source: 'legi',
    identifiant: numero === '' ? version : `${code.sigle}/${numero}`,
    version,
    titre: `${code.titre}${numero === '' ? '' : `, article ${numero}`}`,
    url: `https://www.legifrance.gouv.fr/codes/article_lc/${version}/${debut}`,
    debut,
    ...(fin !== JAMAIS && { fin }),
    pieces,
  };
}

function contenuDe(article: Noeud): Noeud {
  const contenu = trouver(article, 'BLOC_TEXTUEL', 'CONTENU');
  if (!contenu) throw new FormeInattendue('l’article n’a pas de texte (BLOC_TEXTUEL)');
  return contenu;
}

/** The title of the code on that day: a text changes its name over time. */
function codeDe(article: Noeud, jour: string): { titre: string; sigle: string } {
  const texte = trouver(article, 'CONTEXTE', 'TEXTE');
  const titres = enfantsNommes(texte, 'TITRE_TXT');
  const valable = titres.find(
    ({ attributs }) => (attributs['debut'] ?? '') <= jour && jour < (attributs['fin'] ?? JAMAIS),
  );
  const choisi = valable ?? titres.at(-1);
  const titre = texteDe(choisi).replace(/\.$/, '');
  const cid = texte?.attributs['cid'] ?? '';
  if (titre === '' || !/^(?:LEGI|JORF)TEXT\d{12}$/.test(cid)) {
    throw new FormeInattendue('l’article ne dit pas à quel texte il appartient');
  }
  const connu = SIGLES.map(
    ([forme, sigle]) => forme.exec(titre) && (titre.match(forme)?.[0] ?? '').replace(forme, sigle),
  );
  return { titre, sigle: (connu.find((s) => s) ?? cid).toUpperCase() };
}
