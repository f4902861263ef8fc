import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Alerte, Bouton } from '../../../design-system/index.ts';
import { ApiError } from '../../../platform/erreurs.ts';
import { type Defi, repondreAuDefi } from '../api.ts';
import { ChampCode, ChampTexte } from '../champs/Champs.tsx';
import { Formulaire } from '../champs/Formulaire.tsx';
import { CodeSaisi, netteCode } from '../champs/schemas.ts';
import { useSoumission } from '../champs/useSoumission.ts';
import { useDecompte } from './useDecompte.ts';

const Saisies = {
  code: z.object({ code: CodeSaisi }),
  secours: z.object({ code: z.string().trim().min(1, 'Saisissez un code de secours.').max(64) }),
};
type Mode = keyof typeof Saisies;
/** The challenge is over: the password must be given again. */
const FINIS = new Set(['MFA_CODE_EXPIRE', 'MFA_AUCUN_DEFI']);

interface Props {
  defi: Defi;
  /** Back to the password, with the reason when it is not a choice. */
  onAbandon: (raison?: string) => void;
}

const lireDuree = (ms: number): string => {
  const secondes = Math.ceil(ms / 1_000);
  return `${Math.floor(secondes / 60)}\u00a0min\u00a0${String(secondes % 60).padStart(2, '0')}`;
};

/** The six digits of the application, or a recovery code, before the challenge ends. */
export function FormulaireDefi({ defi, onAbandon }: Props) {
  const [mode, setMode] = useState<Mode>('code');
  const reste = useDecompte(Date.parse(defi.expiresAt));
  useEffect(() => {
    if (reste === 0) onAbandon('Code MFA expiré');
  }, [reste, onAbandon]);
  return (
    <>
      <div className="avant-formulaire">
        <Alerte>
          <p>Authentification à deux facteurs requise</p>
        </Alerte>
      </div>
      <Reponse key={mode} mode={mode} defi={defi} onAbandon={onAbandon} />
      <p className="restant" role="timer" aria-live="off">
        Il vous reste <span className="n">{lireDuree(reste)}</span> pour répondre.
      </p>
      <p className="rangee suites-connexion">
        <Bouton rang="discret" onClick={() => setMode(mode === 'code' ? 'secours' : 'code')}>
          {mode === 'code' ? 'Utiliser un code de secours' : 'Utiliser l’application'}
        </Bouton>
        <Bouton rang="discret" onClick={() => onAbandon()}>
          Recommencer
        </Bouton>
      </p>
    </>
  );
}

function Reponse({ mode, defi, onAbandon }: Props & { mode: Mode }) {
  const formulaire = useForm({ resolver: zodResolver(Saisies[mode]), defaultValues: { code: '' } });
  const { setFocus } = formulaire;
  useEffect(() => setFocus('code'), [setFocus]);

  const soumission = useSoumission(formulaire, {
    defaut: 'Erreur de connexion. Veuillez réessayer.',
    reprendre: 'code',
    action: async ({ code }) => {
      try {
        await repondreAuDefi({ challenge: defi.challenge, code: mode === 'code' ? netteCode(code) : code.trim() });
      } catch (error) {
        if (!(error instanceof ApiError && FINIS.has(error.code))) throw error;
        onAbandon(error.message);
      }
    },
  });

  return (
    <Formulaire formulaire={formulaire} soumission={soumission} bouton="Vérifier" enCours="Vérification...">
      {mode === 'code' ? (
        <ChampCode aide="Celui que montre votre application d’authentification." />
      ) : (
        <ChampTexte
          nom="code"
          libelle="Code de secours"
          aide="Un de ceux que vous avez conservés. Il ne servira qu’une fois."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
      )}
    </Formulaire>
  );
}
