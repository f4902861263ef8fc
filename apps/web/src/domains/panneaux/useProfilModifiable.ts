import type { Profil } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../platform/erreurs.ts';
import { toast } from '../../platform/toasts.tsx';
import { ecrireProfil, modifierProfil } from '../profil/index.ts';

/** Changes shown at once, and taken back when the server refuses them. */
export function useProfilModifiable(utilisateurId: string): (champs: Profil) => Promise<boolean> {
  const client = useQueryClient();
  return async (champs) => {
    try {
      await ecrireProfil(client, { montrer: champs, envoyer: () => modifierProfil(utilisateurId, champs) });
      return true;
    } catch (error) {
      toast(messageOf(error, 'Erreur lors de la sauvegarde du profil'), { erreur: true });
      return false;
    }
  };
}
