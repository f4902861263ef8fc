import { def, definirDomaine } from './definition.ts';
import { USUFRUIT } from './sources.ts';

const A = 'CGI art. 669 I';
const age = (rang: number) => def(`Âge en dessous duquel s’applique le rang ${rang}`, A, 'nombre');
const part = (rang: number) => def(`Valeur de l’usufruit, rang ${rang}`, A, 'taux');

/** Value of a usufruct as a share of full ownership: under `age_n` it is `part_n`; `part_9` from `age_8` on. */
export const DEMEMBREMENT = definirDomaine(
  'usufruit',
  'Le démembrement de propriété',
  {
    age_1: age(1),
    age_2: age(2),
    age_3: age(3),
    age_4: age(4),
    age_5: age(5),
    age_6: age(6),
    age_7: age(7),
    age_8: age(8),
    part_1: part(1),
    part_2: part(2),
    part_3: part(3),
    part_4: part(4),
    part_5: part(5),
    part_6: part(6),
    part_7: part(7),
    part_8: part(8),
    part_9: part(9),
    temporaire: def('Valeur de l’usufruit par période de dix ans', 'CGI art. 669 II', 'taux'),
    periode: def('Durée d’une période', 'CGI art. 669 II', 'nombre'),
  },
  [
    {
      depuis: '2004-01-01',
      source: USUFRUIT,
      valeurs: {
        age_1: 21,
        age_2: 31,
        age_3: 41,
        age_4: 51,
        age_5: 61,
        age_6: 71,
        age_7: 81,
        age_8: 91,
        part_1: 0.9,
        part_2: 0.8,
        part_3: 0.7,
        part_4: 0.6,
        part_5: 0.5,
        part_6: 0.4,
        part_7: 0.3,
        part_8: 0.2,
        part_9: 0.1,
        temporaire: 0.23,
        periode: 10,
      },
    },
  ],
);

/** Age bands of the scale, youngest first; the last part applies beyond the last age. */
export const RANGS_USUFRUIT = [1, 2, 3, 4, 5, 6, 7, 8] as const;
