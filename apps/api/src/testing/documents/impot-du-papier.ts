import { calculerImpotRevenu, completerFoyer, type ImpotRevenu } from '@francis/fiscal';
import type { Papier } from './avis.ts';

const [AGE_DECLARANT, AGE_CONJOINT, AGE_ENFANT] = [40, 41, 8];

/** The tax that a made-up notice prints: the engine's, so that its answer is known. */
export function impotDuPapier({ annee, couple, aCharge, paies, don }: Papier): ImpotRevenu {
  const foyer = completerFoyer({
    situation: couple ? 'marie' : 'celibataire',
    annee_naissance_declarant1: annee - AGE_DECLARANT,
    ...(couple && { annee_naissance_declarant2: annee - AGE_CONJOINT, declarant2: { salaires: paies[1] } }),
    declarant1: { salaires: paies[0] },
    enfants: Array.from({ length: aCharge }, () => ({ annee_naissance: annee - AGE_ENFANT })),
    dons_66: don,
  });
  const calcul = calculerImpotRevenu(foyer, annee);
  if ('code' in calcul) throw new Error(`not computed: ${calcul.code}`);
  return calcul;
}
