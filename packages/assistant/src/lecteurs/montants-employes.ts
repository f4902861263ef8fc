import { definitionDe, type Fait } from '@francis/faits';
import { estUneBorne, estUnIntervalle, type Mention, plier } from '@francis/lecture';

const TERMES = ['au bout de ', 'après ', 'apres '];
/** « combien d’abattement au bout de 17 ans ? »: a rule tells how it goes, not where it stands then. */
export const auTerme = (question: string, restes: readonly Mention[]): string[] =>
  question.toLowerCase().includes('combien')
    ? restes.flatMap((m) =>
        m.type === 'duree' && TERMES.some((mot) => question.slice(0, m.span[0]).toLowerCase().endsWith(mot))
          ? [m.mots]
          : [],
      )
    : [];

/** « 4 600 ou 9 200 »: two amounts that one word sets against each other, and a question about which. */
export function auChoix(question: string, mentions: readonly Mention[]): string[] {
  const montants = mentions.filter((m) => m.type === 'montant');
  const entre = (a: Mention, b: Mention): string => question.slice(a.span[1], b.span[0]).replace('€', '').trim();
  return montants.flatMap((m, i) => {
    const suivant = montants[i + 1];
    return suivant !== undefined && entre(m, suivant).toLowerCase() === 'ou' ? [m.mots, suivant.mots] : [];
  });
}

/** « 2 000 € par mois » is no value of a good, nor a gift made once. */
const D_UN_JOUR: ReadonlySet<string> = new Set(['jour', 'total']);
export function periodesContraires(mentions: readonly Mention[], faits: readonly Fait[]): Mention[] {
  const prises = new Set(faits.flatMap((f) => (D_UN_JOUR.has(definitionDe(f.chemin)?.periode ?? '') ? f.preuves : [])));
  return mentions.filter((m) => m.type === 'montant' && m.periode === 'mois' && prises.has(m.id));
}

/** Facts that are declared net: a gross amount under one of them is another amount. */
const NETS = ['.salaires', '.pensions_retraite'];
export function brutPourNet(mentions: readonly Mention[], faits: readonly Fait[]): string[] {
  const prouvant = new Set(faits.filter((f) => NETS.some((fin) => f.chemin.endsWith(fin))).flatMap((f) => f.preuves));
  return mentions.flatMap((m) => (m.type === 'montant' && m.qualite === 'brut' && prouvant.has(m.id) ? [m.mots] : []));
}

/** « plus de 50 000 € » is no amount of anybody: a calculation that holds it is one among others. */
export function bornesEmployees(
  question: string,
  mentions: readonly Mention[],
  prouvant: ReadonlySet<string>,
): string[] {
  const texte = plier(question.normalize('NFC'));
  if (texte.length !== question.length) return [];
  return mentions.flatMap((m) => {
    const borne =
      m.type === 'montant' ? estUneBorne : m.type === 'age' || m.type === 'duree' ? estUnIntervalle : undefined;
    return prouvant.has(m.id) && borne?.(texte, m.span[0], m.span[1]) ? [m.mots] : [];
  });
}

/** A word or two between an amount and how many months it was paid. */
const VOISIN = 30;
const AN = 12;
/** « 1 240 par mois les huit mois d’après »: it is not of the whole year. */
export function moisContredits(question: string, mentions: readonly Mention[], faits: readonly Fait[]): string[] {
  return mentions.flatMap((m) => {
    const annuel = faits.some((f) => f.formule?.split('+').some((terme) => terme === `${m.id}*${AN}`));
    if (m.type !== 'montant' || !annuel) return [];
    const duree = mentions.find(
      (d) =>
        d.type === 'duree' &&
        d.unite === 'mois' &&
        d.valeur < AN &&
        d.span[0] >= m.span[1] &&
        d.span[0] - m.span[1] < VOISIN,
    );
    if (duree === undefined) return [];
    const entre = question.slice(m.span[1], duree.span[0]);
    return entre.includes('.') ||
      mentions.some((x) => x.type === 'montant' && x.span[0] > m.span[0] && x.span[0] < duree.span[0])
      ? []
      : [`${m.mots}${entre}${duree.mots}`];
  });
}
