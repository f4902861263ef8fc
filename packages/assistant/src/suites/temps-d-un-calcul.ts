import type { Feuille, OutilDeCalcul } from '@francis/faits';

/** The one calculation of an answer, subject of its own: a household has its own edits. */
export interface Calcul {
  readonly outil: OutilDeCalcul;
  readonly feuilles: readonly Feuille[];
}

/** Facts to change in the calls, and the words that say it. */
export interface Modifiee {
  readonly feuilles: readonly Feuille[];
  readonly introduction: string;
  /** What was changed was not fully said: a year takes the same amounts, another country its own money. */
  readonly supposee: boolean;
  /** For a day whose law is not known: the same in the law of today. */
  readonly aDefaut?: Omit<Modifiee, 'aDefaut'>;
}

export const poser = (chemin: string | undefined, valeur: Feuille['valeur']): Feuille[] =>
  chemin === undefined ? [] : [{ chemin, valeur }];

/** The day of what is computed, not that of what came before it. */
export const estLeJour = (f: Feuille): boolean => JOURS.has(f.chemin);
const JOURS: ReadonlySet<string> = new Set([
  'donation.date',
  'succession.date',
  'deces.date',
  'demembrement.date',
  'acte.date',
  'vente.date_cession',
  'rachat.date_rachat',
  'pea.date_retrait',
  'tva.date',
  'societe.date_cloture',
  'retenue_source.date',
]);
export const SUIT_LE_TEMPS: ReadonlySet<string> = new Set([
  'vente.annees_detention',
  'donation.anciennete',
  'donation.age_donateur',
  'donation.age_donataire',
  'donation.nue_propriete_age',
  'succession.anciennete',
  'succession.age_conjoint',
  'demembrement.age_usufruitier',
]);
/** Days from which a time is counted. */
export const AVANT: ReadonlySet<string> = new Set([
  'vente.date_acquisition',
  'rachat.date_ouverture',
  'pea.date_ouverture',
  'donation.date_anterieure',
  'succession.date_anterieure',
]);
/** Said where the law of the day is not known. */
export const LOI_INCONNUE = 'La loi de cette date n’est pas connue : même calcul avec celle d’aujourd’hui.';
