import type { RemiseRecue } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Bouton } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';
import { Section } from '../../platform/Section.tsx';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { recuesQuery, repondre } from './api.ts';
import { FenetreRecue } from './FenetreRecue.tsx';
import './remises.css';

/** Situations that persons of the directory handed to the professional. */
export function SituationsRecues() {
  const { data, error } = useQuery(recuesQuery);
  const [ouverte, setOuverte] = useState<RemiseRecue>();
  return (
    <Section
      titre="Situations reçues"
      texte={
        'Ce que des personnes vous remettent depuis l’annuaire. Chacune peut la reprendre\u202f: elle disparaît alors d’ici.'
      }
      erreur={data ? undefined : error}
    >
      {data?.length === 0 && <p>Personne ne vous a remis sa situation.</p>}
      {data && data.length > 0 && (
        <ul className="lignes lignes-remises">
          {data.map((remise) => (
            <LigneRecue key={remise.id} remise={remise} onLire={() => setOuverte(remise)} />
          ))}
        </ul>
      )}
      {ouverte && <FenetreRecue remise={ouverte} onFermer={() => setOuverte(undefined)} />}
    </Section>
  );
}

function LigneRecue({ remise, onLire }: { remise: RemiseRecue; onLire: () => void }) {
  const client = useQueryClient();
  const { occupe, agir } = useAction();
  const dire = (accepte: boolean): void =>
    void agir(async () => {
      try {
        await repondre(remise.id, accepte);
      } finally {
        // Taken back meanwhile, it leaves the list.
        await client.invalidateQueries({ queryKey: recuesQuery.queryKey });
      }
      toast(accepte ? 'Situation acceptée.' : 'Situation refusée\u202f: ses faits sont effacés.');
      if (accepte) onLire();
    });
  return (
    <li>
      <div>
        <b>{remise.de}</b>
        <span className="doux">Remise le {jourLong(remise.envoyeeLe)}</span>
        <span className="doux">
          Faits{'\u202f'}: {remise.libelles.join(', ')}.
        </span>
      </div>
      <div className="gestes-remise">
        {remise.etat === 'envoyee' ? (
          <>
            <Bouton taille="petite" disabled={occupe} onClick={() => dire(false)}>
              Refuser
            </Bouton>
            <Bouton taille="petite" rang="principal" disabled={occupe} onClick={() => dire(true)}>
              Accepter
            </Bouton>
          </>
        ) : (
          <Bouton taille="petite" onClick={onLire}>
            Lire
          </Bouton>
        )}
      </div>
    </li>
  );
}
