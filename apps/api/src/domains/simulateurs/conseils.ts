import type { TmiRequete } from '@francis/contract';
import { calculerPlafondPer, type ImpotRevenu } from '@francis/fiscal';
import { enEuros, enPourcent } from './formats.ts';

const TAUX_ELEVE = 0.41;
const REVENU_IMMOBILIER = 40_000;
const REVENU_DEDUCTIONS = 30_000;
const PART_VERSEE = 0.1;

/**
 * Hints of the calculator; the first word of each is its icon. The saving of a payment is the difference of two whole
 * taxes, not a rate times an amount.
 */
export function conseillerTmi(
  requete: TmiRequete,
  impot: ImpotRevenu,
  annee: number,
  impotPour: (revenuNetImposable: number) => ImpotRevenu,
): string[] {
  const conseils: string[] = [];
  if (impot.tmi >= TAUX_ELEVE) {
    conseils.push(
      `📈 Votre tranche marginale est élevée (${enPourcent(impot.tmi)}) : chaque euro déductible réduit d’autant votre impôt.`,
    );
    const plafond = calculerPlafondPer({ revenus_professionnels_n_moins_1: requete.revenus_annuels }, annee);
    const versement = Math.min(
      Math.round(requete.revenus_annuels * PART_VERSEE),
      plafond.statut === 'refus' ? 0 : plafond.montant,
    );
    const apres = impotPour(Math.max(0, requete.revenus_annuels - requete.charges_deductibles - versement));
    const economie = impot.impot_apres_decote - apres.impot_apres_decote;
    if (economie > 0) {
      conseils.push(
        `💰 Un versement de ${enEuros(versement)} sur un plan d’épargne retraite (PER) réduirait votre impôt d’environ ${enEuros(economie)}.`,
      );
    }
  }
  if (requete.nombre_enfants === 0 && requete.revenus_annuels > REVENU_IMMOBILIER) {
    conseils.push('🏠 Étudiez l’investissement immobilier : location meublée ou déficit foncier selon votre projet.');
  }
  if (requete.charges_deductibles === 0 && requete.revenus_annuels > REVENU_DEDUCTIONS) {
    conseils.push('🧾 Vous ne déclarez aucune charge : vérifiez vos frais réels, pensions versées et dons.');
  }
  if (conseils.length === 0) conseils.push('✅ Votre situation ne laisse pas de levier évident à cette tranche.');
  return conseils;
}
