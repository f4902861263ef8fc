import { z } from 'zod';

/** The public simulators whose result the server draws, by the name of their page. */
export const SIMULATEURS_EN_PDF = [
  'simulateur-impot',
  'simulateur-tmi',
  'simulateur-optimisation',
  'simulateur-statuts',
  'simulateur-impot-suisse',
  'simulateur-tva-suisse',
  'simulateur-impot-luxembourg',
  'simulateur-tva-luxembourg',
  'simulateur-irpf',
  'simulateur-igi-andorre',
  'simulateur-quatre-pays',
] as const;

/** Beyond any address that a simulator writes: three situations with every input. */
const SAISIE_MAX = 6_000;

export const SimulationPdfRequete = z.strictObject({
  simulateur: z.enum(SIMULATEURS_EN_PDF, 'Ce simulateur n’existe pas.'),
  saisie: z
    .string()
    .max(SAISIE_MAX, 'La saisie est trop longue.')
    .describe(
      'Ce qui suit # dans l’adresse du simulateur ; les montants en sont recalculés, aucun résultat n’y est lu.',
    ),
});
export type SimulationPdfRequete = z.infer<typeof SimulationPdfRequete>;
