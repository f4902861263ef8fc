import { zodResolver } from '@hookform/resolvers/zod';
import { Courriel } from '@francis/contract';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Alerte, Bouton } from '../../../design-system/index.ts';
import { demanderOtp, type Ouverture, verifierOtp } from '../api.ts';
import { ChampCode, ChampCourriel } from '../champs/Champs.tsx';
import { Formulaire } from '../champs/Formulaire.tsx';
import { CodeSaisi, netteCode } from '../champs/schemas.ts';
import { useSoumission } from '../champs/useSoumission.ts';

const ECHEC_ENVOI = 'L’e-mail n’a pas pu être envoyé. Réessayez dans un instant.';
type Envoi = { email: string; type: 'code' | 'lien'; message: string };

interface Props {
  /** What was already typed. */
  email: string;
  onOuverture: (ouverture: Ouverture) => void;
  onRetour: () => void;
}

/** Signing in without a password: a code or a link by e-mail. */
export function FormulaireOtp({ email, onOuverture, onRetour }: Props) {
  const [envoi, setEnvoi] = useState<Envoi>();
  return (
    <>
      {envoi ? (
        <>
          <div className="avant-formulaire">
            <Alerte>
              <p>{envoi.message}</p>
              {envoi.type === 'lien' && (
                <p className="doux">Ouvrez le lien sur cet appareil. Il ne sert qu’une fois.</p>
              )}
            </Alerte>
          </div>
          {envoi.type === 'code' && <Reponse email={envoi.email} onOuverture={onOuverture} />}
        </>
      ) : (
        <Demande email={email} onEnvoi={setEnvoi} />
      )}
      <p className="rangee suites-connexion">
        {envoi && (
          <Bouton rang="discret" onClick={() => setEnvoi(undefined)}>
            Recommencer
          </Bouton>
        )}
        <Bouton rang="discret" onClick={onRetour}>
          Utiliser le mot de passe
        </Bouton>
      </p>
    </>
  );
}

function Demande({ email, onEnvoi }: { email: string; onEnvoi: (envoi: Envoi) => void }) {
  const formulaire = useForm({
    resolver: zodResolver(z.object({ email: Courriel })),
    defaultValues: { email },
  });
  const { setFocus } = formulaire;
  useEffect(() => setFocus('email'), [setFocus]);
  const envoyer = async (adresse: string, type: Envoi['type']): Promise<void> => {
    const { message } = await demanderOtp({ email: adresse, type });
    onEnvoi({ email: adresse, type, message });
  };
  const parCode = useSoumission(formulaire, {
    defaut: ECHEC_ENVOI,
    action: async (saisie) => envoyer(saisie.email, 'code'),
  });
  const parLien = useSoumission(formulaire, {
    defaut: ECHEC_ENVOI,
    action: async (saisie) => envoyer(saisie.email, 'lien'),
  });
  return (
    <Formulaire
      formulaire={formulaire}
      soumission={{ ...parCode, erreur: parCode.erreur ?? parLien.erreur }}
      bouton="Recevoir un code"
      enCours="Envoi..."
      compact
      actions={
        <Bouton disabled={formulaire.formState.isSubmitting} onClick={() => void parLien.envoyer()}>
          Recevoir un lien
        </Bouton>
      }
    >
      <ChampCourriel />
    </Formulaire>
  );
}

function Reponse({ email, onOuverture }: Pick<Props, 'email' | 'onOuverture'>) {
  const formulaire = useForm({
    resolver: zodResolver(z.object({ code: CodeSaisi })),
    defaultValues: { code: '' },
  });
  const { setFocus } = formulaire;
  useEffect(() => setFocus('code'), [setFocus]);
  const soumission = useSoumission(formulaire, {
    defaut: 'Erreur de connexion. Veuillez réessayer.',
    reprendre: 'code',
    action: async ({ code }) => onOuverture(await verifierOtp({ email, code: netteCode(code) })),
  });
  return (
    <Formulaire formulaire={formulaire} soumission={soumission} bouton="Connexion" enCours="Connexion...">
      <ChampCode aide="Celui de l’e-mail." />
    </Formulaire>
  );
}
