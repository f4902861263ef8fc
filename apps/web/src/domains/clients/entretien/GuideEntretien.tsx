import { useState } from 'react';
import { Bouton, Fenetre, Progression } from '../../../design-system/index.ts';

const ETAPES = [
  {
    titre: 'Bienvenue',
    texte: 'Francis écoute l’entretien avec votre client, l’écrit, et propose les champs du dossier. Vous validez.',
  },
  {
    titre: 'Transcription vocale intelligente',
    texte:
      'Demandez l’accord des personnes présentes, puis activez l’écoute. Le texte s’écrit au fil de la parole et se corrige.',
  },
  {
    titre: 'Création du profil complet',
    texte:
      '«\u00a0Analyser avec Francis\u00a0» propose le nom, les coordonnées, la profession, la situation, les enfants et le revenu, chacun avec les mots qui le disent.',
  },
  {
    titre: 'Optimisation fiscale intelligente',
    texte: 'Une fois le dossier enregistré, son analyse calcule l’impôt et les leviers ouverts, avec leurs articles.',
  },
  {
    titre: 'Prêt à commencer',
    texte: 'Rien n’est enregistré sans votre accord, et aucun son n’est gardé.',
  },
] as const;

/** The five steps of the assistant of a new file. */
export function GuideEntretien({ onFermer }: { onFermer: () => void }) {
  const [rang, setRang] = useState(0);
  const etape = ETAPES[rang] ?? ETAPES[0];
  const derniere = rang === ETAPES.length - 1;
  return (
    <Fenetre
      titre="Guide de l’assistant"
      onFermer={onFermer}
      actions={
        <>
          {!derniere && (
            <Bouton rang="discret" onClick={onFermer}>
              Passer l’introduction
            </Bouton>
          )}
          <Bouton disabled={rang === 0} onClick={() => setRang(rang - 1)}>
            Précédent
          </Bouton>
          <Bouton rang="principal" onClick={() => (derniere ? onFermer() : setRang(rang + 1))}>
            {derniere ? 'Commencer\u202f!' : 'Suivant'}
          </Bouton>
        </>
      }
    >
      <div className="guide-entretien">
        <Progression
          numero={rang + 1}
          sur={ETAPES.length}
          fait={rang + 1}
          texte={`Étape ${rang + 1} sur ${ETAPES.length}`}
        />
        <h3>{etape.titre}</h3>
        <p>{etape.texte}</p>
      </div>
    </Fenetre>
  );
}
