import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Alerte, Bouton, classeBouton } from '../../design-system/index.ts';
import { CadreCompte } from '../../platform/CadreCompte.tsx';
import { messageOf } from '../../platform/erreurs.ts';
import { useTitre } from '../../platform/titre.ts';
import { useAction } from '../../platform/useAction.ts';
import { commandeQuery, payerPourLEssai } from './api.ts';
import { prix } from './textes.ts';
import './facturation.css';

/** The checkout of the demonstration: it says what it is, and moves no money. */
export function PagePaiementEssai() {
  useTitre('Paiement d’essai');
  const [parametres] = useSearchParams();
  const aller = useNavigate();
  const id = parametres.get('commande') ?? '';
  const { data: commande, error } = useQuery({ ...commandeQuery(id), enabled: id !== '' });
  const [echec, setEchec] = useState<string>();
  const { occupe, agir } = useAction((erreur) => {
    const message = messageOf(erreur, 'Le paiement n’a pas abouti.');
    setEchec(message);
    return message;
  });
  const repondre = (issue: 'payer' | 'refuser') => () =>
    void agir(async () => {
      setEchec(undefined);
      const { url } = await payerPourLEssai(id, issue);
      await aller(url);
    });
  return (
    <CadreCompte etroit className="commande">
      <h1>Paiement d’essai</h1>
      <Alerte ton="attention">
        <b>Ceci n’est pas un vrai paiement.</b> Aucune carte n’est demandée, aucun argent n’est débité.
      </Alerte>
      {(error ?? id === '') && (
        <Alerte ton="erreur">{messageOf(error, 'Cette commande n’existe pas ou n’existe plus.')}</Alerte>
      )}
      {commande && (
        <>
          <div className="feuille bloc">
            <div className="registre">
              <h2>{commande.formule.nom}</h2>
              <b className="n">{prix(commande.formule)}</b>
            </div>
            {commande.statut === 'payee' && <p>Cette commande est déjà payée.</p>}
            {commande.statut === 'abandonnee' && <p>Cette commande a été remplacée par une autre.</p>}
          </div>
          {echec !== undefined && <Alerte ton="erreur">{echec}</Alerte>}
          <div className="rangee">
            {commande.statut === 'ouverte' && (
              <>
                <Bouton rang="principal" onClick={repondre('payer')} disabled={occupe}>
                  {occupe ? 'Un instant...' : 'Payer pour l’essai'}
                </Bouton>
                <Bouton onClick={repondre('refuser')} disabled={occupe}>
                  Simuler un refus
                </Bouton>
              </>
            )}
            <Link className={classeBouton('discret')} to={commande.annulation}>
              Revenir sans payer
            </Link>
          </div>
        </>
      )}
    </CadreCompte>
  );
}
