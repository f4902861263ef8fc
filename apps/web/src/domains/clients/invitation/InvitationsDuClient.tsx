import type { Client, EtatEspace, InvitationClient, InvitationsClient } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Bouton } from '../../../design-system/index.ts';
import { instant, jourLong } from '../../../platform/dates.ts';
import { toast } from '../../../platform/toasts.tsx';
import { useAction } from '../../../platform/useAction.ts';
import { invitationsQuery, renvoyerInvitation, revoquerInvitation } from './api.ts';
import './invitation.css';

const ETATS: Readonly<Record<EtatEspace, string>> = {
  envoyee: 'Envoyée',
  ouverte: 'Ouverte',
  recue: 'Reçue',
  expiree: 'Expirée',
  revoquee: 'Révoquée',
};

/** What was asked of the client, and where each invitation stands. */
export function InvitationsDuClient({ client }: { client: Client }) {
  const id = useId();
  const { data } = useQuery(invitationsQuery(client.id));
  if (!data || data.invitations.length === 0) return null;
  return (
    <section aria-labelledby={id} className="invitations-client">
      <div className="registre">
        <h2 id={id}>Invitations</h2>
      </div>
      <ul>
        {data.invitations.map((une) => (
          <Invitation key={une.id} client={client} invitation={une} />
        ))}
      </ul>
    </section>
  );
}

function Invitation({ client, invitation }: { client: Client; invitation: InvitationClient }) {
  const cache = useQueryClient();
  const { occupe, agir } = useAction();
  const { id, email, etat, faits, documents } = invitation;
  const suite = (geste: () => Promise<InvitationsClient>, dit: string): void =>
    void agir(async () => {
      cache.setQueryData(invitationsQuery(client.id).queryKey, await geste());
      toast(dit);
    });
  const demande = [
    faits.length > 0 && `${faits.length} fait${faits.length > 1 ? 's' : ''}`,
    documents.length > 0 && `${documents.length} document${documents.length > 1 ? 's' : ''}`,
  ].filter(Boolean);
  return (
    <li>
      <p>
        <b>{email}</b> <span className={`etat-invitation ${etat}`}>{ETATS[etat]}</span>
      </p>
      <p className="doux petit">
        {demande.join(', ')}
        {'\u202f'}; {quand(invitation)}
      </p>
      {client.droits.modifier && (
        <div className="gestes-invitation">
          <Bouton
            taille="petite"
            disabled={occupe}
            aria-label={`Renvoyer à ${email}`}
            onClick={() => suite(() => renvoyerInvitation(client.id, id), `Nouveau lien envoyé à ${email}.`)}
          >
            Renvoyer
          </Bouton>
          {(etat === 'envoyee' || etat === 'ouverte') && (
            <Bouton
              taille="petite"
              rang="danger"
              disabled={occupe}
              aria-label={`Révoquer l’invitation de ${email}`}
              onClick={() =>
                suite(() => revoquerInvitation(client.id, id), 'Invitation révoquée\u202f: son lien est mort.')
              }
            >
              Révoquer
            </Bouton>
          )}
        </div>
      )}
    </li>
  );
}

function quand({ etat, recue_le, ouverte_le, envoyee_le, expire_le }: InvitationClient): string {
  if (etat === 'recue' && recue_le) return `réponses reçues le ${instant(recue_le)}`;
  if (etat === 'ouverte' && ouverte_le) return `ouverte le ${instant(ouverte_le)}, jusqu’au ${jourLong(expire_le)}`;
  if (etat === 'envoyee') return `valable jusqu’au ${jourLong(expire_le)}`;
  return `envoyée le ${instant(envoyee_le)}`;
}
