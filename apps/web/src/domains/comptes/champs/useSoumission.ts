import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { EtatErreur } from './ErreurFormulaire.tsx';
import { repartirErreurs } from './erreurs-de-formulaire.ts';

interface Options<F extends FieldValues> {
  action: (saisie: F) => Promise<void>;
  /** Sentence for what has none of its own. */
  defaut: string;
  /** Names of the API that differ from those of the form. */
  champs?: Partial<Record<string, FieldPath<F>>>;
  /** Field to return to after a refusal. */
  reprendre?: FieldPath<F>;
  /** Words the refusal otherwise than the server, where the specification does. */
  dire?: (error: unknown) => string | undefined;
}

export interface Soumission {
  erreur: EtatErreur | undefined;
  envoyer: () => Promise<void>;
}

/** Sends a form: one call at a time, the refusal above the fields and under those that it names, nothing lost. */
export function useSoumission<F extends FieldValues>(
  formulaire: UseFormReturn<F>,
  { action, defaut, champs = {}, reprendre, dire }: Options<F>,
): Soumission {
  const [erreur, setErreur] = useState<EtatErreur>();
  const envoyer = formulaire.handleSubmit(async (saisie) => {
    setErreur(undefined);
    try {
      await action(saisie);
    } catch (error) {
      const etat = repartirErreurs(error, { champs, formulaire, defaut });
      setErreur({ ...etat, message: dire?.(error) ?? etat.message });
      if (reprendre) formulaire.setFocus(reprendre);
    }
  });
  return { erreur, envoyer };
}
