import type { Traceur } from '../../core/traceur.ts';
import type { NomParametre } from '../parametres/definition.ts';

/** Tracer of the income tax, or null when nobody asked for the tree. */
export type TraceurIr = Traceur<NomParametre> | null;
