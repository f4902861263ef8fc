import type { DocumentReponse } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { profilQuery } from '../profil/index.ts';
import { confirmer, documentQuery } from './api.ts';

/** Which facts of a document the person takes, and their going to the profile. */
export function useChoixDesFaits(document: DocumentReponse) {
  const client = useQueryClient();
  const { occupe, agir } = useAction();
  const confirme = document.etat === 'confirme';
  // What is to be looked at is not taken without a look.
  const [refuses, setRefuses] = useState<ReadonlySet<string>>(
    () => new Set(document.faits.filter((f) => (confirme ? !f.accepte : f.etat !== 'sur')).map((f) => f.chemin)),
  );
  const acceptes = document.faits.filter(({ chemin }) => !refuses.has(chemin)).map(({ chemin }) => chemin);
  const choisir = (chemin: string, pris: boolean): void => {
    const suite = new Set(refuses);
    if (pris) suite.delete(chemin);
    else suite.add(chemin);
    setRefuses(suite);
  };
  const envoyer = (chemins: readonly string[]) =>
    agir(async () => {
      const confirmee = await confirmer(document.id, { acceptes: [...chemins] });
      client.setQueryData(documentQuery(document.id).queryKey, confirmee);
      await client.invalidateQueries({ queryKey: profilQuery.queryKey });
      toast(chemins.length > 0 ? 'Faits ajoutés à votre profil' : 'Aucun fait n’a été gardé');
    });
  return { confirme, refuses, acceptes, choisir, envoyer, occupe };
}
