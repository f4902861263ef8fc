import type { Profil } from '@francis/contract';
import { calculerImpotRevenu, calculerPlafondPer, type Declarant, type FoyerFiscal } from '@francis/fiscal';
import { proposerOptimisations } from '@francis/fiscal/optimisation';
import { formaterEuros } from '../../design-system/index.ts';
import { totalDu } from './annee.ts';
import type { SituationLue } from './lire.ts';

export type IdLevierOuvert = 'per' | 'emploi' | 'don';

/** What may still be done before the end of the year, and what proves it. */
export interface LevierOuvert {
  readonly id: IdLevierOuvert;
  readonly nom: string;
  /** Proposed to begin with; the person chooses theirs. Euros. */
  readonly montant: number;
  /** Beyond it the law counts nothing more; undefined when the engine alone says so. */
  readonly max?: number;
  readonly precision: string;
  readonly condition: string;
  readonly article: string;
  readonly justificatif: string;
  readonly appliquer: (foyer: FoyerFiscal, montant: number) => FoyerFiscal;
}

export interface LeviersOuverts {
  readonly leviers: readonly LevierOuvert[];
  /** Levers without effect here, and why. */
  readonly ecartes: readonly string[];
}

/** Amounts to begin with where the person has none: round, and changed at will. */
const MENAGE = 1_000;
const DON = 300;
/** The ceiling counts the income net of the 10 % allowance. */
const NET_DE_FRAIS = 0.9;

const revenusPro = (d: Declarant): number =>
  Math.round(d.salaires * NET_DE_FRAIS) + d.bnc_reel + d.bic_reel + d.micro_bnc;

interface Plafonds {
  readonly declarant1: number;
  readonly declarant2?: number;
  readonly estime: boolean;
}

/** Ceiling of the notice when the profile holds it, of the income otherwise. */
export function plafondsPer(profil: Profil, { foyer, annee, options }: SituationLue): Plafonds {
  const releve = profil.plafond_epargne_retraite;
  if (releve != null) return { declarant1: releve, estime: false };
  const estimer = (d: Declarant): number => {
    const lu = calculerPlafondPer({ revenus_professionnels_n_moins_1: revenusPro(d) }, annee, options);
    return 'montant' in lu ? lu.montant : 0;
  };
  return {
    declarant1: estimer(foyer.declarant1),
    ...(foyer.declarant2 ? { declarant2: estimer(foyer.declarant2) } : {}),
    estime: true,
  };
}

const sur = (d: Declarant, verse: number, plafond: number): Declarant =>
  verse === 0 ? d : { ...d, per_versements: d.per_versements + verse, per_plafond: plafond, per_reports: [] };

/** The payment fills the ceiling of the first filer, then of the second; it is written with the ceiling that bounds it. */
const verser =
  (plafonds: Plafonds) =>
  (foyer: FoyerFiscal, montant: number): FoyerFiscal => {
    const un = Math.min(montant, plafonds.declarant1);
    const deux = Math.min(montant - un, plafonds.declarant2 ?? 0);
    return {
      ...foyer,
      declarant1: sur(foyer.declarant1, un, plafonds.declarant1),
      declarant2: foyer.declarant2 && sur(foyer.declarant2, deux, plafonds.declarant2 ?? 0),
    };
  };

function per(profil: Profil, s: SituationLue): LevierOuvert | string {
  const plafonds = plafondsPer(profil, s);
  const { declarant1, declarant2 } = plafonds;
  const epargne = profil.epargne_disponible;
  const lu = proposerOptimisations(s.foyer, s.annee, {
    options: s.options,
    plafondPer: { declarant1, ...(declarant2 === undefined ? {} : { declarant2 }) },
    ...(epargne == null || epargne === 0 ? {} : { epargneDisponible: epargne }),
  });
  if (!('leviers' in lu)) return lu.message;
  const levier = lu.leviers.find(({ id }) => id === 'per');
  if (!levier) return lu.ecartes.find(({ id }) => id === 'per')?.motif ?? 'Un versement n’abaisserait pas l’impôt.';
  const max = declarant1 + (declarant2 ?? 0);
  return {
    id: 'per',
    nom: 'Verser sur votre PER',
    montant: levier.immobilise,
    max,
    precision: plafonds.estime
      ? `plafond estimé à ${formaterEuros(max)} d’après vos revenus`
      : `plafond de ${formaterEuros(max)} sur votre avis`,
    condition: 'Bloqué jusqu’à la retraite, sauf cas prévus\u202f; imposable à la sortie.',
    article: 'CGI art. 163 quatervicies',
    justificatif: 'Attestation de versement, début de l’an prochain',
    appliquer: verser(plafonds),
  };
}

const EMPLOI: LevierOuvert = {
  id: 'emploi',
  nom: 'Emploi à domicile',
  montant: MENAGE,
  precision: 'dépense d’ici le 31\u00a0décembre',
  condition: 'Chez vous, déclaré au CESU, payé avant le 31\u00a0décembre.',
  article: 'CGI art. 199 sexdecies',
  justificatif: 'Attestation annuelle de l’Urssaf',
  appliquer: (foyer, montant) => ({ ...foyer, emploi_domicile: foyer.emploi_domicile + montant }),
};

const DONNER: LevierOuvert = {
  id: 'don',
  nom: 'Faire un don',
  montant: DON,
  precision: 'le reste du don est à votre charge',
  condition: 'À un organisme d’intérêt général, sans contrepartie.',
  article: 'CGI art. 200',
  justificatif: 'Reçu fiscal (formulaire 11580), à demander',
  appliquer: (foyer, montant) => ({ ...foyer, dons_66: foyer.dons_66 + montant }),
};

/** Total tax of a household under the law of a situation; undefined when the engine refuses it. */
export function duDe(foyer: FoyerFiscal, { annee, options }: SituationLue): number | undefined {
  const r = calculerImpotRevenu(foyer, annee, options);
  return r.statut === 'refus' ? undefined : totalDu(r);
}

export interface Choix {
  readonly levier: LevierOuvert;
  readonly montant: number;
}

/** The household once everything chosen is done. */
export const appliquerTout = (foyer: FoyerFiscal, choix: readonly Choix[]): FoyerFiscal =>
  choix.reduce((f, { levier, montant }) => levier.appliquer(f, montant), foyer);

/** Tax spared by some levers together: two whole computations, never a sum of rates. */
export function gainDe(s: SituationLue, choix: readonly Choix[]): number {
  const avant = duDe(s.foyer, s);
  const apres = duDe(appliquerTout(s.foyer, choix), s);
  return avant === undefined || apres === undefined ? 0 : avant - apres;
}

/** What is still open until 31 December on this household; a lever that brings nothing is told apart. */
export function leviersOuverts(profil: Profil, s: SituationLue): LeviersOuverts {
  const essais = [per(profil, s), EMPLOI, DONNER];
  const ecartes: string[] = [];
  const leviers = essais.filter((essai): essai is LevierOuvert => {
    if (typeof essai === 'string') ecartes.push(`PER\u202f: ${essai}`);
    else if (gainDe(s, [{ levier: essai, montant: essai.montant }]) <= 0)
      ecartes.push(`${essai.nom}\u202f: l’impôt n’en baisserait pas.`);
    else return true;
    return false;
  });
  return { leviers, ecartes };
}
