import type { Fait } from '@francis/faits';
import { ditUnAjout, ditUneSortie, type Mention } from '@francis/lecture';
import { D_UN_TOUR } from './tours.ts';
import { deplace } from './variations.ts';

/** Lines of which a household has one amount: two added to one another were not said of it. */
const SEULES = [
  'plus_values_mobilieres',
  'dividendes',
  'interets',
  'micro_bic_ventes',
  'micro_bic_services',
  'micro_bnc',
  'lmnp_micro',
  'activite.recettes',
  'activite.charges',
  'deces.capital_avant_70',
];
/** Words that add what stands on both sides of them. */
const ADDITIONS = [' plus ', '+', ' et ', ' puis ', ' ainsi que '];
const CONCUBINS: ReadonlySet<string> = new Set(['compagnon', 'compagne']);
const PAIE = '.salaires';

/** Amounts of a question that a fact adds to one another although nothing says so, or that are of two people who file apart. */
export function sommesDouteuses(faits: readonly Fait[], question: string, mentions: readonly Mention[]): string[] {
  const parId = new Map(mentions.map((m) => [m.id, m]));
  const apart = mentions.some(
    (m) => (m.type === 'mot' && m.concept === 'concubinage') || (m.type === 'personne' && CONCUBINS.has(m.lien)),
  );
  return faits.flatMap(({ chemin, formule, preuves }) => {
    if (formule === undefined || (!formule.includes('+') && !formule.includes('-'))) return [];
    const termes = preuves.flatMap((id) => parId.get(id) ?? []).filter((m) => m.type === 'montant');
    if (termes.length < 2) return [];
    const deDeux = chemin.endsWith(PAIE) && apart && termes.some((m) => dUneAutrePersonne(m, question));
    const sansMot =
      SEULES.some((ligne) => chemin.endsWith(ligne)) &&
      !additionnees(termes, question) &&
      !termes.some((m) => deplace(question, m));
    const deChacun = DE_CHACUN.some((fin) => chemin.endsWith(fin)) && dUneAutreEntre(termes, question);
    return deDeux || sansMot || deChacun ? termes.map((m) => m.mots) : [];
  });
}

/** What each of two people has of their own: « elle verse 5 000 € et lui 6 000 € » is no sum of hers. */
const DE_CHACUN = ['.per_versements', '.frais_reels'];
const AUTRES = [
  ' lui ',
  ' elle ',
  ' moi ',
  ' toi ',
  ' madame ',
  ' monsieur ',
  ' mari ',
  ' femme ',
  ' épouse ',
  ' conjoint ',
];
function dUneAutreEntre(termes: readonly Mention[], question: string): boolean {
  const places = termes
    .filter((m) => !m.id.startsWith(D_UN_TOUR))
    .map((m) => m.span)
    .toSorted((a, b) => a[0] - b[0]);
  return places.slice(1).some(([debut], i) => {
    const entre = ` ${question.slice(places[i]?.[1] ?? 0, debut).toLowerCase()} `;
    return AUTRES.some((mot) => entre.includes(mot));
  });
}

const A_LUI = [' son ', ' sa ', ' lui ', ' elle ', ' il '];
const PORTEE = 40;

/** « son revenu est de », « elle 1 990 »: somebody else’s. */
const dUneAutrePersonne = (m: Mention, question: string): boolean => {
  const avant = ` ${question.slice(Math.max(0, m.span[0] - PORTEE), m.span[0]).toLowerCase()} `;
  return A_LUI.some((mot) => avant.includes(mot));
};

function additionnees(termes: readonly Mention[], question: string): boolean {
  const places = termes.map((m) => m.span).sort((a, b) => a[0] - b[0]);
  return places.slice(1).every(([debut], i) => {
    const entre = question.slice(places[i]?.[1] ?? 0, debut).toLowerCase();
    return !entre.includes('.') && !ditUneSortie(entre) && ADDITIONS.some((mot) => entre.includes(mot));
  });
}

/** An amount added to one of a turn before, by a turn that adds nothing. */
export function sommesDeTours(faits: readonly Fait[], question: string, mentions: readonly Mention[]): string[] {
  if (ditUnAjout(question)) return [];
  const montants = new Map(mentions.flatMap((m) => (m.type === 'montant' ? [[m.id, m.mots] as const] : [])));
  const deplacent = new Set(mentions.flatMap((m) => (deplace(question, m) ? [m.id] : [])));
  return faits.flatMap(({ formule, preuves }) => {
    const termes = preuves.filter((id) => montants.has(id));
    const deDeuxTours = termes.some((id) => id.startsWith(D_UN_TOUR)) && termes.some((id) => !id.startsWith(D_UN_TOUR));
    return deDeuxTours && !termes.some((id) => deplacent.has(id)) && formule?.includes('+') === true
      ? termes.flatMap((id) => montants.get(id) ?? [])
      : [];
  });
}
