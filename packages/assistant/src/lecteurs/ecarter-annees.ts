import { motsDits, normaliserTexte } from '@francis/lecture';
import { anneesDuCalcul, DU_FOYER, type Regle } from './cadre.ts';

const DE_L_UNION = ['mari', 'pacs'];
const DE_LA_SEPARATION = ['divorc', 'separ', 'sépar'];
const AUTOUR_DE_LA_DATE = 45;
/** « mariés le 5 juillet 2025 », « divorce prononcé le 14 novembre 2025 »: the whole year is filed together, or apart (CGI art. 6). */
const unionDeLAnnee: Regle = (m, cadre) => {
  if (m.type !== 'date' || m.mois === undefined || cadre.outils.length === 0) return undefined;
  if (!cadre.outils.every((o) => o === 'calculer_impot')) return undefined;
  if (m.annee !== undefined && !anneesDuCalcul(cadre).has(m.annee)) return undefined;
  const avant = cadre.question.slice(Math.max(0, m.span[0] - AUTOUR_DE_LA_DATE), m.span[0]).toLowerCase();
  const situation = cadre.feuilles.find((f) => f.chemin === 'foyer.situation')?.valeur;
  if ((situation === 'marie' || situation === 'pacse') && DE_L_UNION.some((mot) => avant.includes(mot)))
    return 'l’année de l’union, une déclaration commune pour toute l’année';
  return situation === 'divorce' && DE_LA_SEPARATION.some((mot) => avant.includes(mot))
    ? 'l’année de la séparation, deux déclarations pour toute l’année'
    : undefined;
};

/** « élevé seule jusqu’à ses 20 ans, il en a 34 »: what box L was read from. */
const enfantEleveSeul: Regle = (m, { feuilles }) =>
  (m.type === 'age' || m.type === 'duree' || m.type === 'quantite') &&
  feuilles.some((f) => f.chemin === 'foyer.case_L' && f.valeur === true)
    ? 'enfant élevé seul, grand aujourd’hui'
    : undefined;

const PRES_D_UNE_ANNEE = 34;
const PRES_D_UN_REPORT = 60;
const SE_REPORTE = motsDits(
  'moins value|moins values|moins-value|moins-values|mv|deficit|deficits|report|reports|reportable|reportables|reporte|reportee|reportees|perte|pertes',
);
/** « en 2023 j’avais 37 200, … en 2025 26 400 »: the income of a year that is not the one computed. */
const revenuDUneAutreAnnee: Regle = (m, cadre, toutes) => {
  if (m.type !== 'montant' || !cadre.outils.some((o) => DU_FOYER.has(o))) return undefined;
  const annees = anneesDuCalcul(cadre);
  const dates = toutes.flatMap((x) => (x.type === 'date' && x.annee !== undefined ? [x] : []));
  const sienne = dates.findLast((d) => d.span[1] <= m.span[0] && m.span[0] - d.span[1] <= PRES_D_UNE_ANNEE);
  // « MV reportables de 2021 : 11 200 »: it still counts.
  if (SE_REPORTE.test(normaliserTexte(cadre.question.slice(Math.max(0, m.span[0] - PRES_D_UN_REPORT), m.span[1]))))
    return undefined;
  const autre = sienne?.annee !== undefined && sienne.annee < Math.min(...annees);
  return autre && dates.some((d) => annees.has(d.annee ?? 0)) ? 'revenu d’une autre année' : undefined;
};

/** What a year, of a union or of another income, changes nothing to. */
export const REGLES_DES_ANNEES: readonly Regle[] = [unionDeLAnnee, enfantEleveSeul, revenuDUneAutreAnnee];
