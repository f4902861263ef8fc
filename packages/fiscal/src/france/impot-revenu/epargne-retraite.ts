import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import type { Declarant, FoyerFiscal } from './foyer.ts';

/** Payments within the ceiling of the person; a ceiling of 0 means that the declaration gives none. */
function versementsRetenus(d: Declarant, rang: 1 | 2, t: TraceurIr): number {
  if (d.per_versements === 0) return 0;
  const retenu = d.per_plafond > 0 ? Math.min(d.per_versements, d.per_plafond) : d.per_versements;
  if (t !== null) {
    const limite =
      d.per_plafond > 0
        ? `plafond disponible ${euros(d.per_plafond)}, retenu ${euros(retenu)}`
        : `plafond non déclaré, retenu ${euros(retenu)}`;
    t.noeud({
      regle: `ir.per.declarant${rang}`,
      libelle: `Versements d’épargne retraite du déclarant ${rang}`,
      valeur: retenu,
      formule: `Versé ${euros(d.per_versements)}, ${limite}`,
      article: 'CGI art. 163 quatervicies I 2',
      entrees: [entree('Versements', d.per_versements), entree('Plafond disponible', d.per_plafond)],
    });
  }
  return retenu;
}

/** Deductible retirement savings in euros: it can bring the income to zero, never below. */
export function calculerDeductionPer(foyer: FoyerFiscal, revenuDisponible: number, t: TraceurIr): number {
  const d2 = foyer.declarant2;
  if (foyer.declarant1.per_versements === 0 && (d2 === null || d2.per_versements === 0)) return 0;
  if (t !== null) t.ouvrir();
  const demande = versementsRetenus(foyer.declarant1, 1, t) + (d2 === null ? 0 : versementsRetenus(d2, 2, t));
  const deduction = Math.min(demande, revenuDisponible);
  if (t !== null) {
    t.fermer({
      regle: 'ir.per',
      libelle: 'Épargne retraite (PER) déduite du revenu',
      valeur: deduction,
      formule:
        deduction < demande
          ? `${euros(demande)}, limité au revenu disponible = ${euros(deduction)}`
          : `Somme des versements retenus = ${euros(deduction)}`,
      article: 'CGI art. 163 quatervicies',
    });
  }
  return deduction;
}

export interface EntreePlafondPer {
  /** Professional income of the previous year, net of professional costs, in euros. */
  readonly revenus_professionnels_n_moins_1: number;
}

/**
 * Ceiling opened by one year, in euros, without carry-forward nor pooling between spouses: 10 % of last year's net
 * professional income, from 10 % of one PASS to 10 % of eight PASS (CGI art. 163 quatervicies I 2).
 */
export function plafondPer(revenus: number, p: Valeurs, t: TraceurIr): number {
  const c = p.charges;
  const plancher = arrondirEuro(c.pass_precedent * c.taux_plafond_per);
  const plafond = arrondirEuro(c.pass_precedent * c.multiple_pass_per * c.taux_plafond_per);
  const calcule = arrondirEuro(revenus * c.taux_plafond_per);
  const retenu = Math.min(Math.max(calcule, plancher), plafond);
  if (t !== null) {
    t.noeud({
      regle: 'ir.per.plafond',
      libelle: 'Plafond d’épargne retraite de l’année',
      valeur: retenu,
      formule:
        `10 % × ${euros(revenus)} = ${euros(calcule)}, au moins ${euros(plancher)}, ` +
        `au plus ${euros(plafond)} : ${euros(retenu)}`,
      article: 'CGI art. 163 quatervicies I 2',
      entrees: [entree('Revenus professionnels nets de l’année précédente', revenus)],
      parametres: ['charges.taux_plafond_per', 'charges.pass_precedent', 'charges.multiple_pass_per'],
      arrondi: ARRONDI_EURO,
    });
  }
  return retenu;
}
