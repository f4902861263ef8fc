import { arrondi, REFERENCE } from '@francis/presentation/commun';
import {
  baremesLe,
  CHAMPS,
  comparer,
  INTITULE,
  OBJECTIFS,
  questionDe,
  reserveDe,
  TITRE,
} from '@francis/presentation/optimisation';
import { Link } from 'react-router';
import { Alerte, Bouton } from '../../../design-system/index.ts';
import { Bloc } from '../commun/Bloc.tsx';
import { CadreSimulateur } from '../commun/CadreSimulateur.tsx';
import { Chiffres } from '../commun/Chiffres.tsx';
import { Comparaison } from '../commun/Comparaison.tsx';
import { aujourdhui } from '../commun/aujourdhui.ts';
import { useSimulation } from '../commun/useSimulation.ts';
import { useMoteur } from './calcul-differe.ts';
import { Saisies } from './Saisies.tsx';
import './optimisation.css';

export function SimulateurOptimisation() {
  const jour = aujourdhui();
  const baremes = baremesLe(jour);
  const simulation = useSimulation(CHAMPS, baremes);
  const { situation: s, situations, calculables, active, bareme, modifier, choisirBareme } = simulation;
  const reference = bareme === REFERENCE;
  const moteur = useMoteur();
  const resultats = calculables.map((x) => (x && moteur ? moteur.calculer(x, bareme, jour) : ''));
  const resultat = resultats[active] ?? '';
  const calcule = typeof resultat === 'string' ? undefined : resultat;
  return (
    <CadreSimulateur
      essais={[
        { libelle: 'Tous les objectifs', partiel: { objectifs: OBJECTIFS.map((o) => o.valeur) } },
        {
          libelle: 'Le double à placer',
          partiel: { capacite: Math.max(1_000, ((situations[0] ?? s).capacite || 0) * 2) },
        },
        ...(reference || s.famille === 'marie'
          ? []
          : [{ libelle: 'Marié ou pacsé', partiel: { famille: 'marie' as const } }]),
      ]}
      titre={TITRE}
      chapeau="Ce qui réduirait l’impôt, mesuré par le calcul complet. Le résultat suit votre saisie."
      simulation={simulation}
      champs={CHAMPS}
      baremes={baremes}
      difference={calcule?.difference}
      pays="FR"
      question={questionDe}
      reserve={reserveDe(bareme)}
      resume={calcule && { valeur: arrondi(calcule.economieTotale), phrase: 'd’économie d’impôt possible' }}
      saisies={
        <>
          <Saisies s={s} reference={reference} modifier={modifier} />
          <Bouton
            type="submit"
            disabled={s.objectifs.length === 0}
            onClick={() => document.getElementById('resultat')?.scrollIntoView({ block: 'start' })}
          >
            Voir mes leviers
          </Bouton>
        </>
      }
    >
      <div id="resultat">
        {moteur === undefined ? (
          <>
            <Chiffres principal={{ libelle: INTITULE, valeur: '—' }} etat={null} autres={[]} />
            <p className="attente-calcul">Calcul des leviers…</p>
          </>
        ) : typeof resultat === 'string' ? (
          <Alerte ton="attention">
            <p>{resultat}</p>
          </Alerte>
        ) : (
          <moteur.Resultat {...{ r: resultat, s, bareme, jour, modifier, choisirBareme }} />
        )}
        {s.objectifs.includes('entreprise') && (
          <Bloc titre="Le statut de l’entreprise">
            <p className="intro">
              SASU, EURL, entreprise individuelle ou micro-entreprise{'\u202f'}:{' '}
              <Link to="/simulateur-statuts">comparez ce qui reste après cotisations et impôt</Link>.
            </p>
          </Bloc>
        )}
      </div>
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
