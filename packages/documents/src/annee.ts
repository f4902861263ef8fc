import type { Releve } from './releve.ts';

const PREMIERE = 2019;
const DERNIERE = 2060;

const anneeDe = (mot: string | undefined): number | undefined => {
  const n = mot?.length === 4 ? Number(mot) : Number.NaN;
  return n >= PREMIERE && n <= DERNIERE ? n : undefined;
};

const LIENS = new Set(['de', 'l', 'annee', 'percus', 'en', 'du', 'des']);

/** The years that follow a word in the lines: « revenus de 2025 », « revenus de l’année 2025 ». */
function anneesApres(phrases: readonly (readonly string[])[], annonces: ReadonlySet<string>): Set<number> {
  const annees = new Set<number>();
  for (const mots of phrases)
    mots.forEach((mot, i) => {
      if (!annonces.has(mot)) return;
      let k = i + 1;
      while (LIENS.has(mots[k] ?? '')) k += 1;
      const annee = anneeDe(mots[k]);
      if (annee !== undefined) annees.add(annee);
    });
  return annees;
}

/** Year of the incomes of a notice or a return; undefined when it is not said, or said twice otherwise. */
export function anneeDesRevenus({ phrases }: Releve<string>): number | undefined {
  const revenus = anneesApres(phrases, new Set(['revenus', 'revenu']));
  const impot = anneesApres(phrases, new Set(['impot', 'imposition', 'avis']));
  const annees = new Set([...revenus, ...[...impot].map((annee) => annee - 1)]);
  // « impôt 2026 sur les revenus de 2025 »: the year before, said twice.
  if (revenus.size === 1) {
    const [annee] = revenus;
    return [...impot].every((une) => une - 1 === annee || une === annee) ? annee : undefined;
  }
  return revenus.size === 0 && annees.size === 1 ? [...annees][0] : undefined;
}

export const estAnnee = (valeur: number): boolean => anneeDe(String(valeur)) !== undefined;
