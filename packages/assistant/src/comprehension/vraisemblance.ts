import { motsDits } from '@francis/lecture';
import { type Faits, type FaitsPersonne, annuel } from './faits.ts';
import type { Montant } from './montants.ts';

/** Below this, a wage or a pension without a period may as well be a month's. */
const ANNUEL_PLANCHER = 3_600;
/** The same, when nothing says either that it is a taxable income. */
const ANNUEL_PLANCHER_NU = 6_500;
const NEGLIGEABLE = 500;
/** Above this, « par mois » was more likely « par an ». */
const MENSUEL_PLAFOND = 20_000;

/** An income whose period was probably lost: nobody retired or at work lives on it for a year. */
function periodePerdue(personne: FaitsPersonne | undefined): boolean {
  const lus = [...(personne?.revenus?.salaires ?? []), ...(personne?.revenus?.pensions_retraite ?? [])];
  if (lus.some((s) => s.fois >= 12 && s.montant > MENSUEL_PLAFOND)) return true;
  if (lus.length === 0 || !lus.every((s) => s.fois === 1 && s.parAn !== true)) return false;
  const total = lus.reduce((t, s) => t + annuel(s), 0);
  const plafond = lus.every((s) => s.qualite === 'inconnue') ? ANNUEL_PLANCHER_NU : ANNUEL_PLANCHER;
  return total >= NEGLIGEABLE && total <= plafond;
}

/** Whether an amount was told by month in a turn before. */
const estMensuel = ({ mention }: Montant, { personne1, personne2 }: Faits): boolean =>
  [personne1, personne2].some((p) =>
    Object.values(p?.revenus ?? {}).some((lus) => lus.some((s) => s.fois > 1 && s.montant === mention.montant)),
  );

/** Whether the period of an income must be asked again. */
export function periodeDouteuse(faits: Faits, texte: string, montants: readonly Montant[]): boolean {
  if ([faits.personne1, faits.personne2].some(periodePerdue)) return true;
  // A period was written and reached no amount.
  return (
    motsDits('par mois').test(texte) &&
    montants.length > 0 &&
    !montants.some((m) => estMensuel(m, faits)) &&
    montants.every((m) => m.mention.periodicite.unite !== 'mois') &&
    montants.some((m) => m.role === 'salaires' && m.mention.montant < MENSUEL_PLAFOND)
  );
}

/** A gross pay lower than the net one of the same person and period: one of them is something else. */
export function netAuDessusDuBrut(montants: readonly Montant[]): readonly [number, number] | undefined {
  for (const brut of montants) {
    if (brut.role !== 'salaires' || brut.saisie.qualite !== 'brut') continue;
    const net = montants.find(
      (m) =>
        m.role === 'salaires' &&
        m.saisie.qualite === 'net_imposable' &&
        m.personne === brut.personne &&
        m.saisie.fois === brut.saisie.fois &&
        m.saisie.montant > brut.saisie.montant,
    );
    if (net) return [net.saisie.montant, brut.saisie.montant];
  }
  return undefined;
}
