import type { NoeudAffiche } from '../ecriture/index.ts';

const UN_CENTIME = 0.01;

/**
 * The step of this rule, the calculation itself or the first found under it; undefined when it does not give this value: a
 * sentence must never speak of another figure.
 */
export function etape(trace: NoeudAffiche, regle: string, valeur: number): NoeudAffiche | undefined {
  if (trace.regle === regle)
    return typeof trace.valeur === 'number' && Math.abs(trace.valeur - valeur) < UN_CENTIME ? trace : undefined;
  for (const enfant of trace.enfants) {
    const trouvee = etape(enfant, regle, valeur);
    if (trouvee) return trouvee;
  }
  return undefined;
}

/** The step of this rule whose sentence tells this figure among others: a contribution in the sum of them all. */
export function etapeQuiLeDit(trace: NoeudAffiche, regle: string): NoeudAffiche | undefined {
  if (trace.regle === regle) return trace;
  for (const enfant of trace.enfants) {
    const trouvee = etapeQuiLeDit(enfant, regle);
    if (trouvee) return trouvee;
  }
  return undefined;
}
