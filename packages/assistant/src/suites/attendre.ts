import { type Mention, motsDits, normaliserTexte } from '@francis/lecture';
import {
  AVANT,
  type Calcul,
  estLeJour,
  LOI_INCONNUE,
  type Modifiee,
  poser,
  SUIT_LE_TEMPS,
} from './temps-d-un-calcul.ts';
import { jourEnLettres } from '../orchestration/typographie.ts';

const ATTENDRE = motsDits(
  "attends|attend|attendais|attendait|attendons|attendions|attendre|j'attends|patiente|patientais|patientait|patientons|patienter|repousse|repousser|reporte|reporter|differe|differer",
);
/** « et si j’attends le 15 janvier ? »: the same thing, done on that day. */
export const ditAttendre = (question: string): boolean => ATTENDRE.test(normaliserTexte(question));

type DateDite = Extract<Mention, { type: 'date' }> & { readonly mois: number };

const UN_JOUR = 24 * 60 * 60 * 1000;
const ecrire = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const enJours = (jour: string): number => Date.parse(`${jour}T00:00:00Z`);

/** The day that is waited for: of the year that is told, or the next one; « jusqu’en février » is until its first day. */
function jourAttendu({ jour = 1, mois, annee }: DateDite, depuis: string): string | undefined {
  const en = (an: number): string => ecrire(Date.UTC(an, mois - 1, jour));
  const an = Number(depuis.slice(0, 4));
  const dit = annee === undefined ? [en(an), en(an + 1)].find((j) => j > depuis) : en(annee);
  return dit !== undefined && dit > depuis ? dit : undefined;
}

/** The last calculation on a later day, with what time moves; in the law of today when that day's is not known. */
export function attendre({ feuilles }: Calcul, dite: DateDite): Modifiee | undefined {
  const jours = feuilles.filter(estLeJour);
  const depuis = jours[0]?.valeur;
  if (typeof depuis !== 'string' || jours.some((f) => f.valeur !== depuis)) return undefined;
  // What is told in years has no day: whether it passes one is not known.
  if (feuilles.some((f) => SUIT_LE_TEMPS.has(f.chemin))) return undefined;
  const attendu = jourAttendu(dite, depuis);
  if (attendu === undefined) return undefined;
  const ecart = enJours(attendu) - enJours(depuis);
  const eloignees = feuilles.flatMap((f) =>
    AVANT.has(f.chemin)
      ? poser(f.chemin, ecrire(enJours(String(f.valeur)) - Math.floor(ecart / UN_JOUR) * UN_JOUR))
      : [],
  );
  // Of the same month as what came before, the day decides.
  const supposee =
    dite.jour === undefined &&
    feuilles.some((f) => AVANT.has(f.chemin) && Number(String(f.valeur).split('-')[1]) === dite.mois);
  return {
    feuilles: jours.flatMap((f) => poser(f.chemin, attendu)),
    introduction: `Le même calcul, le ${jourEnLettres(attendu)}.`,
    supposee,
    aDefaut: { feuilles: eloignees, introduction: LOI_INCONNUE, supposee: true },
  };
}
