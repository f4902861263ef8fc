import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { CadreCompte } from '../../platform/CadreCompte.tsx';
import { messageOf } from '../../platform/erreurs.ts';
import { useTitre } from '../../platform/titre.ts';
import { useAction } from '../../platform/useAction.ts';
import { repondreALaPlaceDeLaBanque } from './api.ts';
import './banque.css';

/** In the place of a bank's own page, where no bank is read: it says what it is. */
export function PageBanqueEssai() {
  useTitre('Banque d’essai');
  const [parametres] = useSearchParams();
  const aller = useNavigate();
  const [echec, setEchec] = useState<string>();
  const { occupe, agir } = useAction((error) => {
    const message = messageOf(error, 'Erreur lors de la connexion bancaire');
    setEchec(message);
    return message;
  });
  const lire = (nom: string): string => parametres.get(nom) ?? '';
  const repondre = (accord: boolean) => () =>
    void agir(async () => {
      setEchec(undefined);
      const { url } = await repondreALaPlaceDeLaBanque({
        client_id: lire('client_id'),
        redirect_uri: lire('redirect_uri'),
        scope: lire('scope'),
        state: lire('state'),
        response_type: lire('response_type'),
        accord,
      });
      await aller(url);
    });
  return (
    <CadreCompte etroit className="banque">
      <h1>Banque d’essai</h1>
      <Alerte ton="attention">
        <b>Ceci n’est pas une banque.</b> Les comptes et les soldes que vous verrez sont inventés{'\u202f'}; aucun
        identifiant bancaire n’est demandé.
      </Alerte>
      <p>Francis demande à lire, sans pouvoir rien déplacer{'\u202f'}:</p>
      <ul className="demandes-banque">
        <li>le nom de vos comptes,</li>
        <li>leur solde, relu chaque jour,</li>
        <li>pendant 180 jours, ou jusqu’à ce que vous y mettiez fin.</li>
      </ul>
      {echec !== undefined && <Alerte ton="erreur">{echec}</Alerte>}
      <div className="rangee">
        <Bouton rang="principal" onClick={repondre(true)} disabled={occupe}>
          Autoriser la lecture
        </Bouton>
        <Bouton onClick={repondre(false)} disabled={occupe}>
          Refuser
        </Bouton>
      </div>
    </CadreCompte>
  );
}
