import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Bouton } from '../../../design-system/index.ts';
import { messageOf } from '../../../platform/erreurs.ts';
import { useSession } from '../../../platform/session.ts';
import { ChampCode, ChampMotDePasseActuel, Titulaire } from '../champs/Champs.tsx';
import { recevoirCode } from './api.ts';

/** The password again, or a code sent by e-mail for the accounts that have none. */
export function ChampPreuve() {
  const { control, setValue, clearErrors, setError, setFocus } = useFormContext();
  const parCode: unknown = useWatch({ control, name: 'parCode' });
  const session = useSession();
  const [envoi, setEnvoi] = useState<string>();
  const email = session.statut === 'ouverte' ? session.utilisateur.email : '';

  const choisir = (code: boolean): void => {
    clearErrors();
    setValue('parCode', code);
  };
  const demander = async (): Promise<void> => {
    choisir(true);
    setEnvoi('Envoi du code...');
    try {
      setEnvoi((await recevoirCode()).message);
      setFocus('code');
    } catch (error) {
      setEnvoi(undefined);
      setError('code', { type: 'server', message: messageOf(error, 'Le code n’a pas pu être envoyé. Réessayez.') });
    }
  };

  return (
    <div>
      <Titulaire email={email} />
      {parCode === true ? (
        <ChampCode libelle="Code reçu par e-mail" aide={envoi} />
      ) : (
        <ChampMotDePasseActuel nom="password" libelle="Votre mot de passe" />
      )}
      <p className="autre-preuve">
        {parCode === true ? (
          <>
            <Bouton rang="discret" taille="petite" onClick={() => choisir(false)}>
              Utiliser le mot de passe
            </Bouton>
            <Bouton rang="discret" taille="petite" onClick={() => void demander()}>
              Renvoyer le code
            </Bouton>
          </>
        ) : (
          <Bouton rang="discret" taille="petite" onClick={() => void demander()}>
            Pas de mot de passe{'\u202f'}? Recevoir un code par e-mail
          </Bouton>
        )}
      </p>
    </div>
  );
}
