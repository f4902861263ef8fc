import {
  ImpotLuxembourgRequete,
  ImpotSuisseRequete,
  QuatrePaysRequete,
  type SimulationPdfRequete,
  StatutsRequete,
} from '@francis/contract';
import { composer, type Feuille } from '@francis/presentation/feuille';
import { modeleImpot } from '@francis/presentation/impot';
import { modeleIrpf } from '@francis/presentation/irpf';
import { modeleLuxembourg } from '@francis/presentation/luxembourg';
import { modeleOptimisation } from '@francis/presentation/optimisation/modele';
import { modeleQuatrePays } from '@francis/presentation/quatre-pays';
import { modeleStatuts } from '@francis/presentation/statuts';
import { modeleSuisse } from '@francis/presentation/suisse';
import { modeleTmi } from '@francis/presentation/tmi';
import { IGI_ANDORRE, modeleTva, TVA_LUXEMBOURG, TVA_SUISSE } from '@francis/presentation/tva';
import type { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { calculerLuxembourg } from './luxembourg.ts';
import { comparerQuatrePays } from './quatre-pays.ts';
import { comparerStatutsJuridiques } from './statuts.ts';
import { calculerSuisse } from './suisse.ts';

/** An address holds what anyone writes: it goes through the schema of the request, as on the other routes. */
const valide =
  <T extends z.ZodType, R>(schema: T, calculer: (demande: z.output<T>) => R) =>
  (demande: z.input<T>): R => {
    const lue = schema.safeParse(demande);
    if (lue.success) return calculer(lue.data);
    const [faute] = lue.error.issues;
    throw new ApiError('VALIDATION', { ...(faute && { detail: faute.message }) });
  };

type Composer = (params: URLSearchParams, jour: string) => Promise<Feuille | string>;

const COMPOSER: Readonly<Record<SimulationPdfRequete['simulateur'], Composer>> = {
  'simulateur-impot': (params, jour) => composer(modeleImpot(jour), params),
  'simulateur-tmi': (params, jour) => composer(modeleTmi(jour), params),
  'simulateur-optimisation': (params, jour) => composer(modeleOptimisation(jour), params),
  'simulateur-statuts': (params, jour) =>
    composer(modeleStatuts(jour, valide(StatutsRequete, comparerStatutsJuridiques)), params),
  'simulateur-impot-suisse': (params, jour) =>
    composer(modeleSuisse(jour, valide(ImpotSuisseRequete, calculerSuisse)), params),
  'simulateur-tva-suisse': (params, jour) => composer(modeleTva(TVA_SUISSE, jour), params),
  'simulateur-impot-luxembourg': (params, jour) =>
    composer(modeleLuxembourg(jour, valide(ImpotLuxembourgRequete, calculerLuxembourg)), params),
  'simulateur-tva-luxembourg': (params, jour) => composer(modeleTva(TVA_LUXEMBOURG, jour), params),
  'simulateur-irpf': (params, jour) => composer(modeleIrpf(jour), params),
  'simulateur-igi-andorre': (params, jour) => composer(modeleTva(IGI_ANDORRE, jour), params),
  'simulateur-quatre-pays': (params) =>
    composer(modeleQuatrePays(valide(QuatrePaysRequete, comparerQuatrePays)), params),
};

/**
 * The sheet of an address, every figure computed again from its inputs.
 * @throws ApiError VALIDATION with the sentence of the engine, or of what is missing
 */
export async function composerFeuille({ simulateur, saisie }: SimulationPdfRequete, jour: string): Promise<Feuille> {
  const feuille = await COMPOSER[simulateur](new URLSearchParams(saisie), jour);
  if (typeof feuille === 'string') throw new ApiError('VALIDATION', { detail: feuille });
  return feuille;
}
