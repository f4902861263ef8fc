import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError, messageOf } from '../../platform/erreurs.ts';

/**
 * Puts the refused fields of an answer under their controls. Returns the sentence for the whole form.
 * `champs` maps the paths of the API to the names of the form; the others are listed with the sentence.
 */
export function repartirErreurs<F extends FieldValues>(
  error: unknown,
  champs: Partial<Record<string, FieldPath<F>>>,
  setError: UseFormSetError<F>,
  defaut: string,
): { message: string; details: string[] } {
  const details: string[] = [];
  if (error instanceof ApiError) {
    for (const { chemin, message } of error.champs) {
      const champ = champs[chemin];
      if (champ) setError(champ, { type: 'server', message });
      else details.push(message);
    }
  }
  return { message: messageOf(error, defaut), details };
}
