import { Alerte, ChampChoix, ChoixSegmente, formaterTaux } from '../../../design-system/index.ts';
import { CadreSimulateur } from '../commun/CadreSimulateur.tsx';
import { ChampMontant } from '../commun/ChampMontant.tsx';
import { Comparaison, type Essai } from '../commun/Comparaison.tsx';
import { aujourdhui } from '../commun/dates.ts';
import { enParts, enPoints, euros } from '../commun/ecrire.ts';
import { OPTION_REFERENCE, REFERENCE } from '../commun/reference.ts';
import { useSimulation } from '../commun/useSimulation.ts';
import { anneeDe, BAREMES_FRANCE } from '../france/baremes.ts';
import { calculer } from './calcul.ts';
import { Resultat } from './Resultat.tsx';
import type { ResultatTmi } from './resultat.ts';
import { CHAMPS, type SituationTmi, SITUATIONS } from './situation.ts';

const BAREMES = [...BAREMES_FRANCE, OPTION_REFERENCE];
const ENFANTS = Array.from({ length: 11 }, (_, i) => i);

export function SimulateurTmi() {
  const simulation = useSimulation(CHAMPS, BAREMES);
  const { situation: s, calculables, active, bareme, modifier } = simulation;
  const resultats = calculables.map((x) => (x ? calculer(x, bareme) : ''));
  const resultat = resultats[active] ?? '';
  const calcule = typeof resultat === 'string' ? undefined : resultat;
  const valeurs = (lire: (r: ResultatTmi) => number): (number | null)[] =>
    resultats.map((r) => (typeof r === 'string' ? null : lire(r)));
  return (
    <CadreSimulateur
      titre="Tranche marginale d’imposition"
      chapeau="Ce que coûte le prochain euro gagné. Le résultat suit votre saisie."
      simulation={simulation}
      champs={CHAMPS}
      baremes={BAREMES}
      difference={calcule?.difference}
      pays="FR"
      question={questionDe}
      reserve={
        bareme === REFERENCE
          ? 'Simulation indicative, formule simplifiée.'
          : `Simulation indicative, barème ${bareme} sur les revenus ${anneeDe(bareme)}. Le revenu est pris net imposable, sans l’abattement de 10\u00a0%.`
      }
      resume={
        calcule && {
          valeur: formaterTaux(calcule.tmi),
          phrase: `tranche marginale · impôt ${euros(calcule.impotEstime)}`,
        }
      }
      saisies={
        <>
          <ChampMontant
            libelle="Revenu annuel"
            aide="Net imposable, après abattement."
            valeur={s.revenusAnnuels}
            onChange={(revenusAnnuels) => modifier({ revenusAnnuels })}
          />
          <ChoixSegmente
            legende="Situation familiale"
            options={SITUATIONS}
            valeur={s.situationFamiliale}
            onChange={(situationFamiliale) => modifier({ situationFamiliale })}
          />
          <ChampChoix
            libelle="Enfants à charge"
            value={s.nombreEnfants}
            onChange={(e) => modifier({ nombreEnfants: Number(e.target.value) })}
          >
            {ENFANTS.map((n) => (
              <option key={n}>{n}</option>
            ))}
          </ChampChoix>
          <ChampMontant
            facultatif
            libelle="Charges déductibles"
            aide="Pensions versées, PER, CSG déductible."
            valeur={s.chargesDeductibles}
            onChange={(chargesDeductibles) => modifier({ chargesDeductibles })}
          />
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
        principale={{ libelle: 'Impôt estimé', valeurs: valeurs((r) => r.impotEstime), ecrire: euros, mieux: 'moins' }}
        lignes={[
          { libelle: 'Revenu imposable', valeurs: valeurs((r) => r.revenuImposable), ecrire: euros },
          { libelle: 'Parts', valeurs: valeurs((r) => r.parts), ecrire: enParts },
          { libelle: 'Revenu par part', valeurs: valeurs((r) => r.quotientFamilial), ecrire: euros },
          {
            libelle: 'Tranche marginale',
            valeurs: valeurs((r) => r.tmi),
            ecrire: formaterTaux,
            ecrireEcart: enPoints,
            mieux: 'moins',
          },
        ]}
        essais={essaisDe(calculables[0] ?? null)}
      />
    </CadreSimulateur>
  );
}

function essaisDe(s: SituationTmi | null): Essai<SituationTmi>[] {
  if (s === null) return [];
  return [
    { libelle: '5 000\u00a0€ de revenu en plus', partiel: { revenusAnnuels: s.revenusAnnuels + 5_000 } },
    { libelle: '3 000\u00a0€ de charges en plus', partiel: { chargesDeductibles: s.chargesDeductibles + 3_000 } },
    s.situationFamiliale === 'celibataire'
      ? { libelle: 'Pacsé', partiel: { situationFamiliale: 'pacs' } }
      : { libelle: 'Un enfant de plus', partiel: { nombreEnfants: Math.min(10, s.nombreEnfants + 1) } },
  ];
}

function questionDe(s: SituationTmi): string {
  const famille =
    s.situationFamiliale === 'celibataire' ? 'célibataire' : s.situationFamiliale === 'marie' ? 'marié' : 'pacsé';
  const enfants = s.nombreEnfants === 0 ? '' : `, ${s.nombreEnfants} enfant${s.nombreEnfants > 1 ? 's' : ''}`;
  const charges = s.chargesDeductibles > 0 ? ` et ${euros(s.chargesDeductibles)} de charges déductibles` : '';
  return `Je suis ${famille}${enfants}, avec ${euros(s.revenusAnnuels)} de revenu net imposable${charges}. Quelle est ma tranche marginale d’imposition\u202f?`;
}
