import { type Declarant, expliquerImpotRevenu, type FoyerFiscal } from '@francis/fiscal';
import { calculerOptimisationReference, type Levier, proposerOptimisations } from '@francis/fiscal/optimisation';
import type { NoeudAffiche } from '../ecriture/index.ts';
import { etapeReference, REFERENCE } from '../commun/reference.ts';
import { anneeDe } from '../france/baremes.ts';
import { optionsDe } from './annees.ts';
import { contexteDe } from './contexte.ts';
import { supposerFoyer } from './foyer.ts';
import {
  type Ecarte,
  ecarterParDate,
  ecarterParObjectif,
  estPasse,
  estVoulu,
  expliquerEcart,
  horsObjectif,
  presenter,
  seDeclareEnsemble,
  type Strategie,
} from './leviers.ts';
import { OBJECTIFS, type SituationOptimisation, TITRE_DONATIONS } from './situation.ts';

export interface ResultatOptimisation {
  economieTotale: number;
  strategies: readonly Strategie[];
  /** Some levers of these income years can no longer be used. */
  datesPassees: boolean;
  conseils: readonly string[];
  impactConscience: string;
  statut: 'exact' | 'estimation' | null;
  hypotheses: readonly string[];
  /** Every lever without figure, and why. */
  ecartes: readonly Ecarte[];
  /**
   * Tax before, and after everything that can be done together: income tax, differential contribution and social levies
   * on capital. Null for the literal formula.
   */
  impot: { avant: number; apres: number; tmi: number; prelevementsSociaux: number } | null;
  trace: NoeudAffiche;
  difference?: string;
}

/** Thresholds of the specification, section 9. */
const TAUX_ELEVE = 0.41;
const CAPACITE_FAIBLE = 10_000;

/**
 * The sentence of the engine when it refuses, or of the screen when no goal is chosen.
 *
 * @param jour today: what had to be done before is no lever any more
 */
export function calculer(s: SituationOptimisation, bareme: string, jour: string): ResultatOptimisation | string {
  if (s.objectifs.length === 0) return 'Choisissez au moins un objectif.';
  return bareme === REFERENCE ? calculerReference(s) : calculerLoi(s, anneeDe(bareme), jour);
}

function calculerLoi(s: SituationOptimisation, annee: number, jour: string): ResultatOptimisation | string {
  const options = optionsDe(annee);
  const { foyer, hypothese } = supposerFoyer(s, annee, options);
  const { contexte, hypotheses: autres } = contexteDe(s, foyer, annee, options);
  const hypotheses = hypothese === null ? autres : [hypothese, ...autres];
  const lu = proposerOptimisations(foyer, annee, contexte);
  if (!('leviers' in lu)) return lu.message;
  const voulus = lu.leviers.filter((l) => estVoulu(l.id, s));
  const leviers = voulus.filter((l) => !estPasse(l, jour));
  const passes = voulus.filter((l) => estPasse(l, jour));
  const ensemble = expliquerImpotRevenu(combiner(foyer, leviers.filter(seDeclareEnsemble)), annee, options);
  if (!('trace' in ensemble)) return ensemble.message;
  const { resultat: r, trace } = ensemble;
  const avant = lu.situation.total;
  const apres = r.impot_final + r.cdhr + r.prelevements_sociaux;
  const economie = Math.max(0, avant - apres);
  const estime = hypotheses.length > 0 || leviers.some((l) => l.statut === 'estimation');
  return {
    economieTotale: economie,
    strategies: leviers.map(presenter),
    datesPassees: passes.length > 0,
    conseils: conseiller(s, lu.situation.tmi),
    impactConscience: prendreLaMesure(economie),
    statut: estime ? 'estimation' : lu.statut,
    hypotheses: [...hypotheses, ...lu.reserves],
    ecartes: [
      ...passes.map((l) => ecarterParDate(l, annee)),
      ...lu.leviers
        .filter((l) => !estVoulu(l.id, s))
        .map((l) => (estPasse(l, jour) ? ecarterParDate(l, annee) : ecarterParObjectif(l))),
      ...lu.ecartes.map((e) => expliquerEcart(e, s)),
      ...ecarterDonations(s),
    ],
    impot: { avant, apres, tmi: lu.situation.tmi, prelevementsSociaux: r.prelevements_sociaux },
    trace,
  };
}

/** Gifts by date are another tax: their block stands by itself once their facts are known. */
function ecarterDonations(s: SituationOptimisation): Ecarte[] {
  if (!s.objectifs.includes('transmission')) return [horsObjectif(TITRE_DONATIONS, 'transmission')];
  if (s.patrimoine > 0) return [];
  return [
    {
      titre: TITRE_DONATIONS,
      motif: 'Le patrimoine à transmettre n’est pas indiqué.',
      geste: { groupe: 'donations' },
    },
  ];
}

/** One return with what every lever changes in it. */
function combiner(foyer: FoyerFiscal, leviers: readonly Levier[]): FoyerFiscal {
  let ensemble = foyer;
  for (const { foyer: propose } of leviers) {
    if (propose === null) continue;
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
    strategies: r.strategies.map((x) => ({
      ...x,
      aPart: false,
      faits: [],
      calculs: null,
    })),
    datesPassees: false,
    conseils: r.conseils,
    impactConscience: r.impactConscience,
    statut: null,
    hypotheses: [],
    ecartes: [],
    impot: null,
    trace: etapeReference(
      'Économie totale',
      r.economieTotale,
      'Somme des stratégies',
      'EUR',
      r.strategies.map((x) => etapeReference(x.nom, x.economie, x.formule)),
    ),
    difference: r.difference,
  };
}
