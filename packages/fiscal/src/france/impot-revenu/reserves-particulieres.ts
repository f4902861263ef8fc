import { euros } from '../../core/typographie.ts';
import type { NomParametre, ParametresAnnee, Valeurs } from '../parametres/definition.ts';
import type { Composition } from './composition.ts';
import type { Declarant, FoyerFiscal } from './foyer.ts';
import { recettesMeuble } from './location-meublee.ts';
import { DOUTES_TOURISME } from '../regimes/doutes-tourisme.ts';

/** Why the figures of rarer situations are an estimate. Same contract as `releverReserves`: no list until the first. */

function loueur(foyer: FoyerFiscal): number {
  return recettesMeuble(foyer.declarant1) + (foyer.declarant2 === null ? 0 : recettesMeuble(foyer.declarant2));
}

/** The number was read once only, because its law is disputed or incomplete here. */
function conteste(parametres: ParametresAnnee, nom: NomParametre): boolean {
  return parametres.provenance.get(nom)?.fiabilite !== 'A';
}

function sansPlafond(d: Declarant | null): boolean {
  return d !== null && d.per_plafond === 0 && d.per_reports.length === 0;
}

function unSeulPlafond(foyer: FoyerFiscal): boolean {
  return sansPlafond(foyer.declarant1) !== sansPlafond(foyer.declarant2);
}

function auMoinsUn(foyer: FoyerFiscal, condition: (d: Declarant) => boolean): boolean {
  return condition(foyer.declarant1) || (foyer.declarant2 !== null && condition(foyer.declarant2));
}

/** Someone who pays reaches during the year the age that ends the deduction. */
function atteintAgePer(foyer: FoyerFiscal, annee: number, age: number): boolean {
  const un = foyer.declarant1.per_versements > 0 && annee - foyer.annee_naissance_declarant1 === age;
  const naissance2 = foyer.annee_naissance_declarant2;
  const verse2 = foyer.declarant2 !== null && foyer.declarant2.per_versements > 0;
  return un || (verse2 && naissance2 !== null && annee - naissance2 === age);
}

function raretesDe(d: Declarant): number {
  return recettesMeuble(d) + d.bic_reel + d.bnc_reel;
}

/** Nothing here concerns most households: one test spares them the others. */
function estOrdinaire(f: FoyerFiscal, c: Composition, p: Valeurs): boolean {
  return (
    !c.anneeDuDeces &&
    !f.per_mutualisation &&
    p.per_age === null &&
    raretesDe(f.declarant1) === 0 &&
    (f.declarant2 === null || raretesDe(f.declarant2) === 0)
  );
}

export function releverParticulieres(
  deja: string[] | null,
  foyer: FoyerFiscal,
  c: Composition,
  annee: number,
  parametres: ParametresAnnee,
  revenusCalcules: boolean,
  rfr: number,
  decote: number,
): string[] | null {
  const p = parametres.valeurs;
  if (estOrdinaire(foyer, c, p)) return deja;
  let reserves = deja;
  if (c.anneeDuDeces && (decote > 0 || c.exclusifs + c.alternes > 0 || rfr > p.cehr.seuil_1_seul)) {
    (reserves ??= []).push(
      'L’année du décès, le nombre de parts est celui d’un couple ; le plafonnement sur deux parts, la décote et les seuils d’une personne seule sont une lecture non recoupée.',
    );
  }
  if (!revenusCalcules) return reserves;
  if (loueur(foyer) > p.micro.recettes_loueur_professionnel) {
    (reserves ??= []).push(
      `Au-delà de ${euros(p.micro.recettes_loueur_professionnel)} de recettes, le loueur en meublé est professionnel si elles dépassent ses autres revenus d’activité : le calcul suppose que non.`,
    );
  }
  if (
    auMoinsUn(foyer, (d) => d.micro_bic_tourisme_non_classe > 0) &&
    conteste(parametres, 'micro.taux_tourisme_non_classe')
  ) {
    (reserves ??= []).push(DOUTES_TOURISME.meuble_tourisme);
  }
  if (auMoinsUn(foyer, (d) => d.micro_bic_tourisme_classe > 0) && conteste(parametres, 'micro.taux_tourisme_classe')) {
    (reserves ??= []).push(DOUTES_TOURISME.meuble_tourisme_classe);
  }
  if (p.benefices.coefficient_sans_organisme > 1 && auMoinsUn(foyer, (d) => d.bic_reel + d.bnc_reel > 0)) {
    (reserves ??= []).push(
      'Le bénéfice réel est retenu pour son montant : sans organisme de gestion agréé, il est majoré pour cette année.',
    );
  }
  if (foyer.per_mutualisation && unSeulPlafond(foyer)) {
    (reserves ??= []).push(
      'Le plafond d’épargne retraite d’un seul des époux est indiqué : celui de l’autre est compté pour zéro dans la mise en commun.',
    );
  }
  if (p.per_age !== null && atteintAgePer(foyer, annee, p.per_age.age_max)) {
    (reserves ??= []).push(
      `Les versements d’épargne retraite faits à partir du ${p.per_age.age_max}e anniversaire ne sont plus déductibles : le calcul suppose que tous l’ont été avant.`,
    );
  }
  return reserves;
}
