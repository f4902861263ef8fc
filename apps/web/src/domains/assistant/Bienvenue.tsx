import { Bouton } from '../../design-system/index.ts';
import { SUGGESTIONS, SUGGESTIONS_CLIENT } from './textes.ts';

interface Props {
  nom: string;
  /** The conversation will speak of a client. */
  auClient: boolean;
  onChoisir: (question: string) => void;
}

/** The greeting of an empty conversation. */
export function Bienvenue({ nom, auClient, onChoisir }: Props) {
  const prenom = nom.trim().split(/\s+/)[0] ?? '';
  return (
    <section className="bienvenue" aria-labelledby="bonjour">
      <h2 id="bonjour">{prenom ? `Bonjour ${prenom}.` : 'Bonjour.'}</h2>
      <p className="voix">
        {auClient
          ? 'Le dossier de votre client sert de point de départ. '
          : 'Décrivez votre situation avec vos chiffres. '}
        Chaque montant de la réponse s’ouvre sur son calcul, avec l’article et l’année.
      </p>
      <div className="amorces" role="group" aria-label="Suggestions">
        {(auClient ? SUGGESTIONS_CLIENT : SUGGESTIONS).map(({ libelle, question }) => (
          <Bouton key={libelle} taille="petite" onClick={() => onChoisir(question)}>
            {libelle}
          </Bouton>
        ))}
      </div>
    </section>
  );
}
