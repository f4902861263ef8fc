import type { ReglagesTeams } from '@francis/contract';
import { useEffect, useState } from 'react';
import { Interrupteur } from '../../design-system/index.ts';
import { garderReglages, lireReglages } from './extension.ts';

const CHOIX: readonly { nom: keyof ReglagesTeams; titre: string; texte: string }[] = [
  {
    nom: 'autoListen',
    titre: 'Proposer dès le début',
    texte: 'Le panneau demande l’accord dès qu’une réunion commence. Il ne lit rien avant votre confirmation.',
  },
  {
    nom: 'realTimeSuggestions',
    titre: 'Suggestions en direct',
    texte: 'Ce qui se dit est lu au fil de la réunion\u202f: champs du dossier, pistes, questions à poser.',
  },
  {
    nom: 'saveTranscriptions',
    titre: 'Garder la transcription',
    texte: 'Sinon, seuls les propositions et leurs mots sont gardés.',
  },
  {
    nom: 'privacyMode',
    titre: 'Masquer les noms',
    texte:
      'Les noms que Teams affiche deviennent «\u00a0Participant 1\u00a0», «\u00a0Participant 2\u00a0» avant tout envoi.',
  },
  {
    nom: 'meetingNotifications',
    titre: 'Signaler les réunions',
    texte: 'Une pastille sur l’icône de l’extension quand une réunion s’ouvre.',
  },
  {
    nom: 'autoSummary',
    titre: 'Résumé automatique',
    texte: 'Un résumé par citations est préparé à la fin de chaque réunion.',
  },
];

/** The six choices of the specification, in this browser and in its extension. */
export function Reglages() {
  const [reglages, setReglages] = useState(lireReglages);
  // The extension may have been installed since they were chosen.
  useEffect(() => garderReglages(reglages), [reglages]);
  return (
    <section aria-labelledby="reglages-teams" className="reglages-teams">
      <div className="registre">
        <h2 id="reglages-teams">Réglages</h2>
      </div>
      <ul>
        {CHOIX.map(({ nom, titre, texte }) => (
          <li key={nom}>
            <div>
              <b id={`reglage-${nom}`}>{titre}</b>
              <p className="doux petit">{texte}</p>
            </div>
            <Interrupteur
              nommePar={`reglage-${nom}`}
              actif={reglages[nom]}
              onBasculer={() => setReglages({ ...reglages, [nom]: !reglages[nom] })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
