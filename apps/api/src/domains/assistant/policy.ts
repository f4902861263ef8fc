import type { Profil, Quota, StatutReponse } from '@francis/contract';

/** Questions that the account may ask in the period that holds now. */
export interface Allocation {
  /** Null when they are not counted. */
  readonly limite: number | null;
  readonly periode: string;
  readonly unite: 'month' | 'year';
  readonly fin: Date | null;
  /** What was paid for, as it is sold. */
  readonly nom?: string;
}

const PARIS_MOIS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit' });
const PARIS_JOUR = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** The month that the quota counts: that of the clock on the wall in France, `2026-11`. */
export const moisDeParis = (instant: Date): string => PARIS_MOIS.format(instant);

/** The day given to the assistant, `2026-11-20`. */
export const jourDeParis = (instant: Date): string => PARIS_JOUR.format(instant);

const HEURE = 3_600_000;

/** When the next month begins in France: an hour or two before it does at Greenwich. */
function moisSuivant(instant: Date): Date {
  const [annee = 0, mois = 0] = moisDeParis(instant).split('-').map(Number);
  const minuit = Date.UTC(annee, mois);
  const ete = new Date(minuit - 2 * HEURE);
  return moisDeParis(ete) === moisDeParis(new Date(minuit)) ? ete : new Date(minuit - HEURE);
}

/** What was paid; whoever did not prove an address has what is free, by month of Paris. */
export const allocationDe = (
  payee: Allocation | undefined,
  { emailVerifieLe }: { readonly emailVerifieLe: Date | null },
  { quotaGratuit, maintenant }: { readonly quotaGratuit: number; readonly maintenant: Date },
): Allocation =>
  payee && emailVerifieLe !== null
    ? payee
    : { limite: quotaGratuit, periode: moisDeParis(maintenant), unite: 'month', fin: moisSuivant(maintenant) };

/** An answer counts when it answers or asks back; a refusal is not sold. */
export const compte = (statut: StatutReponse): boolean => statut !== 'refus';

export const resteDesQuestions = (limite: number | null, utilisees: number): boolean =>
  limite === null || utilisees < limite;

interface Allocations {
  readonly allocation: Allocation;
  /** What was paid, whether it holds already or not. */
  readonly payee: Allocation | undefined;
}

export const presenterQuota = (
  { allocation: { limite, unite, fin, nom }, payee }: Allocations,
  utilisees: number,
): Quota => ({
  plan: nom ?? null,
  pending_plan: (nom === undefined && payee?.nom) || null,
  unlimited: limite === null,
  questions_used: utilisees,
  quota_limit: limite,
  questions_remaining: limite === null ? null : Math.max(0, limite - utilisees),
  period: unite,
  renews_at: fin?.toISOString() ?? null,
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
  // A figure that the person holds from elsewhere, and what the screens show: the engine computes its own.
  'tmi',
  'charges_deductibles',
  'retenue_annee',
  'retenue_mois',
  'retenue_cumul',
  'retenue_mensuelle',
  'type_optimisation',
  'niveau_connaissance',
  'experience_fiscale',
  'objectifs',
  'alertes_souhaitees',
];
const IDENTITE = new Set<string>(CHAMPS_IDENTITE);

/** The stored profile as the assistant may read it; undefined when it says nothing. */
export function profilPourAssistant(profil: Profil | undefined): Record<string, unknown> | undefined {
  // One income under the names of two forms is one income.
  const { revenus_annuels: autreNom, ...reste } = profil ?? {};
  const lu = { ...reste, revenu_annuel: reste.revenu_annuel ?? autreNom };
  const utiles = Object.entries(lu).filter(
    ([champ, valeur]) => valeur !== null && valeur !== undefined && valeur !== '' && !IDENTITE.has(champ),
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
