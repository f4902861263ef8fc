import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { Composition } from './composition.ts';
import type { TraceurIr } from './contexte.ts';
import type { FoyerFiscal } from './foyer.ts';

/** Filers who turn 65 in the year or are older: each raises the ceiling as a dependent child does. */
function membresAges(foyer: FoyerFiscal, c: Composition, annee: number, age: number): number {
  const naissance2 = foyer.annee_naissance_declarant2;
  return (
    (annee - foyer.annee_naissance_declarant1 >= age ? 1 : 0) +
    (c.couple && naissance2 !== null && annee - naissance2 >= age ? 1 : 0)
  );
}

/** Ceiling of the expenses in euros; a child in alternating residence counts for half (CGI art. 199 sexdecies 3). */
function plafondEmploiDomicile(foyer: FoyerFiscal, c: Composition, annee: number, p: Valeurs): number {
  const e = p.emploi_domicile;
  const invalidite =
    foyer.invalidite_declarant1_P ||
    foyer.invalidite_declarant2_F ||
    c.exclusifsInvalides > 0 ||
    c.alternesInvalides > 0;
  if (invalidite) return e.plafond_invalidite;
  const majorations = c.exclusifs + c.alternes / 2 + membresAges(foyer, c, annee, e.age_majoration);
  return foyer.emploi_domicile_premiere_annee
    ? Math.min(e.plafond_premiere_annee + majorations * e.majoration, e.plafond_majore_premiere_annee)
    : Math.min(e.plafond + majorations * e.majoration, e.plafond_majore);
}

/** Credit for home help in euros (7DB, 7DQ). */
export function calculerCreditEmploiDomicile(
  foyer: FoyerFiscal,
  c: Composition,
  annee: number,
  p: Valeurs,
  t: TraceurIr,
): number {
  const depenses = foyer.emploi_domicile;
  if (depenses === 0) return 0;
  const plafond = plafondEmploiDomicile(foyer, c, annee, p);
  const retenues = Math.min(depenses, plafond);
  const credit = arrondirEuro(retenues * p.emploi_domicile.taux);
  if (t !== null) {
    t.noeud({
      regle: 'ir.credits.emploi_domicile',
      libelle: 'Crédit d’impôt pour emploi à domicile',
      valeur: credit,
      formule:
        `${pourcent(p.emploi_domicile.taux)} × ${euros(retenues)} = ${euros(credit)} ` +
        `(dépenses ${euros(depenses)}, plafond ${euros(plafond)})`,
      article: 'CGI art. 199 sexdecies',
      entrees: [entree('Dépenses d’emploi à domicile', depenses), entree('Plafond de dépenses', plafond)],
      parametres: [
        'emploi_domicile.taux',
        foyer.emploi_domicile_premiere_annee ? 'emploi_domicile.plafond_premiere_annee' : 'emploi_domicile.plafond',
        'emploi_domicile.majoration',
        foyer.emploi_domicile_premiere_annee
          ? 'emploi_domicile.plafond_majore_premiere_annee'
          : 'emploi_domicile.plafond_majore',
        'emploi_domicile.plafond_invalidite',
      ],
      arrondi: ARRONDI_EURO,
    });
  }
  return credit;
}
