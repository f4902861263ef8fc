import { type ComponentProps, useState } from 'react';
import { BoutonIcone } from './Bouton.tsx';
import { Champ } from './Champ.tsx';

export interface Robustesse {
  /** From 0 to 100. */
  score: number;
  valide: boolean;
  messages: readonly string[];
}

type Props = Omit<ComponentProps<typeof Champ>, 'type' | 'accessoire'> & { robustesse?: Robustesse | undefined };

const MARCHES = [0, 1, 2, 3, 4];

/** Password with a button that shows it, and a gauge of five steps when `robustesse` is given. */
export function ChampMotDePasse({ robustesse, ...reste }: Props) {
  const [visible, setVisible] = useState(false);
  return (
    <div>
      <Champ
        {...reste}
        type={visible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        accessoire={
          <BoutonIcone
            className="montrer"
            icone={visible ? 'oeil-barre' : 'oeil'}
            libelle={visible ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          />
        }
      />
      {robustesse && (
        // What the error already says is not said twice.
        <JaugeRobustesse {...robustesse} messages={robustesse.messages.filter((m) => m !== reste.erreur)} />
      )}
    </div>
  );
}

function JaugeRobustesse({ score, valide, messages }: Robustesse) {
  const atteintes = Math.round(Math.min(100, Math.max(0, score)) / 20);
  return (
    <div className={`robustesse${valide ? ' valide' : ''}`}>
      <div
        className="marches-mdp"
        role="meter"
        aria-label="Robustesse du mot de passe"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score}
      >
        {MARCHES.map((k) => (
          <i key={k} className={k < atteintes ? 'fait' : ''} style={{ '--k': k }} />
        ))}
      </div>
      <div role="status">
        {valide ? (
          <p>Mot de passe solide</p>
        ) : (
          <ul>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
