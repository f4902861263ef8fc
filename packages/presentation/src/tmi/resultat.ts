import type { NoeudAffiche } from '../ecriture/index.ts';
import type { MarcheRemplie } from '../ecriture/dessins.ts';
import type { Optimisation } from '../commun/economies.ts';
import { arrondi } from '../commun/ecrire.ts';
import type { Courbe } from '../france/courbe.ts';

/** A bracket for the whole household. */
export interface TrancheTmi {
  tranche: string;
  montant: number;
  /** Fraction. */
  taux: number;
  impot: number;
}

/** Fields named as in the specification, and what the screen draws. */
export interface ResultatTmi {
  revenuImposable: number;
  /** Income of one part. */
  quotientFamilial: number;
  parts: number;
  /** Fraction. */
  tmi: number;
  impotEstime: number;
  tranchesApplicables: readonly TrancheTmi[];
  conseils: readonly string[];
  optimisations: readonly Optimisation[];
  statut: 'exact' | 'estimation' | null;
  reserves: readonly string[];
  difference?: string;
  trace: NoeudAffiche;
  marches: readonly MarcheRemplie[];
  /** Income of one part on the staircase, and the number of parts that it counts for. */
  parPart: number;
  partsRetenues: number;
  courbe: Courbe | null;
}

export const detaillerTranches = (marches: readonly MarcheRemplie[], parts: number): TrancheTmi[] =>
  marches
    .filter((m) => m.assiette > 0)
    .map((m) => ({
      tranche: m.a === null ? `Au-delà de ${arrondi(m.de)}` : `De ${arrondi(m.de)} à ${arrondi(m.a)}`,
      montant: m.assiette * parts,
      taux: m.taux,
      impot: m.impot * parts,
    }));
