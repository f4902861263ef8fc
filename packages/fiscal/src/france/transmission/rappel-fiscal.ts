import type { RefusFiscal } from '../../core/resultat.ts';
import { DROITS_MUTATION } from '../parametres/domaines/droits-mutation.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { jourFrancais, plusDe } from '../patrimoine/jours.ts';
import { exigerJour, exigerMontants, exigerOrdre, verifierMontants } from '../patrimoine/verification.ts';

/** An earlier gift by the same person to the same person, exempt family gifts of money left out. */
export interface DonationAnterieure {
  readonly date: string;
  /** Taxable value before the allowance, in euros. */
  readonly montant: number;
  /** Allowance used then; worked out from the present allowance when absent. */
  readonly abattement_utilise?: number;
}

export interface Rappel {
  /** Allowance already used by gifts under recall. */
  readonly abattement_consomme: number;
  /** Part of those gifts that was taxed: it fills the low brackets. */
  readonly deja_taxe: number;
  readonly rappelees: number;
}

export function verifierDonations(donation: DonationAnterieure, jour: string, prefixe: string): RefusFiscal | null {
  return (
    exigerJour(donation.date, `${prefixe}date`) ??
    exigerMontants(donation, ['montant'], prefixe) ??
    verifierMontants(donation, ['abattement_utilise'], prefixe) ??
    exigerOrdre(donation.date, jour, `${prefixe}date`, 'Une donation antérieure ne peut pas suivre la transmission.')
  );
}

/**
 * What earlier gifts leave: those of more than fifteen years are forgotten (CGI art. 784). The allowance that each used
 * is rebuilt in the order of dates, since a gift may itself have followed another within fifteen years.
 */
export function rappeler(
  anterieures: readonly DonationAnterieure[],
  jour: string,
  abattement: number,
  calcul: Calcul,
): Rappel {
  const annees = calcul.lire('dmtg.annees_rappel');
  const vivantes: { date: string; utilise: number; montant: number }[] = [];
  for (const { date, montant, abattement_utilise } of anterieures.toSorted((a, b) => a.date.localeCompare(b.date))) {
    let consomme = 0;
    for (const precedente of vivantes) if (!plusDe(annees, precedente.date, date)) consomme += precedente.utilise;
    const utilise = Math.min(montant, abattement_utilise ?? Math.max(0, abattement - consomme));
    vivantes.push({ date, montant, utilise });
  }
  const rappelees = vivantes.filter((d) => !plusDe(annees, d.date, jour));
  const debut = DROITS_MUTATION.periodes[0]?.depuis ?? '';
  const anciennes = anterieures.filter((d) => d.date < debut && !plusDe(annees, d.date, jour));
  if (anciennes.some((d) => d.abattement_utilise === undefined)) {
    calcul.reserver(
      `Donation rappelée antérieure au ${jourFrancais(debut)} : les abattements étaient alors différents, indiquez celui qui a été utilisé.`,
    );
  }
  let abattement_consomme = 0;
  let deja_taxe = 0;
  for (const { montant, utilise } of rappelees) {
    abattement_consomme += utilise;
    deja_taxe += montant - utilise;
  }
  return { abattement_consomme, deja_taxe, rappelees: rappelees.length };
}
