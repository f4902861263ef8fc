import { Bouton } from '../../design-system/index.ts';
import { SUGGESTIONS, SUGGESTIONS_CABINET, SUGGESTIONS_CLIENT } from './textes.ts';

export type Sujet = 'soi' | 'general' | 'client';

const DEPARTS: Readonly<Record<Sujet, { phrase: string; amorces: readonly { libelle: string; question: string }[] }>> =
  {
    soi: { phrase: 'Décrivez votre situation avec vos chiffres.', amorces: SUGGESTIONS },
    general: {
      phrase: 'Posez une question générale, ou choisissez un client pour partir de son dossier.',
      amorces: SUGGESTIONS_CABINET,
    },
    client: { phrase: 'Le dossier de votre client sert de point de départ.', amorces: SUGGESTIONS_CLIENT },
  };

interface Props {
  nom: string;
  /** Of whom the conversation will speak: of whoever types, of nobody in particular, of an adviser's client. */
  sujet: Sujet;
  onChoisir: (question: string) => void;
}

/** The greeting of an empty conversation. */
export function Bienvenue({ nom, sujet, onChoisir }: Props) {
  const { phrase, amorces } = DEPARTS[sujet];
  const prenom = nom.trim().split(/\s+/)[0] ?? '';
  return (
    <section className="bienvenue" aria-labelledby="bonjour">
      <h2 id="bonjour">{prenom ? `Bonjour ${prenom}.` : 'Bonjour.'}</h2>
      <p className="voix">{phrase} Chaque montant de la réponse s’ouvre sur son calcul, avec l’article et l’année.</p>
      <div className="amorces" role="group" aria-label="Suggestions">
        {amorces.map(({ libelle, question }) => (
          <Bouton key={libelle} taille="petite" onClick={() => onChoisir(question)}>
            {libelle}
          </Bouton>
        ))}
      </div>
    </section>
  );
}
