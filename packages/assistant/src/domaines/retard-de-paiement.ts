import type { DemandePoste } from '@francis/fiscal/postes';
import { type Mention, motsDits, trouverMentions } from '@francis/lecture';
import type { QuestionLue } from './question.ts';

const PROFESSIONNEL = motsDits(
  "tva|ca3|ca12|is|impot sur les societes|cfe|cvae|taxe sur les salaires|taxe d'apprentissage|solde de l'is|acompte d'is",
);
const EN_RETARD = motsDits(
  "retard|retards|tard|au lieu du|au lieu de|seulement|hors delai|apres la date|apres echeance|apres l'echeance|pas a temps|pas les sous|pas pu payer|que le|qu'en",
);
const PAYE = motsDits(
  'paye|payee|payes|payer|paie|regle|reglee|regles|reglees|regler|verse|versee|virement|paiement|reglement',
);
const COUT = motsDits(
  'penalite|penalites|interet|interets|majoration|majorations|coute|couter|coutera|en plus|coller|amende|surcout|combien',
);

const PENALITE = motsDits('majoration|interets|1727|1731');

type JourDit = Mention & { readonly type: 'date'; readonly jour: number; readonly mois: number };
const estUnJour = (m: Mention): m is JourDit => m.type === 'date' && m.jour !== undefined && m.mois !== undefined;
const deux = (n: number): string => String(n).padStart(2, '0');

/** « dus au 24 avril 2025, réglés le 20 novembre 2025 »: the tax of a business, the day it was due and the day it was paid. */
export function lireRetardProfessionnel(
  q: QuestionLue,
): Pick<DemandePoste, 'montants' | 'date_limite' | 'date_paiement'> | undefined {
  const { texte } = q;
  if (
    !PROFESSIONNEL.test(texte) ||
    !(EN_RETARD.test(texte) || PENALITE.test(texte)) ||
    !PAYE.test(texte) ||
    !COUT.test(texte)
  )
    return undefined;
  const montants = [...new Set(q.montants.map((m) => m.montant))];
  const jours = trouverMentions(texte).filter(estUnJour);
  // A day told without its year is of the same year as the other.
  const annee = jours.find((j) => j.annee !== undefined)?.annee;
  if (montants.length !== 1 || jours.length !== 2 || annee === undefined) return undefined;
  const [limite, paiement] = jours
    .map((j) => `${j.annee ?? annee}-${deux(j.mois)}-${deux(j.jour)}`)
    .toSorted((a, b) => (a < b ? -1 : 1));
  return limite === undefined || paiement === undefined
    ? undefined
    : { montants, date_limite: limite, date_paiement: paiement };
}
