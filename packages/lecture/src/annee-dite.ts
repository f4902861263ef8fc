import { trouverMentions } from './mentions/trouver.ts';
import { plier } from './texte/plier.ts';

/** The years that a question dates what it speaks of by: that of the tax notice, that of the income it taxes. */
export interface AnneeDite {
  readonly avis?: number;
  readonly revenus?: number;
}

const REVENUS = new Set(
  'revenu|revenus|salaire|salaires|pension|pensions|retraites|loyer|loyers|traitements|benefices|dividendes|gains|recettes|ventes'.split(
    '|',
  ),
);
const AVIS = new Set(
  'avis|impot|impots|imposition|impositions|taxe|taxes|fonciere|foncier|habitation|cfe|ifi|recouvrement|role|declaration|declarations|declarer|declare|declaree|campagne|paye|payee|payes|regle|reglee'.split(
    '|',
  ),
);
/** « redressé sur 2021 » : what was earned that year. */
const JUSTE_AVANT = new Set(['sur', 'titre']);
const PETITS = new Set(['de', 'l', 'annee', 'd', 'la', 'les', 'mes', 'en']);

/** What the words before a year say that it dates; the nearest one decides. */
function nature(avant: string): keyof AnneeDite | undefined {
  const mots = motsDe(avant);
  const dernier = mots.findLast((mot) => !PETITS.has(mot));
  if (dernier !== undefined && JUSTE_AVANT.has(dernier)) return 'revenus';
  const dit = mots.findLast((mot) => REVENUS.has(mot) || AVIS.has(mot));
  return dit === undefined ? undefined : REVENUS.has(dit) ? 'revenus' : 'avis';
}

function motsDe(texte: string): string[] {
  const mots: string[] = [];
  let mot = '';
  for (const c of `${texte} `) {
    if (c >= 'a' && c <= 'z') mot += c;
    else if (mot !== '') {
      mots.push(mot);
      mot = '';
    }
  }
  return mots;
}

const FINS_DE_PHRASE = ['.', '?', '!', ';', ':'];

/** Years of a question, by what they are the year of; a year of which nothing says it is left out. */
export function lireAnneeDite(question: string): AnneeDite {
  const texte = plier(question.normalize('NFC'));
  if (texte.length !== question.length) return {};
  const dites: { avis?: number; revenus?: number } = {};
  let debut = 0;
  for (const m of trouverMentions(question)) {
    if (m.type !== 'date' || m.annee === undefined) continue;
    const phrase = Math.max(...FINS_DE_PHRASE.map((signe) => texte.lastIndexOf(signe, m.span[0] - 1) + 1));
    const de = nature(texte.slice(Math.max(debut, phrase), m.span[0]));
    debut = m.span[1];
    if (de !== undefined) dites[de] ??= m.annee;
  }
  return dites;
}
