import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Bouton, Champ } from '../../design-system/index.ts';
import { clientsQuery } from './api.ts';

interface Props {
  occupe: boolean;
  onChoisir: (client: string) => void;
}

/** The file that receives the meeting: nothing goes there before this click. */
export function ChoixDuDossier({ occupe, onChoisir }: Props) {
  const [recherche, setRecherche] = useState('');
  const { data: clients = [] } = useQuery(clientsQuery(useDeferredValue(recherche)));
  return (
    <div className="choix-dossier">
      <Champ
        libelle="Dossier qui reçoit la réunion"
        type="search"
        value={recherche}
        onChange={(e) => setRecherche(e.target.value)}
        aide="Vos collègues du cabinet la verront avec le dossier."
      />
      <ul>
        {clients.map(({ id, nom }) => (
          <li key={id}>
            <span>{nom}</span>
            <Bouton taille="petite" disabled={occupe} aria-label={`Ranger chez ${nom}`} onClick={() => onChoisir(id)}>
              Ranger ici
            </Bouton>
          </li>
        ))}
      </ul>
      {clients.length === 0 && <p className="doux petit">Aucun dossier à ce nom.</p>}
    </div>
  );
}
