/** Certainty of a figure: `exact` follows voted law on a covered situation, `estimation` says why it is not sure. */
export type Certitude = 'exact' | 'estimation';

export type CodeRefus =
  | 'ANNEE_NON_COUVERTE'
  | 'ANNEE_NON_VOTEE'
  | 'SITUATION_NON_COUVERTE'
  | 'CHAMP_INCONNU'
  | 'CHAMP_INVALIDE'
  | 'MONTANT_INVALIDE'
  | 'MONTANT_HORS_BORNES'
  | 'FOYER_INCOHERENT';

/** A typed refusal: the engine never guesses. `message` is a French sentence for the reader. */
export interface RefusFiscal {
  readonly statut: 'refus';
  readonly code: CodeRefus;
  readonly message: string;
  /** Path of the input at fault, e.g. `declarant1.salaires`. */
  readonly champ?: string;
}
