import { MOIS, moisNomme, pourLesDerniers } from '@francis/lecture';

/** A day as precisely as it was said. */
export interface DateLue {
  /** AAAA-MM-JJ; the middle of what is not said. */
  readonly jour: string;
  readonly precision: 'jour' | 'mois' | 'annee';
  readonly debut: number;
  readonly fin: number;
}

const AN = '(?:19|20)\\d{2}';
const NOM_DE_MOIS = MOIS.join('|');
/** Short names that are left as they were written. */
const MOIS_COURTS = 'jan|fev|fevr|avr|juil|jul|sept|oct|nov';
/** « 3 mars 2012 », « mars 2012 », « 2012 (mars) », « 03/05/2012 », « en 2012 », « (2012) ». */
const DATE = new RegExp(
  [
    `\\b(?:en )?(?<anAvant>${AN}) ?\\((?<moisApres>${NOM_DE_MOIS})\\)`,
    `(?:\\b(?<jour>1er|\\d{1,2}) )?\\b(?<mois>(?:${NOM_DE_MOIS}|${MOIS_COURTS})\\.?) (?<an>${AN})\\b`,
    `\\b(?<jourChiffre>\\d{1,2})[/.](?<moisChiffre>\\d{1,2})[/.](?<anChiffre>${AN}|[0-3]\\d)\\b(?![/.]\\d)`,
    `(?<![\\d/.])(?<moisSeul>0?[1-9]|1[0-2])/(?<anDuMois>${AN})\\b(?!/)`,
    `\\b(?:en|de|du|depuis|annee|fin|debut|courant|mi-|avant|apres|achete?e?s?|achat|acquise?s?|(?:re)?vendue?s?|(?:re)?vente|cession|cedee?s?|heritee?s?|heritage|donation|succession|ouverte?s?|ouverture|souscrite?s?|cloture|attendre|attends) ?(?<anSeul>${AN})\\b(?! ?(?:€|chf|francs))`,
    `\\((?<anEntreParentheses>${AN})\\)`,
  ].join('|'),
  'g',
);

const deux = (n: number): string => String(n).padStart(2, '0');
const rangDuMois = (nom: string): number => moisNomme(nom) ?? 1;

/** Every date of a normalised text, in order. */
export const lireDates = pourLesDerniers((texte): readonly DateLue[] =>
  [...texte.matchAll(DATE)].map((m) => {
    const g = m.groups ?? {};
    const place = { debut: m.index, fin: m.index + m[0].length };
    const mois = g['mois'] ?? g['moisApres'];
    if (mois !== undefined) {
      const dit = g['jour'] === '1er' ? 1 : Number(g['jour'] ?? 15);
      const jour = `${g['an'] ?? g['anAvant']}-${deux(rangDuMois(mois.replace('.', '')))}-${deux(dit)}`;
      return { ...place, jour, precision: g['jour'] === undefined ? 'mois' : 'jour' };
    }
    if (g['jourChiffre'] !== undefined) {
      const an = g['anChiffre'] ?? '';
      const jour = `${an.length === 2 ? `20${an}` : an}-${deux(Number(g['moisChiffre']))}-${deux(Number(g['jourChiffre']))}`;
      return { ...place, jour, precision: 'jour' };
    }
    if (g['moisSeul'] !== undefined)
      return { ...place, jour: `${g['anDuMois']}-${deux(Number(g['moisSeul']))}-15`, precision: 'mois' };
    return { ...place, jour: `${g['anSeul'] ?? g['anEntreParentheses']}-07-01`, precision: 'annee' };
  }),
);

/** « il y a douze ans », « depuis 6 ans », « détenu 14 ans ». */
export function lireDuree(texte: string): number | undefined {
  const m =
    /\b(?:il y a|voici|det\.?|depuis|pendant|detenue?s?(?: depuis| pendant)?|apres|au bout de|garde[er]?(?: pendant)?|a|vieux de|agee? de|de|avait que|n'a que|a seulement|av|assurance-vie|pea|contrat) (?:plus de |environ |pres de )?(\d{1,2}) ans?\b/.exec(
      texte,
    );
  return m ? Number(m[1]) : undefined;
}

/** The same day, so many years before. */
export function reculer(jour: string, annees: number): string {
  return `${Number(jour.slice(0, 4)) - annees}${jour.slice(4)}`;
}
