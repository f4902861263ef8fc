import { type ARelire, NAISSANCES_SUPPOSEES } from '@francis/faits/adaptateurs';
import type { Faits } from '../comprehension/faits.ts';
import { nombre } from '../orchestration/typographie.ts';
import type { Brouillon } from './brouillon.ts';

const dire = ({ libelle, montant, raison }: ARelire): string =>
  `${libelle}${montant === undefined ? '' : ` (${nombre(montant)} €)`}, ${raison}`;

/** What is still to be read again once the question told its part of it. */
export function resteARelire({
  aRelire = [],
  enfants = [],
  anneeVeuvage,
  departement,
  regimeFoncier,
}: Faits): readonly ARelire[] {
  const dits: Readonly<Record<string, boolean>> = {
    [NAISSANCES_SUPPOSEES]: enfants.every((e) => e.age !== undefined || e.anneeNaissance !== undefined),
    annee_deces_conjoint: anneeVeuvage !== undefined,
    departement_outre_mer: departement !== undefined,
    // The question says the other regime: nothing was chosen for it.
    revenus_fonciers_annuels_bruts_foyer: regimeFoncier === 'micro',
  };
  return aRelire.filter(({ champ }) => dits[champ] !== true);
}

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
