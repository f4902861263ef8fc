import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import type { Declarant, FoyerFiscal } from './foyer.ts';
import { retientFraisReels } from './salaires.ts';

/**
 * Union dues of a person that open the credit, in euros: within a share of the person's salaries and pensions. Nothing
 * for who deducts actual costs: the dues are among them (CGI art. 199 quater C).
 */
function cotisationsRetenues(d: Declarant, rang: 1 | 2, p: Valeurs, t: TraceurIr): number {
  const cotisations = d.cotisations_syndicales;
  if (cotisations === 0) return 0;
  const limite = arrondirEuro((d.salaires + d.pensions_retraite) * p.syndicat.limite_revenu);
  const fraisReels = retientFraisReels(d, p);
  const retenues = fraisReels ? 0 : Math.min(cotisations, limite);
  if (t !== null) {
    t.noeud({
      regle: `ir.credits.cotisations_syndicales.declarant${rang}`,
      libelle: `Cotisations syndicales retenues du déclarant ${rang}`,
      valeur: retenues,
      formule: fraisReels
        ? 'Frais réels déduits : les cotisations en font partie, pas de crédit'
        : `Cotisations ${euros(cotisations)}, au plus ${pourcent(p.syndicat.limite_revenu)} des salaires et pensions (${euros(limite)}) = ${euros(retenues)}`,
      article: 'CGI art. 199 quater C',
      entrees: [entree('Cotisations syndicales', cotisations), entree('Limite', limite)],
      parametres: ['syndicat.limite_revenu'],
      arrondi: ARRONDI_EURO,
    });
  }
  return retenues;
}

/** Credit for union dues of the household in euros, rounded once on the sum; outside the overall ceiling. */
export function calculerCreditSyndical(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  const { declarant1: d1, declarant2: d2 } = foyer;
  if (d1.cotisations_syndicales === 0 && (d2 === null || d2.cotisations_syndicales === 0)) return 0;
  if (t !== null) t.ouvrir();
  const retenues = cotisationsRetenues(d1, 1, p, t) + (d2 === null ? 0 : cotisationsRetenues(d2, 2, p, t));
  const credit = arrondirEuro(retenues * p.syndicat.taux);
  if (t !== null) {
    t.fermer({
      regle: 'ir.credits.cotisations_syndicales',
      libelle: 'Crédit d’impôt pour cotisations syndicales',
      valeur: credit,
      formule: `${pourcent(p.syndicat.taux)} × ${euros(retenues)} = ${euros(credit)}`,
      article: 'CGI art. 199 quater C',
      entrees: [entree('Cotisations retenues du foyer', retenues)],
      parametres: ['syndicat.taux'],
      arrondi: ARRONDI_EURO,
    });
  }
  return credit;
}
