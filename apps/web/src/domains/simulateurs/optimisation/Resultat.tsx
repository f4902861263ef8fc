import { deduire, etape, euros } from '@francis/presentation/commun';
import { anneeDe } from '@francis/presentation/france';
import {
  chiffresDe,
  donationsVoulues,
  type SituationOptimisation,
  TITRE_DONATIONS,
} from '@francis/presentation/optimisation';
import type { ResultatOptimisation } from '@francis/presentation/optimisation/calcul';
import { lazy, Suspense } from 'react';
import { Bouton, Releve, typographier } from '../../../design-system/index.ts';
import { BarresComparees } from '../../../design-system/graphiques/index.ts';
import { Bloc, Phrases } from '../commun/Bloc.tsx';
import { Chiffres } from '../commun/Chiffres.tsx';
import { Ecartes, Leviers } from './Leviers.tsx';

/** The law of gifts and inheritance: fetched when a wealth to pass on is entered. */
const Donations = lazy(async () => ({ default: (await import('./Donations.tsx')).Donations }));

const CE_QUE_LE_LEVIER_CHANGE = deduire('Ce que ce levier seul change dans le calcul complet, détaillé dessous');

interface Props {
  r: ResultatOptimisation;
  s: SituationOptimisation;
  bareme: string;
  jour: string;
  modifier: (partiel: Partial<SituationOptimisation>) => void;
  choisirBareme: (bareme: string) => void;
}

export function Resultat({ r, s, bareme, jour, modifier, choisirBareme }: Props) {
  const { impot } = r;
  return (
    <>
      <Chiffres {...chiffresDe(r)} />
      <p className="legende">
        {typographier(r.impactConscience)}
        {impot && impot.prelevementsSociaux > 0 && ' Les prélèvements sociaux sont compris.'}
      </p>
      {impot && impot.avant > impot.apres && (
        <Bloc titre="Avant, après" repere="Tout ce qui peut se déclarer ensemble, en un seul calcul">
          <BarresComparees
            titre="Impôt"
            moinsEstMieux
            barres={[
              { nom: 'Avant', valeur: impot.avant, texte: euros(impot.avant) },
              { nom: 'Après', valeur: impot.apres, texte: euros(impot.apres) },
            ]}
          />
        </Bloc>
      )}
      <Bloc titre="Vos leviers" repere={impot ? 'Chacun mesuré seul, du plus grand gain net au plus petit' : undefined}>
        <Reperes {...{ r, bareme, jour, choisirBareme }} />
        {r.strategies.length === 0 ? (
          <p className="rien">
            {r.datesPassees
              ? `Aucun levier ne reste ouvert sur les revenus ${anneeDe(bareme)} pour ces objectifs.`
              : 'Aucun levier ne réduit l’impôt de ce foyer pour ces objectifs.'}
          </p>
        ) : (
          <Leviers
            strategies={r.strategies}
            pourquoi={(x) => etape(r.trace, `reference.${x.nom}`, x.economie) ?? CE_QUE_LE_LEVIER_CHANGE}
          />
        )}
      </Bloc>
      {impot && donationsVoulues(s) && (
        <Bloc titre={TITRE_DONATIONS} repere="Droits de donation et de succession, à part de l’impôt sur le revenu">
          <Suspense fallback={<p className="rien">Calcul des droits…</p>}>
            <Donations s={s} jour={jour} />
          </Suspense>
        </Bloc>
      )}
      {r.ecartes.length > 0 && (
        <Bloc titre="Leviers écartés, et pourquoi">
          <Ecartes ecartes={r.ecartes} choisir={(objectif) => modifier({ objectifs: [...s.objectifs, objectif] })} />
        </Bloc>
      )}
      <Bloc titre="Étape par étape">
        <Releve
          key={bareme}
          trace={r.trace}
          titre={impot ? 'L’impôt une fois les leviers déclarés' : 'Les économies de la formule simplifiée'}
          repere={impot ? `revenus ${anneeDe(bareme)}` : 'formule simplifiée'}
        />
        {impot && impot.prelevementsSociaux > 0 && (
          <p className="legende">
            {euros(impot.apres - impot.prelevementsSociaux)} d’impôt et {euros(impot.prelevementsSociaux)} de
            prélèvements sociaux{'\u202f'}: {euros(impot.apres)}.
          </p>
        )}
        {r.hypotheses.length > 0 && <Phrases phrases={r.hypotheses} />}
      </Bloc>
      {r.conseils.length > 0 && (
        <Bloc titre="À garder en tête">
          <Phrases phrases={r.conseils} />
        </Bloc>
      )}
    </>
  );
}

/** How to read the list: what stands apart, and what it is too late for. */
function Reperes({ r, bareme, jour, choisirBareme }: Omit<Props, 's' | 'modifier'>) {
  const annee = jour.slice(0, 4);
  return (
    <>
      {r.datesPassees && (
        <div className="dates-passees">
          <p className="legende">
            Des dates sont passées pour les revenus {anneeDe(bareme)}
            {'\u202f'}: ce qui se décide aujourd’hui compte sur les revenus {annee}.
          </p>
          <Bouton taille="petite" onClick={() => choisirBareme(String(Number(annee) + 1))}>
            Calculer sur les revenus {annee}
          </Bouton>
        </div>
      )}
      {r.strategies.some((x) => x.aPart) && (
        <p className="legende">
          «{'\u202f'}À part{'\u202f'}»{'\u202f'}: ce levier compare d’autres déclarations ou ajoute une location. Son
          gain n’entre pas dans l’économie d’ensemble.
        </p>
      )}
    </>
  );
}
