import { Bouton } from '../../design-system/index.ts';
import { SUGGESTIONS } from './textes.ts';

interface Props {
  nom: string;
  onChoisir: (question: string) => void;
}

/** The greeting of an empty conversation. */
export function Bienvenue({ nom, onChoisir }: Props) {
  const prenom = nom.trim().split(/\s+/)[0] ?? '';
  return (
    <section className="bienvenue" aria-labelledby="bonjour">
      <h2 id="bonjour">{prenom ? `Bonjour ${prenom}.` : 'Bonjour.'}</h2>
      <p className="voix">
        Décrivez votre situation avec vos chiffres. Chaque montant de la réponse s’ouvre sur son calcul, avec l’article
        et l’année.
      </p>
      <div className="amorces" role="group" aria-label="Suggestions">
        {SUGGESTIONS.map(({ libelle, question }) => (
          <Bouton key={libelle} taille="petite" onClick={() => onChoisir(question)}>
            {libelle}
          </Bouton>
        ))}
      </div>
    </section>
  );
}
