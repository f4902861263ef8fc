import type { QuatrePaysReponse } from '@francis/contract';
import type { ApiError } from '../../../platform/erreurs.ts';
import { formaterNombre } from '../../../design-system/index.ts';
import { CadreSimulateur } from '../commun/CadreSimulateur.tsx';
import { Comparaison, type Essai } from '../commun/Comparaison.tsx';
import { arrondi, enPoints, pourCentMoyen } from '../commun/ecrire.ts';
import { formaterFrancs } from '../commun/francs.ts';
import { useCalculs } from '../commun/useCalculs.ts';
import { useSimulation } from '../commun/useSimulation.ts';
import { Echec } from '../commun/Echec.tsx';
import { NOMS, partGardee } from './montants.ts';
import { classer, Resultat } from './Resultat.tsx';
import { Saisies } from './Saisies.tsx';
import {
  BAREMES,
  CHAMPS,
  type Fautes,
  fautesDe,
  type PaysCompare,
  type SituationQuatrePays,
  versDemande,
} from './situation.ts';

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
  const valeurs = (lire: (x: QuatrePaysReponse) => number | undefined): (number | null)[] =>
    calculs.map((c, i) =>
      c.donnees && !c.erreur && (calculables[i]?.salaire_brut ?? 0) > 0 ? (lire(c.donnees) ?? null) : null,
    );
  const disponible = (pays: PaysCompare['pays']) =>
    valeurs((x) => x.pays.find((p) => p.pays === pays)?.revenu_disponible);
  return (
    <CadreSimulateur
      titre="Le même foyer dans quatre pays"
      chapeau="Ce qui reste du salaire brut après cotisations et impôt."
      simulation={simulation}
      champs={CHAMPS}
      baremes={BAREMES}
      pays="FR"
      question={questionDe}
      reserve={`Salariés résidents, année ${bareme}, à titre indicatif. Ni le coût de la vie, ni les prestations familiales, ni l’assurance-maladie suisse ne sont comptés.`}
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
        principale={{
          libelle: 'Part gardée en France',
          valeurs: valeurs((x) => {
            const france = x.pays.find((p) => p.pays === 'FR');
            return france && partGardee(france);
          }),
          ecrire: pourCentMoyen,
          ecrireEcart: (ecart) => enPoints(ecart / 100),
          mieux: 'plus',
        }}
        lignes={[
          { libelle: 'Disponible, France', valeurs: disponible('FR'), ecrire: arrondi, mieux: 'plus' },
          { libelle: 'Disponible, Suisse', valeurs: disponible('CH'), ecrire: formaterFrancs, mieux: 'plus' },
          { libelle: 'Disponible, Luxembourg', valeurs: disponible('LU'), ecrire: arrondi, mieux: 'plus' },
          { libelle: 'Disponible, Andorre', valeurs: disponible('AD'), ecrire: arrondi, mieux: 'plus' },
        ]}
        essais={essaisDe(calculables[0] ?? null)}
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

function questionDe(s: SituationQuatrePays): string {
  const famille = CHAMPS.situation_familiale.montrer(s.situation_familiale).toLowerCase();
  const enfants = s.nombre_enfants === 0 ? '' : `, ${s.nombre_enfants} enfant${s.nombre_enfants > 1 ? 's' : ''}`;
  return `Je suis ${famille}${enfants}, avec ${formaterNombre(s.salaire_brut)} de salaire brut par an. Que me resterait-il en France, en Suisse (${CHAMPS.canton.montrer(s.canton)}), au Luxembourg et en Andorre\u202f?`;
}
