import type { Profil, Quota, StatutReponse } from '@francis/contract';

export type Formule = 'gratuit' | 'mensuel' | 'illimite';
export type Quotas = Readonly<Record<Formule, number | null>>;

/** Whoever did not prove an address has what is free, whatever was asked for at sign-up. */
export const formuleEnVigueur = ({
  formule,
  emailVerifieLe,
}: {
  readonly formule: Formule;
  readonly emailVerifieLe: Date | null;
}): Formule => (emailVerifieLe === null ? 'gratuit' : formule);

const PARIS_MOIS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit' });
const PARIS_JOUR = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** The month that the quota counts: that of the clock on the wall in France, `2026-11`. */
export const moisDeParis = (instant: Date): string => PARIS_MOIS.format(instant);

/** The day given to the assistant, `2026-11-20`. */
export const jourDeParis = (instant: Date): string => PARIS_JOUR.format(instant);

/** An answer counts when it answers or asks back; a refusal is not sold. */
export const compte = (statut: StatutReponse): boolean => statut !== 'refus';

export const resteDesQuestions = (limite: number | null, utilisees: number): boolean =>
  limite === null || utilisees < limite;

export const presenterQuota = (limite: number | null, utilisees: number): Quota => ({
  unlimited: limite === null,
  questions_used: utilisees,
  quota_limit: limite,
  questions_remaining: limite === null ? null : Math.max(0, limite - utilisees),
});

/** What says who the person is has no use in a calculation, and never leaves for a model. */
const CHAMPS_IDENTITE: readonly (keyof Profil)[] = [
  'civilite',
  'prenom',
  'nom',
  'telephone',
  'adresse',
  'code_postal',
  'ville',
  'entreprise',
  'has_completed_onboarding',
  'has_completed_discovery',
  // Words of the person's own: they may name somebody.
  'activite_principale_libre',
  'revenus_complementaires_libre',
  'statuts_juridiques_libre',
  'residence_fiscale_libre',
  'patrimoine_situation_libre',
];
const IDENTITE = new Set<string>(CHAMPS_IDENTITE);

/** The stored profile as the assistant may read it; undefined when it says nothing. */
export function profilPourAssistant(profil: Profil | undefined): Record<string, unknown> | undefined {
  const utiles = Object.entries(profil ?? {}).filter(
    ([champ, valeur]) => valeur !== null && valeur !== '' && !IDENTITE.has(champ),
  );
  return utiles.length > 0 ? Object.fromEntries(utiles) : undefined;
}

const TITRE_MAX = 80;

/** First words of the question, cut between two words. */
export function titreDeLaQuestion(question: string): string {
  const phrase = question.replace(/\s+/g, ' ').trim();
  if (phrase.length <= TITRE_MAX) return phrase;
  const coupe = phrase.slice(0, TITRE_MAX).replace(/\p{Surrogate}/gu, '');
  const espace = coupe.lastIndexOf(' ');
  return `${(espace > TITRE_MAX / 2 ? coupe.slice(0, espace) : coupe).replace(/[\s,;:.]+$/, '')}…`;
}
