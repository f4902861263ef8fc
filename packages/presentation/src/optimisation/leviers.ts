import type { IdLevier, Levier, LevierEcarte, Palier } from '@francis/fiscal/optimisation';
import { formaterTaux } from '../ecriture/index.ts';
import { arrondi, euros } from '../commun/ecrire.ts';
import { type Objectif, OBJECTIFS, type SituationOptimisation } from './situation.ts';

/** Fields named as in the specification, and what the law adds to them. */
export interface Strategie {
  nom: string;
  economie: number;
  investissement: number;
  description: string;
  difficulte: 'facile' | 'moyenne' | 'difficile';
  delai: string;
  /** Measured alone: it is not part of what is declared together. */
  aPart: boolean;
  faits: readonly Fait[];
  /** Returns compared, none for the literal formula. */
  calculs: Levier['calculs'] | null;
}

export interface Fait {
  readonly libelle: string;
  readonly texte: string;
}

/** A group of inputs of the form, which a set-aside lever may open. */
export type Groupe = 'epargne' | 'dons' | 'travail' | 'capital' | 'enfant' | 'union' | 'location' | 'donations';

export interface Ecarte {
  readonly titre: string;
  readonly motif: string;
  /** What would let it be computed. */
  readonly geste: { readonly objectif: Objectif } | { readonly groupe: Groupe } | null;
}

/** Which goal a lever serves; those without goal are choices of the return, studied for all. */
const OBJECTIF_DE: Readonly<Partial<Record<IdLevier, Objectif>>> = {
  per: 'retraite',
  micro_ou_reel_foncier: 'immobilier',
  regime_location: 'immobilier',
  dons: 'transmission',
  calendrier_dons: 'transmission',
  micro_ou_reel_bic: 'entreprise',
  micro_ou_reel_bnc: 'entreprise',
};

export const estVoulu = (id: IdLevier, s: SituationOptimisation): boolean => {
  const objectif = OBJECTIF_DE[id];
  return objectif === undefined || s.objectifs.includes(objectif);
};

/**
 * Levers on one return, which may be declared together. The others add a letting, another household or another year:
 * they stay apart.
 */
const ENSEMBLE: ReadonlySet<IdLevier> = new Set<IdLevier>([
  'per',
  'dons',
  'frais_reels',
  'option_bareme',
  'micro_ou_reel_foncier',
  'micro_ou_reel_bic',
  'micro_ou_reel_bnc',
]);
export const seDeclareEnsemble = ({ id }: Levier): boolean => ENSEMBLE.has(id);

/** Levers whose regime asks for accounts. */
const COMPTABILITE: ReadonlySet<IdLevier> = new Set<IdLevier>([
  'micro_ou_reel_bic',
  'micro_ou_reel_bnc',
  'regime_location',
]);

const DIFFICULTES: Readonly<Partial<Record<IdLevier, Strategie['difficulte']>>> = {
  per: 'facile',
  dons: 'facile',
  calendrier_dons: 'facile',
  option_bareme: 'facile',
  union: 'difficile',
  regime_location: 'difficile',
};

/** Whether the form holds what the lever is about. */
const RENSEIGNE: Readonly<Record<IdLevier, (s: SituationOptimisation) => boolean>> = {
  per: () => true,
  dons: (s) => s.don > 0,
  calendrier_dons: (s) => s.don > 0,
  frais_reels: (s) => s.fraisReels + s.fraisReels2 > 0,
  option_bareme: (s) => s.dividendes + s.interets + s.plusValues + s.assuranceVie > 0,
  enfant_majeur: (s) => s.enfantMajeur,
  union: (s) => s.union && s.famille !== 'inconnue',
  micro_ou_reel_foncier: (s) => s.loyersNus > 0,
  micro_ou_reel_bic: (s) => s.recettesMicro > 0,
  micro_ou_reel_bnc: (s) => s.recettesMicro > 0,
  regime_location: (s) => s.loyers > 0,
};

const GROUPES: Readonly<Record<IdLevier, Groupe>> = {
  per: 'epargne',
  dons: 'dons',
  calendrier_dons: 'dons',
  frais_reels: 'travail',
  option_bareme: 'capital',
  enfant_majeur: 'enfant',
  union: 'union',
  micro_ou_reel_foncier: 'location',
  micro_ou_reel_bic: 'travail',
  micro_ou_reel_bnc: 'travail',
  regime_location: 'location',
};

