import { euros, REFERENCE } from '@francis/presentation/commun';
import { anneeDe, BAREMES_ET_FORMULE, BAREMES_FRANCE } from '@francis/presentation/france';
import {
  calculer,
  CHAMPS,
  comparer,
  impotSous,
  questionDe,
  reserveDe,
  revenuDeclarePour,
  type SituationImpot,
  TITRE,
} from '@francis/presentation/impot';
import { Alerte, formaterTaux } from '../../../design-system/index.ts';
import { CadreSimulateur } from '../commun/CadreSimulateur.tsx';
import { Comparaison } from '../commun/Comparaison.tsx';
import type { Essai } from '../commun/Essais.tsx';
import { aujourdhui } from '../commun/aujourdhui.ts';
import { useSimulation } from '../commun/useSimulation.ts';
import { Resultat } from './Resultat.tsx';
import { Saisies } from './Saisies.tsx';

export function SimulateurImpot() {
  const simulation = useSimulation(CHAMPS, BAREMES_ET_FORMULE);
  const { situation: s, calculables, active, bareme, modifier, choisirBareme } = simulation;
  const reference = bareme === REFERENCE;
  const resultats = calculables.map((x) => (x ? calculer(x, bareme) : ''));
  const resultat = resultats[active] ?? '';
  const calcule = typeof resultat === 'string' ? undefined : resultat;
  return (
    <CadreSimulateur
      essais={essaisDe(calculables[0] ?? null, reference)}
      titre={TITRE}
      chapeau="France. Le résultat suit votre saisie."
      simulation={simulation}
      champs={CHAMPS}
      baremes={BAREMES_ET_FORMULE}
      difference={calcule?.difference}
      pays="FR"
      question={(x) => questionDe(x, bareme)}
      reserve={reserveDe(bareme)}
      resume={
        calcule && {
          valeur: euros(calcule.impotNet),
          phrase: `impôt ${reference ? 'de référence' : bareme} · tranche ${formaterTaux(calcule.tauxMarginal)}`,
        }
      }
      saisies={
        <>
          <Saisies s={s} reference={reference} modifier={modifier} />
          <AutresBaremes s={calculables[active] ?? null} choisir={choisirBareme} />
        </>
      }
    >
      {typeof resultat === 'string' ? (
        <Alerte ton="attention">
          <p>{resultat}</p>
        </Alerte>
      ) : (
        <Resultat
          r={resultat}
          bareme={bareme}
          jour={aujourdhui()}
          onDeplacer={(cible) => modifier({ revenus: revenuDeclarePour(s, cible, bareme) })}
        />
      )}
      <Comparaison
        simulation={simulation}
        comparees={comparer(
          resultats.map((r) => (typeof r === 'string' ? null : r)),
          bareme,
        )}
      />
    </CadreSimulateur>
  );
}

function essaisDe(s: SituationImpot | null, reference: boolean): Essai<SituationImpot>[] {
  if (s === null) return [];
  const famille =
    s.situationFamiliale === 'celibataire'
      ? { libelle: 'Marié ou pacsé', partiel: { situationFamiliale: 'marie' as const } }
      : { libelle: 'Un enfant de plus', partiel: { enfants: Math.min(5, s.enfants + 1) } };
  const plus = { libelle: '5\u202f000\u00a0€ de revenu en plus', partiel: { revenus: s.revenus + 5_000 } };
  return reference
    ? [famille, plus]
    : [{ libelle: 'Versement PER de 3\u202f000\u00a0€', partiel: { per: s.per + 3_000 } }, famille, plus];
}

/** The same household under each law that is held. */
function AutresBaremes({ s, choisir }: { s: SituationImpot | null; choisir: (bareme: string) => void }) {
  return (
    <div className="note">
      <b>Le même foyer, un autre barème.</b>
      <dl className="autres-baremes n">
        {BAREMES_FRANCE.map(({ valeur }) => {
          const impot = s && impotSous(s, valeur);
          return (
            <div key={valeur} className="ilot">
              <dt>
                {valeur}, revenus {anneeDe(valeur)}
              </dt>
              <dd>
                {impot === null ? (
                  '—'
                ) : (
                  <button
                    type="button"
                    className="m"
                    aria-label={`${euros(impot)}, voir le calcul sur les revenus ${anneeDe(valeur)}`}
                    onClick={() => choisir(valeur)}
                  >
                    {euros(impot)}
                  </button>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
