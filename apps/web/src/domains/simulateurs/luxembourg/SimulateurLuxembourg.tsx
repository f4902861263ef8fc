import { euros, pourCentMoyen } from '@francis/presentation/commun';
import {
  baremesDe,
  CHAMPS,
  comparer,
  questionDe,
  reserveDe,
  REVENU_INVALIDE,
  type SituationLuxembourg,
  SITUATIONS,
  TITRE,
  versDemande,
} from '@francis/presentation/luxembourg';
import type { ImpotLuxembourgReponse } from '@francis/contract';
import { useMemo } from 'react';
import { Alerte, Bouton, ChampChoix, ChoixSegmente } from '../../../design-system/index.ts';
import { CadreSimulateur } from '../commun/CadreSimulateur.tsx';
import { ChampMontant } from '../commun/ChampMontant.tsx';
import { Coche } from '../commun/Coche.tsx';
import { Comparaison } from '../commun/Comparaison.tsx';
import type { Essai } from '../commun/Essais.tsx';
import { aujourdhui } from '../commun/aujourdhui.ts';
import { useCalculs } from '../commun/useCalculs.ts';
import { useSimulation } from '../commun/useSimulation.ts';
import { Resultat } from './Resultat.tsx';

const ENFANTS = Array.from({ length: 11 }, (_, i) => i);
/** Texts of the specification's error catalogue. */
const ERREUR_CALCUL = 'Erreur lors du calcul';
const ERREUR_CONNEXION = 'Erreur de connexion';

export function SimulateurLuxembourg() {
  const baremes = useMemo(() => baremesDe(aujourdhui()), []);
  const simulation = useSimulation(CHAMPS, baremes);
  const { situation: s, calculables, active, bareme, modifier } = simulation;
  const { calculs, relancer } = useCalculs<ImpotLuxembourgReponse>(
    '/api/tools/calc-luxembourg',
    calculables.map((x) => x && versDemande(x, bareme)),
  );
  const calcul = calculs[active];
  const vide = !(s.revenu_net > 0);
  // The last answer is that of other inputs when these are refused.
  const r = vide || calcul?.erreur ? undefined : calcul?.donnees;
  return (
    <CadreSimulateur
      essais={essaisDe(calculables[0] ?? null)}
      titre={TITRE}
      chapeau="Le tarif de votre classe d’impôt. Le résultat suit votre saisie."
      simulation={simulation}
      champs={CHAMPS}
      baremes={baremes}
      pays="LU"
      question={(x) => questionDe(x, bareme)}
      reserve={reserveDe(bareme)}
      resume={r && { valeur: euros(r.impot_luxembourg), phrase: `impôt, taux moyen ${pourCentMoyen(r.taux_moyen)}` }}
      saisies={
        <>
          <ChampMontant
            libelle="Revenu net annuel"
            aide="Revenu imposable, après déductions."
            erreur={vide ? REVENU_INVALIDE : undefined}
            valeur={s.revenu_net}
            onChange={(revenu_net) => modifier({ revenu_net })}
          />
          <ChoixSegmente
            legende="Situation familiale"
            options={SITUATIONS}
            valeur={s.situation_familiale}
            onChange={(situation_familiale) => modifier({ situation_familiale })}
          />
          <ChampChoix
            libelle="Enfants à charge"
            value={s.nombre_enfants}
            onChange={(e) => modifier({ nombre_enfants: Number(e.target.value) })}
          >
            {ENFANTS.map((n) => (
              <option key={n}>{n}</option>
            ))}
          </ChampChoix>
          <div className="coches">
            <Coche
              libelle="Propriétaire de ma résidence principale"
              valeur={s.residence_principale}
              onChange={(residence_principale) => modifier({ residence_principale })}
            />
            <Coche
              libelle="J’ai une résidence secondaire"
              valeur={s.residence_secondaire}
              onChange={(residence_secondaire) => modifier({ residence_secondaire })}
            />
          </div>
          <Bouton type="submit" disabled={vide || calcul?.enCours === true} onClick={relancer}>
            {calcul?.enCours ? 'Calcul en cours...' : 'Calculer mon impôt'}
          </Bouton>
        </>
      }
    >
      {calcul?.erreur && (
        <Alerte ton="erreur">
          <p>{calcul.erreur.status === 0 ? ERREUR_CONNEXION : ERREUR_CALCUL}</p>
          <p className="doux">Votre saisie est conservée.</p>
        </Alerte>
      )}
      {vide && <p className="attente-calcul">Saisissez un revenu pour voir l’impôt.</p>}
      {r && <Resultat r={r} />}
      <Comparaison
        simulation={simulation}
        comparees={comparer(
          calculs.map(({ donnees }, i) => (donnees && (calculables[i]?.revenu_net ?? 0) > 0 ? donnees : null)),
        )}
      />
    </CadreSimulateur>
  );
}

function essaisDe(s: SituationLuxembourg | null): Essai<SituationLuxembourg>[] {
  if (s === null) return [];
  return [
    s.situation_familiale === 'celibataire'
      ? { libelle: 'Marié, imposition collective', partiel: { situation_familiale: 'marie' } }
      : { libelle: 'Célibataire', partiel: { situation_familiale: 'celibataire' } },
    { libelle: 'Un enfant de plus', partiel: { nombre_enfants: Math.min(10, s.nombre_enfants + 1) } },
    { libelle: '5\u202f000\u00a0€ de revenu en plus', partiel: { revenu_net: s.revenu_net + 5_000 } },
  ];
}
