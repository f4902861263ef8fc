import type { InscriptionRequete } from '@francis/contract';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { inscrire } from './api.ts';
import { repartirErreurs } from './erreurs-de-formulaire.ts';
import type { EtatErreur } from './ErreurFormulaire.tsx';

type Compte = Pick<InscriptionRequete, 'email' | 'password' | 'fullName' | 'accountType'>;

/** Creates the account and signs in; false when the server refuses, the reasons being shown. */
interface Identifiants {
  email: string;
  password: string;
}

export function useInscription(setError: UseFormSetError<Identifiants>) {
  const [erreur, setErreur] = useState<EtatErreur>();
  const creer = async (compte: Compte): Promise<boolean> => {
    setErreur(undefined);
    try {
      await inscrire(compte);
      return true;
    } catch (error) {
      const champs = { email: 'email', password: 'password' } as const;
      setErreur(repartirErreurs(error, champs, setError, "Erreur lors de l'inscription"));
      return false;
    }
  };
  return { erreur, creer };
}
