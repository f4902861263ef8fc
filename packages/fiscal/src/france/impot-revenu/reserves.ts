import { arrondirEuro } from '../../core/arrondi.ts';
import { euros } from '../../core/typographie.ts';
import type { ParametresAnnee, Valeurs } from '../parametres/definition.ts';
import type { Composition } from './composition.ts';
import { reserveDons } from './dons.ts';
import type { Declarant, FoyerFiscal } from './foyer.ts';
import { releverParticulieres } from './reserves-particulieres.ts';

const AUCUNE: readonly string[] = Object.freeze([]);

/** Ceilings of turnover are judged on the two previous years, which the household does not tell (CGI art. 50-0, 102 ter). */
function depasseMicro(d: Declarant, p: Valeurs): boolean {
  const m = p.micro;
  return (
    d.micro_bnc > m.limite_bnc ||
    d.micro_bic_services > m.limite_services ||
    d.micro_bic_ventes + d.micro_bic_services > m.limite_ventes ||
    d.micro_bic_tourisme_classe > m.limite_tourisme_classe ||
    d.micro_bic_tourisme_non_classe > m.limite_tourisme_non_classe ||
    d.lmnp_micro > m.limite_services
  );
}

/** Below the floor of the ceiling, payments are deductible whatever the filer's income. */
function perSansPlafond(d: Declarant, p: Valeurs): boolean {
  return (
    d.per_plafond === 0 &&
    d.per_reports.length === 0 &&
    d.per_versements > 0 &&
    d.per_versements > arrondirEuro(p.charges.pass_precedent * p.charges.taux_plafond_per)
  );
}

/**
 * Why the figures are an estimate, in French sentences; empty (and not allocated) when they follow voted law on a
 * covered situation.
 */
export function releverReserves(
  foyer: FoyerFiscal,
  c: Composition,
  annee: number,
  parametres: ParametresAnnee,
  rniDonne: number | null,
  rfr: number,
  decote: number,
  reductions: number,
  credits: number,
): readonly string[] {
  const p = parametres.valeurs;
  const d1 = foyer.declarant1;
  const d2 = foyer.declarant2;
  let reserves: string[] | null = null;
  if (parametres.reforme) (reserves ??= []).push('La loi appliquée est une hypothèse de réforme, non votée.');
  if (annee !== parametres.annee) {
    const partielle = parametres.anneePartielle;
    (reserves ??= []).push(
      `Les règles des revenus ${annee} ne sont pas votées : le calcul applique les paramètres des revenus ${parametres.annee}` +
        (partielle === null
          ? '.'
          : `, et les règles déjà votées pour ${partielle} (épargne retraite, régimes micro, prélèvements sociaux, dons).`),
    );
  }
  if (foyer.dons_75 > p.dons.plafond_75) {
    const reserve = reserveDons(foyer, p);
    if (reserve !== null) (reserves ??= []).push(reserve);
  }
  if (p.cdhr !== null && rfr > (c.couple ? p.cdhr.seuil_couple : p.cdhr.seuil_seul)) {
    if (reductions > 0 || credits > 0) {
      (reserves ??= []).push(
        'La contribution différentielle sur les hauts revenus suppose de réintégrer certaines réductions et certains crédits, ce que le calcul ne fait pas.',
      );
    }
    if (c.alternes > 0) {
      (reserves ??= []).push(
        'Dans la contribution différentielle, la majoration pour un enfant en résidence alternée est comptée pour moitié, sans doctrine publiée.',
      );
    }
  }
  if (rniDonne === null) {
    if (depasseMicro(d1, p) || (d2 !== null && depasseMicro(d2, p))) {
      (reserves ??= []).push(
        'Le chiffre d’affaires dépasse la limite du régime micro : le calcul suppose que celui d’une des deux années précédentes ne la dépassait pas.',
      );
    }
    if (perSansPlafond(d1, p) || (d2 !== null && perSansPlafond(d2, p))) {
      (reserves ??= []).push(
        'Le plafond d’épargne retraite n’est pas indiqué : le calcul déduit la totalité des versements, à vérifier sur l’avis d’imposition.',
      );
    }
    if (foyer.deficit_foncier_imputable > p.foncier.limite_deficit) {
      (reserves ??= []).push(
        `Un déficit foncier supérieur à ${euros(p.foncier.limite_deficit)} suppose des travaux de rénovation énergétique éligibles.`,
      );
    }
  }
  reserves = releverParticulieres(reserves, foyer, c, annee, parametres, rniDonne === null, rfr, decote);
  if (c.veufAvecCharge && (foyer.parent_isole_T || c.exclusifs === 0)) {
    (reserves ??= []).push(
      'Veuf avec des enfants en résidence alternée seulement, ou parent isolé (case T) : comme le programme officiel, le ' +
        'calcul garde la part du conjoint décédé et laisse la case T sans effet. Si les enfants ne sont pas issus du mariage ' +
        'avec lui, la loi compte les parts d’un célibataire (CGI art. 194 I, troisième alinéa).',
    );
  }
  return reserves ?? AUCUNE;
}
