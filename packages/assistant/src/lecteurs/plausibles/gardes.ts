import type { Feuille } from '@francis/faits';
import type { Changement, Indecision, LectureCalculee, Lieu } from './indecision.ts';

const SEULS = new Set<Feuille['valeur']>(['celibataire', 'divorce']);
const NAISSANCE = '.annee_naissance';
const GARDE = '.garde_alternee';

/** Children of somebody who lives apart from their other parent, and nothing of where they live. */
export function gardesNonDites<T>(
  { calculs }: LectureCalculee,
  dite: (feuilles: readonly Feuille[]) => boolean,
): Indecision<T>[] {
  const enfants = calculs.flatMap(({ outil, feuilles }, calcul): Lieu[] => {
    const separe = feuilles.some((f) => f.chemin === 'foyer.situation' && SEULS.has(f.valeur));
    if (outil !== 'calculer_impot' || !separe || dite(feuilles)) return [];
    return feuilles.flatMap(({ chemin }) =>
      chemin.includes('enfants.') && chemin.endsWith(NAISSANCE)
        ? [{ calcul, chemin: `${chemin.slice(0, -NAISSANCE.length)}${GARDE}` }]
        : [],
    );
  });
  if (enfants.length === 0) return [];
  const garde = (valeur: boolean): Changement[] => enfants.map((lieu) => ({ ...lieu, valeur }));
  return [
    {
      nom: 'garde des enfants',
      porte: [],
      valeurs: [
        { libelle: 'à votre charge', changements: garde(false) },
        { libelle: 'en garde alternée', changements: garde(true) },
      ],
    },
  ];
}

/** Whether a reading that writes down only what is said holds a custody. */
export const gardeLue = (feuilles: readonly Feuille[]): boolean => feuilles.some((f) => f.chemin.endsWith(GARDE));
