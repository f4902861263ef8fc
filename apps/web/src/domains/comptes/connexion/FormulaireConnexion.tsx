import type { TypeCompte } from '@francis/contract';
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Alerte, Bouton, Champ, ChampMotDePasse, typographier } from '../../../design-system/index.ts';
import type { EtatConnexion } from '../../../platform/EspaceConnecte.tsx';
import { ApiError, messageOf } from '../../../platform/erreurs.ts';
import { asContract } from '../../../platform/json.ts';
import { Lien, useNavigation } from '../../../platform/navigation.tsx';
import { usePret } from '../../../platform/usePret.ts';
import { connecter, type Defi, type Ouverture } from '../api.ts';
import { ErreurFormulaire, type EtatErreur } from '../champs/ErreurFormulaire.tsx';
import { useEntreeSiConnecte } from '../useEntreeSiConnecte.ts';
import { AutresMoyens } from './AutresMoyens.tsx';
import '../comptes.css';

// The first step is the one that everybody waits for: its two fields need no library of forms, nor the contract's schemas.
const FormulaireDefi = lazy(async () => ({ default: (await import('./FormulaireDefi.tsx')).FormulaireDefi }));
const FormulaireOtp = lazy(async () => ({ default: (await import('./FormulaireOtp.tsx')).FormulaireOtp }));
const RenvoiLien = lazy(async () => ({ default: (await import('../liens/RenvoiLien.tsx')).RenvoiLien }));

const CHAMPS = ['email', 'password'] as const;
type NomChamp = (typeof CHAMPS)[number];
const MANQUES: Readonly<Record<NomChamp, string>> = {
  email: 'Indiquez votre adresse e-mail.',
  password: 'Indiquez votre mot de passe.',
};
type Refus = Partial<Record<NomChamp, string>>;

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
  const etat = asContract<EtatConnexion>(useNavigation().etat ?? {});
  const [etape, setEtape] = useState<Etape>({ genre: 'mot-de-passe' });
  const [suivi, setMessage] = useState<{ message: string | undefined }>();
  const [erreur, setErreur] = useState<EtatErreur>();
  const [refus, setRefus] = useState<Refus>({});
  const [occupe, setOccupe] = useState(false);
  const [adresse, setAdresse] = useState('');
  const formulaire = useRef<HTMLFormElement>(null);
  // Before the script is there, a form would send what is typed in the address.
  const pret = usePret();

  useEntreeSiConnecte(etat.retour);
  // What the previous screen says is not in the page written in advance.
  const message = suivi ? suivi.message : pret ? etat.message : undefined;

  const champ = (nom: NomChamp): HTMLInputElement | undefined => {
    const trouve = formulaire.current?.elements.namedItem(nom);
    return trouve instanceof HTMLInputElement ? trouve : undefined;
  };
  const { genre } = etape;
  useEffect(() => {
    const pose = formulaire.current;
    // Somebody who types already is not moved.
    if (genre !== 'mot-de-passe' || !pose || pose.contains(document.activeElement)) return;
    const premier = pose.elements.namedItem('email');
    if (premier instanceof HTMLInputElement) premier.focus();
  }, [genre]);

  const suivre = (ouverture: Ouverture): void => {
    if (ouverture.genre === 'defi') setEtape({ genre: 'defi', defi: ouverture.defi });
  };
  const revenir = (motif?: string): void => {
    setEtape({ genre: 'mot-de-passe' });
    setMessage({ message: motif });
  };
  const retenirAdresse = (): void => setAdresse(champ('email')?.value ?? '');

  const envoyer = async (): Promise<void> => {
    if (occupe) return;
    const saisie = {
      email: (champ('email')?.value ?? '').trim().toLowerCase(),
      password: champ('password')?.value ?? '',
    };
    const manques = Object.fromEntries(CHAMPS.filter((nom) => saisie[nom] === '').map((nom) => [nom, MANQUES[nom]]));
    setRefus(manques);
    const premier = CHAMPS.find((nom) => nom in manques);
    if (premier) {
      champ(premier)?.focus();
      return;
    }
    setErreur(undefined);
    setMessage({ message: undefined });
    setOccupe(true);
    retenirAdresse();
    try {
      suivre(await connecter(saisie));
    } catch (error) {
      const refuses = error instanceof ApiError ? error.champs : [];
      const nomme = (chemin: string): NomChamp | undefined => CHAMPS.find((nom) => nom === chemin);
      setRefus(
        Object.fromEntries(refuses.filter((c) => nomme(c.chemin)).map((c) => [c.chemin, typographier(c.message)])),
      );
      setErreur({
        message: typographier(messageOf(error, 'Email ou mot de passe incorrect.')),
        details: refuses.filter((c) => !nomme(c.chemin)).map((c) => typographier(c.message)),
      });
      champ('password')?.focus();
    } finally {
      setOccupe(false);
    }
  };
  const oublierRefus = (nom: NomChamp) => () => {
    if (refus[nom] !== undefined) setRefus({ ...refus, [nom]: undefined });
  };

  if (etape.genre === 'defi')
    return (
      <Suspense fallback={<p className="doux">Chargement...</p>}>
        <FormulaireDefi defi={etape.defi} onAbandon={revenir} />
      </Suspense>
    );
  if (etape.genre === 'otp')
    return (
      <Suspense fallback={<p className="doux">Chargement...</p>}>
        <FormulaireOtp email={adresse} onOuverture={suivre} onRetour={() => revenir()} />
      </Suspense>
    );
  return (
    <>
      {avant}
      {message && !erreur && (
        <div className="avant-formulaire">
          <Alerte ton="attention">
            <p>{message}</p>
          </Alerte>
        </div>
      )}
      {pret && etat.renvoi && (
        <Suspense fallback={null}>
          <RenvoiLien type={etat.renvoi} />
        </Suspense>
      )}
      <form
        ref={formulaire}
        className="formulaire"
        noValidate
        method="post"
        onSubmit={(evenement: FormEvent) => {
          evenement.preventDefault();
          evenement.stopPropagation();
          void envoyer();
        }}
      >
        <ErreurFormulaire erreur={erreur} />
        <Champ
          name="email"
          libelle="Adresse e-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          data-premier=""
          defaultValue={adresse}
          erreur={refus.email}
          onChange={oublierRefus('email')}
        />
        <div>
          <ChampMotDePasse
            name="password"
            libelle="Mot de passe"
            autoComplete="current-password"
            required
            erreur={refus.password}
            onChange={oublierRefus('password')}
          />
          <p className="oubli">
            <Lien to="/forgot-password">Mot de passe oublié{'\u202f'}?</Lien>
          </p>
        </div>
        <Bouton type="submit" rang="principal" taille="grande" disabled={occupe || !pret}>
          {occupe ? 'Connexion...' : 'Connexion'}
        </Bouton>
      </form>
      <AutresMoyens
        type={type}
        onOtp={() => {
          retenirAdresse();
          setEtape({ genre: 'otp' });
        }}
      />
      {apres}
    </>
  );
}
