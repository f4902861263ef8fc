import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import { estCouple } from './composition.ts';
import type { TraceurIr } from './contexte.ts';
import type { FoyerFiscal } from './foyer.ts';

/** Gains of life-insurance withdrawals once the yearly allowance is taken, by rate of the flat tax. Euros. */
export interface GainsAssuranceVie {
  /** At the ordinary rate of the flat tax. */
  readonly tauxPlein: number;
  /** At the reduced rate of contracts of eight years or more. */
  readonly tauxReduit: number;
  readonly abattement: number;
}

const AUCUN: GainsAssuranceVie = Object.freeze({ tauxPlein: 0, tauxReduit: 0, abattement: 0 });

export function gainsAssuranceVieBruts(f: FoyerFiscal): number {
  return f.assurance_vie_moins_8_ans + f.assurance_vie_8_ans_taux_reduit + f.assurance_vie_8_ans_taux_plein;
}

/**
 * The allowance of contracts of eight years or more goes first to the gains at the reduced rate, then to the others
 * (CGI art. 125-0 A I and 200 A 1 B 2°).
 */
export function calculerGainsAssuranceVie(f: FoyerFiscal, p: Valeurs, t: TraceurIr): GainsAssuranceVie {
  const bruts = gainsAssuranceVieBruts(f);
  if (bruts === 0) return AUCUN;
  const couple = estCouple(f);
  const plafond = couple ? p.capital.abattement_assurance_vie_couple : p.capital.abattement_assurance_vie_seul;
  const surReduit = Math.min(f.assurance_vie_8_ans_taux_reduit, plafond);
  const surPlein = Math.min(f.assurance_vie_8_ans_taux_plein, plafond - surReduit);
  const abattement = surReduit + surPlein;
  if (t !== null) {
    t.noeud({
      regle: 'ir.assurance_vie',
      libelle: 'Produits des rachats d’assurance-vie',
      valeur: bruts - abattement,
      formule:
        abattement > 0
          ? `${euros(bruts)} − ${euros(abattement)} (abattement des contrats de huit ans, au plus ${euros(plafond)}) = ${euros(bruts - abattement)}`
          : `${euros(bruts)}, sans abattement`,
      article: 'CGI art. 125-0 A et 200 A 1 B 2°',
      entrees: [
        entree('Contrats de moins de huit ans', f.assurance_vie_moins_8_ans),
        entree('Contrats de huit ans et plus, taux réduit', f.assurance_vie_8_ans_taux_reduit),
        entree('Contrats de huit ans et plus, taux plein', f.assurance_vie_8_ans_taux_plein),
      ],
      parametres: [couple ? 'capital.abattement_assurance_vie_couple' : 'capital.abattement_assurance_vie_seul'],
    });
  }
  return {
    tauxPlein: f.assurance_vie_moins_8_ans + f.assurance_vie_8_ans_taux_plein - surPlein,
    tauxReduit: f.assurance_vie_8_ans_taux_reduit - surReduit,
    abattement,
  };
}
