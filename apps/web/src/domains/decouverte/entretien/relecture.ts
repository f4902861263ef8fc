import type { ExtractionVocale, Profil, QuestionEntretien, ReponseEntendue } from '@francis/contract';
import { formaterEuros } from '../../../design-system/index.ts';
import { SITUATIONS } from '../../profil/saisie.ts';
import { lireReponse } from '../items.ts';
import { QUESTIONS_DITES } from './questions.ts';

/** One line of what was read: kept or not, corrected or not, before anything is saved. */
export interface Ligne {
  readonly question: QuestionEntretien;
  readonly libelle: string;
  readonly entendue: ReponseEntendue;
  readonly valeur: number | string | null;
  readonly prise: boolean;
  /** Written over by the person: theirs, and sure. */
  readonly corrigee: boolean;
}

export const RESIDENCES = [
  { valeur: 'proprietaire_rp', libelle: 'Propriétaire' },
  { valeur: 'locataire', libelle: 'Locataire' },
  { valeur: 'non', libelle: 'Non propriétaire' },
] as const;

/** What is only likely is shown, and not taken without a look. */
export const lignesDe = (extraction: ExtractionVocale): Ligne[] =>
  extraction.reponses.map((entendue) => ({
    question: entendue.question,
    libelle: QUESTIONS_DITES.find(({ id }) => id === entendue.question)?.libelle ?? '',
    entendue,
    valeur: entendue.valeur,
    prise: entendue.etat === 'sur',
    corrigee: false,
  }));

export function ecrireValeur(question: QuestionEntretien, valeur: number | string | null): string {
  if (valeur === null) return '';
  switch (question) {
    case 'age':
      return `${valeur}\u00a0ans`;
    case 'nombre_enfants':
      return valeur === 0 ? 'Aucun enfant' : `${valeur}\u00a0${Number(valeur) > 1 ? 'enfants' : 'enfant'}`;
    case 'revenu_annuel':
      return formaterEuros(Number(valeur));
    case 'situation_familiale':
      return SITUATIONS.find((s) => s.valeur === valeur)?.libelle ?? '';
    case 'residence_principale':
      return RESIDENCES.find((r) => r.valeur === valeur)?.libelle ?? '';
    default:
      return String(valeur);
  }
}

const PLUS_PRECISES: ReadonlySet<string> = new Set(['multi_proprietaire', 'patrimoine_important', 'ifi_concerne']);

/** Owning one's home says less than some answers already given: those stay. */
function residenceDe(valeur: string, profil: Profil): Profil {
  if (valeur === 'proprietaire_rp')
    return PLUS_PRECISES.has(profil.patrimoine_situation ?? '')
      ? { patrimoine_immobilier: true }
      : { patrimoine_situation: 'proprietaire_rp', patrimoine_situation_libre: null, patrimoine_immobilier: true };
  if (valeur === 'locataire') return { patrimoine_situation: 'locataire', patrimoine_situation_libre: null };
  // Whoever owns other homes, or rents one, said so already.
  if (profil.patrimoine_situation && profil.patrimoine_situation !== 'proprietaire_rp') return {};
  return { patrimoine_situation: null, patrimoine_situation_libre: 'Non propriétaire de sa résidence principale' };
}

/** Fields of the profile that the lines kept fill; the others are left as they are. */
export function champsDe(lignes: readonly Ligne[], profil: Profil): Profil {
  const champs = lignes.flatMap(({ question, valeur, prise }): Profil[] => {
    if (!prise || valeur === null) return [];
    if (question === 'residence_principale') return [residenceDe(String(valeur), profil)];
    return [{ [question]: valeur }];
  });
  return { ...Object.assign({}, ...champs), has_completed_discovery: true };
}

/** What the person wrote instead, or why it cannot be taken. */
export function lireCorrection(
  question: QuestionEntretien,
  texte: string,
): { readonly valeur: number | string } | { readonly erreur: string } {
  if (question === 'residence_principale')
    return RESIDENCES.some(({ valeur }) => valeur === texte)
      ? { valeur: texte }
      : { erreur: 'Choisissez une réponse.' };
  const lue = lireReponse(question, texte);
  if (typeof lue === 'string') return { erreur: lue };
  const valeur = lue[question];
  return valeur === null || valeur === undefined ? { erreur: 'Écrivez votre réponse.' } : { valeur };
}
