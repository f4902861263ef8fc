import type { DocumentResume, FaitDeDocument, RapprochementReponse } from '@francis/contract';
import { derniereAnneeCouverte } from '@francis/fiscal';
import { formaterEuros, formaterNombre, MOIS } from '../../design-system/index.ts';

const TYPES = { avis: 'Avis d’impôt', bulletin: 'Bulletin de paie', declaration: 'Déclaration de revenus' } as const;

/** A notice bears the year after its incomes. */
export function nommer({ type, annee, deposeLe }: Pick<DocumentResume, 'type' | 'annee' | 'deposeLe'>): string {
  if (type === null) return `Document du ${new Date(deposeLe).toLocaleDateString('fr-FR', { dateStyle: 'long' })}`;
  if (annee === null) return TYPES[type];
  return `${TYPES[type]} ${type === 'avis' ? annee + 1 : annee}`;
}

const VALEURS: Readonly<Record<string, string>> = {
  marie: 'marié(e)',
  pacse: 'pacsé(e)',
  celibataire: 'célibataire',
  divorce: 'divorcé(e)',
  veuf: 'veuf ou veuve',
};

const DECIMALES = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

export function ecrireValeur({ valeur, unite, chemin }: Pick<FaitDeDocument, 'valeur' | 'unite' | 'chemin'>): string {
  if (typeof valeur === 'string') return VALEURS[valeur] ?? valeur;
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non';
  if (unite === 'taux') return `${(valeur * 100).toLocaleString('fr-FR', { maximumFractionDigits: 2 })}\u00a0%`;
  if (unite === 'EUR')
    return Number.isInteger(valeur) ? formaterEuros(valeur) : `${valeur.toLocaleString('fr-FR', DECIMALES)}\u00a0€`;
  if (chemin === 'bulletin.mois') return MOIS[valeur - 1] ?? String(valeur);
  if (chemin === 'parts') return valeur.toLocaleString('fr-FR', DECIMALES);
  return unite === 'annee' ? String(valeur) : formaterNombre(valeur);
}

export const majuscule = (texte: string): string => texte.charAt(0).toUpperCase() + texte.slice(1);

type Cle = RapprochementReponse['lignes'][number]['cle'];

export const LIGNES: Readonly<Record<Cle, string>> = {
  parts: 'Nombre de parts',
  imposable: 'Revenu imposable',
  bareme: 'Barème, après plafonnement',
  reductions: 'Réductions et crédits d’impôt',
  net: 'Impôt net',
};

const NOMMEES: Readonly<Record<Cle, string>> = {
  parts: 'le nombre de parts',
  imposable: 'le revenu imposable',
  bareme: 'le barème',
  reductions: 'les réductions et crédits',
  net: 'l’impôt net',
};

export function verdictDe({ verdict, differe, lignes, raison }: RapprochementReponse): string {
  if (verdict === 'egal') return 'Impôt recalculé = avis, écart 0\u00a0€.';
  const ligne = lignes.find(({ cle }) => cle === differe);
  if (!ligne) return `L’impôt n’a pas pu être recalculé\u202f: ${raison ?? 'il manque des lignes'}.`;
  const ecart = Math.abs(ligne.ecart);
  return `Une ligne diffère\u202f: ${NOMMEES[ligne.cle]}, de ${ligne.cle === 'parts' ? formaterNombre(ecart) : formaterEuros(ecart)}.`;
}

export const pluriel = (n: number, mot: string): string => `${n} ${mot}${n > 1 ? 's' : ''}`;

/** What an older paper leaves out of the profile; nothing for the last year. */
export const anneeAncienne = ({ annee }: Pick<DocumentResume, 'annee'>): string | undefined =>
  annee !== null && annee < derniereAnneeCouverte()
    ? `Ses montants sont ceux de ${annee}\u202f: ils restent avec ce document. Votre profil attend ceux de ${derniereAnneeCouverte()}.`
    : undefined;
