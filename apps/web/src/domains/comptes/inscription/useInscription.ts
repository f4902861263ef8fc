import type { InscriptionRequete } from '@francis/contract';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from '../../../platform/toasts.tsx';
import { inscrire } from '../api.ts';
import { type Soumission, useSoumission } from '../champs/useSoumission.ts';
import { useEntreeSiConnecte } from '../useEntreeSiConnecte.ts';

type Compte = Pick<InscriptionRequete, 'email' | 'password' | 'fullName' | 'accountType'>;

/** Creates the account that the form describes and signs in, which leads to its home. */
export function useInscription<F extends FieldValues>(
  formulaire: UseFormReturn<F>,
  compteDe: (saisie: F) => Compte,
): Soumission {
  useEntreeSiConnecte();
  return useSoumission(formulaire, {
    defaut: 'Erreur lors de l’inscription',
    action: async (saisie) => {
      await inscrire(compteDe(saisie));
      toast('Compte créé. Confirmez votre adresse avec l’e-mail qui vient de vous être envoyé.');
    },
  });
}
