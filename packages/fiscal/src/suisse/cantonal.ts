import type { RefusFiscal } from '../core/resultat.ts';
import { entree } from '../core/traceur.ts';
import { nombre } from '../core/typographie.ts';
import {
  arrondirCentime,
  arrondirCinqCentimes,
  arrondirFranc,
  FRANCS,
  francs,
  sommerCentimes,
} from '../international/montants.ts';
import {
  estRefus,
  fiabiliser,
  refuserAnneeCouverte,
  verifierChoix,
  verifierEntier,
  verifierMontant,
} from '../international/verification.ts';
import { REGIMES } from './cantons/index.ts';
import { type FacteursCommune, type RepertoireCommunes, trouverCommune } from './commune.ts';
import type { Assujetti, TraceurSuisse } from './contexte.ts';
import { ENFANTS_MAX } from './federal.ts';
import { ANNEES_SUISSE, type Canton, CANTONS } from './parametres/annees.ts';
import type { Confession, EtatCivil, ImpotCantonal, ImpotsCantonaux } from './situation.ts';

export const CONFESSIONS = ['aucune', 'catholique', 'protestante'] as const satisfies readonly Confession[];
export const ETATS_CIVILS = ['seul', 'marie'] as const satisfies readonly EtatCivil[];

export interface OptionsSuisse {
  /** Needed for any commune but a capital: see `@francis/fiscal/suisse/communes`. */
  readonly communes?: RepertoireCommunes | undefined;
}

export interface DemandeCantonale {
  readonly canton: Canton;
  readonly commune?: string | number | undefined;
  readonly etatCivil: EtatCivil;
  readonly enfants?: number | undefined;
  readonly revenuImposable: number;
  readonly confession?: Confession | undefined;
}

/** Cantonal, communal, personal and church taxes on a taxable income under cantonal law. */
export function calculerImpotCantonal(
  demande: DemandeCantonale,
  annee: number,
  options: OptionsSuisse = {},
): ImpotCantonal | RefusFiscal {
  const connue = ANNEES_SUISSE.find((a) => a === annee);
  if (connue === undefined) return refuserAnneeCouverte(annee, ANNEES_SUISSE, 'la Suisse');
  const { canton, etatCivil, enfants = 0, confession = 'aucune', revenuImposable } = demande;
  const refus =
    verifierChoix(canton, CANTONS, 'canton') ??
    verifierChoix(etatCivil, ETATS_CIVILS, 'etatCivil') ??
    verifierChoix(confession, CONFESSIONS, 'confession') ??
    verifierEntier(enfants, ENFANTS_MAX, 'enfants') ??
    verifierMontant(revenuImposable, 'revenuImposable');
  if (refus !== null) return refus;
  const commune = trouverCommune(canton, connue, demande.commune, options.communes);
  if (estRefus(commune)) return commune;
  const assujetti = { annee: connue, marie: etatCivil === 'marie', enfants };
  const reserves: string[] = [];
  const impots = liquiderCanton(assujetti, canton, commune, confession, revenuImposable, reserves, null);
  const hypotheses = [supposerCommune(demande.commune, commune), supposerConfession(confession)];
  return { ...fiabiliser(reserves, hypotheses), annee: connue, ...impots };
}

export const supposerCommune = (demandee: string | number | undefined, commune: FacteursCommune): string =>
  demandee === undefined ? `Commune : ${commune.nom}, chef-lieu du canton.` : `Commune : ${commune.nom}.`;

export const supposerConfession = (confession: Confession): string =>
  confession === 'aucune' ? 'Aucun impôt ecclésiastique.' : `Impôt ecclésiastique : confession ${confession}.`;

/** The engine's step, arguments already checked; each tax rounded as its canton does, their total the sum of what is shown. */
export function liquiderCanton(
  assujetti: Assujetti,
  canton: Canton,
  commune: FacteursCommune,
  confession: Confession,
  revenu: number,
  reserves: string[],
  t: TraceurSuisse,
): ImpotsCantonaux {
  const regime = REGIMES[canton];
  const lu = regime.imposer(assujetti, revenu, commune, t !== null);
  reserves.push(...lu.reserves);
  let facteurEglise = 0;
  if (confession === 'catholique') facteurEglise = commune.catholique;
  else if (confession === 'protestante') facteurEglise = commune.protestante;
  if (facteurEglise > 0)
    reserves.push('L’impôt ecclésiastique est calculé sur les facteurs publiés, sans avoir été vérifié.');
  const arrondir = regime.auxCinqCentimes === true ? arrondirCinqCentimes : arrondirFranc;
  const impotCantonal = arrondir(lu.canton);
  const impotCommunal = arrondir(lu.commune);
  const impotPersonnel = arrondir(lu.personnel);
  const impotEcclesiastique = arrondir((lu.baseEglise * facteurEglise) / 100);
  const total = sommerCentimes(impotCantonal, impotCommunal, impotPersonnel, impotEcclesiastique);
  if (t !== null) {
    t.noeud({
      regle: 'ch.impots_cantonaux',
      libelle: `Impôts du canton et de la commune, ${commune.nom}`,
      valeur: total,
      unite: FRANCS,
      formule:
        `${lu.formule} ; canton ${francs(impotCantonal)} + commune (facteur ${nombre(commune.taux)} %) ${francs(impotCommunal)} ` +
        `+ personnel ${francs(impotPersonnel)}${impotEcclesiastique > 0 ? ` + église ${francs(impotEcclesiastique)}` : ''} = ${francs(total)}`,
      article: regime.articleImpot,
      entrees: [entree('Revenu imposable cantonal', revenu, FRANCS)],
      parametres: regime.parametresImpot,
      arrondi:
        regime.auxCinqCentimes === true
          ? 'chaque impôt aux cinq centimes les plus proches, comme le bordereau vaudois'
          : 'chaque impôt au franc le plus proche, comme la calculatrice de l’AFC',
    });
  }
  return {
    canton,
    commune: commune.nom,
    revenuImposable: arrondirCentime(revenu),
    impotDeBase: lu.base === null ? null : arrondirCentime(lu.base),
    impotCantonal,
    impotCommunal,
    impotPersonnel,
    impotEcclesiastique,
    total,
  };
}
