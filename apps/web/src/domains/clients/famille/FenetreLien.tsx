import { type Client, type FamilleClient, LIENS_CLIENT, type LienClient } from '@francis/contract';
import { useState } from 'react';
import { Alerte, Bouton, ChampChoix, Fenetre } from '../../../design-system/index.ts';
import { FenetreDeChoix } from '../FenetreDeChoix.tsx';
import { direRefus, lier } from './api.ts';
import { LIENS } from './mots.ts';

interface Props {
  client: Client;
  liens: FamilleClient['liens'];
  onFait: (famille: FamilleClient) => void;
  onFermer: () => void;
}

/** Another file of the firm, then what it is to this one. */
export function FenetreLien({ client, liens, onFait, onFermer }: Props) {
  const [choisi, setChoisi] = useState<{ id: string; nom: string }>();
  const [nature, setNature] = useState<LienClient>('conjoint');
  const [refus, setRefus] = useState<string>();
  const [occupe, setOccupe] = useState(false);
  const ecartes = new Set([client.id, ...liens.filter(({ de }) => de === client.id).map((l) => l.client.id)]);
  if (!choisi)
    return (
      <FenetreDeChoix
        titre="Dossier à lier"
        etiquette="Client à lier"
        exemple="Nom d’un client"
        liste="Clients"
        rien="Aucun autre client à ce nom."
        verbe="choisir"
        choix={(_, clients) =>
          clients
            .filter(({ id }) => !ecartes.has(id))
            .map((c) => ({
              cle: c.id,
              titre: `${c.prenom_client} ${c.nom_client}`,
              nature: c.situation_maritale_client ?? '',
            }))
        }
        onChoisir={({ cle, titre }) => setChoisi({ id: cle, nom: titre })}
        onFermer={onFermer}
      />
    );
  const enregistrer = async (): Promise<void> => {
    setOccupe(true);
    try {
      onFait(await lier(client.id, choisi.id, nature));
    } catch (error) {
      setRefus(direRefus(error, 'Le lien n’a pas pu être enregistré.'));
      setOccupe(false);
    }
  };
  return (
    <Fenetre
      titre={`Lier ${choisi.nom}`}
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Annuler</Bouton>
          <Bouton rang="principal" disabled={occupe} onClick={() => void enregistrer()}>
            Lier les deux dossiers
          </Bouton>
        </>
      }
    >
      {refus !== undefined && (
        <Alerte ton="erreur">
          <p>{refus}</p>
        </Alerte>
      )}
      <ChampChoix
        libelle={`${choisi.nom} est, pour ${client.prenom_client} ${client.nom_client}`}
        value={nature}
        onChange={(e) => setNature(LIENS_CLIENT.find((l) => l === e.target.value) ?? 'autre')}
      >
        {LIENS_CLIENT.map((l) => (
          <option key={l} value={l}>
            {LIENS[l]}
          </option>
        ))}
      </ChampChoix>
    </Fenetre>
  );
}
