import type { ARelire } from '@francis/faits/adaptateurs';
import { nombre } from '../orchestration/typographie.ts';
import type { Brouillon } from './brouillon.ts';

const dire = ({ libelle, montant, raison }: ARelire): string =>
  `${libelle}${montant === undefined ? '' : ` (${nombre(montant)} €)`}, ${raison}`;

/**
 * What a profile or a file holds and no fact says surely: how it was taken, or that it was not. A name that speaks of the
 * tax is told apart from the amounts: beside them it would announce a result.
 */
export function notesARelire(entrees: readonly ARelire[], b: Brouillon): string[] {
  return [true, false].flatMap((pris) =>
    [true, false].flatMap((chiffre) => {
      const siennes = entrees.filter((e) => e.pris === pris && (e.montant !== undefined) === chiffre);
      if (siennes.length === 0) return [];
      return [
        b.note(
          `${pris ? 'a_relire' : 'non_repris'}${chiffre ? '' : '_texte'}`,
          'avertissement',
          pris ? 'À relire' : 'Non repris',
          `${pris ? 'À relire' : 'Non compté'} : ${siennes.map(dire).join(' ; ')}.`,
        ),
      ];
    }),
  );
}
