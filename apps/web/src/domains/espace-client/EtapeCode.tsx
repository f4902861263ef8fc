import type { EspacePorte } from '@francis/contract';
import { type FormEvent, useState } from 'react';
import { Alerte, Bouton, Champ } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { demanderCode, donnerCode } from './api.ts';

interface Props {
  jeton: string;
  porte: EspacePorte;
  onOuvert: () => void;
}

/** Who asks, then the code that proves the address: the link alone shows nothing else. */
export function EtapeCode({ jeton, porte, onOuvert }: Props) {
  const [envoye, setEnvoye] = useState(false);
  const [code, setCode] = useState('');
  const [occupe, setOccupe] = useState(false);
  const [refus, setRefus] = useState<string>();
  const agir = async (geste: () => Promise<void>): Promise<void> => {
    if (occupe) return;
    setOccupe(true);
    setRefus(undefined);
    try {
      await geste();
    } catch (error) {
      setRefus(messageOf(error, 'Cela n’a pas abouti. Réessayez.'));
    } finally {
      setOccupe(false);
    }
  };
  const demander = (): void =>
    void agir(async () => {
      await demanderCode(jeton);
      setEnvoye(true);
      setCode('');
    });
  const valider = (e: FormEvent): void => {
    e.preventDefault();
    if (!/^\d{6}$/.test(code)) {
      setRefus('Le code a six chiffres.');
      return;
    }
    void agir(async () => {
      await donnerCode(jeton, code);
      onOuvert();
    });
  };
  return (
    <>
      <h1>{porte.cabinet} vous demande quelques informations</h1>
      <p className="chapeau-espace">
        {porte.conseiller} prépare votre dossier. Vos réponses ne partent qu’à ce cabinet, et n’entrent dans votre
        dossier qu’après sa relecture. Ce lien vaut jusqu’au {jourLong(porte.expire_le)}.
      </p>
      {envoye ? (
        <form className="formulaire" noValidate onSubmit={valider}>
          <p>
            Un code vient de partir à <b>{porte.email}</b>. Il vaut dix minutes.
          </p>
          <Champ
            libelle="Code reçu par e-mail"
            className="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            erreur={refus}
            onChange={(e) => setCode(e.target.value.replace(/\D/g, ''))}
          />
          <Bouton type="submit" rang="principal" disabled={occupe}>
            {occupe ? 'Vérification…' : 'Ouvrir'}
          </Bouton>
          <Bouton rang="discret" disabled={occupe} onClick={demander}>
            Recevoir un autre code
          </Bouton>
        </form>
      ) : (
        <div className="formulaire">
          <p>
            Pour nous assurer que c’est bien vous, un code part à l’adresse <b>{porte.email}</b>. Aucun compte n’est à
            ouvrir.
          </p>
          {refus !== undefined && (
            <Alerte ton="erreur">
              <p>{refus}</p>
            </Alerte>
          )}
          <Bouton rang="principal" disabled={occupe} onClick={demander}>
            {occupe ? 'Envoi…' : 'Recevoir le code'}
          </Bouton>
        </div>
      )}
    </>
  );
}
