import type { LigneRadarConversation } from '@francis/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Alerte, Bouton, formaterEuros, typographier } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { radarDesConversationsQuery } from './api.ts';
import { compter, signer } from './Bilan.tsx';
import { JOUR } from './jour.ts';

/** What was answered about clients, and would be answered otherwise under the law of today. */
export function RadarDesConversations({ article }: { article: string }) {
  const radar = useInfiniteQuery({ ...radarDesConversationsQuery(article), placeholderData: (avant) => avant });
  const pages = radar.data?.pages ?? [];
  const lignes = pages.flatMap((page) => page.lignes);
  const relues = pages.reduce((somme, page) => somme + page.relues, 0);
  return (
    <>
      <div className="registre">
        <h3>Vos conversations</h3>
        <p className="chapeau">La dernière réponse chiffrée de chaque conversation, refaite sur ses propres faits</p>
      </div>
      {radar.isError && (
        <Alerte ton="erreur">
          <p>{messageOf(radar.error, 'Les conversations n’ont pas pu être relues.')}</p>
          <Bouton onClick={() => void radar.refetch()}>Réessayer</Bouton>
        </Alerte>
      )}
      <p className="doux" role="status">
        {radar.isPending
          ? 'Relecture des conversations...'
          : radar.isSuccess && resumer(relues, lignes.length, article !== '')}
      </p>
      {lignes.length > 0 && <Table lignes={lignes} />}
      {radar.hasNextPage && (
        <Bouton disabled={radar.isFetchingNextPage} onClick={() => void radar.fetchNextPage()}>
          {radar.isFetchingNextPage ? 'Relecture...' : 'Relire les conversations plus anciennes'}
        </Bouton>
      )}
    </>
  );
}

function resumer(relues: number, trouvees: number, parTexte: boolean): string {
  if (relues === 0) return 'Aucune conversation sur un client encore.';
  const lues = compter(relues, 'conversation relue', 'conversations relues');
  const [aucune, une, plusieurs] = parTexte
    ? [
        'Aucune ne cite ce texte dans sa dernière réponse chiffrée',
        'cite ce texte dans sa dernière réponse chiffrée',
        'citent ce texte dans leur dernière réponse chiffrée',
      ]
    : ['Aucun chiffre ne bouge', 'chiffre bouge', 'chiffres bougent'];
  return `${lues}. ${trouvees === 0 ? aucune : compter(trouvees, une, plusieurs)}.`;
}

const NOMBRE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const POURCENT = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 });

function ecrire(valeur: number, unite: LigneRadarConversation['unite']): string {
  if (unite === 'EUR') return formaterEuros(valeur);
  if (unite === 'taux') return POURCENT.format(valeur);
  return unite === 'CHF' ? `${NOMBRE.format(valeur)}\u00a0CHF` : NOMBRE.format(valeur);
}

function Table({ lignes }: { lignes: readonly LigneRadarConversation[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reached by the keyboard
    <div className="defile" role="region" aria-label="Conversations trouvées" tabIndex={0}>
      <table className="dense">
        <caption className="vh">Conversations trouvées</caption>
        <thead>
          <tr>
            <th scope="col">Client</th>
            <th scope="col">Conversation</th>
            <th scope="col">Chiffre</th>
            <th scope="col" className="d">
              Avant
            </th>
            <th scope="col" className="d">
              Aujourd’hui
            </th>
            <th scope="col" className="d">
              Écart
            </th>
            <th scope="col">Texte</th>
          </tr>
        </thead>
        <tbody>
          {lignes.map(({ client, conversation, libelle, unite, avant, apres, ecart, articles }) => (
            <tr key={conversation.id}>
              <th scope="row">
                <Link to={`/pro/clients/${client.id}`}>
                  <b>{client.nom_client}</b> {client.prenom_client}
                </Link>
              </th>
              <td className="p-l">
                <Link to={`/pro/chat?conversation=${conversation.id}`}>{typographier(conversation.titre)}</Link>{' '}
                <span className="doux">{JOUR.format(new Date(conversation.le))}</span>
              </td>
              <td>{typographier(libelle)}</td>
              <td className="d">{ecrire(avant, unite)}</td>
              <td className="d">{ecrire(apres, unite)}</td>
              <td className={`d ${ecart === 0 ? '' : ecart > 0 ? 'perte' : 'gain'}`.trim()}>
                {ecart === 0 ? '—' : unite === 'EUR' ? signer(ecart) : ecrire(ecart, unite)}
              </td>
              <td className="p-l">{typographier(articles.slice(0, 3).join(', '))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
