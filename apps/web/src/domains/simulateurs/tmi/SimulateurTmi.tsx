import { euros } from '@francis/presentation/commun';
import { BAREMES_ET_FORMULE } from '@francis/presentation/france';
import {
  calculer,
  CHAMPS,
  comparer,
  questionDe,
  reserveDe,
  SITUATIONS,
  type SituationTmi,
  TITRE,
} from '@francis/presentation/tmi';
import { Alerte, ChampChoix, ChoixSegmente, formaterTaux } from '../../../design-system/index.ts';
import { CadreSimulateur } from '../commun/CadreSimulateur.tsx';
import { ChampMontant } from '../commun/ChampMontant.tsx';
import { Comparaison } from '../commun/Comparaison.tsx';
import type { Essai } from '../commun/Essais.tsx';
import { aujourdhui } from '../commun/aujourdhui.ts';

import { useSimulation } from '../commun/useSimulation.ts';
import { Resultat } from './Resultat.tsx';

const ENFANTS = Array.from({ length: 11 }, (_, i) => i);

export function SimulateurTmi() {
  const simulation = useSimulation(CHAMPS, BAREMES_ET_FORMULE);
  const { situation: s, calculables, active, bareme, modifier } = simulation;
  const resultats = calculables.map((x) => (x ? calculer(x, bareme) : ''));
  const resultat = resultats[active] ?? '';
  const calcule = typeof resultat === 'string' ? undefined : resultat;
  return (
    <CadreSimulateur
      essais={essaisDe(calculables[0] ?? null)}
      titre={TITRE}
      chapeau="Ce que coûte le prochain euro gagné. Le résultat suit votre saisie."
      simulation={simulation}
      champs={CHAMPS}
      baremes={BAREMES_ET_FORMULE}
      difference={calcule?.difference}
      pays="FR"
      question={(x) => questionDe(x, bareme)}
      reserve={reserveDe(bareme)}
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
        <Resultat
          r={resultat}
          bareme={bareme}
          jour={aujourdhui()}
          onDeplacer={(cible) => modifier({ revenusAnnuels: cible + s.chargesDeductibles })}
        />
      )}
      <Comparaison
        simulation={simulation}
        comparees={comparer(resultats.map((r) => (typeof r === 'string' ? null : r)))}
      />
    </CadreSimulateur>
  );
}

function essaisDe(s: SituationTmi | null): Essai<SituationTmi>[] {
  if (s === null) return [];
  return [
    { libelle: '5\u202f000\u00a0€ de revenu en plus', partiel: { revenusAnnuels: s.revenusAnnuels + 5_000 } },
    { libelle: '3\u202f000\u00a0€ de charges en plus', partiel: { chargesDeductibles: s.chargesDeductibles + 3_000 } },
    s.situationFamiliale === 'celibataire'
      ? { libelle: 'Pacsé', partiel: { situationFamiliale: 'pacs' } }
      : { libelle: 'Un enfant de plus', partiel: { nombreEnfants: Math.min(10, s.nombreEnfants + 1) } },
  ];
}
