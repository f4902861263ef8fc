import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { NomParametre, Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import type { Declarant, FoyerFiscal } from './foyer.ts';

type Activite = 'bnc' | 'bic_ventes' | 'bic_services';

const LIBELLES: Readonly<Record<Activite, string>> = {
  bnc: 'Bénéfice micro-BNC',
  bic_ventes: 'Bénéfice micro-BIC, ventes',
  bic_services: 'Bénéfice micro-BIC, services',
};

const TAUX: Readonly<Record<Activite, NomParametre>> = {
  bnc: 'micro.taux_bnc',
  bic_ventes: 'micro.taux_ventes',
  bic_services: 'micro.taux_services',
};

/** Turnover minus the flat allowance, which has a minimum for each activity (CGI art. 50-0 1 and 102 ter 1). */
function beneficeActivite(
  recettes: number,
  activite: Activite,
  rang: 1 | 2,
  taux: number,
  p: Valeurs,
  t: TraceurIr,
): number {
  if (recettes === 0) return 0;
  const forfait = arrondirEuro(recettes * taux);
  const abattement = Math.min(Math.max(forfait, p.micro.abattement_min), recettes);
  const benefice = recettes - abattement;
  if (t !== null) {
    const porte = abattement > forfait ? `, porté au minimum de ${euros(abattement)}` : '';
    t.noeud({
      regle: `ir.micro.${activite}.declarant${rang}`,
      libelle: `${LIBELLES[activite]} du déclarant ${rang}`,
      valeur: benefice,
      formule: `${euros(recettes)} − ${pourcent(taux)} (${euros(forfait)}${porte}) = ${euros(benefice)}`,
      article: activite === 'bnc' ? 'CGI art. 102 ter' : 'CGI art. 50-0',
      entrees: [entree('Recettes brutes', recettes)],
      parametres: [TAUX[activite], 'micro.abattement_min'],
      arrondi: ARRONDI_EURO,
    });
  }
  return benefice;
}

function beneficePersonne(d: Declarant, rang: 1 | 2, p: Valeurs, t: TraceurIr): number {
  const m = p.micro;
  return (
    beneficeActivite(d.micro_bnc, 'bnc', rang, m.taux_bnc, p, t) +
    beneficeActivite(d.micro_bic_ventes, 'bic_ventes', rang, m.taux_ventes, p, t) +
    beneficeActivite(d.micro_bic_services, 'bic_services', rang, m.taux_services, p, t)
  );
}

function recettesMicro(d: Declarant): number {
  return d.micro_bnc + d.micro_bic_ventes + d.micro_bic_services;
}

/** Taxable profits of the flat-rate businesses of the household, in euros. */
export function calculerBeneficesMicro(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  const d2 = foyer.declarant2;
  if (recettesMicro(foyer.declarant1) + (d2 === null ? 0 : recettesMicro(d2)) === 0) return 0;
  if (t !== null) t.ouvrir();
  const un = beneficePersonne(foyer.declarant1, 1, p, t);
  const deux = d2 === null ? 0 : beneficePersonne(d2, 2, p, t);
  const total = un + deux;
  if (t !== null) {
    t.fermer({
      regle: 'ir.micro',
      libelle: 'Bénéfices des micro-entreprises',
      valeur: total,
      formule: `Somme des bénéfices = ${euros(total)}`,
      article: 'CGI art. 50-0 et 102 ter',
    });
  }
  return total;
}
