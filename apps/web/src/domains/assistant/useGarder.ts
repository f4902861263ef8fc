import type { Profil } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ajouterAuProfil, ecrireProfil } from '../profil/index.ts';

/** Adds what was read in a conversation to the profile of the person. */
export function useGarder(utilisateurId: string): (champs: Profil) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (champs) => {
      await ecrireProfil(client, { envoyer: () => ajouterAuProfil(utilisateurId, champs) });
    },
    [client, utilisateurId],
  );
}
