import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import type { FoyerFiscal } from './foyer.ts';

/** 10 % of a person's pensions, at least the minimum per pensioner, never more than the pension. */
function abattementPersonne(pension: number, rang: 1 | 2, p: Valeurs, t: TraceurIr): number {
  if (pension === 0) return 0;
  const dixPourCent = arrondirEuro(pension * p.pensions.taux_abattement);
  const abattement = Math.min(Math.max(dixPourCent, p.pensions.abattement_min), pension);
  if (t !== null) {
    const porte = abattement > dixPourCent ? `, porté au minimum de ${euros(abattement)}` : '';
    t.noeud({
      regle: `ir.pensions.abattement.declarant${rang}`,
      libelle: `Abattement de 10 % sur les pensions du déclarant ${rang}`,
      valeur: abattement,
      formule: `${pourcent(p.pensions.taux_abattement)} × ${euros(pension)} = ${euros(dixPourCent)}${porte}`,
      article: 'CGI art. 158 5 a',
      entrees: [entree(`Pensions du déclarant ${rang}`, pension)],
      parametres: ['pensions.taux_abattement', 'pensions.abattement_min'],
      arrondi: ARRONDI_EURO,
    });
  }
  return abattement;
}

/** Net pensions of the household in euros; the maximum of the allowance is one for the household. */
export function calculerPensionsNettes(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  const pension1 = foyer.declarant1.pensions_retraite;
  const pension2 = foyer.declarant2 === null ? 0 : foyer.declarant2.pensions_retraite;
  const brutes = pension1 + pension2;
  if (brutes === 0) return 0;
  if (t !== null) {
    t.ouvrir();
    t.ouvrir();
  }
  const demande = abattementPersonne(pension1, 1, p, t) + abattementPersonne(pension2, 2, p, t);
  const abattement = Math.min(demande, p.pensions.abattement_max_foyer);
  const nettes = brutes - abattement;
  if (t !== null) {
    t.fermer({
      regle: 'ir.pensions.abattement',
      libelle: 'Abattement sur les pensions du foyer',
      valeur: abattement,
      formule:
        abattement < demande
          ? `${euros(demande)}, limité au maximum du foyer : ${euros(abattement)}`
          : `Somme des abattements de chaque pensionné = ${euros(abattement)}`,
      article: 'CGI art. 158 5 a',
      parametres: ['pensions.abattement_max_foyer'],
    });
    t.fermer({
      regle: 'ir.pensions',
      libelle: 'Pensions nettes',
      valeur: nettes,
      formule: `${euros(brutes)} − ${euros(abattement)} = ${euros(nettes)}`,
      article: 'CGI art. 79 et 158 5 a',
      entrees: [entree('Pensions déclarées', brutes)],
    });
  }
  return nettes;
}
