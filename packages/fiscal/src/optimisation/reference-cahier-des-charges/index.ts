export type {
  EntreeOptimisationReference,
  ObjectifReference,
  OptimisationReference,
  StrategieReference,
} from './optimisation.ts';
export { calculerOptimisationReference } from './optimisation.ts';
export type { EntreeSimulateurReference, SimulateurReference } from './simulateur.ts';
export { calculerSimulateurReference } from './simulateur.ts';
export type { EntreeTmiReference, SituationReference, TmiReference } from './tmi.ts';
export { calculerTmiReference } from './tmi.ts';
