import { calculerImpotRevenu, completerFoyer } from '@francis/fiscal';

export const COUPLES = new Set(['marie', 'pacse']);

interface Assiette {
  readonly annee: number;
  readonly situation: string;
  readonly parts: number;
  readonly imposable: number;
  readonly personnes: number;
}

/** The tax of a taxable income and its parts. Undefined when these parts are not those of this household: something of it is not on the notice. */
export function impotDepuis({
  annee,
  situation,
  parts,
  imposable,
  personnes,
}: Assiette): { droits: number; apresDecote: number } | undefined {
  if (
    situation !== 'marie' &&
    situation !== 'pacse' &&
    situation !== 'celibataire' &&
    situation !== 'divorce' &&
    situation !== 'veuf'
  )
    return undefined;
  const seul = !COUPLES.has(situation);
  for (const parent_isole_T of seul && personnes > 0 ? [false, true] : [false]) {
    const foyer = completerFoyer({
      situation,
      annee_naissance_declarant1: annee - 40,
      ...(seul ? {} : { annee_naissance_declarant2: annee - 40 }),
      enfants: Array.from({ length: personnes }, () => ({ annee_naissance: annee - 8 })),
      parent_isole_T,
    });
    const resultat = calculerImpotRevenu(foyer, annee, { revenuNetImposable: imposable });
    if ('code' in resultat || resultat.nombre_parts !== parts) continue;
    return { droits: resultat.droits_simples, apresDecote: resultat.impot_apres_decote };
  }
  return undefined;
}
