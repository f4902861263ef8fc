import type { Promesses as Dites } from '@francis/contract';
import { Lien } from '../../platform/navigation.tsx';
import { useSuDuServeur } from '../../platform/useSuDuServeur.ts';
import './promesses.css';

/** What the publisher claims, when the configuration says something: nothing else, and never as a measure of ours. */
export function Promesses({ promesses: donnees }: { promesses?: Dites['promesses'] }) {
  // The page stands without it.
  const { su } = useSuDuServeur<Dites>(donnees && { promesses: donnees }, '/api/promesses');
  const promesses = su?.promesses ?? [];
  if (promesses.length === 0) return null;
  return (
    <section className="promesses" aria-label="Ce qu’affirme l’éditeur">
      <dl>
        {promesses.map(({ chiffre, texte }) => (
          <div key={chiffre + texte}>
            <dt>{texte}</dt>
            <dd>{chiffre}</dd>
          </div>
        ))}
      </dl>
      <p className="petit doux">
        Affirmations de l’éditeur, que Francis ne mesure pas. <Lien to="/exactitude">Ce que Francis mesure</Lien>
      </p>
    </section>
  );
}
