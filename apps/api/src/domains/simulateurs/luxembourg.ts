import type { ImpotLuxembourgReponse, ImpotLuxembourgRequete } from '@francis/contract';
import {
  ANNEES_LUXEMBOURG,
  calculerImpotLuxembourg,
  type ClasseLuxembourg,
  expliquerImpotLuxembourg,
  type TrancheLuxembourg,
} from '@francis/fiscal/luxembourg';
import { auCentime, enEuros, pourCent } from './formats.ts';
import { accepter } from './refus.ts';
import { copierTrace } from '../../platform/copier-trace.ts';

const NOMS = { annee: 'annee', revenuImposable: 'revenu_net', classe: 'classe_impot' };

/** Amount of the hint that shows what a deduction is worth; not a legal number. */
const DEDUCTION_TEMOIN = 1_000;

/** @throws ApiError VALIDATION when the year is not covered. */
export function calculerLuxembourg(requete: ImpotLuxembourgRequete): ImpotLuxembourgReponse {
  const annee = requete.annee ?? Math.max(...ANNEES_LUXEMBOURG);
  const classe = requete.classe_impot ?? deduireClasse(requete);
  const revenu = auCentime(requete.revenu_net);
  const { resultat: r, trace } = accepter(expliquerImpotLuxembourg({ classe, revenuImposable: revenu }, annee), NOMS);
  const impotPour = (revenuImposable: number): number =>
    accepter(calculerImpotLuxembourg({ classe, revenuImposable }, annee), NOMS).impot;
  return {
    impot_luxembourg: r.impot,
    taux_moyen: pourCent(r.tauxMoyen),
    tranches_applicables: r.tranches.map(presenterTranche),
    conseils_optimisation: conseiller(requete, r.impot - impotPour(Math.max(0, revenu - DEDUCTION_TEMOIN))),
    annee: r.annee,
    classe,
    taux_marginal: pourCent(r.tauxMarginal),
    fonds_emploi: r.fondsEmploi,
    statut: r.statut,
    reserves: [...r.reserves],
    hypotheses: [...r.hypotheses, ...supposer(requete, classe)],
    trace: copierTrace(trace),
  };
}

/** LIR art. 119: couples taxed together in class 2, lone parents in class 1a, others in class 1. */
function deduireClasse({ situation_familiale, nombre_enfants }: ImpotLuxembourgRequete): ClasseLuxembourg {
  if (situation_familiale !== 'celibataire') return '2';
  return nombre_enfants > 0 ? '1a' : '1';
}

const presenterTranche = ({ de, a, baseImposable, taux, impot }: TrancheLuxembourg) => {
  const derniere = a === Number.POSITIVE_INFINITY;
  return {
    tranche: derniere ? `Au-delà de ${enEuros(de)}` : `De ${enEuros(de)} à ${enEuros(a)}`,
    base_imposable: baseImposable,
    taux: pourCent(taux),
    impot_tranche: impot,
    de: auCentime(de),
    a: derniere ? null : auCentime(a),
  };
};

function supposer(r: ImpotLuxembourgRequete, classe: ClasseLuxembourg): string[] {
  const hypotheses: string[] = [];
  if (r.classe_impot === undefined) {
    hypotheses.push(
      `Classe ${classe} déduite de la situation familiale et des enfants\u202f; un veuvage ou 64 ans passés peuvent la changer.`,
    );
  }
  if (r.nombre_enfants > 0) {
    hypotheses.push('Les enfants n’agissent que sur la classe : leur boni est versé avec les allocations familiales.');
  }
  if (r.residence_principale || r.residence_secondaire) {
    hypotheses.push('Les résidences ne changent pas l’impôt calculé : ni loyers, ni intérêts d’emprunt.');
  }
  return hypotheses;
}

/** @param gain tax saved by one thousand euros of deduction, by full recomputation */
function conseiller(r: ImpotLuxembourgRequete, gain: number): string[] {
  const conseils: string[] = [];
  if (gain > 0) {
    conseils.push(
      `${enEuros(DEDUCTION_TEMOIN)} de dépenses déductibles en plus (prévoyance-vieillesse, épargne-logement, assurances) réduiraient votre impôt de ${enEuros(gain)} (LIR art. 109 à 111bis).`,
    );
  }
  if (r.situation_familiale === 'pacs') {
    conseils.push('Entre partenaires, l’imposition collective se demande avec la déclaration (LIR art. 3bis).');
  }
  if (r.situation_familiale === 'celibataire' && r.nombre_enfants > 0) {
    conseils.push('Seul avec un enfant, vérifiez votre droit au crédit d’impôt monoparental (LIR art. 154ter).');
  }
  if (r.residence_principale) {
    conseils.push(
      'Les intérêts du prêt de la résidence principale sont déductibles dans la limite légale (LIR art. 98).',
    );
  }
  if (r.residence_secondaire) {
    conseils.push(
      'Une résidence secondaire louée se déclare : déduisez intérêts, entretien et amortissement (LIR art. 105).',
    );
  }
  if (conseils.length === 0) conseils.push('À ce revenu, aucun impôt n’est dû.');
  return conseils;
}
