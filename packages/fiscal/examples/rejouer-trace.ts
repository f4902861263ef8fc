import type { NoeudTrace } from '../src/index.ts';
import { trouverNoeud } from '../src/index.ts';

/**
 * Computes the tax again from the tree alone, as its reader would with a pencil: the values of its leaves, its inputs and
 * its parameters. Nothing of the engine is called.
 */

function valeur(trace: NoeudTrace, regle: string): number {
  return Number(trouverNoeud(trace, regle)?.valeur ?? 0);
}

function entreeDe(trace: NoeudTrace, regle: string, libelle: string): number {
  return Number(trouverNoeud(trace, regle)?.entrees.find((e) => e.libelle === libelle)?.valeur ?? 0);
}

function parametre(trace: NoeudTrace, regle: string, nom: string): number {
  const trouve = trouverNoeud(trace, regle)?.parametres.find((p) => p.nom.startsWith(nom));
  if (trouve === undefined) throw new Error(`The node ${regle} does not show ${nom}`);
  return trouve.valeur;
}

function arrondir(montant: number): number {
  return Math.floor(montant + 0.5 + 5e-8);
}

const CATEGORIES = [
  'ir.salaires',
  'ir.pensions',
  'ir.micro',
  'ir.benefices_reels',
  'ir.location_meublee',
  'ir.capital_bareme',
  'ir.foncier',
] as const;

function rejouerRevenu(t: NoeudTrace): number {
  const brut = CATEGORIES.reduce((somme, regle) => somme + valeur(t, regle), 0);
  const deficit = ['Déficit foncier imputable', 'Déficits professionnels', 'Déficits des années antérieures'].reduce(
    (somme, nom) => somme + entreeDe(t, 'ir.revenu_brut_global', nom),
    0,
  );
  const charges = valeur(t, 'ir.csg_deductible') + valeur(t, 'ir.pensions_alimentaires');
  const apresCharges = Math.max(0, Math.max(0, brut - deficit) - charges);
  return apresCharges - valeur(t, 'ir.per') - valeur(t, 'ir.abattement_age');
}

function rejouerBareme(t: NoeudTrace, regle: string): number {
  const noeud = trouverNoeud(t, regle);
  return (noeud?.enfants ?? []).reduce((somme, tranche) => {
    const taux = tranche.parametres.find((p) => p.nom.startsWith('bareme.taux'))?.valeur ?? 0;
    return somme + Number(tranche.entrees[0]?.valeur ?? 0) * taux;
  }, 0);
}

function rejouerDroits(t: NoeudTrace): number {
  const parts = valeur(t, 'ir.parts');
  const avec = arrondir(rejouerBareme(t, 'ir.bareme') * parts);
  if (valeur(t, 'ir.plafonnement_qf') === 0) return avec;
  const base = entreeDe(t, 'ir.impot_sans_quotient', 'Parts de base');
  const sans = arrondir(rejouerBareme(t, 'ir.bareme_sans_quotient') * base);
  const plafond = entreeDe(t, 'ir.plafonnement_qf', 'Plafond de l’avantage');
  return sans - plafond - entreeDe(t, 'ir.plafonnement_qf', 'Réduction complémentaire');
}

/** Taxable income and final tax found again from the tree. */
export function rejouerTrace(t: NoeudTrace): { revenu_net_imposable: number; impot_final: number } {
  const brut = rejouerDroits(t) - valeur(t, 'ir.abattement_outre_mer');
  const decote = Math.max(
    0,
    arrondir(parametre(t, 'ir.decote', 'decote.forfait') - brut * parametre(t, 'ir.decote', 'decote.taux')),
  );
  const apresDecote = brut - Math.min(brut, decote);
  const demande = valeur(t, 'ir.reductions.dons') + valeur(t, 'ir.reductions.scolarite');
  const avantCredits = apresDecote - Math.min(demande, apresDecote) + valeur(t, 'ir.pfu') + valeur(t, 'ir.cehr');
  const plafonnes = valeur(t, 'ir.credits.emploi_domicile') + valeur(t, 'ir.credits.garde');
  const credits =
    Math.min(plafonnes, parametre(t, 'ir.credits', 'niches.plafond')) + valeur(t, 'ir.credits.cotisations_syndicales');
  const solde = avantCredits - credits;
  const seuil = parametre(t, 'ir.recouvrement', 'recouvrement.seuil_impot');
  const seuilSolde = parametre(t, 'ir.recouvrement', 'recouvrement.seuil_solde');
  const rien = solde > 0 && (avantCredits < seuil || solde < seuilSolde);
  return { revenu_net_imposable: rejouerRevenu(t), impot_final: rien ? 0 : solde };
}
