import { useTitre } from '../../platform/titre.ts';
import { enteteDe } from './entetes.ts';

/** The title of a public page, the same as in what the build writes of it. */
export function useEntete(chemin: string): void {
  useTitre(enteteDe(chemin).titre);
}
