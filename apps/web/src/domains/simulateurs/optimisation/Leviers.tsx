import type { NoeudAffiche } from '@francis/presentation';
import { Bouton, typographier } from '../../../design-system/index.ts';
import { Classement } from '../../../design-system/graphiques/index.ts';
import { euros } from '@francis/presentation/commun';
import type { Ecarte, Fait, Objectif, Strategie } from '@francis/presentation/optimisation';
import { CalculLevier } from './CalculLevier.tsx';
import { ouvrirGroupe } from './groupes.ts';

interface PropsLeviers {
  strategies: readonly Strategie[];
  pourquoi: (strategie: Strategie) => NoeudAffiche;
}

/** The levers from the largest net gain to the smallest, each with what it takes and how it was computed. */
export function Leviers({ strategies, pourquoi }: PropsLeviers) {
  return (
    <Classement
      rangs={strategies.map((x, i) => ({
        cle: x.nom,
        nom: typographier(x.nom),
        valeur: x.economie,
        texte: euros(Math.round(x.economie)),
        noeud: pourquoi(x),
        detail: <Detail strategie={x} />,
        ...(x.aPart ? { marque: 'à part' } : {}),
        accent: i === 0,
      }))}
    />
  );
}

function Detail({ strategie: x }: { strategie: Strategie }) {
  return (
    <>
      <span className="phrase">{typographier(x.description)}</span>
      {x.faits.length === 0 && (
        <span className="phrase">
          {x.investissement > 0 && `À placer ou à donner\u202f: ${euros(Math.round(x.investissement))} · `}
          {x.difficulte} · {x.delai}
        </span>
      )}
      <Faits faits={x.faits} />
      {x.calculs && <CalculLevier nom={x.nom} calculs={x.calculs} />}
    </>
  );
}

/** What a decision needs, one line each. */
export function Faits({ faits }: { faits: readonly Fait[] }) {
  if (faits.length === 0) return null;
  return (
    <dl className="faits">
      {faits.map((f) => (
        <div key={f.libelle + f.texte}>
          <dt>{f.libelle}</dt>
          <dd>{typographier(f.texte)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PropsEcartes {
  ecartes: readonly Ecarte[];
  choisir: (objectif: Objectif) => void;
}

/** The levers without figure: why, and the way to give them one. */
export function Ecartes({ ecartes, choisir }: PropsEcartes) {
  return (
    <ul className="ecartes">
      {ecartes.map(({ titre, motif, geste }) => (
        <li key={titre}>
          <p>
            <b>{typographier(titre)}</b>
            <span>{typographier(motif)}</span>
          </p>
          {geste && (
            <Bouton
              taille="petite"
              rang="discret"
              onClick={() => ('objectif' in geste ? choisir(geste.objectif) : ouvrirGroupe(geste.groupe))}
            >
              {'objectif' in geste ? 'Choisir' : 'Préciser'}
              <span className="vh">
                {'\u202f'}: {typographier(titre)}
              </span>
            </Bouton>
          )}
        </li>
      ))}
    </ul>
  );
}
