import type { Client, FaitDemandable } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Alerte, Bouton, Champ, Fenetre } from '../../../design-system/index.ts';
import { ApiError, messageOf } from '../../../platform/erreurs.ts';
import { toast } from '../../../platform/toasts.tsx';
import { ecrireFait } from '../affichage.tsx';
import { faitOffert } from '../faits.ts';
import { inviterClient, invitationsQuery } from './api.ts';
import { ChoixDesDocuments, type Demande } from './ChoixDesDocuments.tsx';

interface Props {
  client: Client;
  onFermer: () => void;
}

/** Chosen facts, and whether the client sees what the file says of each. */
type Choix = ReadonlyMap<string, boolean>;

/** What to ask, and of whom. What the file lacks is ticked. */
export function FenetreInvitation({ client, onFermer }: Props) {
  const cache = useQueryClient();
  const forme = useId();
  const { data } = useQuery(invitationsQuery(client.id));
  const [email, setEmail] = useState(client.email_client ?? '');
  const [choisis, setChoisis] = useState<Choix>();
  const [documents, setDocuments] = useState<readonly Demande[]>([]);
  const [erreurs, setErreurs] = useState<Readonly<Record<string, string>>>({});
  const [refus, setRefus] = useState<string>();
  const [occupe, setOccupe] = useState(false);
  const demandables = data?.demandables ?? [];
  const faits = choisis ?? new Map(demandables.filter(({ propose }) => propose).map(({ chemin }) => [chemin, false]));
  const envoyer = async (e: FormEvent): Promise<void> => {
    e.preventDefault();
    if (occupe) return;
    setOccupe(true);
    setErreurs({});
    setRefus(undefined);
    try {
      const demande = {
        email,
        faits: [...faits].map(([chemin, montrer]) => ({ chemin, montrer })),
        documents: documents.map(({ type, libelle }) => ({ type, libelle })),
      };
      cache.setQueryData(invitationsQuery(client.id).queryKey, await inviterClient(client.id, demande));
      toast(`Invitation envoyée à ${email.trim()}.`);
      onFermer();
    } catch (error) {
      const champs = error instanceof ApiError ? error.champs : [];
      setErreurs(Object.fromEntries(champs.map(({ chemin, message }) => [chemin.split('.')[0] ?? chemin, message])));
      setRefus(champs.length > 0 ? champs[0]?.message : messageOf(error, 'L’invitation n’est pas partie. Réessayez.'));
      setOccupe(false);
    }
  };
  return (
    <Fenetre
      titre="Inviter le client"
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Annuler</Bouton>
          <Bouton type="submit" form={forme} rang="principal" disabled={occupe || !data}>
            {occupe ? 'Envoi…' : 'Envoyer l’invitation'}
          </Bouton>
        </>
      }
    >
      <form id={forme} className="invitation-client" noValidate onSubmit={(e) => void envoyer(e)}>
        <p className="doux petit">
          Le client reçoit un lien, valable quatorze jours pour cette adresse seule. Ce qu’il donne reste une
          proposition jusqu’à votre accord.
        </p>
        <Champ
          libelle="Adresse e-mail du client"
          type="email"
          autoComplete="off"
          value={email}
          erreur={erreurs['email']}
          onChange={(e) => setEmail(e.target.value)}
        />
        <ChoixDesFaits demandables={demandables} choisis={faits} onChange={setChoisis} />
        <ChoixDesDocuments documents={documents} onChange={setDocuments} />
        {refus !== undefined && erreurs['email'] === undefined && (
          <Alerte ton="erreur">
            <p>{refus}</p>
          </Alerte>
        )}
      </form>
    </Fenetre>
  );
}

interface PropsFaits {
  demandables: readonly FaitDemandable[];
  choisis: Choix;
  onChange: (choisis: Choix) => void;
}

const libelleDe = ({ chemin, libelle }: FaitDemandable): string => faitOffert(chemin)?.libelle ?? libelle;

function ChoixDesFaits({ demandables, choisis, onChange }: PropsFaits) {
  const [recherche, setRecherche] = useState('');
  const mots = recherche.trim().toLocaleLowerCase('fr');
  const montres = demandables.filter(
    (fait) =>
      choisis.has(fait.chemin) ||
      fait.propose ||
      (mots !== '' && libelleDe(fait).toLocaleLowerCase('fr').includes(mots)),
  );
  const poser = (chemin: string, montrer: boolean | undefined): void => {
    const suite = new Map(choisis);
    if (montrer === undefined) suite.delete(chemin);
    else suite.set(chemin, montrer);
    onChange(suite);
  };
  return (
    <fieldset>
      <legend>Faits à demander</legend>
      <Champ
        libelle="Chercher un autre fait"
        type="search"
        autoComplete="off"
        placeholder="dons, PER, dividendes…"
        value={recherche}
        onChange={(e) => setRecherche(e.target.value)}
      />
      {montres.length === 0 && <p className="doux petit">Rien de décisif ne manque à ce dossier.</p>}
      <ul>
        {montres.map((fait) => (
          <li key={fait.chemin}>
            <label>
              <input
                type="checkbox"
                checked={choisis.has(fait.chemin)}
                onChange={(e) => poser(fait.chemin, e.target.checked ? false : undefined)}
              />
              <span>{libelleDe(fait)}</span>
            </label>
            {fait.actuel !== null && choisis.has(fait.chemin) && (
              <label className="doux petit">
                <input
                  type="checkbox"
                  checked={choisis.get(fait.chemin) === true}
                  onChange={(e) => poser(fait.chemin, e.target.checked)}
                />
                <span>Montrer au client ce que dit le dossier ({ecrireFait(fait.chemin, fait.actuel)})</span>
              </label>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
