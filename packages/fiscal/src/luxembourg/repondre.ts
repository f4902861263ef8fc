import { refuser } from '../core/annee-fiscale.ts';
import type { RefusFiscal } from '../core/resultat.ts';
import {
  aplatir,
  exiger,
  lireChamps,
  type Lecteurs,
  lireNombre,
  lireOuiNon,
  lireParmi,
  ouvrirDemande,
  type Reponse,
} from '../international/lecture.ts';
import { estRefus } from '../international/verification.ts';
import { calculerImpotLuxembourg } from './calculer.ts';
import type { ClasseLuxembourg } from './tarif.ts';

interface Champs {
  readonly year: number;
  readonly taxable_income: number;
  readonly gross_salary: number;
  readonly tax_class: ClasseLuxembourg;
  readonly two_earners: boolean;
}

const lireClasse = lireParmi<ClasseLuxembourg>({ '1': '1', '1a': '1a', '2': '2' });

const LECTEURS: Lecteurs<Champs> = {
  year: lireNombre,
  taxable_income: lireNombre,
  gross_salary: lireNombre,
  tax_class: (valeur, nom) => lireClasse(typeof valeur === 'number' ? String(valeur) : valeur, nom),
  two_earners: lireOuiNon,
};

/** Answers `{area: "lu_income_tax", year, tax_class, taxable_income | gross_salary}`. */
export function repondreLuxembourg(brut: unknown): Reponse | RefusFiscal {
  const demande = ouvrirDemande(brut, ['lu_income_tax']);
  if (estRefus(demande)) return demande;
  const c = lireChamps(demande.champs, LECTEURS);
  if (estRefus(c)) return c;
  const manque = exiger(c, ['year', 'tax_class']);
  if (manque !== null) return manque;
  if (c.taxable_income === undefined && c.gross_salary === undefined) {
    return refuser('CHAMP_INVALIDE', 'Donnez « taxable_income » ou « gross_salary ».', 'taxable_income');
  }
  const lu = calculerImpotLuxembourg(
    {
      classe: c.tax_class ?? '1',
      revenuImposable: c.taxable_income,
      salaireBrut: c.gross_salary,
      deuxActifs: c.two_earners,
    },
    c.year ?? Number.NaN,
  );
  if (estRefus(lu)) return lu;
  return aplatir({
    taxable_income_before_rounding: lu.revenuImposable,
    tax_before_surcharge: lu.impotAvantFonds,
    tax_with_surcharge: lu.impot,
    statut: lu.statut,
  });
}
