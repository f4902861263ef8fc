import { formaterFrancs, pourCentMoyen } from '@francis/presentation/commun';
import {
  baremesDe,
  CHAMPS,
  comparer,
  type ImpotSuisseReponse,
  questionDe,
  reserveDe,
  TITRE,
  versDemande,
} from '@francis/presentation/suisse';
import { useMemo } from 'react';
import { Alerte } from '../../../design-system/index.ts';
import { CadreSimulateur } from '../commun/CadreSimulateur.tsx';
import { Comparaison } from '../commun/Comparaison.tsx';
import { aujourdhui } from '../commun/aujourdhui.ts';
import { Echec } from '../commun/Echec.tsx';
import { detailDe, useCalculs } from '../commun/useCalculs.ts';
import { useSimulation } from '../commun/useSimulation.ts';
import { Cantons } from './Cantons.tsx';
import { Resultat } from './Resultat.tsx';
import { Saisies } from './Saisies.tsx';

export function SimulateurSuisse() {
  const baremes = useMemo(() => baremesDe(aujourdhui()), []);
  const simulation = useSimulation(CHAMPS, baremes);
  const { situation: s, situations, calculables, active, bareme, modifier } = simulation;
  const { calculs, relancer } = useCalculs<ImpotSuisseReponse>(
    '/api/calculate-swiss-tax',
    calculables.map((x) => x && versDemande(x, bareme)),
  );
  const { donnees, erreur } = calculs[active] ?? {};
  // The last answer is that of other inputs when these are refused.
  const r = erreur ? undefined : donnees;
  const refus = erreur && erreur.status > 0 && erreur.status < 500 ? detailDe(erreur) : undefined;
  const communeFautive = refus !== undefined && erreur?.champs[0]?.chemin === 'commune';
  const premiere = situations[0] ?? s;
  const maximum3a = calculs[0]?.donnees?.pillar_3a_maximum;
  return (
    <CadreSimulateur
      essais={[
        ...(maximum3a === undefined
          ? []
          : [{ libelle: 'Pilier 3a au maximum', partiel: { pillar_3a: Math.floor(maximum3a) } }]),
        premiere.canton === 'zurich'
          ? { libelle: 'À Genève', partiel: { canton: 'geneva' as const } }
          : { libelle: 'À Zurich', partiel: { canton: 'zurich' as const } },
        premiere.marital_status === 'single'
          ? { libelle: 'Marié', partiel: { marital_status: 'married' as const } }
          : { libelle: 'Un enfant de plus', partiel: { children: Math.min(10, premiere.children + 1) } },
      ]}
      titre={TITRE}
      chapeau="Confédération, canton et commune. Le résultat suit votre saisie."
      simulation={simulation}
      champs={CHAMPS}
      baremes={baremes}
      pays="CH"
      question={(x) => questionDe(x, bareme)}
      reserve={reserveDe(bareme)}
      resume={
        r && {
          valeur: formaterFrancs(r.total_tax),
          phrase: `impôt total, taux effectif ${pourCentMoyen(r.effective_rate)}`,
        }
      }
      saisies={
        <Saisies
          s={s}
          annee={bareme}
          maximum3a={r?.pillar_3a_maximum}
          erreurCommune={communeFautive ? refus : undefined}
          modifier={modifier}
        />
      }
    >
      {erreur &&
        !communeFautive &&
        (refus === undefined ? (
          <Echec erreur={erreur} relancer={relancer} />
        ) : (
          <Alerte ton="attention">
            <p>{refus}</p>
          </Alerte>
        ))}
      {r ? <Resultat r={r} /> : !erreur && <p className="attente-calcul">Calcul en cours...</p>}
      <Cantons demande={versDemande({ ...s, commune: '' }, bareme)} canton={s.canton} />
      <Comparaison
        simulation={simulation}
        comparees={comparer(calculs.map(({ donnees: lue }, i) => (lue && calculables[i] ? lue : null)))}
      />
    </CadreSimulateur>
  );
}
