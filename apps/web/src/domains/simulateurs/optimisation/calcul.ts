import {
  calculerImpotRevenu,
  calculerPlafondPer,
  type Declarant,
  expliquerImpotRevenu,
  type FoyerFiscal,
  type NoeudTrace,
} from '@francis/fiscal';
import {
  calculerOptimisationReference,
  type ContexteOptimisation,
  type IdLevier,
  type Levier,
  proposerOptimisations,
} from '@francis/fiscal/optimisation';
import { anneeDe } from '../france/baremes.ts';
import { euros } from '../commun/ecrire.ts';
import { REFERENCE } from '../commun/reference.ts';
import { type Objectif, OBJECTIFS, type SituationOptimisation, supposerFoyer } from './situation.ts';

/** Fields named as in the specification, and what the law adds to them. */
export interface Strategie {
  nom: string;
  economie: number;
  investissement: number;
  description: string;
  difficulte: 'facile' | 'moyenne' | 'difficile';
  delai: string;
  /** Given away for good rather than set aside. */
  perdu: boolean;
  details: readonly { libelle: string; texte: string }[];
  statut: 'exact' | 'estimation' | null;
}

export interface ResultatOptimisation {
  economieTotale: number;
  strategies: readonly Strategie[];
  conseils: readonly string[];
  impactConscience: string;
  statut: 'exact' | 'estimation' | null;
  hypotheses: readonly string[];
  /** Levers that lack a fact, and which one. */
  ecartes: readonly { titre: string; motif: string }[];
  /** Tax before, and after everything that can be done together. Null for the literal formula. */
  impot: { avant: number; apres: number; tmi: number; trace: NoeudTrace } | null;
  difference?: string;
}

/** Which goal a lever serves. */
const LEVIERS: Readonly<Record<Objectif, readonly IdLevier[]>> = {
  retraite: ['per'],
  immobilier: ['micro_ou_reel_foncier', 'regime_location'],
  transmission: ['dons', 'calendrier_dons'],
  entreprise: ['frais_reels', 'micro_ou_reel_bic'],
};

/** Levers on the return itself: they may be declared together. A letting regime adds a letting, it stays apart. */
const ENSEMBLE = new Set<IdLevier>(['per', 'dons', 'frais_reels', 'micro_ou_reel_bic']);

const DIFFICULTES: Readonly<Partial<Record<IdLevier, Strategie['difficulte']>>> = {
  per: 'facile',
  dons: 'facile',
  calendrier_dons: 'facile',
  frais_reels: 'moyenne',
  regime_location: 'difficile',
};

/** Thresholds of the specification, section 9. */
const DON = { revenu: 30_000, part: 0.05, plafond: 3_000 } as const;
const TAUX_ELEVE = 0.41;
const CAPACITE_FAIBLE = 10_000;

/** The sentence of the engine when it refuses, or of the screen when no goal is chosen. */
export function calculer(s: SituationOptimisation, bareme: string): ResultatOptimisation | string {
  if (s.objectifs.length === 0) return 'Choisissez au moins un objectif.';
  return bareme === REFERENCE ? calculerReference(s) : calculerLoi(s, anneeDe(bareme));
}

function calculerLoi(s: SituationOptimisation, annee: number): ResultatOptimisation | string {
  const { foyer, hypothese } = supposerFoyer(s, annee);
  const hypotheses = hypothese === null ? [] : [hypothese];
  const lu = proposerOptimisations(foyer, annee, contexteDe(s, annee, hypotheses));
  if (!('leviers' in lu)) return lu.message;
  const voulus = new Set(s.objectifs.flatMap((o) => LEVIERS[o]));
  const leviers = lu.leviers.filter((l) => voulus.has(l.id));
  const ensemble = combiner(foyer, leviers);
  const apres = expliquerImpotRevenu(ensemble, annee);
  const avant = calculerImpotRevenu(foyer, annee);
  if (!('trace' in apres) || !('impot_final' in avant)) return 'Ce foyer n’a pas pu être calculé.';
  const economie = Math.max(0, avant.impot_final - apres.resultat.impot_final);
  const estime = hypotheses.length > 0 || leviers.some((l) => l.statut === 'estimation');
  return {
    economieTotale: economie,
    strategies: leviers.map(presenter),
    conseils: conseiller(s, avant.tmi),
    impactConscience: prendreLaMesure(economie),
    statut: estime ? 'estimation' : lu.statut,
    hypotheses: [...hypotheses, ...lu.reserves],
    ecartes: lu.ecartes.filter((e) => voulus.has(e.id)),
    impot: { avant: avant.impot_final, apres: apres.resultat.impot_final, tmi: avant.tmi, trace: apres.trace },
  };
}

