import type { Profil } from '@francis/contract';
import { type IdQuestion, type Question, QUESTIONS } from './questionnaire.ts';

/** Values chosen for each question; one at most where only one is asked. */
export type Reponses = Readonly<Partial<Record<IdQuestion, readonly string[]>>>;
/** Words of the person's own, where no option says it. */
export type TextesLibres = Readonly<Partial<Record<IdQuestion, string>>>;

/** « Aucun », « Aucune »: an answer that leaves no room for another. */
const EXCLUSIVES: ReadonlySet<string> = new Set(['aucun', 'aucune']);

/** The choices after one is ticked or unticked. */
export function choisir(question: Question, choisies: readonly string[], valeur: string): readonly string[] {
  if (!question.plusieurs) return [valeur];
  if (choisies.includes(valeur)) return choisies.filter((v) => v !== valeur);
  if (EXCLUSIVES.has(valeur)) return [valeur];
  return [...choisies.filter((v) => !EXCLUSIVES.has(v)), valeur];
}

export function reponsesDe(profil: Profil): Reponses {
  return Object.fromEntries(
    QUESTIONS.flatMap(({ id }) => {
      const valeur = profil[id];
      const choisies = Array.isArray(valeur) ? valeur : valeur ? [valeur] : [];
      return choisies.length > 0 ? [[id, choisies]] : [];
    }),
  );
}

export const textesDe = (profil: Profil): TextesLibres =>
  Object.fromEntries(
    QUESTIONS.flatMap(({ id }) => {
      const texte = profil[`${id}_libre`];
      return texte ? [[id, texte]] : [];
    }),
  );

export const estRepondue = (id: IdQuestion, reponses: Reponses, libres: TextesLibres): boolean =>
  (reponses[id]?.length ?? 0) > 0 || Boolean(libres[id]);

/** The question to open: the first without an answer, or the last when all have one. */
export function premiereSansReponse(reponses: Reponses, libres: TextesLibres): number {
  const index = QUESTIONS.findIndex(({ id }) => !estRepondue(id, reponses, libres));
  return index < 0 ? QUESTIONS.length - 1 : index;
}

/** Whoever answers one of these owns a dwelling, or does not; the others say nothing of it. */
const DETIENT_UN_BIEN: Readonly<Record<string, boolean>> = {
  proprietaire_rp: true,
  multi_proprietaire: true,
  ifi_concerne: true,
  locataire: false,
  primo_accedant: false,
};

/** Fields of the profile that one question fills, those that follow from it included. */
export function champsDe(id: IdQuestion, reponses: Reponses, libres: TextesLibres): Profil {
  const choisies = reponses[id] ?? [];
  const question = QUESTIONS.find((q) => q.id === id);
  const valeur = question?.plusieurs === true ? (choisies.length > 0 ? choisies : null) : (choisies[0] ?? null);
  return {
    [id]: valeur,
    [`${id}_libre`]: libres[id] ?? null,
    ...(id === 'residence_fiscale'
      ? { pays_residence: choisies[0] === undefined || choisies[0] === 'france' ? null : choisies[0] }
      : {}),
    ...(id === 'patrimoine_situation' ? { patrimoine_immobilier: DETIENT_UN_BIEN[choisies[0] ?? ''] ?? null } : {}),
  };
}

/** Everything that the questionnaire knows, at its end. */
export const profilEnrichi = (reponses: Reponses, libres: TextesLibres): Profil => ({
  ...Object.assign({}, ...QUESTIONS.map(({ id }) => champsDe(id, reponses, libres))),
  has_completed_onboarding: true,
});
