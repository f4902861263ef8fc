import type { Webhook, WebhookCree, Webhooks } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Bouton, ChampMotDePasse, Fenetre } from '../../../design-system/index.ts';
import { jourLong } from '../../../platform/dates.ts';
import { ApiError, messageOf } from '../../../platform/erreurs.ts';
import { Section } from '../../../platform/Section.tsx';
import { toast } from '../../../platform/toasts.tsx';
import { useAction } from '../../../platform/useAction.ts';
import { SecretMontre } from '../SecretMontre.tsx';
import { changerSecret, reactiverWebhook, supprimerWebhook, webhooksQuery } from './api.ts';
import { FormulaireWebhook } from './FormulaireWebhook.tsx';
import { Livraisons } from './Livraisons.tsx';

const CE_QU_IL_FAIT =
  'Quand une analyse rejouée sous une autre loi change le chiffre d’un client, Francis prévient votre logiciel\u202f: quel client, quelle analyse, jamais un montant. Chaque message est signé.';

type Geste = 'livraisons' | 'secret' | 'supprimer';

/** Addresses of the firm's own programs that are told of a change; for who answers for the firm. */
export function SectionWebhooks() {
  const cache = useQueryClient();
  const { data, error } = useQuery(webhooksQuery);
  const { occupe, agir } = useAction();
  const [vise, setVise] = useState<{ readonly webhook: Webhook; readonly geste: Geste }>();
  const [cree, setCree] = useState<WebhookCree>();
  const fermer = (): void => setVise(undefined);
  const suite = (geste: () => Promise<Webhooks>, dit: string): void =>
    void agir(async () => {
      cache.setQueryData(webhooksQuery.queryKey, await geste());
      fermer();
      toast(dit);
    });
  const montrer = async (neuf: WebhookCree): Promise<void> => {
    fermer();
    setCree(neuf);
    await cache.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  };
  return (
    <>
      <Section titre="Webhooks" texte={CE_QU_IL_FAIT} erreur={data ? undefined : error}>
        {data?.webhooks.length === 0 && <p className="doux">Aucun webhook pour l’instant.</p>}
        <ul className="lignes cles-api">
          {data?.webhooks.map((webhook) => {
            const { id, url, etat, secret_le } = webhook;
            return (
              <li key={id}>
                <div>
                  <b className="adresse-webhook">{url}</b>
                  <span className="pastille">{etat === 'actif' ? 'Actif' : 'Désactivé'}</span>
                  <span className="doux">
                    {etat === 'actif'
                      ? `Secret du ${jourLong(secret_le)}`
                      : 'Trois messages de suite n’ont pas pu être remis\u202f: plus rien ne part.'}
                  </span>
                </div>
                <span className="gestes-cabinet">
                  {etat === 'desactive' && (
                    <Bouton
                      taille="petite"
                      disabled={occupe}
                      aria-label={`Réactiver ${url}`}
                      onClick={() => suite(() => reactiverWebhook(id), 'Webhook réactivé.')}
                    >
                      Réactiver
                    </Bouton>
                  )}
                  <Bouton
                    taille="petite"
                    aria-label={`Journal de ${url}`}
                    onClick={() => setVise({ webhook, geste: 'livraisons' })}
                  >
                    Journal
                  </Bouton>
                  <Bouton
                    taille="petite"
                    aria-label={`Changer le secret de ${url}`}
                    onClick={() => setVise({ webhook, geste: 'secret' })}
                  >
                    Changer le secret
                  </Bouton>
                  <Bouton
                    taille="petite"
                    rang="danger"
                    aria-label={`Supprimer ${url}`}
                    onClick={() => setVise({ webhook, geste: 'supprimer' })}
                  >
                    Supprimer
                  </Bouton>
                </span>
              </li>
            );
          })}
        </ul>
        <FormulaireWebhook onCree={(neuf) => void montrer(neuf)} />
      </Section>
      {vise?.geste === 'livraisons' && <Livraisons webhook={vise.webhook} onFermer={fermer} />}
      {vise?.geste === 'secret' && (
        <AutreSecret webhook={vise.webhook} onFermer={fermer} onChange={(neuf) => void montrer(neuf)} />
      )}
      {vise?.geste === 'supprimer' && (
        <Fenetre
          titre="Supprimer ce webhook"
          onFermer={fermer}
          actions={
            <>
              <Bouton onClick={fermer}>Annuler</Bouton>
              <Bouton
                rang="danger"
                disabled={occupe}
                onClick={() => suite(() => supprimerWebhook(vise.webhook.id), 'Webhook supprimé.')}
              >
                Supprimer
              </Bouton>
            </>
          }
        >
          <p>Plus rien ne part vers {vise.webhook.url}, et son journal est effacé.</p>
        </Fenetre>
      )}
      {cree && (
        <SecretMontre
          titre="Secret du webhook"
          secret={cree.secret}
          copie="Secret copié."
          onFermer={() => setCree(undefined)}
        />
      )}
    </>
  );
}

interface PropsSecret {
  webhook: Webhook;
  onFermer: () => void;
  onChange: (neuf: WebhookCree) => void;
}

function AutreSecret({ webhook, onFermer, onChange }: PropsSecret) {
  const [motDePasse, setMotDePasse] = useState('');
  const [refus, setRefus] = useState<string>();
  const { occupe, agir } = useAction();
  const changer = (): void =>
    void agir(async () => {
      try {
        onChange(await changerSecret(webhook.id, motDePasse));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setRefus(messageOf(error, 'Le secret n’a pas changé. Réessayez.'));
      }
    });
  return (
    <Fenetre
      titre="Changer le secret"
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Annuler</Bouton>
          <Bouton rang="principal" disabled={occupe} onClick={changer}>
            Changer
          </Bouton>
        </>
      }
    >
      <p>L’ancien secret ne signe plus rien, aussitôt. Mettez le nouveau dans votre logiciel.</p>
      <ChampMotDePasse
        libelle="Votre mot de passe"
        autoComplete="current-password"
        value={motDePasse}
        erreur={refus}
        onChange={(e) => setMotDePasse(e.target.value)}
      />
    </Fenetre>
  );
}
