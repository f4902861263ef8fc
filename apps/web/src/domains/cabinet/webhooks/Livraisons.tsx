import type { LivraisonWebhook, Webhook } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Bouton, Fenetre } from '../../../design-system/index.ts';
import { instant } from '../../../platform/dates.ts';
import { toast } from '../../../platform/toasts.tsx';
import { useAction } from '../../../platform/useAction.ts';
import { eprouverWebhook, livraisonsQuery, renvoyerLivraison } from './api.ts';

const ETATS = { attente: 'En attente', livree: 'Remis', echouee: 'Abandonné' } as const;
const RAISONS: Readonly<Record<NonNullable<LivraisonWebhook['raison']>, string>> = {
  adresse: 'adresse locale ou privée',
  nom: 'nom introuvable',
  delai: 'pas de réponse en cinq secondes',
  connexion: 'connexion refusée',
  redirection: 'redirection, non suivie',
  statut: 'réponse',
};

const issueDe = ({ etat, raison, statut, essais }: LivraisonWebhook): string => {
  const dite = [raison && RAISONS[raison], statut].filter(Boolean).join(' ');
  return [ETATS[etat], dite, essais > 1 && `${essais} essais`].filter(Boolean).join(', ');
};

/** The first try of a message has its answer in a few seconds: it is looked for until then. */
const REGARDER_MS = 1_000;
const part = (livraisons: readonly LivraisonWebhook[] | undefined): boolean =>
  livraisons?.some(({ etat, raison }) => etat === 'attente' && raison === null) ?? false;

/** The last messages of an address, and how each went. */
export function Livraisons({ webhook, onFermer }: { webhook: Webhook; onFermer: () => void }) {
  const cache = useQueryClient();
  const { data } = useQuery({
    ...livraisonsQuery(webhook.id),
    refetchInterval: ({ state }) => part(state.data) && REGARDER_MS,
  });
  const { occupe, agir } = useAction();
  const envoyer = (geste: () => Promise<LivraisonWebhook[]>, dit: string): void =>
    void agir(async () => {
      cache.setQueryData(livraisonsQuery(webhook.id).queryKey, await geste());
      toast(dit);
    });
  return (
    <Fenetre
      titre="Journal du webhook"
      onFermer={onFermer}
      actions={
        <>
          {webhook.etat === 'actif' && (
            <Bouton disabled={occupe} onClick={() => envoyer(() => eprouverWebhook(webhook.id), 'Essai envoyé.')}>
              Envoyer un essai
            </Bouton>
          )}
          <Bouton onClick={onFermer}>Fermer</Bouton>
        </>
      }
    >
      <p className="doux adresse-webhook">{webhook.url}</p>
      {data?.length === 0 && <p>Aucun message depuis trente jours.</p>}
      {data && data.length > 0 && (
        <ul className="lignes livraisons-webhook">
          {data.map((livraison) => (
            <li key={livraison.id}>
              <div>
                {livraison.client_id === null ? (
                  <b>Essai</b>
                ) : (
                  <Link to={`/pro/clients/${livraison.client_id}`}>Chiffre d’un client changé</Link>
                )}
                <span className="doux">
                  {instant(livraison.cree_le)}
                  {'\u202f'}; {issueDe(livraison)}
                </span>
              </div>
              {livraison.etat !== 'attente' && (
                <Bouton
                  taille="petite"
                  disabled={occupe}
                  aria-label={`Renvoyer le message du ${instant(livraison.cree_le)}`}
                  onClick={() => envoyer(() => renvoyerLivraison(webhook.id, livraison.id), 'Message remis en file.')}
                >
                  Renvoyer
                </Bouton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Fenetre>
  );
}
