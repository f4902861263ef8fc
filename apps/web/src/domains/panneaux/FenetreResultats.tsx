import type { ResultatConscience } from '@francis/contract';
import { Bouton, Fenetre, typographier } from '../../design-system/index.ts';

interface Props {
  resultat: ResultatConscience;
  onRecommencer: () => void;
  onFermer: () => void;
}

export function FenetreResultats({ resultat, onRecommencer, onFermer }: Props) {
  return (
    <Fenetre
      titre="Vos résultats"
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onRecommencer}>Recommencer</Bouton>
          <Bouton rang="principal" onClick={onFermer}>
            Fermer
          </Bouton>
        </>
      }
    >
      <Resultats resultat={resultat} />
    </Fenetre>
  );
}

/** Level and score, then what to do, most useful first. */
export function Resultats({ resultat: r }: { resultat: ResultatConscience }) {
  return (
    <div className="resultats-test">
      <p className="niveau-test">
        <b>{r.niveau_conscience}</b>
        <span className="doux n">
          {r.score_total} points sur {r.score_maximum}, {r.pourcentage}
          {'\u00a0'}%
        </span>
      </p>
      {r.recommandations.length > 0 && (
        <>
          <h3>À regarder d’abord</h3>
          <ul>
            {r.recommandations.map((texte) => (
              <li key={texte}>{typographier(texte)}</li>
            ))}
          </ul>
        </>
      )}
      <h3>Prochaines étapes</h3>
      <ul>
        {r.prochaines_etapes.map((texte) => (
          <li key={texte}>{typographier(texte)}</li>
        ))}
      </ul>
    </div>
  );
}
