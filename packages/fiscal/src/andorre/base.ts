import { entree, type Traceur } from '../core/traceur.ts';
import { euros, pourcent } from '../core/typographie.ts';
import { arrondirCentime } from '../international/montants.ts';
import { PARAMETRES_ANDORRE } from './parametres/irpf.ts';

export interface BaseTravail {
  readonly cotisationCass: number;
  readonly base: number;
}

/** Net income of work: gross salary less the employee's CASS contribution and the flat rate for other expenses. */
export function calculerBaseTravail(salaireBrut: number, t: Traceur<string> | null): BaseTravail {
  const p = PARAMETRES_ANDORRE.travail.valeurs;
  const cotisationCass = arrondirCentime(salaireBrut * p.cotisation_cass);
  const autres = Math.min(p.plafond_autres_frais, arrondirCentime(salaireBrut * p.autres_frais));
  const base = arrondirCentime(salaireBrut - cotisationCass - autres);
  if (t !== null) {
    t.noeud({
      regle: 'ad.base_travail',
      libelle: 'Revenu net du travail',
      valeur: base,
      formule: `${euros(salaireBrut)} − ${pourcent(p.cotisation_cass)} (CASS : ${euros(cotisationCass)}) − autres frais ${euros(autres)} = ${euros(base)}`,
      article: PARAMETRES_ANDORRE.travail.article,
      entrees: [entree('Salaire brut', salaireBrut)],
      parametres: ['travail.cotisation_cass', 'travail.autres_frais', 'travail.plafond_autres_frais'],
      arrondi: 'au centime',
    });
  }
  return { cotisationCass, base };
}
