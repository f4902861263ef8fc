import { Etat, formaterTaux, Trace, typographier } from '../../../design-system/index.ts';
import { BarresComparees, Classement } from '../../../design-system/graphiques/index.ts';
import { Bloc, Phrases } from '../commun/Bloc.tsx';
import { Chiffres } from '../commun/Chiffres.tsx';
import { arrondi, euros } from '../commun/ecrire.ts';
import { anneeDe } from '../france/baremes.ts';
import type { ResultatOptimisation, Strategie } from './calcul.ts';

export function Resultat({ r, bareme }: { r: ResultatOptimisation; bareme: string }) {
  const { impot } = r;
  return (
    <>
      <Chiffres
        principal={{ libelle: 'Économie d’impôt possible, ensemble', valeur: arrondi(r.economieTotale) }}
        autres={[
          ...(r.statut ? [{ libelle: 'État', valeur: <Etat nom={r.statut} /> }] : []),
          ...(impot
            ? [
                { libelle: 'Impôt avant', valeur: euros(impot.avant) },
                { libelle: 'Impôt après', valeur: euros(impot.apres) },
                { libelle: 'Tranche', valeur: formaterTaux(impot.tmi) },
              ]
            : []),
        ]}
      />
      <p className="legende">{r.impactConscience}</p>
      {impot && impot.avant > impot.apres && (
        <Bloc titre="Avant, après" repere="Tout ce qui peut se déclarer ensemble, en un seul calcul">
          <BarresComparees
            titre="Impôt"
            moinsEstMieux
            barres={[
              { nom: 'Avant', valeur: impot.avant, texte: euros(impot.avant) },
              { nom: 'Après', valeur: impot.apres, texte: euros(impot.apres) },
            ]}
          />
        </Bloc>
      )}
      <Bloc titre="Vos leviers" repere={impot ? 'Chacun mesuré seul, du plus grand gain net au plus petit' : undefined}>
        {r.strategies.length === 0 ? (
          <p className="rien">Aucun levier ne réduit l’impôt de ce foyer pour ces objectifs.</p>
        ) : (
          <Classement
            rangs={r.strategies.map((x, i) => ({
              cle: x.nom,
              nom: x.nom,
              valeur: x.economie,
              texte: euros(Math.round(x.economie)),
              detail: <Detail strategie={x} />,
              ici: false,
              accent: i === 0,
            }))}
          />
        )}
      </Bloc>
      {r.ecartes.length > 0 && (
        <Bloc titre="Non chiffrés ici">
          <Phrases phrases={r.ecartes.map((e) => `${e.titre} : ${e.motif}`)} />
        </Bloc>
      )}
      {impot && (
        <Bloc titre="Étape par étape">
          <Trace
            key={bareme}
            trace={impot.trace}
            titre="L’impôt une fois les leviers déclarés"
            repere={`revenus ${anneeDe(bareme)}`}
          />
          {r.hypotheses.length > 0 && <Phrases phrases={r.hypotheses} />}
        </Bloc>
      )}
      {r.conseils.length > 0 && (
        <Bloc titre="À garder en tête">
          <Phrases phrases={r.conseils} />
        </Bloc>
      )}
    </>
  );
}

function Detail({ strategie: x }: { strategie: Strategie }) {
  const effort =
    x.investissement > 0 ? `${x.perdu ? 'À donner' : 'À placer'}\u202f: ${euros(Math.round(x.investissement))} · ` : '';
  return (
    <>
      <span className="phrase">{typographier(x.description)}</span>
      <span className="phrase">
        {effort}
        {x.difficulte} · {x.delai}
      </span>
      {x.details.length > 0 && (
        <details className="conditions">
          <summary>
            Condition, risque, référence<span className="vh"> de «{x.nom}»</span>
          </summary>
          <dl>
            {x.details.map((d) => (
              <div key={d.texte}>
                <dt>{d.libelle}</dt>
                <dd>{typographier(d.texte)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
