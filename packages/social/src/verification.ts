import type { RefusFiscal } from '@francis/fiscal';
import { ACTIVITES, ANNEES_SOCIALES, type DemandeStatuts } from './demande.ts';

/** Not legal numbers: beyond them an entry is a slip of the keyboard. */
const MONTANT_MAX = 1e7;
const ENFANTS_MAX = 10;

const refuser = (code: RefusFiscal['code'], message: string, champ: string): RefusFiscal => ({
  statut: 'refus',
  code,
  message,
  champ,
});

/** Refusal for an amount or a choice that the comparison does not compute, or null. */
export function verifierDemande(d: DemandeStatuts): RefusFiscal | null {
  const { chiffreAffaires, charges = 0, autresSalaires = 0, enfants = 0 } = d;
  for (const [champ, montant] of Object.entries({ chiffreAffaires, charges, autresSalaires })) {
    if (!Number.isFinite(montant) || montant < 0) {
      return refuser('MONTANT_INVALIDE', 'Le montant doit être un nombre positif.', champ);
    }
    if (montant > MONTANT_MAX) return refuser('MONTANT_HORS_BORNES', 'Le montant dépasse dix millions.', champ);
  }
  if (chiffreAffaires === 0) {
    return refuser('MONTANT_INVALIDE', 'Le chiffre d’affaires doit être supérieur à 0.', 'chiffreAffaires');
  }
  if (charges >= chiffreAffaires) {
    const message = 'Les charges atteignent le chiffre d’affaires\u202f: il n’y a pas de revenu à comparer.';
    return refuser('FOYER_INCOHERENT', message, 'charges');
  }
  if (!Number.isInteger(enfants) || enfants < 0 || enfants > ENFANTS_MAX) {
    return refuser('CHAMP_INVALIDE', `Le nombre d’enfants va de 0 à ${ENFANTS_MAX}.`, 'enfants');
  }
  if (!ACTIVITES.includes(d.activite)) {
    return refuser('CHAMP_INVALIDE', `Activités calculées\u202f: ${ACTIVITES.join(', ')}.`, 'activite');
  }
  if (d.annee !== undefined && !ANNEES_SOCIALES.includes(d.annee)) {
    return refuser('ANNEE_NON_COUVERTE', `Années calculées\u202f: ${ANNEES_SOCIALES.join(' et ')}.`, 'annee');
  }
  return null;
}
