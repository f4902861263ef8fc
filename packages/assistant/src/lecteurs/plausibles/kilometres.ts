import { calculerFraisKilometriques } from '@francis/fiscal';
import { normaliserTexte } from '@francis/lecture';
import { type KilometresLus, lireKilometres } from '../../comprehension/trajet.ts';
import type { Changement, Indecision, LectureCalculee } from './indecision.ts';

const KM = 'vehicule.km';
const CV = 'vehicule.cv';
const ELECTRIQUE = 'vehicule.electrique';
const ANNEE = 'vehicule.annee';
const FRAIS = '.frais_reels';

/**
 * Kilometres of which nobody says whether they are those of one way, or longer than the law takes without a reason: every
 * way, and the expenses that follow from it in the household.
 */
export function kilometresNonDits<T>({ calculs }: LectureCalculee, dits: readonly string[]): Indecision<T>[] {
  const calcul = calculs.findIndex((c) => c.feuilles.some((f) => f.chemin === KM));
  const feuilles = calculs[calcul]?.feuilles ?? [];
  const de = (chemin: string): unknown => feuilles.find((f) => f.chemin === chemin)?.valeur;
  const [km, cv, annee] = [de(KM), de(CV), de(ANNEE)];
  if (typeof km !== 'number' || typeof cv !== 'number' || typeof annee !== 'number') return [];
  const frais = (kilometres: number): number | undefined => {
    const trajet = { kilometres, puissance_cv: cv, electrique: de(ELECTRIQUE) === true };
    const calcule = calculerFraisKilometriques(trajet, annee);
    return calcule.statut === 'refus' ? undefined : calcule.montant;
  };
  const lus = dits.map((tour) => lireKilometres(normaliserTexte(tour))).findLast((l) => l.length > 0) ?? [];
  if (lus.length < 2 || lus[0]?.km !== km) return [];
  const avant = frais(km);
  // What the household deducts was computed from them.
  const deduits = calculs.flatMap((c, rang) =>
    c.feuilles.flatMap(({ chemin, valeur }) =>
      chemin.endsWith(FRAIS) && valeur === avant ? [{ calcul: rang, chemin }] : [],
    ),
  );
  const changements = (lu: KilometresLus): Changement[] => [
    { calcul, chemin: KM, valeur: lu.km },
    ...deduits.map((lieu) => ({ ...lieu, valeur: frais(lu.km) })),
  ];
  return [
    {
      nom: 'kilomètres du trajet',
      porte: [],
      valeurs: lus.map((lu, i) => ({ libelle: lu.condition, changements: i === 0 ? [] : changements(lu) })),
    },
  ];
}
