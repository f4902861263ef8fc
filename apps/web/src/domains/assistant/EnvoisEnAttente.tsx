import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  enAttente,
  oublierLesAutres,
  type QuestionEnvoyee,
  retirerDeLAttente,
  useEnAttente,
} from '../../platform/envois-en-attente.ts';
import { ListeEnAttente } from '../../platform/ListeEnAttente.tsx';
import { useRetourDuServeur } from '../../platform/retour-du-serveur.ts';
import { CONVERSATIONS_LUES } from './api.ts';
import { relireLHistorique } from './historique-relu.ts';

interface Props {
  utilisateurId: string;
  /** Another question is being answered here: the next one waits for its turn. */
  occupe: boolean;
  reprendre: (envoyee: QuestionEnvoyee, conversationId: string | null) => Promise<void>;
  onAnnuler: (envoyee: QuestionEnvoyee) => void;
}

/** One tab sends at a time: the others find nothing left. Without locks, the key alone makes it count once. */
const chacunSonTour = async (envoyer: () => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return envoyer();
  await navigator.locks.request('francis-envois', { ifAvailable: true }, (verrou) =>
    verrou ? envoyer() : Promise.resolve(),
  );
};

/** The questions that did not reach the server: shown, given up, and sent once when it is back. */
export function EnvoisEnAttente({ utilisateurId, occupe, reprendre, onAnnuler }: Props) {
  const client = useQueryClient();
  const attendues = useEnAttente(utilisateurId);
  const nombre = attendues.length;
  useEffect(() => {
    if (utilisateurId !== '') oublierLesAutres(utilisateurId);
  }, [utilisateurId]);
  const avant = useRef(nombre);
  useEffect(() => {
    // Another tab may have sent it: its answer is read here too.
    if (nombre < avant.current) {
      void client.invalidateQueries({ queryKey: CONVERSATIONS_LUES });
      void relireLHistorique(client);
    }
    avant.current = nombre;
  }, [nombre, client]);
  useRetourDuServeur(nombre > 0 && !occupe, () =>
    chacunSonTour(async () => {
      // Read again once alone: another tab may just have sent it.
      const premiere = enAttente(utilisateurId)[0];
      if (premiere) await reprendre(premiere, premiere.ouverte ?? premiere.corps.conversation_id ?? null);
    }),
  );
  return (
    <ListeEnAttente
      attendues={attendues}
      onAnnuler={(envoyee) => {
        retirerDeLAttente(envoyee.cle);
        onAnnuler(envoyee);
      }}
    />
  );
}
