import { parametresImpotRevenu } from '@francis/fiscal';
import { motsDits, normaliserTexte } from '@francis/lecture';
import type { Changement, Indecision, LectureCalculee } from './indecision.ts';

const ENFANTS = 'foyer.enfants.';
const NAISSANCE = '.annee_naissance';
const INVALIDE = '.invalide';
const PARENT_ISOLE = 'foyer.parent_isole_T';
/** What keeps a grown child in the household of the parents. */
const RATTACHE = motsDits(
  'etudiant|etudiante|etudiants|etudiantes|etudes|etudie|etudient|fac|universite|master|licence|ecole|prepa|bts|iut|lycee|lyceen|lyceenne|alternant|alternante|apprenti|apprentie|alternance|doctorat|rattache|rattachee|rattaches|rattachees|rattachement|a charge|a ma charge|a notre charge|invalide|handicape|handicapee|case l',
);

/**
 * A child past the age at which anybody may be attached to their parents, of whom nothing says that they study: counted, and
 * not counted.
 */
export function rattachementsNonDits<T>({ calculs }: LectureCalculee, dits: readonly string[]): Indecision<T>[] {
  if (dits.some((tour) => RATTACHE.test(normaliserTexte(tour)))) return [];
  return calculs.flatMap(({ outil, feuilles }, calcul): Indecision<T>[] => {
    const annee = feuilles.find((f) => f.chemin === 'annee')?.valeur;
    if (outil !== 'calculer_impot' || typeof annee !== 'number') return [];
    const limite = parametresImpotRevenu(annee)?.lire('enfants.age_max_rattachement_sans_etudes')?.valeur ?? Infinity;
    const enfants = feuilles.filter((f) => f.chemin.startsWith(ENFANTS) && f.chemin.endsWith(NAISSANCE));
    const grands = enfants.flatMap(({ chemin, valeur }) => {
      const debut = chemin.slice(0, -NAISSANCE.length);
      const invalide = feuilles.some((f) => f.chemin === `${debut}${INVALIDE}` && f.valeur === true);
      return !invalide && annee - Number(valeur) > limite ? [`${debut}.`] : [];
    });
    if (grands.length === 0) return [];
    const sans = feuilles.flatMap(({ chemin }): Changement[] =>
      grands.some((debut) => chemin.startsWith(debut)) ? [{ calcul, chemin, valeur: undefined }] : [],
    );
    const seul =
      grands.length === enfants.length && feuilles.some((f) => f.chemin === PARENT_ISOLE && f.valeur === true);
    return [
      {
        nom: 'rattachement de l’enfant majeur',
        porte: [],
        valeurs: [
          { libelle: 'il étudie et demande à être rattaché', changements: [] },
          {
            libelle: 'il n’est pas rattaché et déclare seul ses revenus',
            changements: [...sans, ...(seul ? [{ calcul, chemin: PARENT_ISOLE, valeur: false }] : [])],
          },
        ],
      },
    ];
  });
}
