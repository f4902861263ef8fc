import type { FoyerDecrit } from '../outils/schemas.ts';
import type { NiveauScolaire } from './faits.ts';

/** Ages at which a child is usually at each level. */
const AGES: Readonly<Record<NiveauScolaire, readonly [number, number]>> = {
  college: [11, 15],
  lycee: [15, 18],
  superieur: [17, 25],
};

interface Ecolier {
  readonly naissance: number;
  readonly alternee: boolean;
}

/**
 * Pupils by level, those of alternating custody apart: their reduction is shared between the parents, as the child is
 * (CGI art. 199 quater F).
 * @param annee year of the incomes
 */
export function scolarites(
  lues: Partial<Readonly<Record<NiveauScolaire, number>>> | undefined,
  enfants: readonly Ecolier[],
  annee: number,
): Pick<FoyerDecrit, 'scolarite' | 'scolarite_alternee'> {
  if (lues === undefined || enfants.length === 0) return {};
  const entieres: Partial<Record<NiveauScolaire, number>> = {};
  const partagees: Partial<Record<NiveauScolaire, number>> = {};
  for (const niveau of ['college', 'lycee', 'superieur'] as const) {
    const nombre = lues[niveau] ?? 0;
    const enAge = enfants.filter(
      (e) => annee - e.naissance >= AGES[niveau][0] && annee - e.naissance <= AGES[niveau][1],
    );
    const possibles = enAge.length > 0 ? enAge : enfants;
    const exclusifs = Math.min(nombre, possibles.filter((e) => !e.alternee).length);
    const alternes = possibles.some((e) => e.alternee) ? nombre - exclusifs : 0;
    if (nombre - alternes > 0) entieres[niveau] = nombre - alternes;
    if (alternes > 0) partagees[niveau] = alternes;
  }
  return {
    ...(Object.keys(entieres).length > 0 ? { scolarite: entieres } : {}),
    ...(Object.keys(partagees).length > 0 ? { scolarite_alternee: partagees } : {}),
  };
}
