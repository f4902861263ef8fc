import { parametresImpotRevenu } from '@francis/fiscal';

export interface Marche {
  readonly de: number;
  readonly a: number | null;
  readonly taux: number;
}

const RANGS = [1, 2, 3, 4] as const;

/** The five steps of the scale of one part. */
export function marchesDe(annee: number): Marche[] {
  const parametres = parametresImpotRevenu(annee);
  const seuils = [0, ...RANGS.map((n) => parametres?.lire(`bareme.seuil_${n}`)?.valeur ?? 0)];
  const taux = [0, ...RANGS.map((n) => parametres?.lire(`bareme.taux_${n}`)?.valeur ?? 0)];
  return seuils.map((de, i) => ({ de, a: seuils[i + 1] ?? null, taux: taux[i] ?? 0 }));
}
