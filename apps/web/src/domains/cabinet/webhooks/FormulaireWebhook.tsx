import type { WebhookCree } from '@francis/contract';
import { type FormEvent, useState } from 'react';
import { Alerte, Bouton, Champ, ChampMotDePasse } from '../../../design-system/index.ts';
import { ApiError, messageOf } from '../../../platform/erreurs.ts';
import { creerWebhook } from './api.ts';

export function FormulaireWebhook({ onCree }: { onCree: (cree: WebhookCree) => void }) {
  const [url, setUrl] = useState('');
  const [motDePasse, setMotDePasse] = useState('');
  const [refus, setRefus] = useState<Readonly<Record<string, string>>>({});
  const [occupe, setOccupe] = useState(false);
  const envoyer = async (e: FormEvent): Promise<void> => {
    e.preventDefault();
    if (occupe) return;
    setOccupe(true);
    setRefus({});
    try {
      onCree(await creerWebhook(url, motDePasse));
      setUrl('');
      setMotDePasse('');
    } catch (error) {
      setRefus(refusDe(error));
    } finally {
      setOccupe(false);
    }
  };
  return (
    <form className="formulaire-cle formulaire-webhook" noValidate onSubmit={(e) => void envoyer(e)}>
      <Champ
        libelle="Adresse de votre logiciel"
        type="url"
        autoComplete="off"
        placeholder="https://logiciel.moncabinet.fr/francis"
        value={url}
        erreur={refus['url']}
        onChange={(e) => setUrl(e.target.value)}
      />
      <ChampMotDePasse
        libelle="Votre mot de passe"
        autoComplete="current-password"
        value={motDePasse}
        erreur={refus['password']}
        onChange={(e) => setMotDePasse(e.target.value)}
      />
      {refus['general'] !== undefined && (
        <Alerte ton="erreur">
          <p>{refus['general']}</p>
        </Alerte>
      )}
      <div>
        <Bouton type="submit" disabled={occupe}>
          {occupe ? 'Ajout…' : 'Ajouter le webhook'}
        </Bouton>
      </div>
    </form>
  );
}

/** Its own sentence, and not that of any invalid field. */
const LOCALE = 'Cette adresse ne mène pas à Internet\u202f: une adresse locale ou privée est refusée.';

function refusDe(error: unknown): Readonly<Record<string, string>> {
  if (error instanceof ApiError && error.code === 'MOT_DE_PASSE_ACTUEL_INCORRECT') return { password: error.message };
  if (error instanceof ApiError && error.code === 'WEBHOOK_ADRESSE') return { url: LOCALE };
  if (error instanceof ApiError && error.champs.length > 0)
    return Object.fromEntries(error.champs.map(({ chemin, message }) => [chemin, message]));
  return { general: messageOf(error, 'Le webhook n’a pas été ajouté. Réessayez.') };
}
