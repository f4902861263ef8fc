import type { Faits } from './faits.ts';
import { type Montant, estRevenu } from './montants.ts';

/** An amount of the question that the computation leaves aside, and why it is said. */
export interface MontantEcarte {
  readonly montant: number;
  /** `inconnu`: nothing says what it is; `sans_effet`: understood, and of no use in this household. */
  readonly motif: 'inconnu' | 'sans_effet' | 'enfant';
}

/** Amounts that mean something for the tax only beside another one. */
const CONDITIONNELS: Readonly<Record<string, (f: Faits) => boolean>> = {
  charges_foncieres: (f) => f.loyers !== undefined,
  per_plafond: (f) => f.personne1?.per !== undefined || f.personne2?.per !== undefined,
  assurance_vie: (f) => f.assuranceVie !== undefined,
};

/** Amounts that nothing names, beside incomes that are named: nobody knows what they are. */
export function inexpliques(montants: readonly Montant[]): ReadonlySet<Montant> {
  const dits = montants.filter((m) => estRevenu(m.role) && !m.nu);
  if (dits.length === 0) return new Set();
  // The only amount without a name, when all the others are the spouse's: the income of the person who asks.
  if (dits.every((m) => m.personne === 2) && montants.filter((m) => m.nu).length === 1) return new Set();
  // In « 24 000 € et 18 000 € net », both amounts have the same name.
  const nommes = new Set(montants.filter((m) => !m.nu).map((m) => m.mention.groupe));
  return new Set(
    montants.filter((m) => (m.nu && m.personne === undefined && !nommes.has(m.mention.groupe)) || miette(m, montants)),
  );
}

/** Beside a whole income, a wage this small with no word of its own is something else. */
const MIETTE = 1_000;
const RAPPORT = 10;

function miette(m: Montant, tous: readonly Montant[]): boolean {
  if (m.role !== 'salaires' || m.saisie.fois !== 1 || m.mention.montant === 0 || m.mention.montant >= MIETTE)
    return false;
  if (!/(?:^|[,;:+]|\bet) ?$/.test(m.mention.gauche) || !/^ ?(?:[,;+]|et) ?$/.test(m.mention.droite)) return false;
  return tous.some(
    (x) => x.role === 'salaires' && x.personne === m.personne && x.mention.montant > RAPPORT * m.mention.montant,
  );
}

/** What becomes of every amount that no class accounts for. An amount is never dropped in silence. */
export function compterMontants(montants: readonly Montant[], faits: Faits): MontantEcarte[] {
  const inconnus = inexpliques(montants);
  return montants.flatMap((m): MontantEcarte[] => {
    if (inconnus.has(m)) return [{ montant: m.mention.montant, motif: 'inconnu' }];
    if (m.personne === 'enfant' && estRevenu(m.role)) return [{ montant: m.mention.montant, motif: 'enfant' }];
    const utile = CONDITIONNELS[m.role];
    return utile !== undefined && !utile(faits) ? [{ montant: m.mention.montant, motif: 'sans_effet' }] : [];
  });
}
