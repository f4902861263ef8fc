import type { Feuille } from '@francis/faits';
import { normaliserTexte } from '@francis/lecture';
import { parentDeclarant } from '../../comprehension/enfants-des-concubins.ts';
import type { Changement, Indecision, LectureCalculee } from './indecision.ts';

const ENFANTS = 'foyer.enfants.';
const SUIVENT_L_ENFANT = [ENFANTS, 'foyer.garde_enfants.', 'foyer.scolarite.'];
const siens = (feuilles: readonly Feuille[]): readonly Feuille[] =>
  feuilles.filter((f) => SUIVENT_L_ENFANT.some((debut) => f.chemin.startsWith(debut)));

const annee = (feuilles: readonly Feuille[]): Feuille['valeur'] | undefined =>
  feuilles.find((f) => f.chemin === 'annee')?.valeur;
const revenu = (feuilles: readonly Feuille[]): string =>
  JSON.stringify(feuilles.filter((f) => f.chemin.startsWith('foyer.declarant1.')));

/** Two parents who file apart, and nothing of which of them counts the children: one of the two, never both. */
export function enfantsDesConcubins<T>({ calculs }: LectureCalculee, dits: readonly string[]): Indecision<T>[] {
  const [un, deux, ...autres] = calculs;
  if (un?.outil !== 'calculer_impot' || deux?.outil !== 'calculer_impot' || autres.length > 0) return [];
  const memePersonne = revenu(un.feuilles) === revenu(deux.feuilles) && siens(deux.feuilles).length > 0;
  if (annee(un.feuilles) !== annee(deux.feuilles) || memePersonne || siens(deux.feuilles).length > 0) return [];
  const enfants = siens(un.feuilles);
  if (!enfants.some((f) => f.chemin.startsWith(ENFANTS))) return [];
  if (dits.some((tour) => parentDeclarant(normaliserTexte(tour)) !== undefined)) return [];
  return [
    {
      nom: 'qui déclare les enfants',
      porte: [],
      valeurs: [
        { libelle: 'vous déclarez les enfants', changements: [] },
        {
          libelle: 'l’autre parent les déclare',
          changements: enfants.flatMap(({ chemin, valeur }): Changement[] => [
            { calcul: 0, chemin, valeur: undefined },
            { calcul: 1, chemin, valeur },
          ]),
        },
      ],
    },
  ];
}
