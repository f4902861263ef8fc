import type { Juridiction } from '@francis/contract';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { Bouton } from '../../../design-system/index.ts';
import { toast } from '../../../platform/toasts.tsx';
import { preparerQuestion } from './demander.ts';

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

/** What the server computes again: the name of the simulator, and what was typed. */
function saisieDe(lien: string): { simulateur: string; saisie: string } {
  const { pathname, hash } = new URL(lien);
  return { simulateur: pathname.slice(1), saisie: hash.slice(1) };
}

/** Without a server, what asks it is not there either. */
async function enregistrer(lien: string, fichier: string): Promise<void> {
  const demande = await import('./enregistrer.ts').catch(() => undefined);
  if ((await demande?.enregistrer(saisieDe(lien), fichier)) === 'fait') return;
  toast('Le serveur ne répond pas\u202f: le navigateur enregistre la page à sa place.');
  imprimer(fichier);
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
  try {
    // Few copy a table: nobody else waits for what writes it.
    const { enHtml, enTsv, rangsDe } = await import('./tableau.ts');
    const rangs = rangsDe(resultat);
    await navigator.clipboard.write([
      new ClipboardItem(Object.fromEntries([forme('text/html', enHtml(rangs)), forme('text/plain', enTsv(rangs))])),
    ]);
    toast('Tableau copié\u202f: collez-le dans un tableur ou dans une lettre.');
  } catch {
    toast('Le navigateur refuse la copie.', { erreur: true });
  }
}

/** Few share: nobody else waits for what it takes. */
const PartageCree = lazy(async () => ({
  default: (await import('../../partages/PartageCree.tsx')).PartageCree,
}));

type Partage = typeof import('../../partages/creer.ts');

/** What to do with the result: ask, keep, share. */
export function Suite({ question, pays, lien, fichier, reserve }: Props) {
  const aller = useNavigate();
  const [prepare, setPrepare] = useState(false);
  const preparer = async (): Promise<void> => {
    setPrepare(true);
    await enregistrer(lien(), fichier);
    setPrepare(false);
  };
  // By what was typed: the same figure is shared once, and every share of this visit can be ended.
  const [partages, setPartages] = useState<Readonly<Record<string, string>>>({});
  const [partageEnCours, setPartageEnCours] = useState(false);
  const partager = async (): Promise<void> => {
    setPartageEnCours(true);
    const module = await import('../../partages/creer.ts').catch(() => undefined);
    if (module === undefined) toast('Le serveur ne répond pas\u202f: rien n’a été partagé.', { erreur: true });
    else await partagerAvec(module);
    setPartageEnCours(false);
  };
  const partagerAvec = async ({ copierPartage, creerPartage }: Partage): Promise<void> => {
    const saisie = saisieDe(lien());
    const deja = partages[saisie.saisie];
    if (deja === undefined) {
      const jeton = await creerPartage(saisie);
      if (jeton !== null) setPartages((avant) => ({ ...avant, [saisie.saisie]: jeton }));
    } else await copierPartage(deja);
  };
  const oublier = (jeton: string): void =>
    setPartages((avant) => Object.fromEntries(Object.entries(avant).filter(([, autre]) => autre !== jeton)));
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
      <Bouton disabled={question === null || partageEnCours} onClick={() => void partager()}>
        Partager le chiffre
      </Bouton>
      {Object.values(partages).map((jeton) => (
        <Suspense key={jeton}>
          <PartageCree jeton={jeton} surArret={() => oublier(jeton)} />
        </Suspense>
      ))}
      <p className="petit doux">{reserve}</p>
    </section>
  );
}

const MESSAGE_CONNEXION = 'Connectez-vous pour poser votre question. Elle vous attend dans le chat.';
