import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import type { FoyerFiscal } from './foyer.ts';

/** Sum of the expenses, each within the ceiling of its child. */
function depensesRetenues(depenses: readonly number[], plafond: number): number {
  let total = 0;
  for (let i = 0; i < depenses.length; i += 1) total += Math.min(depenses[i] ?? 0, plafond);
  return total;
}

/** Credit for childcare outside the home in euros; half the ceiling in alternating residence (CGI art. 200 quater B). */
export function calculerCreditGarde(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  const g = p.garde;
  if (foyer.garde_enfants.length === 0 && foyer.garde_enfants_alternee.length === 0) return 0;
  const retenues =
    depensesRetenues(foyer.garde_enfants, g.plafond) + depensesRetenues(foyer.garde_enfants_alternee, g.plafond / 2);
  const credit = arrondirEuro(retenues * g.taux);
  if (t !== null && retenues > 0) {
    t.noeud({
      regle: 'ir.credits.garde',
      libelle: 'Crédit d’impôt pour garde de jeunes enfants',
      valeur: credit,
      formule:
        `${pourcent(g.taux)} × ${euros(retenues)} = ${euros(credit)} ` +
        `(au plus ${euros(g.plafond)} par enfant, ${euros(g.plafond / 2)} en résidence alternée)`,
      article: 'CGI art. 200 quater B',
      entrees: [
        ...foyer.garde_enfants.map((montant, i) => entree(`Frais de garde, enfant ${i + 1}`, montant)),
        ...foyer.garde_enfants_alternee.map((montant, i) =>
          entree(`Frais de garde alternée, enfant ${i + 1}`, montant),
        ),
      ],
      parametres: ['garde.taux', 'garde.plafond'],
      arrondi: ARRONDI_EURO,
    });
  }
  return credit;
}
