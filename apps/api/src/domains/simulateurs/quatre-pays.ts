import type { QuatrePaysReponse, QuatrePaysRequete } from '@francis/contract';
import { derniereAnneeCouverte } from '@francis/fiscal';
import { expliquerPays, type PaysExplique } from '@francis/fiscal/comparaison-pays';
import { REPERTOIRE_COMMUNES } from '@francis/fiscal/suisse/communes';
import { pourCent } from './formats.ts';
import { accepter } from './refus.ts';
import { CODES_CANTONS } from './suisse.ts';
import { copierTrace } from '../../platform/copier-trace.ts';

const NOMS = {
  salaireBrut: 'salaire_brut',
  salaireBrutConjoint: 'salaire_brut_conjoint',
  enfants: 'nombre_enfants',
  agesEnfants: 'ages_enfants',
  francsParEuro: 'francs_par_euro',
};

/** @throws ApiError VALIDATION when a country does not compute this household or this year. */
export function comparerQuatrePays(r: QuatrePaysRequete): QuatrePaysReponse {
  const agesDonnes = r.ages_enfants !== undefined && r.ages_enfants.length > 0;
  const comparaison = accepter(
    expliquerPays(
      {
        salaireBrut: r.salaire_brut,
        salaireBrutConjoint: r.salaire_brut_conjoint,
        couple: r.situation_familiale !== 'celibataire',
        // A list of ages gives the number of children when only it was filled in.
        enfants: agesDonnes && r.nombre_enfants === 0 ? undefined : r.nombre_enfants,
        agesEnfants: r.ages_enfants,
        age: r.age,
        canton: CODES_CANTONS[r.canton],
        commune: r.commune,
        francsParEuro: r.francs_par_euro,
      },
      r.annee ?? derniereAnneeCouverte(),
      { communes: REPERTOIRE_COMMUNES },
    ),
    NOMS,
  );
  return {
    annee: comparaison.annee,
    francs_par_euro: comparaison.francsParEuro,
    pays: comparaison.pays.map(presenter),
    statut: comparaison.statut,
    hypotheses: [...comparaison.hypotheses],
  };
}

const presenter = (p: PaysExplique): QuatrePaysReponse['pays'][number] => ({
  pays: p.pays,
  lieu: p.lieu,
  monnaie: p.monnaie,
  salaire_brut: p.salaireBrut,
  cotisations: p.cotisations,
  impot: p.impot,
  credits: p.credits,
  revenu_disponible: p.revenuDisponible,
  taux_prelevement: pourCent(p.tauxPrelevement),
  revenu_disponible_en_euros: p.revenuDisponibleEnEuros,
  statut: p.statut,
  reserves: [...p.reserves],
  hypotheses: [...p.hypotheses],
  trace: copierTrace(p.trace),
});
