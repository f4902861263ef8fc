import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import type { Declarant, FoyerFiscal } from './foyer.ts';
import { retientFraisReels } from './salaires.ts';

/**
 * Credit for the union dues of a person, in euros: a share of the dues, within a share of the person's salaries and
 * pensions. Nothing for who deducts actual costs: the dues are among them (CGI art. 199 quater C).
 */
function creditPersonne(d: Declarant, rang: 1 | 2, p: Valeurs, t: TraceurIr): number {
  const cotisations = d.cotisations_syndicales;
  if (cotisations === 0) return 0;
  const s = p.syndicat;
  const limite = arrondirEuro((d.salaires + d.pensions_retraite) * s.limite_revenu);
  const fraisReels = retientFraisReels(d, p);
  const retenues = fraisReels ? 0 : Math.min(cotisations, limite);
  const credit = arrondirEuro(retenues * s.taux);
  if (t !== null) {
    t.noeud({
      regle: `ir.credits.cotisations_syndicales.declarant${rang}`,
      libelle: `Crédit d’impôt pour cotisations syndicales du déclarant ${rang}`,
      valeur: credit,
      formule: fraisReels
        ? 'Frais réels déduits : les cotisations en font partie, pas de crédit'
        : `${pourcent(s.taux)} × ${euros(retenues)} = ${euros(credit)} (cotisations ${euros(cotisations)}, au plus ${pourcent(s.limite_revenu)} des salaires et pensions : ${euros(limite)})`,
      article: 'CGI art. 199 quater C',
      entrees: [entree('Cotisations syndicales', cotisations), entree('Limite', limite)],
      parametres: ['syndicat.taux', 'syndicat.limite_revenu'],
      arrondi: ARRONDI_EURO,
    });
  }
  return credit;
}

/** Credit for union dues of the household in euros; outside the overall ceiling. */
export function calculerCreditSyndical(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  const d2 = foyer.declarant2;
  return creditPersonne(foyer.declarant1, 1, p, t) + (d2 === null ? 0 : creditPersonne(d2, 2, p, t));
}
