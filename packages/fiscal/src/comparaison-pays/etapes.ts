import type { NoeudTrace } from '../core/trace.ts';
import { euros } from '../core/typographie.ts';
import { FRANCS, francs } from '../international/montants.ts';
import type { PaysCompare } from './situation.ts';

/** A step that the engine of the country computes without drawing it. */
export const etape = (
  noeud: Pick<NoeudTrace, 'regle' | 'libelle' | 'valeur' | 'formule' | 'article'> & Partial<NoeudTrace>,
): NoeudTrace => ({ unite: 'EUR', entrees: [], parametres: [], enfants: [], ...noeud });

/** The tree of one country; its root is what is left of the salary. */
export function composerTrace(p: PaysCompare, enfants: readonly NoeudTrace[]): NoeudTrace {
  const suisse = p.monnaie === 'CHF';
  const ecrire = suisse ? francs : euros;
  const credits = p.credits > 0 ? ` + crédits ${ecrire(p.credits)}` : '';
  return etape({
    regle: `pays.${p.pays}.revenu_disponible`,
    libelle: 'Revenu disponible',
    valeur: p.revenuDisponible,
    unite: suisse ? FRANCS : 'EUR',
    formule:
      `${ecrire(p.salaireBrut)} − cotisations ${ecrire(p.cotisations)} − impôt ${ecrire(p.impot)}${credits} ` +
      `= ${ecrire(p.revenuDisponible)}`,
    article: '',
    enfants,
  });
}
