import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import type { FoyerFiscal } from './foyer.ts';

function somme(montants: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < montants.length; i += 1) total += montants[i] ?? 0;
  return total;
}

/** Gifts before and since the ceiling was raised; null when the year has one ceiling, or the dates are unknown. */
function partager(foyer: FoyerFiscal, d: Valeurs['dons']): { avant: number; depuis: number } | null {
  const depuis = foyer.dons_75_depuis_octobre_2025;
  if (depuis === null || d.plafond_75_releve === d.plafond_75) return null;
  return { avant: Math.min(foyer.dons_75 - depuis, d.plafond_75), depuis };
}

/**
 * Gifts kept at 75 %: those made before 14 October 2025 within the former ceiling, those made since within the raised
 * one, which bounds both together (LF 2026 art. 28). Without dates, the former ceiling.
 */
function donsMajores(foyer: FoyerFiscal, d: Valeurs['dons']): number {
  const parts = partager(foyer, d);
  return parts === null
    ? Math.min(foyer.dons_75, d.plafond_75)
    : Math.min(parts.avant + parts.depuis, d.plafond_75_releve);
}

/** Gifts at 75 % whose part at that rate is not settled: why, in a French sentence; null when it is. */
export function reserveDons(foyer: FoyerFiscal, p: Valeurs): string | null {
  const d = p.dons;
  if (foyer.dons_75 <= d.plafond_75 || d.plafond_75_releve === d.plafond_75) return null;
  const parts = partager(foyer, d);
  if (parts === null) {
    return (
      `Les dons à 75 % sont retenus dans la limite de ${euros(d.plafond_75)} ; ceux qui ont été versés à compter ` +
      `du 14 octobre 2025 peuvent l’être jusqu’à ${euros(d.plafond_75_releve)}, ce que la date des dons permettrait de vérifier.`
    );
  }
  if (parts.avant === 0 || parts.avant + parts.depuis <= d.plafond_75_releve) return null;
  return (
    `Dons à 75 % versés avant et depuis le 14 octobre 2025 : ils sont retenus dans la limite commune de ` +
    `${euros(d.plafond_75_releve)} ; comment les deux plafonds de l’année se combinent n’est pas publié.`
  );
}

/**
 * Gifts, in euros: 75 % up to its ceiling, 66 % on the rest within 20 % of the taxable income. Gifts kept at 75 % do not
 * use up the 20 % (CGI art. 200 1 ter); what exceeds the 20 % is carried forward for five years, and what was carried
 * forward is used before the gifts of the year (CGI art. 200 1). The administration rounds each rate apart.
 */
export function calculerReductionDons(foyer: FoyerFiscal, rni: number, p: Valeurs, t: TraceurIr): number {
  const reports = foyer.dons_reports.length === 0 ? 0 : somme(foyer.dons_reports);
  if (foyer.dons_66 === 0 && foyer.dons_75 === 0 && reports === 0) return 0;
  const d = p.dons;
  const a75 = donsMajores(foyer, d);
  const verses66 = reports + foyer.dons_66 + foyer.dons_75 - a75;
  const limite = arrondirEuro(rni * d.limite_revenu);
  const a66 = Math.min(verses66, limite);
  const reduction = arrondirEuro(a75 * d.taux_75) + arrondirEuro(a66 * d.taux_66);
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
      parametres: [
        'dons.taux_66',
        'dons.taux_75',
        partager(foyer, d) === null ? 'dons.plafond_75' : 'dons.plafond_75_releve',
        'dons.limite_revenu',
      ],
      arrondi: ARRONDI_EURO,
    });
  }
  return reduction;
}
