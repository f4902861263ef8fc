import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { NomParametre, Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import type { Declarant, FoyerFiscal } from './foyer.ts';

/** Furnished letting that is not a trade: flat-rate regimes by kind of let, and the real regime. */

interface Regime {
  readonly suffixe: string;
  readonly libelle: string;
  readonly parametre: NomParametre;
}

const CLASSE: Regime = {
  suffixe: 'tourisme_classe',
  libelle: 'Meublé de tourisme classé',
  parametre: 'micro.taux_tourisme_classe',
};
const NON_CLASSE: Regime = {
  suffixe: 'tourisme_non_classe',
  libelle: 'Meublé de tourisme non classé',
  parametre: 'micro.taux_tourisme_non_classe',
};
const LONGUE_DUREE: Regime = {
  suffixe: 'meuble',
  libelle: 'Location meublée non professionnelle',
  parametre: 'micro.taux_services',
};

/** Receipts minus the flat allowance, which has a minimum, in euros. */
function beneficeMicro(recettes: number, r: Regime, taux: number, rang: 1 | 2, p: Valeurs, t: TraceurIr): number {
  if (recettes === 0) return 0;
  const forfait = arrondirEuro(recettes * taux);
  const abattement = Math.min(Math.max(forfait, p.micro.abattement_min), recettes);
  const benefice = recettes - abattement;
  if (t !== null) {
    const porte = abattement > forfait ? `, porté au minimum de ${euros(abattement)}` : '';
    t.noeud({
      regle: `ir.location_meublee.${r.suffixe}.declarant${rang}`,
      libelle: `${r.libelle}, régime micro, déclarant ${rang}`,
      valeur: benefice,
      formule: `${euros(recettes)} − ${pourcent(taux)} (${euros(forfait)}${porte}) = ${euros(benefice)}`,
      article: 'CGI art. 50-0',
      entrees: [entree('Recettes brutes', recettes)],
      parametres: [r.parametre, 'micro.abattement_min'],
      arrondi: ARRONDI_EURO,
    });
  }
  return benefice;
}

function beneficeReel(net: number, rang: 1 | 2, t: TraceurIr): number {
  if (t !== null && net > 0) {
    t.noeud({
      regle: `ir.location_meublee.reel.declarant${rang}`,
      libelle: `Location meublée non professionnelle, régime réel, déclarant ${rang}`,
      valeur: net,
      formule: `Bénéfice déclaré, amortissements déduits = ${euros(net)}`,
      article: 'CGI art. 35 bis, 39 C et 156 I 1° ter',
      entrees: [entree('Bénéfice net', net)],
    });
  }
  return net;
}

function beneficePersonne(d: Declarant, rang: 1 | 2, p: Valeurs, t: TraceurIr): number {
  const m = p.micro;
  return (
    beneficeMicro(d.micro_bic_tourisme_classe, CLASSE, m.taux_tourisme_classe, rang, p, t) +
    beneficeMicro(d.micro_bic_tourisme_non_classe, NON_CLASSE, m.taux_tourisme_non_classe, rang, p, t) +
    beneficeMicro(d.lmnp_micro, LONGUE_DUREE, m.taux_services, rang, p, t) +
    beneficeReel(d.lmnp_reel_net, rang, t)
  );
}

/** Receipts and profits declared by a person, in euros: what decides whether there is anything to compute. */
export function recettesMeuble(d: Declarant): number {
  return d.micro_bic_tourisme_classe + d.micro_bic_tourisme_non_classe + d.lmnp_micro + d.lmnp_reel_net;
}

/** Taxable profits of furnished letting, not a trade, in euros; they also bear the social levies on property income. */
export function calculerLocationMeublee(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  const d2 = foyer.declarant2;
  if (recettesMeuble(foyer.declarant1) === 0 && (d2 === null || recettesMeuble(d2) === 0)) return 0;
  if (t !== null) t.ouvrir();
  const total = beneficePersonne(foyer.declarant1, 1, p, t) + (d2 === null ? 0 : beneficePersonne(d2, 2, p, t));
  if (t !== null) {
    t.fermer({
      regle: 'ir.location_meublee',
      libelle: 'Locations meublées non professionnelles',
      valeur: total,
      formule: `Somme des bénéfices = ${euros(total)}`,
      article: 'CGI art. 35 bis et 50-0',
    });
  }
  return total;
}
