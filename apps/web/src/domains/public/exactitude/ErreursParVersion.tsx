import { typographier } from '../../../design-system/index.ts';
import { enTexte } from '../../assistant/balisage/texte.ts';
import { jourLong } from '../../../platform/dates.ts';
import type { Erreur, Version } from './mesures.ts';

/** What each measure gave wrong and called « exact », word for word, the latest first. */
export function ErreursParVersion({ versions }: { versions: readonly Version[] }) {
  return versions.toReversed().map((version) => <ErreursDuJour key={version.date} version={version} />);
}

function ErreursDuJour({ version: { date, banc, corpus } }: { version: Version }) {
  if (!banc && !corpus) return null;
  const ecrites = [...(banc?.erreurs ?? []), ...(corpus?.erreurs ?? [])];
  const comptees = (banc?.faussesExactes ?? 0) + (corpus?.faussesExactes ?? 0);
  return (
    <section className="version" aria-labelledby={`erreurs-${date}`}>
      <h3 id={`erreurs-${date}`}>{jourLong(date)}</h3>
      {comptees === 0 && <p>Aucune réponse fausse n’a été dite exacte.</p>}
      {ecrites.length < comptees && (
        <p className="doux">
          {comptees} réponses fausses dites exactes. Cette mesure ne gardait que leur nombre{'\u202f'}: leur texte est
          publié depuis.
        </p>
      )}
      {ecrites.length > 0 && (
        <ol className="erreurs">
          {ecrites.map((erreur) => (
            <li key={erreur.id}>
              <UneErreur erreur={erreur} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function UneErreur({ erreur: { question, reponse, juste, manque } }: { erreur: Erreur }) {
  const [premiere = '', ...suite] = enTexte(reponse).split('\n');
  return (
    <dl>
      <dt>Question</dt>
      <dd className="voix">{typographier(question)}</dd>
      <dt>Réponse donnée</dt>
      <dd>
        <p>{typographier(premiere)}</p>
        {suite.length > 0 && (
          <details>
            <summary>La réponse entière</summary>
            {suite.map((ligne, rang) => (
              // oxlint-disable-next-line react/no-array-index-key -- the lines of a recorded text never move
              <p key={rang}>{typographier(ligne)}</p>
            ))}
          </details>
        )}
      </dd>
      {manque !== '' && (
        <>
          <dt>Ce qui manque</dt>
          <dd>{typographier(manque)}</dd>
        </>
      )}
      <dt>Réponse juste</dt>
      <dd>{typographier(juste)}</dd>
    </dl>
  );
}
