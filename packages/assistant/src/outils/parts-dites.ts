import { calculerNombreParts, completerFoyer, type RefusFiscal } from '@francis/fiscal';
import { enFoyerDuMoteur } from './foyer-du-moteur.ts';
import type { FoyerDecrit } from './schemas.ts';

/** A household of the parts that were told, and whether another one would have them too. */
interface FoyerDesParts {
  readonly foyer: FoyerDecrit;
  /** Households of the same parts whose tax may differ: the cap of the family quotient is not theirs. */
  readonly autres: readonly FoyerDecrit[];
}

const ENFANTS_MAX = 12;

const refus = (message: string): RefusFiscal => ({
  statut: 'refus',
  code: 'FOYER_INCOHERENT',
  champ: 'parts',
  message,
});

/** How many parts a household has, when the engine can tell. */
export const partsDuFoyer = (foyer: FoyerDecrit, annee: number): number | undefined => {
  const lu = enFoyerDuMoteur(foyer, annee);
  return 'statut' in lu ? undefined : calculerNombreParts(completerFoyer(lu), annee);
};

/** Households that a number of parts may be, the most usual first: children, then a lone parent, then a half share. */
function* possibles(foyer: FoyerDecrit): Generator<FoyerDecrit> {
  for (let n = 0; n <= ENFANTS_MAX; n++) yield { ...foyer, nombre_enfants: n };
  for (let n = 1; n <= ENFANTS_MAX; n++) yield { ...foyer, nombre_enfants: n, parent_isole_T: true };
  for (let n = 0; n <= ENFANTS_MAX; n++) yield { ...foyer, nombre_enfants: n, invalidite_declarant1_P: true };
  yield { ...foyer, case_L: true };
}

const SEUL = new Set(['celibataire', 'divorce', 'veuf']);

/** A number of parts told alone becomes a household; told beside its composition, it must be that household's. */
export function foyerDesParts(foyer: FoyerDecrit, parts: number, annee: number): FoyerDesParts | RefusFiscal {
  const { enfants, nombre_enfants } = foyer;
  if (enfants !== undefined || nombre_enfants !== undefined)
    return partsDuFoyer(foyer, annee) === parts
      ? { foyer, autres: [] }
      : refus('Le nombre de parts n’est pas celui du foyer décrit : donnez l’un ou l’autre.');
  if (foyer.situation === undefined)
    return refus('Avec un nombre de parts, la situation de famille est nécessaire : elle change la décote.');
  const memes = [...possibles(foyer)].filter(
    (f) => (f.parent_isole_T !== true || SEUL.has(foyer.situation ?? '')) && partsDuFoyer(f, annee) === parts,
  );
  const [premier, ...autres] = memes;
  return premier === undefined
    ? refus('Aucun foyer de cette situation n’a ce nombre de parts : décrivez ses enfants.')
    : { foyer: premier, autres };
}
