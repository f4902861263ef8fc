import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ajouterAuProfil, ecrireProfil } from '../profil/index.ts';
import { estPourLeDossier, type Garde, TEXTES_DU_DOSSIER, TEXTES_DU_PROFIL } from './lecture/garde.ts';
import { versProfil } from './lecture/vers-profil.ts';

/** As the screens of clients keep them. */
const CLIENTS = ['clients'] as const;

/** Where what was corrected in a conversation may be kept: the file of the client it is about, else one's own profile. */
export function useGarder(utilisateurId: string, clientId: string | undefined): Garde {
  const cache = useQueryClient();
  return useMemo(
    (): Garde =>
      clientId === undefined
        ? {
            textes: TEXTES_DU_PROFIL,
            garder: (fait, faits) => {
              const champs = versProfil(fait, faits);
              return (
                champs &&
                (async () => {
                  await ecrireProfil(cache, { envoyer: () => ajouterAuProfil(utilisateurId, champs) });
                })
              );
            },
          }
        : {
            textes: TEXTES_DU_DOSSIER,
            garder: (fait) => {
              if (!estPourLeDossier(fait.chemin)) return undefined;
              return async () => {
                // Its own part: who asks for oneself never loads it.
                const { reporterAuDossier } = await import('./reporter-au-dossier.ts');
                await reporterAuDossier(clientId, fait);
                await cache.invalidateQueries({ queryKey: CLIENTS });
              };
            },
          },
    [cache, utilisateurId, clientId],
  );
}
