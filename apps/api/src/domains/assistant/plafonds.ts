import type { Consommation } from '@francis/assistant';

interface Plafond {
  readonly jetons: number;
  readonly microEuros: number;
}

/** What hosted models may cost in a month. Prices in euros for a million tokens. */
export interface Plafonds {
  readonly prix: { readonly entree: number; readonly sortie: number };
  readonly parCompte: Plafond;
  readonly parCabinet: Plafond;
  /** Answers of one account that may be written at once. */
  readonly flux: number;
  readonly jetonsParReponse: number;
}

/** What was taken this month, and how many answers are being written. */
export interface Depense {
  readonly jetons: number;
  readonly microEuros: number;
  readonly enCours: number;
}

/** Millionths of a euro: a price for a million tokens is that of one token. */
export const coutDe = ({ prix }: Plafonds, { entree, sortie }: Consommation): number =>
  Math.ceil(entree * prix.entree + sortie * prix.sortie);

/**
 * Why the hosted model may not be asked, for the reader; undefined when it may. Each answer in progress is held for the
 * most that it may take, so that answers started together do not pass the cap together.
 */
export function refusDePlafond(plafonds: Plafonds, compte: Depense, cabinet: Depense | undefined): string | undefined {
  const { parCompte, parCabinet, flux } = plafonds;
  if (compte.enCours >= flux)
    return `Vous avez déjà ${flux} réponse${flux > 1 ? 's' : ''} en cours avec le modèle hébergé\u202f; réponse du modèle embarqué.`;
  if (depasse(plafonds, compte, parCompte))
    return 'Votre plafond mensuel du modèle hébergé est atteint\u202f; réponse du modèle embarqué.';
  if (cabinet && depasse(plafonds, cabinet, parCabinet))
    return 'Le plafond mensuel du modèle hébergé de votre cabinet est atteint\u202f; réponse du modèle embarqué.';
  return undefined;
}

function depasse({ prix, jetonsParReponse }: Plafonds, depense: Depense, plafond: Plafond): boolean {
  const reponses = depense.enCours + 1;
  const coutMax = jetonsParReponse * Math.max(prix.entree, prix.sortie);
  return (
    depense.jetons + reponses * jetonsParReponse > plafond.jetons ||
    depense.microEuros + reponses * coutMax > plafond.microEuros
  );
}