/** Why a lever has no figure, and what would give it one. */
export function expliquerEcart({ id, titre, motif }: LevierEcarte, s: SituationOptimisation): Ecarte {
  const objectif = OBJECTIF_DE[id];
  if (objectif !== undefined && !s.objectifs.includes(objectif)) return horsObjectif(titre, objectif);
  return { titre, motif, geste: RENSEIGNE[id](s) ? null : { groupe: GROUPES[id] } };
}

/** A lever that applies, but whose goal is not chosen. */
export function ecarterParObjectif(l: Levier): Ecarte {
  const objectif = OBJECTIF_DE[l.id] ?? 'retraite';
  return horsObjectif(l.titre, objectif, l.gain);
}

export function horsObjectif(titre: string, objectif: Objectif, gain = 0): Ecarte {
  const nom = OBJECTIFS.find((o) => o.valeur === objectif)?.libelle ?? objectif;
  const suite = gain > 0 ? `\u202f; il épargnerait ${arrondi(gain)}.` : '.';
  return { titre, motif: `L’objectif «\u202f${nom}\u202f» n’est pas choisi${suite}`, geste: { objectif } };
}

/** The last day on which it could be done is behind: it is no lever any more. */
export const estPasse = (l: Levier, jour: string): boolean => l.limite !== null && l.limite < jour;

export const ecarterParDate = ({ titre, echeance }: Levier, annee: number): Ecarte => ({
  titre,
  motif: `Date passée (${echeance})\u202f: il ne peut plus compter sur les revenus ${annee}.`,
  geste: null,
});

export function presenter(l: Levier): Strategie {
  const faits: Fait[] = [
    {
      libelle: 'Gain',
      texte: `${euros(l.gain)} (${euros(l.foyerAvant.total)} avant, ${euros(l.foyerApres.total)} après)`,
    },
    { libelle: 'Coût', texte: ecrireCout(l) },
    { libelle: 'Condition', texte: l.condition },
    { libelle: 'Risque', texte: l.risque },
    { libelle: 'Échéance', texte: l.echeance },
    { libelle: 'Référence', texte: l.reference },
    ...(l.paliers && l.paliers.length > 1 ? [{ libelle: 'Par euro versé', texte: ecrirePaliers(l.paliers) }] : []),
    ...l.reserves.map((texte) => ({ libelle: 'Réserve', texte })),
  ];
  return {
    nom: l.titre,
    economie: l.gain,
    investissement: l.cout + l.immobilise,
    description: l.action,
    difficulte: DIFFICULTES[l.id] ?? 'moyenne',
    delai: l.echeance,
    aPart: !seDeclareEnsemble(l),
    faits,
    calculs: l.calculs,
  };
}

/** Money that the lever takes; what it may cost besides is said, even when it has no figure. */
function ecrireCout({ id, cout, gain, immobilise, foyer }: Levier): string {
  if (cout > 0) return `${euros(cout)} donnés, dont ${euros(Math.max(0, cout - gain))} restent à votre charge`;
  if (immobilise > 0) return `${euros(immobilise)} immobilisés, qui restent à vous`;
  const pension = foyer?.pension_alimentaire_enfant_majeur ?? 0;
  if (id === 'enfant_majeur' && pension > 0) return `${euros(pension)} de pension, qui restent dans la famille`;
  return COMPTABILITE.has(id)
    ? 'Aucun versement\u202f; honoraires de comptabilité non comptés'
    : 'Aucune dépense nouvelle';
}

/** « jusqu’à 4 200 €, 30 % ; puis jusqu’à 5 400 €, 11 % ». */
function ecrirePaliers(paliers: readonly Palier[]): string {
  return paliers
    .map((p, i) => {
      const taux = formaterTaux(Math.round(p.gainParEuro * 10_000) / 10_000);
      return `${i === 0 ? '' : 'puis '}jusqu’à ${arrondi(p.a)}, ${taux} d’impôt en moins`;
    })
    .join(' ; ');
}
