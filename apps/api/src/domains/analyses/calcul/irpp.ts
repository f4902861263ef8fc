import type { AnalyseIrpp } from '@francis/contract';
import { type NoeudTrace, trouverNoeud } from '@francis/fiscal';
import { type DossierCalcule, totalDe } from './dossier.ts';

/** Figures and notes of the tax of one file, under the names of the specification. */
export type FiguresIrpp = Pick<
  AnalyseIrpp,
  | 'revenu_brut_global'
  | 'revenu_net_imposable'
  | 'nombre_parts'
  | 'quotient_familial'
  | 'impot_brut_calcule'
  | 'decote_applicable'
  | 'impot_net_avant_credits'
  | 'reductions_credits_impot'
  | 'impot_final_estime'
  | 'taux_marginal_imposition'
  | 'taux_moyen_imposition'
>;

const CENTIEMES = 100;
const arrondir = (valeur: number): number => Math.round(valeur * CENTIEMES) / CENTIEMES;

/** Income that bears the tax, that of the flat tax included: what an average rate divides by. */
function revenuImpose(trace: NoeudTrace, revenuNetImposable: number): number {
  const forfait = trouverNoeud(trace, 'ir.pfu');
  if (!forfait || Number(forfait.valeur) === 0) return revenuNetImposable;
  const vie = Number(trouverNoeud(forfait, 'ir.assurance_vie')?.valeur ?? 0);
  return revenuNetImposable + vie + forfait.entrees.reduce((somme, { valeur }) => somme + Number(valeur), 0);
}

export function figuresIrpp({ resultat: r, trace }: DossierCalcule): FiguresIrpp {
  const impose = revenuImpose(trace, r.revenu_net_imposable);
  const allegements = Object.fromEntries(
    Object.entries({ 'Réductions d’impôt': r.reductions, 'Crédits d’impôt': r.credits_impot }).filter(([, v]) => v > 0),
  );
  return {
    revenu_brut_global: r.revenu_brut_global,
    revenu_net_imposable: r.revenu_net_imposable,
    nombre_parts: arrondir(r.nombre_parts),
    quotient_familial: arrondir(r.revenu_net_imposable / r.nombre_parts),
    impot_brut_calcule: r.droits_simples,
    ...(r.decote > 0 && { decote_applicable: r.decote }),
    impot_net_avant_credits: r.impot_final + r.reductions + r.credits_impot,
    ...(Object.keys(allegements).length > 0 && { reductions_credits_impot: allegements }),
    impot_final_estime: r.impot_final,
    taux_marginal_imposition: arrondir(r.tmi * CENTIEMES),
    taux_moyen_imposition: impose > 0 ? arrondir((Math.max(0, r.impot_final) / impose) * CENTIEMES) : 0,
  };
}

export const chiffresDe = ({ resultat: r }: DossierCalcule): AnalyseIrpp['chiffres'] => ({
  impot: r.impot_final,
  prelevements_sociaux: r.prelevements_sociaux,
  cdhr: r.cdhr,
  total: totalDe(r),
});
