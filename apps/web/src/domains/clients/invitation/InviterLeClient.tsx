import type { Client } from '@francis/contract';
import { useState } from 'react';
import { Bouton } from '../../../design-system/index.ts';
import { FenetreInvitation } from './FenetreInvitation.tsx';
import './invitation.css';

/** Asks the client, by e-mail, for what the file lacks. */
export function InviterLeClient({ client }: { client: Client }) {
  const [ouverte, setOuverte] = useState(false);
  return (
    <>
      <Bouton onClick={() => setOuverte(true)}>Inviter le client</Bouton>
      {ouverte && <FenetreInvitation client={client} onFermer={() => setOuverte(false)} />}
    </>
  );
}
