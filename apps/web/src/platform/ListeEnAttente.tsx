import { Bouton } from '../design-system/index.ts';
import type { QuestionEnvoyee } from './envois-en-attente.ts';
import './hors-ligne.css';

interface Props {
  attendues: readonly QuestionEnvoyee[];
  onAnnuler: (envoyee: QuestionEnvoyee) => void;
}

/** What will be sent when the server is back. */
export function ListeEnAttente({ attendues, onAnnuler }: Props) {
  return (
    <div role="status">
      {attendues.length > 0 && (
        <ul className="en-attente" aria-label="Questions en attente d’envoi">
          {attendues.map((envoyee) => (
            <li key={envoyee.cle}>
              <p>
                <b>En attente d’envoi</b>
                <span>{envoyee.corps.question}</span>
              </p>
              <Bouton rang="discret" taille="petite" onClick={() => onAnnuler(envoyee)}>
                Annuler<span className="vh"> l’envoi{`\u202f: ${envoyee.corps.question}`}</span>
              </Bouton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
