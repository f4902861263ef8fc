import { pourCentMoyen } from '@francis/presentation/commun';
import {
  BAREMES,
  CHAMPS,
  classer,
  comparer,
  type Fautes,
  fautesDe,
  NOMS,
  partGardee,
  questionDe,
  reserveDe,
  type SituationQuatrePays,
  TITRE,
  versDemande,
} from '@francis/presentation/quatre-pays';
import type { QuatrePaysReponse } from '@francis/contract';
import type { ApiError } from '../../../platform/erreurs.ts';
import { formaterNombre } from '../../../design-system/index.ts';
import { CadreSimulateur } from '../commun/CadreSimulateur.tsx';
import { Comparaison } from '../commun/Comparaison.tsx';
import type { Essai } from '../commun/Essais.tsx';
import { useCalculs } from '../commun/useCalculs.ts';
import { useSimulation } from '../commun/useSimulation.ts';
import { Echec } from '../commun/Echec.tsx';
import { Resultat } from './Resultat.tsx';
import { Saisies } from './Saisies.tsx';

export function SimulateurQuatrePays() {
  const simulation = useSimulation(CHAMPS, BAREMES);
  const { situation: s, calculables, active, bareme, modifier } = simulation;
  const { calculs, relancer } = useCalculs<QuatrePaysReponse>(
    '/api/simulations/quatre-pays',
    calculables.map((x) => x && versDemande(x, bareme)),
  );
  const { donnees, erreur } = calculs[active] ?? {};
  const vide = s.salaire_brut <= 0;
  const refusees = fautesDuServeur(erreur);
  const refuse = Object.keys(refusees).length > 0;
  const r = vide || erreur ? undefined : donnees;
  const premier = r && classer(r)[0];
  return (
    <CadreSimulateur
      essais={essaisDe(calculables[0] ?? null)}
      titre={TITRE}
      chapeau="Ce qui reste du salaire brut après cotisations et impôt."
      simulation={simulation}
      champs={CHAMPS}
      baremes={BAREMES}
      pays="FR"
      question={(x) => questionDe(x, bareme)}
      reserve={reserveDe(bareme)}
      resume={
        premier && {
          valeur: pourCentMoyen(partGardee(premier)),
          phrase: `du salaire gardés, ${NOMS[premier.pays]}`,
        }
      }
      saisies={<Saisies s={s} fautes={{ ...fautesDe(s), ...refusees }} modifier={modifier} />}
    >
      {vide && <p className="attente-calcul">Saisissez un salaire pour comparer les quatre pays.</p>}
      {erreur && !refuse && !vide && <Echec erreur={erreur} relancer={relancer} />}
      {refuse && <p className="attente-calcul">Corrigez la saisie pour comparer les quatre pays.</p>}
      {r ? <Resultat r={r} /> : !vide && !erreur && <p className="attente-calcul">Calcul en cours...</p>}
      <Comparaison
        simulation={simulation}
        comparees={comparer(
          calculs.map((c, i) => (c.donnees && !c.erreur && (calculables[i]?.salaire_brut ?? 0) > 0 ? c.donnees : null)),
        )}
      />
    </CadreSimulateur>
  );
}

/** The server names the field at fault: the sentence stands under it. */
const fautesDuServeur = (erreur: ApiError | undefined): Fautes =>
  Object.fromEntries(
    (erreur?.champs ?? [])
      .map((c) => [c.chemin.split('.')[0] ?? '', c.message] as const)
      .filter(([champ]) => champ in CHAMPS),
  );

function essaisDe(s: SituationQuatrePays | null): Essai<SituationQuatrePays>[] {
  if (s === null) return [];
  return [
    {
      libelle: `${formaterNombre(20_000)} de salaire en plus`,
      partiel: { salaire_brut: s.salaire_brut + 20_000 },
    },
    s.situation_familiale === 'celibataire'
      ? { libelle: 'Marié, deux enfants', partiel: { situation_familiale: 'marie', nombre_enfants: 2 } }
      : { libelle: 'Un enfant de plus', partiel: { nombre_enfants: Math.min(10, s.nombre_enfants + 1) } },
    s.canton === 'zurich'
      ? { libelle: 'À Genève', partiel: { canton: 'geneva', commune: '' } }
      : { libelle: 'À Zurich', partiel: { canton: 'zurich', commune: '' } },
  ];
}