function contexteDe(s: SituationOptimisation, annee: number, hypotheses: string[]): ContexteOptimisation {
  const plafond = calculerPlafondPer({ revenus_professionnels_n_moins_1: Math.round(s.revenus * 0.9) }, annee);
  if ('montant' in plafond && s.objectifs.includes('retraite')) {
    hypotheses.push(
      `Plafond d’épargne retraite estimé à ${euros(plafond.montant)} d’après ce revenu\u202f: l’avis d’imposition donne le vôtre.`,
    );
  }
  const donHabituel = s.revenus > DON.revenu ? Math.min(DON.plafond, Math.round(s.revenus * DON.part)) : 0;
  const don = s.don > 0 ? s.don : s.objectifs.includes('transmission') ? donHabituel : 0;
  return {
    epargneDisponible: s.capacite,
    ...('montant' in plafond ? { plafondPer: { declarant1: plafond.montant } } : {}),
    ...(don > 0 ? { don } : {}),
    ...(s.fraisReels > 0 ? { fraisReels: { declarant1: s.fraisReels } } : {}),
    ...(s.recettesMicro > 0 ? { chargesReelles: { bic: s.chargesMicro } } : {}),
    ...(s.loyers > 0
      ? {
          location: {
            recettes: s.loyers,
            charges: s.chargesLocation,
            interets: 0,
            amortissement: s.amortissement,
          },
        }
      : {}),
  };
}

/** One return with what every lever changes in it. */
function combiner(foyer: FoyerFiscal, leviers: readonly Levier[]): FoyerFiscal {
  let ensemble = foyer;
  for (const { id, foyer: propose } of leviers) {
    if (propose === null || !ENSEMBLE.has(id)) continue;
    ensemble = {
      ...ensemble,
      ...ecarts(foyer, propose),
      declarant1: { ...ensemble.declarant1, ...ecarts(foyer.declarant1, propose.declarant1) },
      declarant2: combinerSecond(foyer, propose, ensemble),
    };
  }
  return ensemble;
}

function combinerSecond(foyer: FoyerFiscal, propose: FoyerFiscal, ensemble: FoyerFiscal): Declarant | null {
  if (foyer.declarant2 === null || propose.declarant2 === null || ensemble.declarant2 === null) {
    return ensemble.declarant2;
  }
  return { ...ensemble.declarant2, ...ecarts(foyer.declarant2, propose.declarant2) };
}

/** Fields of one level that differ; the nested filers are compared on their own. */
function ecarts<T extends object>(de: T, a: T): Partial<T> {
  const change: Partial<T> = {};
  for (const cle in a) {
    if (typeof a[cle] !== 'object' && a[cle] !== de[cle]) change[cle] = a[cle];
  }
  return change;
}

function presenter(l: Levier): Strategie {
  return {
    nom: l.titre,
    economie: l.gain,
    investissement: l.cout + l.immobilise,
    description: l.action,
    difficulte: DIFFICULTES[l.id] ?? 'moyenne',
    delai: l.echeance,
    perdu: l.cout > 0,
    details: [
      { libelle: 'Condition', texte: l.condition },
      { libelle: 'Risque', texte: l.risque },
      { libelle: 'Référence', texte: l.reference },
      ...l.reserves.map((texte) => ({ libelle: 'Réserve', texte })),
    ],
    statut: l.statut,
  };
}

function conseiller(s: SituationOptimisation, tmi: number): string[] {
  const conseils: string[] = [];
  if (tmi >= TAUX_ELEVE)
    conseils.push('Votre tranche marginale est élevée\u202f: privilégiez les charges déductibles.');
  if (s.capacite < CAPACITE_FAIBLE) conseils.push('Commencez par ce qui ne demande pas d’investissement important.');
  if (s.objectifs.length === 1)
    conseils.push('Un seul objectif est retenu\u202f: les autres peuvent compléter celui-ci.');
  return conseils;
}

/** Tiers of the specification. */
function prendreLaMesure(total: number): string {
  if (total > 5_000)
    return 'L’économie possible est très importante\u202f: faites vérifier ces choix par un professionnel.';
  if (total > 2_000) return 'L’économie possible est sensible\u202f: choisissez ce qui vous ressemble.';
  return 'L’économie possible reste modeste\u202f: chaque choix compte.';
}

function calculerReference(s: SituationOptimisation): ResultatOptimisation {
  const r = calculerOptimisationReference({
    revenus: s.revenus,
    tmi: s.tmi,
    capaciteInvestissement: s.capacite,
    objectifs: OBJECTIFS.map((o) => o.valeur).filter((o) => s.objectifs.includes(o)),
  });
  return {
    economieTotale: r.economieTotale,
    strategies: r.strategies.map((x) => ({ ...x, perdu: false, details: [], statut: null })),
    conseils: r.conseils,
    impactConscience: r.impactConscience,
    statut: null,
    hypotheses: [],
    ecartes: [],
    impot: null,
    difference: r.difference,
  };
}
