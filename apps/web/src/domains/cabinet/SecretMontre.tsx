import { Bouton, Fenetre } from '../../design-system/index.ts';
import { toast } from '../../platform/toasts.tsx';

interface Props {
  titre: string;
  secret: string;
  /** What is said once it is copied. */
  copie: string;
  onFermer: () => void;
}

/** The only time that the secret is seen. */
export function SecretMontre({ titre, secret, copie, onFermer }: Props) {
  const copier = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      toast(copie);
    } catch {
      toast('La copie n’est pas permise ici\u202f: sélectionnez le texte.', { erreur: true });
    }
  };
  return (
    <Fenetre
      titre={titre}
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={() => void copier()}>Copier</Bouton>
          <Bouton rang="principal" onClick={onFermer}>
            C’est noté
          </Bouton>
        </>
      }
    >
      <p>Gardez ce secret dans le coffre de votre logiciel{'\u202f'}: il ne sera plus montré.</p>
      <p>
        <code className="secret-cle">{secret}</code>
      </p>
    </Fenetre>
  );
}
