import { Alerte, formaterTaux } from '../../../design-system/index.ts';
import { CadreSimulateur } from '../commun/CadreSimulateur.tsx';
import { Comparaison, type Essai } from '../commun/Comparaison.tsx';
import { aujourdhui } from '../commun/dates.ts';
import { enParts, enPoints, euros, tauxMoyen } from '../commun/ecrire.ts';
import { OPTION_REFERENCE, REFERENCE } from '../commun/reference.ts';
import { useSimulation } from '../commun/useSimulation.ts';
import { BAREMES_FRANCE, anneeDe } from '../france/baremes.ts';
import { calculer, impotSous, type ResultatImpot } from './calcul.ts';
import { intituleImpot, Resultat } from './Resultat.tsx';
import { Saisies } from './Saisies.tsx';
import { CHAMPS, type SituationImpot } from './situation.ts';

const BAREMES = [...BAREMES_FRANCE, OPTION_REFERENCE];

export function SimulateurImpot() {
  const simulation = useSimulation(CHAMPS, BAREMES);
  const { situation: s, calculables, active, bareme, modifier } = simulation;
  const reference = bareme === REFERENCE;
  const resultats = calculables.map((x) => (x ? calculer(x, bareme) : ''));
  const resultat = resultats[active] ?? '';
  const calcule = typeof resultat === 'string' ? undefined : resultat;
  const valeurs = (lire: (r: ResultatImpot) => number): (number | null)[] =>
    resultats.map((r) => (typeof r === 'string' ? null : lire(r)));
  return (
    <CadreSimulateur
      titre="Impôt sur le revenu"
      chapeau="France. Le résultat suit votre saisie."
      simulation={simulation}
      champs={CHAMPS}
      baremes={BAREMES}
      difference={calcule?.difference}
      pays="FR"
      question={questionDe}
      reserve={
        reference
          ? 'Simulation indicative, formule simplifiée. Pour une décision engageante, consultez un professionnel.'
          : `Simulation indicative, barème ${bareme} sur les revenus ${anneeDe(bareme)}. Pour une décision engageante, consultez un professionnel.`
      }
      resume={
        calcule && {
          valeur: euros(calcule.impotNet),
          phrase: `impôt ${reference ? 'de référence' : bareme} · tranche ${formaterTaux(calcule.tauxMarginal)}`,
        }
      }
      saisies={
        <>
          <Saisies s={s} reference={reference} modifier={modifier} />
          <AutresBaremes s={calculables[active] ?? null} />
        </>
      }
    >
      {typeof resultat === 'string' ? (
        <Alerte ton="attention">
          <p>{resultat}</p>
        </Alerte>
      ) : (
        <Resultat r={resultat} bareme={bareme} jour={aujourdhui()} />
      )}
      <Comparaison
        simulation={simulation}
        principale={{
          libelle: intituleImpot(bareme),
          valeurs: valeurs((r) => r.impotNet),
          ecrire: euros,
          mieux: 'moins',
        }}
        lignes={[
          { libelle: 'Revenu net imposable', valeurs: valeurs((r) => r.revenuImposable), ecrire: euros },
          { libelle: 'Parts', valeurs: valeurs((r) => r.parts), ecrire: enParts },
          { libelle: 'Impôt brut', valeurs: valeurs((r) => r.impotBrut), ecrire: euros, mieux: 'moins' },
          { libelle: 'Décote', valeurs: valeurs((r) => r.decote), ecrire: euros },
          {
            libelle: 'Tranche marginale',
            valeurs: valeurs((r) => r.tauxMarginal),
            ecrire: formaterTaux,
            ecrireEcart: enPoints,
          },
          { libelle: 'Taux moyen', valeurs: valeurs((r) => r.tauxMoyen), ecrire: tauxMoyen, ecrireEcart: enPoints },
        ]}
        essais={essaisDe(calculables[0] ?? null, reference)}
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
  const plus = { libelle: '5 000\u00a0€ de revenu en plus', partiel: { revenus: s.revenus + 5_000 } };
  return reference
    ? [famille, plus]
    : [{ libelle: 'Versement PER de 3 000\u00a0€', partiel: { per: s.per + 3_000 } }, famille, plus];
}

function questionDe(s: SituationImpot): string {
  const famille = s.situationFamiliale === 'marie' ? 'Nous sommes mariés' : 'Je suis célibataire';
  const enfants = s.enfants === 0 ? 'sans enfant' : s.enfants === 1 ? 'avec un enfant' : `avec ${s.enfants} enfants`;
  const frais = s.fraisProfessionnels === 'reel' ? ` Mes frais réels sont de ${euros(s.montantFraisReels)}.` : '';
  const revenus = s.situationFamiliale === 'marie' ? 'Nos salaires sont' : 'Mon salaire annuel est';
  return `${famille}, ${enfants}. ${revenus} de ${euros(s.revenus)} avant abattement.${frais} Quel est l’impôt, et comment le réduire\u202f?`;
}

/** The same household under each law that is held. */
function AutresBaremes({ s }: { s: SituationImpot | null }) {
  return (
    <div className="note">
      <b>Le même foyer, un autre barème.</b>
      <dl className="autres-baremes n">
        {BAREMES_FRANCE.map(({ valeur }) => {
          const impot = s && impotSous(s, valeur);
          return (
            <div key={valeur} style={{ display: 'contents' }}>
              <dt>
                {valeur}, revenus {anneeDe(valeur)}
              </dt>
              <dd>{impot === null ? '—' : euros(impot)}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
