import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import type { Declarant, FoyerFiscal } from './foyer.ts';

/** 10 % of a salary within the minimum and maximum per person, never more than the salary, in euros. */
function forfaitDixPourCent(salaires: number, p: Valeurs): number {
  const s = p.salaires;
  const dixPourCent = arrondirEuro(salaires * s.taux_abattement);
  return Math.min(Math.max(dixPourCent, s.abattement_min), s.abattement_max, salaires);
}

/** Actual costs are deducted only when they exceed the 10 %. */
export function retientFraisReels(d: Declarant, p: Valeurs): boolean {
  return d.frais_reels > forfaitDixPourCent(d.salaires, p);
}

/** 10 % within the minimum and maximum per person, never more than the salary; actual costs when they are higher. */
function deductionSalaires(d: Declarant, rang: 1 | 2, p: Valeurs, t: TraceurIr): number {
  const salaires = d.salaires;
  if (salaires === 0) return 0;
  const s = p.salaires;
  const dixPourCent = arrondirEuro(salaires * s.taux_abattement);
  const forfait = forfaitDixPourCent(salaires, p);
  const reels = d.frais_reels > forfait;
  const deduction = reels ? d.frais_reels : forfait;
  if (t !== null) {
    let formule = `${pourcent(s.taux_abattement)} × ${euros(salaires)} = ${euros(dixPourCent)}`;
    if (forfait > dixPourCent) formule += `, porté au minimum de ${euros(forfait)}`;
    else if (forfait < dixPourCent) formule += `, limité au maximum de ${euros(forfait)}`;
    if (reels) formule += ` ; les frais réels, plus élevés, sont déduits : ${euros(d.frais_reels)}`;
    else if (d.frais_reels > 0) formule += ` ; les frais réels (${euros(d.frais_reels)}) ne sont pas plus élevés`;
    t.noeud({
      regle: `ir.salaires.abattement.declarant${rang}`,
      libelle: reels ? `Frais réels du déclarant ${rang}` : `Abattement de 10 % du déclarant ${rang}`,
      valeur: deduction,
      formule,
      article: 'CGI art. 83 3°',
      entrees: [entree(`Salaires déclarés, déclarant ${rang}`, salaires), entree('Frais réels', d.frais_reels)],
      parametres: ['salaires.taux_abattement', 'salaires.abattement_min', 'salaires.abattement_max'],
      arrondi: ARRONDI_EURO,
    });
  }
  return deduction;
}

/** Salaries of the attached persons: each has the 10 % of a person. */
function deductionPersonnes(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  let total = 0;
  for (let i = 0; i < foyer.enfants.length; i += 1) {
    const salaires = foyer.enfants[i]?.salaires ?? 0;
    if (salaires === 0) continue;
    const forfait = forfaitDixPourCent(salaires, p);
    total += forfait;
    if (t !== null) {
      t.noeud({
        regle: `ir.salaires.abattement.personne${i + 1}`,
        libelle: `Abattement de 10 % de la personne à charge ${i + 1}`,
        valeur: forfait,
        formule: `${pourcent(p.salaires.taux_abattement)} × ${euros(salaires)}, entre le minimum et le maximum par personne = ${euros(forfait)}`,
        article: 'CGI art. 83 3°',
        entrees: [entree(`Salaires de la personne à charge ${i + 1}`, salaires)],
        parametres: ['salaires.taux_abattement', 'salaires.abattement_min', 'salaires.abattement_max'],
        arrondi: ARRONDI_EURO,
      });
    }
  }
  return total;
}

function salairesPersonnes(foyer: FoyerFiscal): number {
  let total = 0;
  for (let i = 0; i < foyer.enfants.length; i += 1) total += foyer.enfants[i]?.salaires ?? 0;
  return total;
}

/**
 * Net salaries of the household in euros. Negative when actual costs exceed the salaries: such a deficit is set against
 * the other income of the year (CGI art. 156 I).
 */
export function calculerSalairesNets(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  const d2 = foyer.declarant2;
  const aCharge = foyer.enfants.length === 0 ? 0 : salairesPersonnes(foyer);
  const bruts = foyer.declarant1.salaires + (d2 === null ? 0 : d2.salaires) + aCharge;
  if (bruts === 0) return 0;
  if (t !== null) {
    t.ouvrir();
    t.ouvrir();
  }
  let deductions = deductionSalaires(foyer.declarant1, 1, p, t) + (d2 === null ? 0 : deductionSalaires(d2, 2, p, t));
  if (aCharge > 0) deductions += deductionPersonnes(foyer, p, t);
  const nets = bruts - deductions;
  if (t !== null) {
    t.fermer({
      regle: 'ir.salaires.abattement',
      libelle: 'Déduction pour frais professionnels',
      valeur: deductions,
      formule: `Somme des déductions de chaque ${aCharge > 0 ? 'personne' : 'déclarant'} = ${euros(deductions)}`,
      article: 'CGI art. 83 3°',
    });
    t.fermer({
      regle: 'ir.salaires',
      libelle: 'Salaires nets de frais professionnels',
      valeur: nets,
      formule: `${euros(bruts)} − ${euros(deductions)} = ${euros(nets)}`,
      article: 'CGI art. 79 et 83',
      entrees: [entree('Salaires déclarés', bruts)],
    });
  }
  return nets;
}
