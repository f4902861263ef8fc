import { arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import type { NomParametre, Valeurs } from '../parametres/definition.ts';
import type { Composition } from './composition.ts';
import type { TraceurIr } from './contexte.ts';
import { partsDeBase } from './parts.ts';

/** Parts whose advantage has its own ceiling: the lone parent's first child, or box L. */
function partsAPlafondPropre(c: Composition): number {
  if (c.parentIsole) return c.exclusifs > 0 || c.alternes > 1 ? 1 : 0.5;
  return c.caseLRetenue ? 0.5 : 0;
}

/**
 * Largest advantage that the additional parts may give, in whole euros (CGI art. 197 I 2): the administration rounds the
 * ceiling, then subtracts it. A quarter part has half the ceiling of a half part. With children in alternating residence only, a lone parent has half the special ceiling for
 * each of the first two.
 */
function plafondAvantage(c: Composition, parts: number, p: Valeurs): number {
  const q = p.quotient_familial;
  const propres = partsAPlafondPropre(c);
  const special = c.parentIsole ? propres * q.plafond_parent_isole : c.caseLRetenue ? q.plafond_case_l : 0;
  const ordinaires = parts - partsDeBase(c) - propres;
  return arrondirEuro(special + ordinaires * 2 * q.plafond_demi_part);
}

/** Further reduction granted when the ceiling bites: disability, veterans, disabled children, widowed with child. */
function reductionComplementaire(c: Composition, p: Valeurs): number {
  const q = p.quotient_familial;
  const demiParts = c.demiPartsPersonnelles + c.exclusifsInvalides + c.alternesInvalides / 2;
  return demiParts * q.reduction_invalidite + (c.veufAvecCharge ? q.reduction_veuf : 0);
}

/**
 * Gross tax after the ceiling, in euros: the tax with all parts, or the tax of the adults minus the ceiling when that is
 * more; the further reductions then apply, never below the tax with all parts.
 */
export function plafonnerQuotient(
  c: Composition,
  parts: number,
  avecQuotient: number,
  sansQuotient: number,
  p: Valeurs,
  t: TraceurIr,
): number {
  let droits = avecQuotient;
  let plafond = 0;
  let complement = 0;
  if (avecQuotient < sansQuotient) {
    plafond = plafondAvantage(c, parts, p);
    const plafonne = sansQuotient - plafond;
    if (plafonne > avecQuotient) {
      complement = Math.min(arrondirEuro(reductionComplementaire(c, p)), plafonne - avecQuotient);
      droits = plafonne - complement;
    }
  }
  if (t !== null) tracerPlafonnement(t, c, parts, avecQuotient, sansQuotient, plafond, complement, droits);
  return droits;
}

function tracerPlafonnement(
  t: NonNullable<TraceurIr>,
  c: Composition,
  parts: number,
  avec: number,
  sans: number,
  plafond: number,
  complement: number,
  droits: number,
): void {
  const avantage = sans - avec;
  const parametres: NomParametre[] = [];
  if (plafond > 0) {
    parametres.push('quotient_familial.plafond_demi_part');
    if (c.parentIsole) parametres.push('quotient_familial.plafond_parent_isole');
    if (c.caseLRetenue) parametres.push('quotient_familial.plafond_case_l');
  }
  if (complement > 0) {
    if (c.veufAvecCharge) parametres.push('quotient_familial.reduction_veuf');
    if (c.demiPartsPersonnelles + c.exclusifsInvalides + c.alternesInvalides > 0) {
      parametres.push('quotient_familial.reduction_invalidite');
    }
  }
  let formule: string;
  if (plafond === 0) {
    formule = `Avantage du quotient familial : ${euros(avantage)} ; rien à plafonner`;
  } else if (avantage <= plafond) {
    formule = `Avantage ${euros(sans)} − ${euros(avec)} = ${euros(avantage)}, au plus égal au plafond de ${euros(plafond)}`;
  } else {
    formule = `Avantage ${euros(avantage)} limité au plafond de ${euros(plafond)} : ${euros(sans)} − ${euros(plafond)}`;
    if (complement > 0) formule += ` − ${euros(complement)} de réduction complémentaire`;
    formule += ` = ${euros(droits)}`;
  }
  t.noeud({
    regle: 'ir.plafonnement_qf',
    libelle: 'Plafonnement de l’avantage du quotient familial',
    valeur: droits > avec,
    unite: 'oui-non',
    formule,
    article: 'CGI art. 197 I 2',
    entrees: [
      entree('Avantage du quotient familial', avantage),
      entree('Plafond de l’avantage', plafond),
      entree('Réduction complémentaire', complement),
      entree('Nombre de parts', parts, 'parts'),
    ],
    parametres,
  });
}
