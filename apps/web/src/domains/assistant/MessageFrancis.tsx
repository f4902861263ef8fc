import type { Message, StatutReponse } from '@francis/contract';
import { memo, type ReactNode } from 'react';
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
  /** Of the answer in its conversation, from 1. */
  rang: number;
  onSuite: (question: string) => void;
  /** What was read of the question, above the answer. */
  lu?: ReactNode;
  /** What answers a clarification with a tap, under it. */
  precisions?: ReactNode;
}

export const MessageFrancis = memo(function MessageFrancis({ message, rang, onSuite, lu, precisions }: Props) {
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
      {lu}
      <Balisage prefixe={`m-${message.id}`} reponse={rang} markdown={texte} calculs={calculs} notes={notes} />
      {precisions}
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
