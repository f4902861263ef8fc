import { type ChampRemettable, type FaitRemis, TEXTE_ACCORD_REMISE } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Alerte, Bouton, Fenetre } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { remettre, remisesQuery } from './api.ts';
import { Valeur } from './Valeur.tsx';
import './remises.css';

interface Props {
  /** The line of the directory, and what it is called. */
  professionnel: string;
  nom: string;
  onFermer: () => void;
}

/** Which facts leave, each with its value, before anything does. */
export function FenetreRemise({ professionnel, nom, onFermer }: Props) {
  const client = useQueryClient();
  const { data, error } = useQuery(remisesQuery);
  const [choisis, setChoisis] = useState<readonly ChampRemettable[]>([]);
  const [accord, setAccord] = useState(false);
  const { occupe, agir } = useAction();
  const envoyer = (faits: readonly FaitRemis[]): void =>
    void agir(async () => {
      const texte = TEXTE_ACCORD_REMISE.version;
      try {
        await remettre({
          professionnel,
          faits: faits.map(({ champ, valeur }) => ({ champ, valeur })),
          accord: { accord: true, texte },
        });
      } finally {
        // Refused because the profile changed: what is shown must be what it says now.
        await client.invalidateQueries({ queryKey: remisesQuery.queryKey });
      }
      toast(`Votre situation est remise à ${nom}.`);
      onFermer();
    });
  const remettables = data?.remettables ?? [];
  const partent = remettables.filter(({ champ }) => choisis.includes(champ));
  return (
    <Fenetre
      titre={`Remettre ma situation à ${nom}`}
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Annuler</Bouton>
          <Bouton
            rang="principal"
            disabled={occupe || !accord || partent.length === 0}
            onClick={() => envoyer(partent)}
          >
            Remettre {partent.length > 1 ? `${partent.length} faits` : 'ce fait'}
          </Bouton>
        </>
      }
    >
      {error && !data && (
        <Alerte ton="erreur">
          <p>{messageOf(error, 'Erreur lors du chargement du profil')}</p>
        </Alerte>
      )}
      {data && remettables.length === 0 && (
        <p>
          Votre profil ne dit rien encore. <Link to="/profil">Remplir mon profil</Link>
        </p>
      )}
      {remettables.length > 0 && (
        <fieldset className="faits-remis">
          <legend>Rien ne part sans être coché</legend>
          {remettables.map((fait) => (
            <label key={fait.champ}>
              <input
                type="checkbox"
                checked={choisis.includes(fait.champ)}
                onChange={({ target: { checked } }) =>
                  setChoisis(checked ? [...choisis, fait.champ] : choisis.filter((un) => un !== fait.champ))
                }
              />
              <span>{fait.libelle}</span>
              <span className="valeur-remise">
                <Valeur fait={fait} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {remettables.length > 0 && (
        <label className="accord-remise">
          <input type="checkbox" checked={accord} onChange={(e) => setAccord(e.target.checked)} />
          <span>{TEXTE_ACCORD_REMISE.texte}</span>
        </label>
      )}
    </Fenetre>
  );
}
