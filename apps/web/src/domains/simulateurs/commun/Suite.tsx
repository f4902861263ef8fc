import type { Juridiction } from '@francis/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Bouton } from '../../../design-system/index.ts';
import { ApiError, messageOf } from '../../../platform/erreurs.ts';
import { telechargerDe } from '../../../platform/telecharger.ts';
import { toast } from '../../../platform/toasts.tsx';
import { preparerQuestion } from './demander.ts';
import { enHtml, enTsv, rangsDe } from './tableau.ts';

interface Props {
  /** None while the inputs say nothing that can be asked. */
  question: string | null;
  pays: Juridiction;
  lien: () => string;
  /** Name of the PDF, when the server gives none. */
  fichier: string;
  reserve: string;
}

/** The sheet of the browser, under a name: what remains without a server. */
function imprimer(fichier: string): void {
  const titre = document.title;
  document.title = fichier;
  addEventListener('afterprint', () => (document.title = titre), { once: true });
  print();
}

/** The server computes the inputs again and draws them; it keeps neither. */
async function enregistrer(lien: string, fichier: string): Promise<void> {
  const { pathname, hash } = new URL(lien);
  try {
    await telechargerDe('/api/simulations/pdf', `${fichier}.pdf`, {
      body: { simulateur: pathname.slice(1), saisie: hash.slice(1) },
      anonymous: true,
    });
    toast('Le PDF de la simulation est téléchargé.');
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status > 0 && error.status < 500)) {
      toast(messageOf(error, 'Le PDF n’a pas pu être préparé.'), { erreur: true });
      return;
    }
    toast('Le serveur ne répond pas\u202f: le navigateur enregistre la page à sa place.');
    imprimer(fichier);
  }
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

const forme = (type: string, texte: string): [string, Blob] => [type, new Blob([texte], { type })];

/** Both forms at once: a spreadsheet takes the numbers, a letter takes the table. */
async function copierTableau(resultat: Element | null): Promise<void> {
  if (!resultat) return;
  const rangs = rangsDe(resultat);
  try {
    await navigator.clipboard.write([
      new ClipboardItem(Object.fromEntries([forme('text/html', enHtml(rangs)), forme('text/plain', enTsv(rangs))])),
    ]);
    toast('Tableau copié\u202f: collez-le dans un tableur ou dans une lettre.');
  } catch {
    toast('Le navigateur refuse la copie.', { erreur: true });
  }
}

/** What to do with the result: ask, keep, share. */
export function Suite({ question, pays, lien, fichier, reserve }: Props) {
  const aller = useNavigate();
  const [prepare, setPrepare] = useState(false);
  const preparer = async (): Promise<void> => {
    setPrepare(true);
    await enregistrer(lien(), fichier);
    setPrepare(false);
  };
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
      <Bouton icone="copie" onClick={(e) => void copierTableau(e.currentTarget.closest('.resu'))}>
        Copier le tableau
      </Bouton>
      <Bouton onClick={() => print()}>Imprimer</Bouton>
      <Bouton disabled={question === null || prepare} onClick={() => void preparer()}>
        {prepare ? 'Préparation du PDF...' : 'Enregistrer en PDF'}
      </Bouton>
      <p className="petit doux">{reserve}</p>
    </section>
  );
}

const MESSAGE_CONNEXION = 'Connectez-vous pour poser votre question. Elle vous attend dans le chat.';
