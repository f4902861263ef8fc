import type { RefusFiscal } from './resultat.ts';

export function refuser(code: RefusFiscal['code'], message: string, champ?: string): RefusFiscal {
  return champ === undefined ? { statut: 'refus', code, message } : { statut: 'refus', code, message, champ };
}

/** Refusal for a year of income whose parameters are not held: too old, or not voted yet. */
export function refuserAnnee(annee: number, premiere: number, derniere: number): RefusFiscal {
  if (!Number.isInteger(annee)) {
    return refuser('ANNEE_NON_COUVERTE', 'L’année des revenus doit être un nombre entier.', 'annee_revenus');
  }
  if (annee < premiere) {
    return refuser(
      'ANNEE_NON_COUVERTE',
      `Les revenus ${annee} ne sont pas couverts : le calcul commence aux revenus ${premiere}.`,
      'annee_revenus',
    );
  }
  return refuser(
    'ANNEE_NON_VOTEE',
    `Les règles des revenus ${annee} ne sont pas votées : les dernières connues sont celles des revenus ${derniere}.`,
    'annee_revenus',
  );
}
