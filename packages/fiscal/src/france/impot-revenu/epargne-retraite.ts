import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import type { NomParametre, Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import type { Declarant, FoyerFiscal } from './foyer.ts';

/** Payments of a person, the ceiling that limits them (null = the declaration gives none), in euros. */
interface Epargne {
  readonly versements: number;
  readonly plafond: number | null;
  /** Past the age at which payments stop being deducted. */
  readonly tropAge: boolean;
}

/** Own ceiling and what earlier years left; null when the declaration gives neither. */
function plafondDisponible(d: Declarant): number | null {
  let total = d.per_plafond;
  for (let i = 0; i < d.per_reports.length; i += 1) total += d.per_reports[i] ?? 0;
  return total > 0 ? total : null;
}

/**
 * The age is counted in years of the calendar: whoever reaches it during the year keeps the payments made before the
 * birthday, which the household does not tell; the reserves say so.
 */
function epargneDe(d: Declarant, naissance: number | null, annee: number, p: Valeurs): Epargne {
  return {
    versements: d.per_versements,
    plafond: plafondDisponible(d),
    tropAge: p.per_age !== null && naissance !== null && annee - naissance > p.per_age.age_max,
  };
}

function tracerPersonne(t: NonNullable<TraceurIr>, d: Declarant, rang: 1 | 2, e: Epargne, retenu: number): void {
  let limite = 'plafond non déclaré';
  if (e.tropAge) limite = 'versements non déductibles à cet âge';
  else if (e.plafond !== null) {
    const reports = e.plafond - d.per_plafond;
    const detail = reports > 0 ? ` (dont ${euros(reports)} reportés des années précédentes)` : '';
    limite = `plafond disponible ${euros(e.plafond)}${detail}`;
  }
  const parametres: NomParametre[] = [];
  if (d.per_reports.length > 0) parametres.push('charges.annees_report_per');
  if (e.tropAge) parametres.push('per_age.age_max');
  t.noeud({
    regle: `ir.per.declarant${rang}`,
    libelle: `Versements d’épargne retraite du déclarant ${rang}`,
    valeur: retenu,
    formule: `Versé ${euros(e.versements)}, ${limite}, retenu ${euros(retenu)}`,
    article: 'CGI art. 163 quatervicies I 2',
    entrees: [entree('Versements', e.versements), entree('Plafond disponible', e.plafond ?? 0)],
    parametres,
  });
}

function retenirSeul(e: Epargne): number {
  if (e.tropAge) return 0;
  return e.plafond === null ? e.versements : Math.min(e.versements, e.plafond);
}

/**
 * What each spouse deducts under 6QR: within the own ceiling first, then within what the other leaves unused. Without
 * any ceiling declared nothing limits either.
 */
function mutualiser(un: Epargne, deux: Epargne): readonly [number, number] {
  if (un.plafond === null && deux.plafond === null) return [retenirSeul(un), retenirSeul(deux)];
  const propre1 = un.tropAge ? 0 : Math.min(un.versements, un.plafond ?? 0);
  const propre2 = deux.tropAge ? 0 : Math.min(deux.versements, deux.plafond ?? 0);
  const reste = (un.plafond ?? 0) - propre1 + (deux.plafond ?? 0) - propre2;
  const plus1 = un.tropAge ? 0 : Math.min(un.versements - propre1, reste);
  const plus2 = deux.tropAge ? 0 : Math.min(deux.versements - propre2, reste - plus1);
  return [propre1 + plus1, propre2 + plus2];
}

/** Deductible retirement savings in euros: it can bring the income to zero, never below. */
export function calculerDeductionPer(
  foyer: FoyerFiscal,
  annee: number,
  revenuDisponible: number,
  p: Valeurs,
  t: TraceurIr,
): number {
  const d1 = foyer.declarant1;
  const d2 = foyer.declarant2;
  if (d1.per_versements === 0 && (d2 === null || d2.per_versements === 0)) return 0;
  if (t !== null) t.ouvrir();
  const un = epargneDe(d1, foyer.annee_naissance_declarant1, annee, p);
  const deux = d2 === null ? null : epargneDe(d2, foyer.annee_naissance_declarant2, annee, p);
  let retenu1 = retenirSeul(un);
  let retenu2 = deux === null ? 0 : retenirSeul(deux);
  if (deux !== null && foyer.per_mutualisation) [retenu1, retenu2] = mutualiser(un, deux);
  const demande = retenu1 + retenu2;
  const deduction = Math.min(demande, revenuDisponible);
  if (t !== null) {
    if (d1.per_versements > 0) tracerPersonne(t, d1, 1, un, retenu1);
    if (d2 !== null && deux !== null && d2.per_versements > 0) tracerPersonne(t, d2, 2, deux, retenu2);
    const commun = foyer.per_mutualisation ? ' (plafonds mis en commun par les époux)' : '';
    t.fermer({
      regle: 'ir.per',
      libelle: 'Épargne retraite (PER) déduite du revenu',
      valeur: deduction,
      formule:
        deduction < demande
          ? `${euros(demande)}, limité au revenu disponible = ${euros(deduction)}`
          : `Somme des versements retenus${commun} = ${euros(deduction)}`,
      article: 'CGI art. 163 quatervicies',
    });
  }
  return deduction;
}

export interface EntreePlafondPer {
  /** Professional income of the previous year, net of professional costs, in euros. */
  readonly revenus_professionnels_n_moins_1: number;
}

/**
 * Ceiling opened by one year, in euros, without carry-forward nor pooling between spouses: 10 % of last year's net
 * professional income, from 10 % of one PASS to 10 % of eight PASS (CGI art. 163 quatervicies I 2).
 */
export function plafondPer(revenus: number, p: Valeurs, t: TraceurIr): number {
  const c = p.charges;
  const plancher = arrondirEuro(c.pass_precedent * c.taux_plafond_per);
  const plafond = arrondirEuro(c.pass_precedent * c.multiple_pass_per * c.taux_plafond_per);
  const calcule = arrondirEuro(revenus * c.taux_plafond_per);
  const retenu = Math.min(Math.max(calcule, plancher), plafond);
  if (t !== null) {
    t.noeud({
      regle: 'ir.per.plafond',
      libelle: 'Plafond d’épargne retraite de l’année',
      valeur: retenu,
      formule:
        `10 % × ${euros(revenus)} = ${euros(calcule)}, au moins ${euros(plancher)}, ` +
        `au plus ${euros(plafond)} : ${euros(retenu)}`,
      article: 'CGI art. 163 quatervicies I 2',
      entrees: [entree('Revenus professionnels nets de l’année précédente', revenus)],
      parametres: ['charges.taux_plafond_per', 'charges.pass_precedent', 'charges.multiple_pass_per'],
      arrondi: ARRONDI_EURO,
    });
  }
  return retenu;
}
