import type { Doute } from '../certitude.ts';
import { estDeLecture } from '../precisions/ajouter.ts';
import type { LectureProuvee } from './lire-reponse.ts';

/** Said of a follow-up that gave another figure, and was not surely read whole. */
export const AUTRE_CHIFFRE = 'autre_chiffre';

/** Doubts under which a figure was hardly ever right, when another one stood beside: what it counts is not what was told. */
const GRAVES: ReadonlySet<Doute['code']> = new Set([
  'SOMME_NON_DITE',
  'TITULAIRE_INCERTAIN',
  'TOUR_OUBLIE',
  'DEMENTI_EMPLOYE',
  'DOSSIER_OUBLIE',
  'VARIATION_EMPLOYEE',
  'BORNE_EMPLOYEE',
]);

/** About what the answer is for, or a fact told with a click: what it counts may all be theirs. */
const AILLEURS: ReadonlySet<Doute['code']> = new Set([
  'OBJET_NON_LU',
  'SUITE_SANS_EFFET',
  'SUITE_EN_ATTENTE',
  'MONTANT_SANS_ORIGINE',
]);
/** One amount that nothing takes may be a detail of the story; two are what it is about. */
const PERDUS_MIN = 2;

/**
 * Whether a calculation was read too badly to be told: it leaves out more amounts of the question than it takes, it lost
 * several told before, or one of the doubts above is not alone. What the person corrected is theirs, and is computed.
 */
export function estIllisible({ mentions, restes, faits, perdues }: LectureProuvee, doutes: readonly Doute[]): boolean {
  if (faits.length === 0 || faits.some((f) => f.source === 'corrige')) return false;
  // What cannot be true is no reading.
  if (doutes.some((d) => d.code === 'INVRAISEMBLANCE')) return true;
  const deLecture = doutes.filter((d) => estDeLecture(d) && !AILLEURS.has(d.code));
  if (deLecture.length > 1 && deLecture.some((d) => GRAVES.has(d.code))) return true;
  if (perdues.length >= PERDUS_MIN) return true;
  const laisses = new Set(restes.map((m) => m.id));
  const montants = mentions.filter((m) => m.type === 'montant');
  const pris = montants.filter((m) => !laisses.has(m.id));
  // « 33 780 € en net imposable »: the figure is theirs, whatever else the story tells.
  if (pris.length > 0 && pris.every((m) => m.type === 'montant' && m.qualite === 'net_imposable')) return false;
  return montants.length - pris.length >= PERDUS_MIN && montants.length > pris.length * 2;
}
