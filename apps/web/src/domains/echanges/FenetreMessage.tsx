import { LIMITES_ECHANGES } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Alerte, Bouton, Fenetre } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { useAction } from '../../platform/useAction.ts';
import { ecrireA } from './api.ts';
import { ChampMessage } from './ChampMessage.tsx';
import './echanges.css';

interface Props {
  /** The line of the directory, and what it is called. */
  fiche: string;
  nom: string;
  onFermer: () => void;
}

/** The first message to a professional, or the next: the conversation then opens. */
export function FenetreMessage({ fiche, nom, onFermer }: Props) {
  const client = useQueryClient();
  const aller = useNavigate();
  const [texte, setTexte] = useState('');
  const [refus, setRefus] = useState<string>();
  const { occupe, agir } = useAction();
  const envoyer = (): void =>
    void agir(async () => {
      setRefus(undefined);
      try {
        const { echange } = await ecrireA(fiche, texte.trim());
        await client.invalidateQueries({ queryKey: ['echanges'] });
        onFermer();
        await aller({ search: `?vue=messages&echange=${echange}` });
      } catch (error) {
        setRefus(messageOf(error, 'Votre message n’est pas parti. Réessayez.'));
      }
    });
  return (
    <Fenetre
      titre={`Écrire à ${nom}`}
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Annuler</Bouton>
          <Bouton rang="principal" disabled={occupe || texte.trim() === ''} onClick={envoyer}>
            Envoyer
          </Bouton>
        </>
      }
    >
      <p className="doux">
        Vos messages restent entre vous deux. Ils montrent le nom de votre compte, et rien d’autre de votre situation.{' '}
        {`Sans réponse, vous pouvez en envoyer ${String(LIMITES_ECHANGES.sansReponse)}.`}
      </p>
      <ChampMessage libelle="Votre message" valeur={texte} onChange={setTexte} onEnvoyer={envoyer} />
      {refus !== undefined && (
        <Alerte ton="erreur">
          <p>{refus}</p>
        </Alerte>
      )}
    </Fenetre>
  );
}
