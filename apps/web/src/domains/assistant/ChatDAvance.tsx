import { SigneMarque } from '../../design-system/index.ts';
import { ONGLETS } from '../panneaux/onglets.ts';
import '../panneaux/panneaux.css';
import { Bienvenue } from './Bienvenue.tsx';
import './chat.css';

const rien = (): void => undefined;

/**
 * The empty chat as the build writes it: painted while the application comes, inert, and never seen by a visitor, who
 * has no session to find again. An address that says more than the empty chat keeps its words unseen.
 */
export function ChatDAvance() {
  return (
    <div className="ecran-chat d-avance si-connecte" inert>
      <aside className="rail">
        <span className="marque">
          <SigneMarque />
          Francis
        </span>
      </aside>
      <div className="scene">
        <header className="barre">
          <h1>Chat</h1>
          <p className="sous-titre-barre">Posez votre question fiscale ou patrimoniale.</p>
        </header>
        <div className="onglets-chat">
          <div className="onglets-liste">
            {ONGLETS.map(({ valeur, nom }) => (
              <a key={valeur} href="/chat" aria-current={valeur === 'chat' ? 'page' : undefined}>
                {nom}
              </a>
            ))}
          </div>
        </div>
        <main className="fil" id="contenu">
          <Bienvenue nom="" sujet="soi" onChoisir={rien} />
        </main>
        <div className="composeur">
          <div className="duo">
            <div>
              <div className="boite">
                <textarea rows={1} placeholder="Votre question, ou un chiffre à vérifier" readOnly />
                <div className="cmd" />
              </div>
            </div>
            <p className="note">
              Vous parlez à un assistant automatique. Entrée envoie. Maj + Entrée passe à la ligne.
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
