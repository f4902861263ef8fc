import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import { gainsAssuranceVieBruts } from './assurance-vie.ts';
import type { FoyerFiscal } from './foyer.ts';
import { calculerLocationMeublee } from './location-meublee.ts';
import { calculerRevenusFonciers } from './revenus-fonciers.ts';

/**
 * Social levies on capital income in euros, outside the income tax. A rental deficit lowers no other base.
 * From incomes of 2025 securities gains bear a higher rate than dividends, interest and rents. The notice has two lines,
 * each rounded: the CSG with the CRDS, and the solidarity levy.
 */
export function calculerPrelevementsSociaux(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  const c = p.capital;
  // Already traced with the global income.
  const revenusFonciers = calculerRevenusFonciers(foyer, p, null);
  const placements = foyer.dividendes + foyer.interets;
  const plusValues = foyer.plus_values_mobilieres;
  const meubles = calculerLocationMeublee(foyer, p, null);
  const assuranceVie = gainsAssuranceVieBruts(foyer);
  if (t === null && placements + revenusFonciers + plusValues + meubles + assuranceVie === 0) return 0;
  const exact =
    placements * c.taux_ps_placements +
    revenusFonciers * c.taux_ps_fonciers +
    plusValues * c.taux_ps_plus_values +
    meubles * c.taux_ps_meubles +
    assuranceVie * c.taux_ps_assurance_vie;
  const assiette = placements + revenusFonciers + plusValues + meubles + assuranceVie;
  const solidarite = arrondirEuro(assiette * c.taux_solidarite);
  const csgCrds = arrondirEuro(exact - assiette * c.taux_solidarite);
  const total = csgCrds + solidarite;
  if (t !== null) {
    const termes = [
      [placements, c.taux_ps_placements],
      [revenusFonciers, c.taux_ps_fonciers],
      [plusValues, c.taux_ps_plus_values],
      [meubles, c.taux_ps_meubles],
      [assuranceVie, c.taux_ps_assurance_vie],
    ] as const;
    const presents = termes.filter(([montant]) => montant > 0);
    t.noeud({
      regle: 'ir.prelevements_sociaux',
      libelle: 'Prélèvements sociaux sur les revenus du capital (hors impôt final)',
      valeur: total,
      formule:
        presents.length === 0
          ? 'Aucun revenu du capital'
          : `${presents.map(([a, taux]) => `${pourcent(taux)} × ${euros(a)}`).join(' + ')}, arrondis en deux lignes : ` +
            `${euros(csgCrds)} (CSG et CRDS) + ${euros(solidarite)} (prélèvement de solidarité, ${pourcent(c.taux_solidarite)}) = ${euros(total)}`,
      article: 'CSS art. L136-6 à L136-8 ; CGI art. 235 ter',
      entrees: [
        entree('Dividendes et intérêts', placements),
        entree('Revenus fonciers nets', revenusFonciers),
        entree('Plus-values mobilières', plusValues),
        ...(meubles > 0 ? [entree('Locations meublées non professionnelles', meubles)] : []),
        ...(assuranceVie > 0 ? [entree('Produits d’assurance-vie', assuranceVie)] : []),
      ],
      parametres: [
        'capital.taux_solidarite',
        'capital.taux_ps_placements',
        'capital.taux_ps_fonciers',
        'capital.taux_ps_plus_values',
        ...(meubles > 0 ? (['capital.taux_ps_meubles'] as const) : []),
        ...(assuranceVie > 0 ? (['capital.taux_ps_assurance_vie'] as const) : []),
      ],
      arrondi: ARRONDI_EURO,
    });
  }
  return total;
}
