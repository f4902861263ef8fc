import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, nombre, pourcent } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import type { FoyerFiscal } from './foyer.ts';

function somme(montants: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < montants.length; i += 1) total += montants[i] ?? 0;
  return total;
}

/**
 * Gifts, in euros: 75 % up to its ceiling, 66 % on the rest within 20 % of the taxable income. Gifts kept at 75 % do not
 * use up the 20 % (CGI art. 200 1 ter); what exceeds the 20 % is carried forward for five years, and what was carried
 * forward is used before the gifts of the year (CGI art. 200 1).
 */
function calculerReductionDons(foyer: FoyerFiscal, rni: number, p: Valeurs, t: TraceurIr): number {
  const reports = foyer.dons_reports.length === 0 ? 0 : somme(foyer.dons_reports);
  if (foyer.dons_66 === 0 && foyer.dons_75 === 0 && reports === 0) return 0;
  const d = p.dons;
  const a75 = Math.min(foyer.dons_75, d.plafond_75);
  const verses66 = reports + foyer.dons_66 + foyer.dons_75 - a75;
  const limite = arrondirEuro(rni * d.limite_revenu);
  const a66 = Math.min(verses66, limite);
  const reduction = arrondirEuro(a75 * d.taux_75 + a66 * d.taux_66);
  if (t !== null) {
    const termes: string[] = [];
    if (a75 > 0) termes.push(`${pourcent(d.taux_75)} × ${euros(a75)}`);
    if (verses66 > 0) termes.push(`${pourcent(d.taux_66)} × ${euros(a66)}`);
    const report =
      a66 < verses66
        ? ` ; ${euros(verses66 - a66)} dépassent ${pourcent(d.limite_revenu)} du revenu et se reportent`
        : '';
    const dont = reports > 0 ? ` (dont ${euros(Math.min(reports, a66))} reportés des années précédentes)` : '';
    t.noeud({
      regle: 'ir.reductions.dons',
      libelle: 'Réduction pour dons',
      valeur: reduction,
      formule: `${termes.join(' + ')} = ${euros(reduction)}${dont}${report}`,
      article: 'CGI art. 200',
      entrees: [
        entree('Dons aux œuvres (66 %)', foyer.dons_66),
        entree('Dons aux personnes en difficulté (75 %)', foyer.dons_75),
        ...(reports > 0 ? [entree('Dons reportés des années précédentes', reports)] : []),
        entree('Revenu net imposable', rni),
      ],
      parametres: ['dons.taux_66', 'dons.taux_75', 'dons.plafond_75', 'dons.limite_revenu'],
      arrondi: ARRONDI_EURO,
    });
  }
  return reduction;
}

/** Flat amounts per child at school, in euros (CGI art. 199 quater F). */
function calculerReductionScolarite(foyer: FoyerFiscal, p: Valeurs, t: TraceurIr): number {
  // Nobody at school without a dependent: the household was checked.
  if (foyer.enfants.length === 0) return 0;
  // A child in alternating residence counts for half.
  const { scolarite: e, scolarite_alternee: a } = foyer;
  const college = e.college + a.college / 2;
  const lycee = e.lycee + a.lycee / 2;
  const superieur = e.superieur + a.superieur / 2;
  const s = p.scolarite;
  const reduction = arrondirEuro(college * s.college + lycee * s.lycee + superieur * s.superieur);
  if (t !== null && reduction > 0) {
    const termes: string[] = [];
    if (college > 0) termes.push(`${nombre(college)} × ${euros(s.college)} (collège)`);
    if (lycee > 0) termes.push(`${nombre(lycee)} × ${euros(s.lycee)} (lycée)`);
    if (superieur > 0) termes.push(`${nombre(superieur)} × ${euros(s.superieur)} (supérieur)`);
    t.noeud({
      regle: 'ir.reductions.scolarite',
      libelle: 'Réduction pour frais de scolarité',
      valeur: reduction,
      formule: `${termes.join(' + ')} = ${euros(reduction)}`,
      article: 'CGI art. 199 quater F',
      entrees: [
        entree('Enfants au collège', college, 'nombre'),
        entree('Enfants au lycée', lycee, 'nombre'),
        entree('Enfants dans le supérieur', superieur, 'nombre'),
      ],
      parametres: ['scolarite.college', 'scolarite.lycee', 'scolarite.superieur'],
    });
  }
  return reduction;
}

/** Reductions actually used, in euros: they cancel the tax of the scale at most and are never refunded. */
export function calculerReductions(foyer: FoyerFiscal, rni: number, impot: number, p: Valeurs, t: TraceurIr): number {
  if (t !== null) t.ouvrir();
  const demande = calculerReductionDons(foyer, rni, p, t) + calculerReductionScolarite(foyer, p, t);
  const utilise = Math.min(demande, impot);
  if (t !== null) {
    t.fermer({
      regle: 'ir.reductions',
      libelle: 'Réductions d’impôt utilisées',
      valeur: utilise,
      formule:
        demande === 0
          ? 'Aucune réduction d’impôt'
          : utilise < demande
            ? `${euros(demande)}, limités à l’impôt de ${euros(impot)} : non remboursables`
            : `Somme des réductions = ${euros(utilise)}`,
      article: 'CGI art. 197 I 5',
      entrees: [entree('Réductions calculées', demande), entree('Impôt après décote', impot)],
    });
  }
  return utilise;
}
