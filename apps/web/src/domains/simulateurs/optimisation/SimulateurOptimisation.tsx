import { Link } from 'react-router';
import { Alerte, Bouton } from '../../../design-system/index.ts';
import { Bloc } from '../commun/Bloc.tsx';
import { CadreSimulateur } from '../commun/CadreSimulateur.tsx';
import { Comparaison } from '../commun/Comparaison.tsx';
import { arrondi, euros } from '../commun/ecrire.ts';
import { REFERENCE } from '../commun/reference.ts';
import { aujourdhui } from '../commun/dates.ts';
import { useSimulation } from '../commun/useSimulation.ts';
import { baremesLe, reserveDe } from './annees.ts';
import { calculer, type ResultatOptimisation } from './calcul.ts';
import { Resultat } from './Resultat.tsx';
import { Saisies } from './Saisies.tsx';
import { CHAMPS, OBJECTIFS, type SituationOptimisation } from './situation.ts';
import './optimisation.css';

export function SimulateurOptimisation() {
  const jour = aujourdhui();
  const baremes = baremesLe(jour);
  const simulation = useSimulation(CHAMPS, baremes);
  const { situation: s, situations, calculables, active, bareme, modifier, choisirBareme } = simulation;
  const reference = bareme === REFERENCE;
  const resultats = calculables.map((x) => (x ? calculer(x, bareme, jour) : ''));
  const resultat = resultats[active] ?? '';
  const calcule = typeof resultat === 'string' ? undefined : resultat;
  const valeurs = (lire: (r: ResultatOptimisation) => number | null): (number | null)[] =>
    resultats.map((r) => (typeof r === 'string' ? null : lire(r)));
  return (
    <CadreSimulateur
      titre="Optimisation fiscale"
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
        {typeof resultat === 'string' ? (
          <Alerte ton="attention">
            <p>{resultat}</p>
          </Alerte>
        ) : (
          <Resultat {...{ r: resultat, s, bareme, jour, modifier, choisirBareme }} />
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
        principale={
          reference
            ? { libelle: 'Économie', valeurs: valeurs((r) => r.economieTotale), ecrire: arrondi, mieux: 'plus' }
            : { libelle: 'Impôt après', valeurs: valeurs((r) => r.impot?.apres ?? null), ecrire: euros, mieux: 'moins' }
        }
        lignes={
          reference
            ? []
            : [
                { libelle: 'Impôt avant', valeurs: valeurs((r) => r.impot?.avant ?? null), ecrire: euros },
                { libelle: 'Économie', valeurs: valeurs((r) => r.economieTotale), ecrire: arrondi, mieux: 'plus' },
              ]
        }
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
      />
    </CadreSimulateur>
  );
}

function questionDe(s: SituationOptimisation): string {
  const objectifs = CHAMPS.objectifs.montrer(s.objectifs).toLowerCase();
  return `Mon revenu annuel est de ${euros(s.revenus)}, ma tranche marginale de ${s.tmi}\u00a0% et je peux placer ${euros(s.capacite)}. Mes objectifs\u202f: ${objectifs}. Comment réduire mon impôt\u202f?`;
}
