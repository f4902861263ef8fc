import type { Client, PropositionClient } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bouton } from '../../../design-system/index.ts';
import { dateLongue } from '../../../platform/dates.ts';
import { ApiError, messageOf } from '../../../platform/erreurs.ts';
import { enregistrerFichier } from '../../../platform/fichiers.ts';
import { toast } from '../../../platform/toasts.tsx';
import { useAction } from '../../../platform/useAction.ts';
import { ecrireFait } from '../affichage.tsx';
import { cleDesClients } from '../api.ts';
import { faitOffert } from '../faits.ts';
import { deciderProposition, lireDepot, propositionsQuery } from './api.ts';
import './invitation.css';

/** What the client proposes: each fact before and after, and where it comes from. Nothing is in the file yet. */
export function PropositionsDuClient({ client }: { client: Client }) {
  const { data } = useQuery(propositionsQuery(client.id));
  if (!data || data.propositions.length + data.documents.length === 0) return null;
  const attente = data.propositions.filter(({ etat }) => etat === 'attente');
  const decidees = data.propositions.filter(({ etat }) => etat !== 'attente');
  return (
    <section className="propositions-client" aria-labelledby="propositions-client">
      <div className="registre">
        <h2 id="propositions-client">Propositions du client</h2>
        {data.email !== null && <span className="doux petit">de {data.email}</span>}
      </div>
      {attente.length === 0 ? (
        <p className="doux petit">Tout est décidé.</p>
      ) : (
        <p className="doux petit">Rien de ce qui suit n’est au dossier avant votre accord.</p>
      )}
      <ul>
        {attente.map((une) => (
          <Ligne key={une.id} client={client} proposition={une} version={data.version_dossier} />
        ))}
      </ul>
      {decidees.length > 0 && (
        <details>
          <summary>
            {decidees.length === 1 ? '1 proposition décidée' : `${decidees.length} propositions décidées`}
          </summary>
          <ul>
            {decidees.map((une) => (
              <li key={une.id} className="decidee">
                <p>
                  {libelleDe(une)}
                  {'\u00a0'}: <b>{ecrireFait(une.chemin, une.valeur)}</b>
                </p>
                <p className="doux petit">
                  {une.etat === 'acceptee' ? 'Acceptée' : 'Refusée'} par {une.par}
                  {une.le !== null && `, le ${dateLongue(une.le)}`}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {data.documents.length > 0 && <Documents client={client.id} documents={data.documents} />}
    </section>
  );
}

const libelleDe = ({ chemin, libelle }: PropositionClient): string => faitOffert(chemin)?.libelle ?? libelle;

const dire = (chemin: string, valeur: PropositionClient['actuel']): string =>
  valeur === null ? 'absent' : ecrireFait(chemin, valeur);

interface PropsLigne {
  client: Client;
  proposition: PropositionClient;
  version: number;
}

function Ligne({ client, proposition, version }: PropsLigne) {
  const cache = useQueryClient();
  const { occupe, agir } = useAction((error) =>
    error instanceof ApiError && error.code === 'VERSION_DEPASSEE'
      ? 'Le dossier a changé entre-temps. Relisez la proposition, puis décidez.'
      : messageOf(error, 'La décision n’a pas été enregistrée. Réessayez.'),
  );
  const { id, chemin, valeur, actuel, remplace, origine, document, page, a_verifier } = proposition;
  const decider = (decision: 'accepter' | 'refuser'): void =>
    void agir(async () => {
      try {
        const suite = await deciderProposition(client.id, id, { decision, version });
        cache.setQueryData(propositionsQuery(client.id).queryKey, suite);
        toast(
          decision === 'accepter' ? 'Accepté\u202f: c’est au dossier.' : 'Refusé\u202f: le dossier n’a pas changé.',
        );
      } finally {
        await cache.invalidateQueries({ queryKey: cleDesClients });
      }
    });
  const nom = libelleDe(proposition);
  return (
    <li>
      <div>
        <p>{nom}</p>
        <p className="avant-apres-propose">
          <span className="doux">{actuel === null ? 'absent du dossier' : ecrireFait(chemin, actuel)}</span>
          <span aria-hidden="true">→</span>
          <b>{ecrireFait(chemin, valeur)}</b>
          {actuel === valeur && <span className="doux petit">déjà ce que dit le dossier</span>}
        </p>
        <p className="doux petit">
          {origine === 'saisie' ? 'Saisi par le client.' : `Lu dans «\u00a0${document}\u00a0», page\u00a0${page}.`}
          {a_verifier && <em className="a-verifier"> À vérifier sur le document.</em>}
        </p>
        {remplace.map((autre) => (
          <p key={autre.libelle} className="petit remplace">
            L’accepter change aussi «{'\u00a0'}
            {autre.libelle}
            {'\u00a0'}»{'\u00a0'}: {dire(autre.chemin, autre.avant)} → {dire(autre.chemin, autre.apres)}.
          </p>
        ))}
      </div>
      {client.droits.modifier && (
        <div className="gestes-invitation">
          <Bouton
            taille="petite"
            rang="discret"
            disabled={occupe}
            aria-label={`Refuser\u00a0: ${nom}`}
            onClick={() => decider('refuser')}
          >
            Refuser
          </Bouton>
          <Bouton
            taille="petite"
            disabled={occupe}
            aria-label={`Accepter\u00a0: ${nom}`}
            onClick={() => decider('accepter')}
          >
            Accepter
          </Bouton>
        </div>
      )}
    </li>
  );
}

interface PropsDocuments {
  client: string;
  documents: readonly { readonly id: string; readonly libelle: string; readonly depose_le: string }[];
}

function Documents({ client, documents }: PropsDocuments) {
  const { occupe, agir } = useAction();
  return (
    <>
      <h3>Documents reçus</h3>
      <ul>
        {documents.map(({ id, libelle, depose_le }) => (
          <li key={id}>
            <div>
              <p>{libelle}</p>
              <p className="doux petit">Déposé le {dateLongue(depose_le)}</p>
            </div>
            <Bouton
              taille="petite"
              disabled={occupe}
              aria-label={`Télécharger\u00a0: ${libelle}`}
              onClick={() => void agir(async () => enregistrerFichier(await lireDepot(client, id)))}
            >
              Télécharger
            </Bouton>
          </li>
        ))}
      </ul>
    </>
  );
}
