import type { Message, StatutReponse } from '@francis/contract';
import { memo } from 'react';
import { Bouton, Etat, type NomEtat, Reponse, typographier } from '../../design-system/index.ts';
import { toast } from '../../platform/toasts.tsx';
import { Balisage } from './balisage/Balisage.tsx';
import { REPONSE_VIDE, redigePar } from './textes.ts';

const ETATS: Record<StatutReponse, NomEtat> = {
  exact: 'exact',
  partiel: 'estimation',
  clarification: 'precision',
  refus: 'hors-champ',
};

interface Props {
  message: Message;
  onSuite: (question: string) => void;
}

export const MessageFrancis = memo(function MessageFrancis({ message, onSuite }: Props) {
  const { balisage, content, statut, calculs, notes, sources = [], suites = [], modele } = message;
  const texte = balisage || content || REPONSE_VIDE;
  const copier = (): void => {
    navigator.clipboard
      .writeText(content)
      .then(() => toast('Réponse copiée.'))
      .catch(() => toast('La copie a été refusée par le navigateur.', { erreur: true }));
  };
  return (
    <Reponse
      id={`m-${message.id}`}
      signe={
        <>
          <b>Francis</b>
          {statut && <Etat nom={ETATS[statut]} />}
        </>
      }
    >
      <Balisage prefixe={`m-${message.id}`} markdown={texte} calculs={calculs} notes={notes} />
      <div className="pied-reponse">
        {sources.length > 0 && (
          <div className="sources">
            <h2>Sources</h2>
            <ul>
              {sources.map((source) => (
                <li key={source}>{typographier(source)}</li>
              ))}
            </ul>
          </div>
        )}
        <p className="redaction">{redigePar(modele)}</p>
        <div className="suites">
          <Bouton rang="discret" taille="petite" icone="copie" onClick={copier}>
            Copier
          </Bouton>
          {suites.map((suite) => (
            <Bouton key={suite} rang="discret" taille="petite" onClick={() => onSuite(suite)}>
              {typographier(suite)}
            </Bouton>
          ))}
        </div>
      </div>
    </Reponse>
  );
});
