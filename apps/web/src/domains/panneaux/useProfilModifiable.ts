import type { Profil } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../platform/erreurs.ts';
import { toast } from '../../platform/toasts.tsx';
import { modifierProfil, profilQuery } from '../profil/index.ts';

/** Changes shown at once, and taken back when the server refuses them. */
export function useProfilModifiable(utilisateurId: string): (champs: Profil) => Promise<boolean> {
  const client = useQueryClient();
  return async (champs) => {
    const avant = client.getQueryData(profilQuery.queryKey);
    await client.cancelQueries(profilQuery);
    client.setQueryData(profilQuery.queryKey, (vu) => ({ ...vu, ...champs }));
    try {
      client.setQueryData(profilQuery.queryKey, await modifierProfil(utilisateurId, champs));
      return true;
    } catch (error) {
      client.setQueryData(profilQuery.queryKey, avant);
      toast(messageOf(error, 'Erreur lors de la sauvegarde du profil'), { erreur: true });
      return false;
    }
  };
}
