import type { ConnexionBancaire } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alerte, Bouton, Fenetre, formaterSolde } from '../../design-system/index.ts';
import { instant, jourLong } from '../../platform/dates.ts';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { actualiser, banquesQuery, deconnecter, partir } from './api.ts';

type Compte = ConnexionBancaire['comptes'][number];

const montant = (valeur: number, devise: string): string =>
  formaterSolde(valeur, devise === 'EUR' ? undefined : devise);
const GENRES: Readonly<Record<string, string>> = {
  ACCOUNT: 'Compte',
  TRANSACTION: 'Compte courant',
  SAVINGS: 'Épargne',
  BUSINESS_TRANSACTION: 'Compte professionnel',
  BUSINESS_SAVINGS: 'Épargne professionnelle',
};

/** One bank: its accounts, until when it may be read, and the ways to renew or to end it. */
export function CarteBanque({ connexion }: { connexion: ConnexionBancaire }) {
  const client = useQueryClient();
  const { occupe, agir } = useAction();
  const [fin, setFin] = useState(false);
  const { id, banque, statut, lue_le, accord_jusquau, comptes } = connexion;
  const relire = (): void =>
    void agir(async () => {
      client.setQueryData(banquesQuery.queryKey, await actualiser(id));
    });
  const renouveler = (): void => void agir(async () => location.assign((await partir()).url));
  const finir = (): void =>
    void agir(async () => {
      await deconnecter(id);
      setFin(false);
      toast('Banque déconnectée. Ce qui avait été lu est effacé.');
      await client.invalidateQueries({ queryKey: banquesQuery.queryKey });
    });
  const euros = comptes.filter(({ devise }) => devise === 'EUR');
  const total = euros.reduce((somme, { soldes }) => somme + (soldes[0]?.solde ?? 0), 0);
  return (
    <div className="feuille bloc carte-banque">
      <div className="registre">
        <h3>{banque}</h3>
        {euros.length > 0 && <b className="n">{formaterSolde(total)}</b>}
      </div>
      {statut === 'expiree' && (
        <Alerte ton="attention">
          Votre banque ne laisse plus lire ces comptes. Les derniers soldes connus restent affichés{'\u202f'}:
          renouvelez l’accord pour les mettre à jour.
        </Alerte>
      )}
      <p className="doux">
        {lue_le === null ? 'Jamais lue' : `Lue le ${instant(lue_le)}`}
        {statut === 'active' && accord_jusquau !== null && ` · accord jusqu’au ${jourLong(accord_jusquau)}`}
      </p>
      <ul className="lignes">
        {comptes.map((compte) => (
          <LigneCompte key={compte.id} compte={compte} />
        ))}
      </ul>
      <div className="rangee">
        {statut === 'active' && (
          <Bouton onClick={relire} disabled={occupe}>
            Actualiser
          </Bouton>
        )}
        <Bouton onClick={renouveler} disabled={occupe}>
          Renouveler l’accord
        </Bouton>
        <Bouton rang="danger" onClick={() => setFin(true)}>
          Déconnecter
        </Bouton>
      </div>
      {fin && (
        <Fenetre
          titre="Déconnecter la banque"
          onFermer={() => setFin(false)}
          actions={
            <>
              <Bouton onClick={() => setFin(false)}>Annuler</Bouton>
              <Bouton rang="danger" onClick={finir} disabled={occupe}>
                Déconnecter {banque}
              </Bouton>
            </>
          }
        >
          <p>
            Les jetons qui permettent de lire {banque} sont détruits, chez elle et ici. Ses comptes et leurs soldes
            passés sont effacés.
          </p>
        </Fenetre>
      )}
    </div>
  );
}

function LigneCompte({ compte }: { compte: Compte }) {
  const { nom, genre, fin_iban, devise, soldes } = compte;
  const [dernier] = soldes;
  return (
    <li className="compte-banque">
      <div>
        <b>{nom}</b>
        <span className="doux">
          {GENRES[genre] ?? genre}
          {fin_iban !== null && ` · se termine par ${fin_iban}`}
        </span>
      </div>
      <div className="montant-banque n">
        {dernier ? montant(dernier.solde, devise) : '–'}
        {dernier && <span className="doux">au {jourLong(`${dernier.jour}T12:00:00Z`)}</span>}
      </div>
      {soldes.length > 1 && (
        <details>
          <summary>Historique de {nom}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Jour</th>
                <th scope="col">Solde</th>
              </tr>
            </thead>
            <tbody>
              {soldes.map(({ jour, solde }) => (
                <tr key={jour}>
                  <td>{jourLong(`${jour}T12:00:00Z`)}</td>
                  <td className="n">{montant(solde, devise)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </li>
  );
}
