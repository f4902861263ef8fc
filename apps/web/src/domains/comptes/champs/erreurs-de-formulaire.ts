import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { typographier } from '../../../design-system/index.ts';
import { ApiError, messageOf } from '../../../platform/erreurs.ts';
import { asContract } from '../../../platform/json.ts';
import type { EtatErreur } from './ErreurFormulaire.tsx';

interface Options<F extends FieldValues> {
  /** Paths of the API whose field has another name in the form. */
  champs: Partial<Record<string, FieldPath<F>>>;
  formulaire: UseFormReturn<F>;
  defaut: string;
}

/** Puts the refused fields under their controls; the others are listed with the sentence for the whole form. */
export function repartirErreurs<F extends FieldValues>(
  error: unknown,
  { champs, formulaire, defaut }: Options<F>,
): EtatErreur {
  const details: string[] = [];
  const noms = Object.keys(formulaire.getValues());
  if (error instanceof ApiError) {
    for (const { chemin, message: ecrit } of error.champs) {
      const message = typographier(ecrit);
      const champ = champs[chemin] ?? (noms.includes(chemin) ? asContract<FieldPath<F>>(chemin) : undefined);
      if (champ) formulaire.setError(champ, { type: 'server', message });
      else details.push(message);
    }
  }
  return { message: typographier(messageOf(error, defaut)), details };
}
