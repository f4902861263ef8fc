import { derniereAnneeCouverte } from '../france/parametres/index.ts';
import { refuser } from '../core/annee-fiscale.ts';
import type { Certitude, RefusFiscal } from '../core/resultat.ts';
import type { NoeudTrace } from '../core/trace.ts';
import { entree } from '../core/traceur.ts';
import type { ParametreEnVigueur } from '../catalogue/parametre.ts';
import { lireParametreLegal } from '../catalogue/lire.ts';
import { ENFANTS_MAX } from '../france/impot-revenu/bornes-saisie.ts';
import { estJour } from '../france/patrimoine/jours.ts';
import { type DemandePoste, NATURES_PENALITE, NATURES_POSTE, type NaturePoste } from './demande.ts';
import type { EtapePoste, ReglePoste } from './regle.ts';
import { REGLES_CONTROLE } from './regles-controle.ts';
import { REGLES_DEPENSES } from './regles-depenses.ts';
import { REGLES_REVENUS } from './regles-revenus.ts';

export type { DemandePoste, NaturePoste, ServiceLimite } from './demande.ts';
export { NATURES_POSTE, SERVICES_LIMITES } from './demande.ts';

export interface Poste {
  readonly statut: Certitude;
  readonly reserves: readonly string[];
  readonly hypotheses: readonly string[];
  /** Euros: credit, reduction, sum deducted, taxable part, sum withheld or added. */
  readonly montant: number;
}

const REGLES: Readonly<Record<NaturePoste, ReglePoste>> = { ...REGLES_DEPENSES, ...REGLES_REVENUS, ...REGLES_CONTROLE };

const PREMIERE_ANNEE = 2022;

const estMontant = (m: number): boolean => Number.isFinite(m) && m >= 0 && m <= 1e9;

/** Lines that follow the law of the day, already known for the current year, rather than that of the incomes declared. */
export const estCourant = (nature: NaturePoste): boolean =>
  nature === 'retenue_source' ||
  nature === 'prestation_compensatoire' ||
  nature === 'dividendes_cotisations' ||
  nature.startsWith('cotisations_') ||
  nature.startsWith('csg_pension_') ||
  NATURES_PENALITE.some((n) => n === nature);

/** Counts rather than amounts, and how many at most. */
const EFFECTIFS: Partial<Record<NaturePoste, { readonly max: number; readonly quoi: string }>> = {
  quotient_familial: { max: ENFANTS_MAX, quoi: 'd’enfants' },
  scolarite: { max: ENFANTS_MAX, quoi: 'd’enfants' },
  teletravail: { max: 366, quoi: 'de jours' },
};

function verifier(demande: DemandePoste): RefusFiscal | null {
  const { nature, annee, montants, date_limite, date_paiement } = demande;
  if (!NATURES_POSTE.includes(nature)) return refuser('FOYER_INCOHERENT', 'Ce poste n’existe pas.', 'nature');
  if (!Number.isInteger(annee) || annee < PREMIERE_ANNEE)
    return refuser('ANNEE_NON_COUVERTE', 'Ce calcul n’est couvert qu’à partir de 2022.', 'annee');
  if (annee > derniereAnneeCouverte() + (estCourant(nature) ? 1 : 0))
    return refuser('ANNEE_NON_VOTEE', 'La loi de cette année n’est pas encore connue.', 'annee');
  if (montants.length === 0 || !montants.every(estMontant))
    return refuser('FOYER_INCOHERENT', 'Chaque montant est un nombre positif.', 'montants');
  const effectif = EFFECTIFS[nature];
  if (effectif !== undefined && !montants.every((m) => Number.isInteger(m) && m <= effectif.max))
    return refuser(
      'FOYER_INCOHERENT',
      `Ce calcul attend un nombre ${effectif.quoi}, entier et au plus égal à ${effectif.max}, et non un montant.`,
      'montants',
    );
  if (demande.alternee === true && !Number.isInteger(demande.enfants ?? 0))
    return refuser(
      'FOYER_INCOHERENT',
      'Avec la résidence alternée, le nombre d’enfants est entier : chacun compte alors pour la moitié.',
      'enfants',
    );
  for (const [champ, jour] of Object.entries({ date_limite, date_paiement }))
    if (jour !== undefined && !estJour(jour))
      return refuser('CHAMP_INVALIDE', 'La date doit être un jour du calendrier (AAAA-MM-JJ).', champ);
  return null;
}

/**
 * The legal number of a year. Those of the income tax are filed by year of income, read in the year after; the others by
 * day, of which only the latest period may be held.
 */
function lireNombre(nom: string, annee: number): { parametre: ParametreEnVigueur; anterieur: boolean } {
  const connu = lireParametreLegal(nom, nom.startsWith('ir.') ? `${annee + 1}-06-01` : `${annee}-12-31`);
  const parametre = connu ?? lireParametreLegal(nom, `${derniereAnneeCouverte() + 1}-06-01`);
  if (parametre === undefined) throw new Error(`No parameter ${nom} in ${annee}`);
  return { parametre, anterieur: connu === undefined };
}

/** One line by itself with its tree; the root is `poste.montant`. */
export function expliquerPoste(
  demande: DemandePoste,
): { readonly resultat: Poste; readonly trace: NoeudTrace } | RefusFiscal {
  const refus = verifier(demande);
  if (refus !== null) return refus;
  const { nature, annee, montants } = demande;
  const regle = REGLES[nature];
  const lus = new Map<string, ParametreEnVigueur>();
  const reserves = new Set<string>();
  const lire = (nom: string): number => {
    const { parametre, anterieur } = lireNombre(nom, annee);
    if (anterieur && nature.startsWith('cotisations_'))
      reserves.add(`${parametre.libelle} : taux de ${parametre.annee}, celui de ${annee} peut différer.`);
    lus.set(nom, parametre);
    return parametre.valeur;
  };
  const etapes = regle.etapes(demande, lire);
  const entrees = montants.map((m, i) =>
    entree(montants.length === 1 ? regle.entree : `${regle.entree}, ${i + 1}`, m, regle.unite),
  );
  const noeud = (etape: EtapePoste, enfants: readonly NoeudTrace[]): NoeudTrace => ({
    unite: 'EUR',
    ...etape,
    article: regle.article,
    entrees: enfants.length === 0 ? entrees : [],
    parametres: etape.parametres.flatMap((nom) => {
      const p = lus.get(nom);
      return p === undefined ? [] : [{ ...p, annee }];
    }),
    enfants,
  });
  let trace: NoeudTrace | undefined;
  for (const etape of etapes) trace = noeud(etape, trace === undefined ? [] : [trace]);
  if (trace === undefined) throw new Error(`The rule ${nature} has no step`);
  for (const p of lus.values())
    if (p.fiabilite === 'C') reserves.add(`Valeur à revérifier : ${p.libelle.toLowerCase()} (${p.article}).`);
  for (const reserve of regle.reserves?.(demande, lire) ?? []) reserves.add(reserve);
  return {
    resultat: {
      statut: reserves.size === 0 ? 'exact' : 'estimation',
      reserves: [...reserves],
      hypotheses: typeof regle.hypotheses === 'function' ? regle.hypotheses(demande) : regle.hypotheses,
      montant: Number(trace.valeur),
    },
    trace,
  };
}
