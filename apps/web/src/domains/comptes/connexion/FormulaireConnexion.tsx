import { zodResolver } from '@hookform/resolvers/zod';
import { ConnexionRequete, type TypeCompte } from '@francis/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { Alerte } from '../../../design-system/index.ts';
import type { EtatConnexion } from '../../../platform/EspaceConnecte.tsx';
import { asContract } from '../../../platform/json.ts';
import { connecter, type Defi, type Ouverture } from '../api.ts';
import { ChampCourriel, ChampMotDePasseActuel } from '../champs/Champs.tsx';
import { Formulaire } from '../champs/Formulaire.tsx';
import { useSoumission } from '../champs/useSoumission.ts';
import { RenvoiLien } from '../liens/RenvoiLien.tsx';
import { useEntreeSiConnecte } from '../useEntreeSiConnecte.ts';
import { AutresMoyens } from './AutresMoyens.tsx';
import { FormulaireDefi } from './FormulaireDefi.tsx';
import { FormulaireOtp } from './FormulaireOtp.tsx';

const Saisie = ConnexionRequete.pick({ email: true, password: true });
interface Saisie {
  email: string;
  password: string;
}

interface Props {
  /** Of an account that a provider's sign-in would open. */
  type: TypeCompte;
  /** Above and under the first step only. */
  avant?: ReactNode;
  apres?: ReactNode;
}

type Etape = { genre: 'mot-de-passe' } | { genre: 'otp' } | { genre: 'defi'; defi: Defi };

/** Email and password, then the second factor if there is one; goes back where the session ended, else home. */
export function FormulaireConnexion({ type, avant, apres }: Props) {
  const etat = asContract<EtatConnexion>(useLocation().state ?? {});
  const [etape, setEtape] = useState<Etape>({ genre: 'mot-de-passe' });
  const [message, setMessage] = useState(etat.message);
  const formulaire = useForm<Saisie>({
    resolver: zodResolver(Saisie),
    defaultValues: { email: '', password: '' },
  });
  const { setFocus } = formulaire;

  useEntreeSiConnecte(etat.retour);
  const { genre } = etape;
  useEffect(() => {
    if (genre === 'mot-de-passe') setFocus('email');
  }, [genre, setFocus]);

  const suivre = (ouverture: Ouverture): void => {
    if (ouverture.genre === 'defi') setEtape({ genre: 'defi', defi: ouverture.defi });
  };
  const soumission = useSoumission(formulaire, {
    defaut: 'Email ou mot de passe incorrect.',
    reprendre: 'password',
    action: async (saisie) => {
      setMessage(undefined);
      suivre(await connecter(saisie));
    },
  });
  const revenir = (raison?: string): void => {
    setEtape({ genre: 'mot-de-passe' });
    setMessage(raison);
    formulaire.setValue('password', '');
  };

  if (etape.genre === 'defi') return <FormulaireDefi defi={etape.defi} onAbandon={revenir} />;
  if (etape.genre === 'otp') {
    return <FormulaireOtp email={formulaire.getValues('email')} onOuverture={suivre} onRetour={() => revenir()} />;
  }
  return (
    <>
      {avant}
      {message && !soumission.erreur && (
        <div className="avant-formulaire">
          <Alerte ton="attention">
            <p>{message}</p>
          </Alerte>
        </div>
      )}
      {etat.renvoi && <RenvoiLien type={etat.renvoi} />}
      <Formulaire formulaire={formulaire} soumission={soumission} bouton="Connexion" enCours="Connexion...">
        <ChampCourriel data-premier />
        <div>
          <ChampMotDePasseActuel nom="password" />
          <p className="oubli">
            <Link to="/forgot-password">Mot de passe oublié{'\u202f'}?</Link>
          </p>
        </div>
      </Formulaire>
      <AutresMoyens type={type} onOtp={() => setEtape({ genre: 'otp' })} />
      {apres}
    </>
  );
}
