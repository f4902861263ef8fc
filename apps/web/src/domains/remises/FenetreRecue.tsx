import type { ChampRemettable, RemiseDetail, RemiseRecue } from '@francis/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alerte, Bouton, Champ, ChampChoix, Fenetre } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { dossiersQuery, inscrire, recueQuery, recuesQuery } from './api.ts';
import { Valeur } from './Valeur.tsx';
import './remises.css';

interface Props {
  remise: RemiseRecue;
  onFermer: () => void;
}

/** The facts that were handed over, and those that a file of the firm may receive, one by one. */
export function FenetreRecue({ remise, onFermer }: Props) {
  const client = useQueryClient();
  const [recherche, setRecherche] = useState('');
  const [dossier, setDossier] = useState('');
  const [acceptes, setAcceptes] = useState<readonly ChampRemettable[]>([]);
  const { data, error } = useQuery({ ...recueQuery(remise.id, dossier), placeholderData: keepPreviousData });
  const { data: dossiers } = useQuery({ ...dossiersQuery(recherche), placeholderData: keepPreviousData });
  const { occupe, agir } = useAction();
  const recu = data?.client?.id ?? '';
  const ecrire = (): void =>
    void agir(async () => {
      const version = data?.client?.version;
      const choix = { client_id: recu, acceptes: [...acceptes], ...(version !== undefined && { version }) };
      try {
        await inscrire(remise.id, choix);
      } finally {
        await client.invalidateQueries({ queryKey: recuesQuery.queryKey });
      }
      await client.invalidateQueries({ queryKey: ['clients'] });
      setAcceptes([]);
      toast('Faits inscrits dans le dossier.');
    });
  return (
    <Fenetre
      titre={`Situation remise par ${remise.de}`}
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Fermer</Bouton>
          <Bouton rang="principal" disabled={occupe || recu === '' || acceptes.length === 0} onClick={ecrire}>
            Inscrire dans le dossier
          </Bouton>
        </>
      }
    >
      {error && (
        <Alerte ton="erreur">
          <p>{messageOf(error, 'Erreur lors du chargement des données')}</p>
        </Alerte>
      )}
      {data && !error && (
        <>
          <div className="dossier-remise">
            <Champ
              libelle="Chercher un dossier"
              type="search"
              autoComplete="off"
              value={recherche}
              onChange={(e) => setRecherche(e.target.value)}
            />
            <ChampChoix
              libelle="Dossier qui reçoit les faits"
              value={recu}
              onChange={(e) => {
                setDossier(e.target.value);
                setAcceptes([]);
              }}
            >
              <option value="">À choisir</option>
              {data.client && !dossiers?.some(({ id }) => id === recu) && (
                <option value={recu}>{data.client.nom}</option>
              )}
              {dossiers?.map(({ id, nom }) => (
                <option key={id} value={id}>
                  {nom}
                </option>
              ))}
            </ChampChoix>
          </div>
          <ul className="lignes faits-recus">
            {data.faits.map((fait) => (
              <Fait
                key={fait.champ}
                fait={fait}
                choisi={acceptes.includes(fait.champ)}
                fige={recu === ''}
                onChoisir={(choisi) =>
                  setAcceptes(choisi ? [...acceptes, fait.champ] : acceptes.filter((un) => un !== fait.champ))
                }
              />
            ))}
          </ul>
        </>
      )}
    </Fenetre>
  );
}

interface PropsFait {
  fait: RemiseDetail['faits'][number];
  choisi: boolean;
  fige: boolean;
  onChoisir: (choisi: boolean) => void;
}

function Fait({ fait, choisi, fige, onChoisir }: PropsFait) {
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={choisi}
          disabled={fige || fait.vers === null || fait.inscrit}
          onChange={(e) => onChoisir(e.target.checked)}
        />
        {fait.libelle}
      </label>
      <div>
        <b className="valeur-remise">
          <Valeur fait={fait} />
        </b>
        <span className="doux">{dire(fait)}</span>
      </div>
    </li>
  );
}

function dire({ vers, inscrit, actuel }: PropsFait['fait']): string {
  if (inscrit) return 'Inscrit dans ce dossier.';
  if (vers === null) return 'Aucun champ du dossier ne dit exactement cela\u202f: à lire, et à demander.';
  return actuel === null ? 'Le dossier ne le dit pas.' : `Le dossier dit aujourd’hui\u202f: ${actuel}.`;
}
