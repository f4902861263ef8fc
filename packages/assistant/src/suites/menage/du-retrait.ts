import { DEPART, ESSAI } from '../../modele-embarque/essai.ts';
import type { FoyerDecrit } from '../../outils/schemas.ts';
import { sansCela } from '../foyer.ts';
import type { Avant } from './avant.ts';
import type { Edition } from './editions.ts';
import { enCours, estUneUnion } from './en-cours.ts';
import { calculsDuMenage, comparer } from './etat.ts';
import { facetteDeLEssai } from './facette.ts';
import { COMPARE, suiteDe, type SuiteDuMenage } from './issue.ts';
import { retirer } from './retirer.ts';

type Retrait = Extract<Edition, { readonly genre: 'retrait' }>;

/** « sans le PER »: taken out of what was told, or the try that put it there is forgotten. */
export function deLRetrait(question: string, { quoi, qui }: Retrait, { menage }: Avant): SuiteDuMenage | undefined {
  const foyers = enCours(menage);
  const [foyer, ...autres] = foyers;
  if (foyer === undefined || autres.length > 0) return undefined;
  if (menage.essai === undefined && qui !== undefined) {
    const sien = retirer(foyer, quoi, qui);
    return (
      sien &&
      suiteDe(
        [comparer(menage.annee, { nom: DEPART, foyers }, { nom: ESSAI, foyers: [sien] })],
        'Votre situation, puis la même sans cela.',
        [],
        true,
      )
    );
  }
  if (menage.essai === undefined || estUneUnion(menage)) {
    const edition = sansCela(question, calculsDuMenage(menage.annee, foyers));
    return edition && { suite: { genre: 'menage', demandes: COMPARE, ...edition } };
  }
  const [essai, ...suite] = menage.essai;
  const sans = essai && retirer(essai, quoi, qui);
  // What was told holds it too: whether the try or the fact is taken back is not said.
  if (sans === undefined || suite.length > 0 || retirer(foyer, quoi) !== undefined) return undefined;
  const reste = facetteDeLEssai({ ...menage, essai: [sans] });
  return reste.length === 0
    ? suiteDe(calculsDuMenage(menage.annee, foyers), 'Sans cet essai, votre situation de départ.', [], false)
    : suiteDe(
        [comparer(menage.annee, { nom: DEPART, foyers }, { nom: ESSAI, foyers: [sans] })],
        'Le même essai, sans cela.',
        [],
        true,
      );
}

/** What a try held alone is left with it: there is nothing to take out of the household that it starts from. */
export const sansLesAbsents = (
  editions: readonly Edition[],
  foyer: FoyerDecrit,
  essai: readonly FoyerDecrit[] | undefined,
): readonly Edition[] =>
  editions.filter(
    (e) =>
      e.genre !== 'retrait' ||
      retirer(foyer, e.quoi) !== undefined ||
      !essai?.some((un) => retirer(un, e.quoi) !== undefined),
  );
