import { arrondi, euros } from '@francis/presentation/commun';
import {
  baremesDe,
  CHAMPS,
  comparer,
  type Exercice,
  type Fautes,
  fautesDe,
  meilleurDe,
  questionDe,
  reserveDe,
  type SituationStatuts,
  type StatutCompare,
  TITRE,
  versDemande,
} from '@francis/presentation/statuts';
import type { StatutsReponse } from '@francis/contract';
import { useMemo, useState } from 'react';
import type { ApiError } from '../../../platform/erreurs.ts';
import { CadreSimulateur } from '../commun/CadreSimulateur.tsx';
import { Comparaison } from '../commun/Comparaison.tsx';
import type { Essai } from '../commun/Essais.tsx';
import { Echec } from '../commun/Echec.tsx';
import { aujourdhui } from '../commun/aujourdhui.ts';
import { useCalculs } from '../commun/useCalculs.ts';
import { useSimulation } from '../commun/useSimulation.ts';
import { Attente } from './Attente.tsx';
import { Resultat } from './Resultat.tsx';
import { Saisies } from './Saisies.tsx';
import { useRepos } from './useRepos.ts';

/** The contributions take seconds of the server: it is asked once the reader has stopped, not at each key. */
const REPOS_MS = 500;

interface Calcule {
  readonly r: StatutsReponse;
  readonly exercice: Exercice;
}

export function SimulateurStatuts() {
  const baremes = useMemo(() => baremesDe(aujourdhui()), []);
  const simulation = useSimulation(CHAMPS, baremes);
  const { situation: s, calculables, active, bareme, modifier } = simulation;
  const demandes = calculables.map((x) => x && versDemande(x, bareme));
  const repose = useRepos(JSON.stringify(demandes), REPOS_MS);
  // Nothing is asked for while one types, which also cancels what was under way.
  const { calculs, relancer } = useCalculs<StatutsReponse>(
    '/api/simulations/statuts',
    repose ? demandes : demandes.map(() => null),
  );
  const { donnees: r, erreur, enCours = false } = calculs[active] ?? {};
  const fautes: Fautes = { ...fautesDe(s), ...fautesDuServeur(erreur) };
  const impossible = Object.keys(fautes).length > 0;
  const attend = !impossible && !erreur && (enCours || !repose || !r);
  const aJour = r !== undefined && !impossible && !erreur && !attend;
  // The last answer stays on the screen with the amounts that it was asked for.
  const [montre, setMontre] = useState<Calcule>();
  if (aJour && montre?.r !== r) {
    setMontre({ r, exercice: { chiffreAffaires: s.chiffre_affaires, charges: s.charges } });
  }
  return (
    <CadreSimulateur
      essais={essaisDe(calculables[0] ?? null)}
      titre={TITRE}
      chapeau="SASU, EURL, EI ou micro-entreprise, après cotisations et impôt."
      simulation={simulation}
      champs={CHAMPS}
      baremes={baremes}
      pays="FR"
      question={(x) => questionDe(x, bareme)}
      reserve={reserveDe(bareme)}
      resume={attend ? EN_COURS : aJour ? resumer(meilleurDe(r)) : undefined}
      saisies={<Saisies s={s} fautes={fautes} modifier={modifier} />}
    >
      {erreur && !impossible && <Echec erreur={erreur} relancer={relancer} />}
      {impossible && <p className="attente-calcul">Corrigez la saisie pour comparer les statuts.</p>}
      {attend && !montre && <Attente />}
      {montre && (attend || aJour) && (
        <>
          {attend && <p className="calcul-en-cours">Calcul des cotisations…</p>}
          <div className={attend ? 'en-recalcul' : undefined} aria-busy={attend}>
            <Resultat r={montre.r} exercice={montre.exercice} />
          </div>
        </>
      )}
      <Comparaison
        simulation={simulation}
        comparees={comparer(
          calculs.map(({ donnees, enCours: encore, erreur: refus }, i) =>
            donnees && repose && !encore && !refus && demandes[i] ? donnees : null,
          ),
        )}
      />
    </CadreSimulateur>
  );
}

const EN_COURS = { valeur: '…', phrase: 'calcul des cotisations' };

const resumer = (s: StatutCompare | undefined): { valeur: string; phrase: string } | undefined =>
  s && { valeur: arrondi(s.revenu_apres_impot ?? 0), phrase: `après impôt, ${s.nom}` };

/** The server names the field at fault: the sentence stands under it. */
const fautesDuServeur = (erreur: ApiError | undefined): Fautes =>
  Object.fromEntries((erreur?.champs ?? []).filter((c) => SAISIS.has(c.chemin)).map((c) => [c.chemin, c.message]));

const SAISIS: ReadonlySet<string> = new Set(['chiffre_affaires', 'charges', 'autres_salaires']);

function essaisDe(s: SituationStatuts | null): Essai<SituationStatuts>[] {
  if (s === null) return [];
  return [
    {
      libelle: `${euros(10_000)} de chiffre d’affaires en plus`,
      partiel: { chiffre_affaires: s.chiffre_affaires + 10_000 },
    },
    { libelle: 'Sans charges', partiel: { charges: 0 } },
    s.situation_familiale === 'celibataire'
      ? { libelle: 'Marié', partiel: { situation_familiale: 'marie' } }
      : { libelle: 'Un enfant de plus', partiel: { nombre_enfants: Math.min(10, s.nombre_enfants + 1) } },
  ];
}
