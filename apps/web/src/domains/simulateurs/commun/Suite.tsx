import type { Juridiction } from '@francis/contract';
import { useNavigate } from 'react-router';
import { Bouton } from '../../../design-system/index.ts';
import { toast } from '../../../platform/toasts.tsx';
import { preparerQuestion } from './demander.ts';

interface Props {
  /** None while the inputs say nothing that can be asked. */
  question: string | null;
  pays: Juridiction;
  lien: () => string;
  /** Name that the browser proposes for the PDF. */
  fichier: string;
  reserve: string;
}

function imprimer(fichier: string): void {
  const titre = document.title;
  document.title = fichier;
  addEventListener('afterprint', () => (document.title = titre), { once: true });
  print();
}

async function copier(lien: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(lien);
    toast('Lien copié. Il contient votre saisie\u202f: partagez-le avec soin.');
  } catch {
    toast('Le navigateur refuse la copie. Ouvrez le lien depuis la barre d’adresse.', { erreur: true });
    history.replaceState(history.state, '', lien);
  }
}

/** What to do with the result: ask, keep, share. */
export function Suite({ question, pays, lien, fichier, reserve }: Props) {
  const aller = useNavigate();
  const demander = async (): Promise<void> => {
    if (question === null) return;
    const vers = await preparerQuestion(question, pays);
    await aller(vers, vers === '/login' ? { state: { retour: '/chat', message: MESSAGE_CONNEXION } } : {});
  };
  return (
    <section className="suite" aria-label="Et ensuite">
      <Bouton rang="principal" disabled={question === null} onClick={() => void demander()}>
        Demander à Francis
      </Bouton>
      <Bouton icone="copie" onClick={() => void copier(lien())}>
        Copier le lien
      </Bouton>
      <Bouton onClick={() => print()}>Imprimer</Bouton>
      <Bouton onClick={() => imprimer(fichier)}>Enregistrer en PDF</Bouton>
      <p className="petit doux">{reserve}</p>
    </section>
  );
}

const MESSAGE_CONNEXION = 'Connectez-vous pour poser votre question. Elle vous attend dans le chat.';
