import { derniereAnneeCouverte } from '../france/parametres/index.ts';
import { refuser } from '../core/annee-fiscale.ts';
import type { Certitude, RefusFiscal } from '../core/resultat.ts';
import type { NoeudTrace } from '../core/trace.ts';
import { entree } from '../core/traceur.ts';
import type { ParametreEnVigueur } from '../catalogue/parametre.ts';
import { lireParametreLegal } from '../catalogue/lire.ts';
import { type DemandeAvantage, NATURES_AVANTAGE } from './demande.ts';
import { type EtapeAvantage, REGLES_AVANTAGE } from './regles.ts';

export type { DemandeAvantage, NatureAvantage } from './demande.ts';
export { NATURES_AVANTAGE } from './demande.ts';
export { REGLES_AVANTAGE } from './regles.ts';

export interface Avantage {
  readonly statut: Certitude;
  readonly reserves: readonly string[];
  readonly hypotheses: readonly string[];
  /** Euros: credit, reduction, sum deducted, or taxable part of overtime. */
  readonly montant: number;
}

/** Limits of telework are those published for that year; later ones may be a little higher. */
const ANNEE_TELETRAVAIL = 2024;
const PREMIERE_ANNEE = 2022;

const estMontant = (m: number): boolean => Number.isFinite(m) && m >= 0 && m <= 1e9;

function verifier({ nature, annee, montants }: DemandeAvantage): RefusFiscal | null {
  if (!NATURES_AVANTAGE.includes(nature)) return refuser('FOYER_INCOHERENT', 'Cet avantage n’existe pas.', 'nature');
  if (!Number.isInteger(annee) || annee < PREMIERE_ANNEE)
    return refuser('ANNEE_NON_COUVERTE', 'Ces avantages ne sont couverts qu’à partir de 2022.', 'annee');
  if (annee > derniereAnneeCouverte())
    return refuser('ANNEE_NON_VOTEE', 'La loi de cette année n’est pas encore connue.', 'annee');
  if (montants.length === 0 || !montants.every(estMontant))
    return refuser('FOYER_INCOHERENT', 'Chaque montant est un nombre positif.', 'montants');
  return null;
}

/**
 * The legal number of a year of income. Those of the income tax are filed by year of income, read in the year after;
 * the annual limits of wages by year of declaration, only the latest of which is held.
 */
function lireNombre(nom: string, annee: number): ParametreEnVigueur {
  const jour = nom.startsWith('ir.') ? `${annee + 1}-06-01` : `${derniereAnneeCouverte() + 1}-06-01`;
  const parametre = lireParametreLegal(nom, jour);
  if (parametre === undefined) throw new Error(`No parameter ${nom} on ${jour}`);
  return parametre;
}

/** One expense by itself: the credit, the reduction or the deduction that it opens, with its tree. */
export function expliquerAvantage(
  demande: DemandeAvantage,
): { readonly resultat: Avantage; readonly trace: NoeudTrace } | RefusFiscal {
  const refus = verifier(demande);
  if (refus !== null) return refus;
  const { nature, annee, montants } = demande;
  const regle = REGLES_AVANTAGE[nature];
  const lus = new Map<string, ParametreEnVigueur>();
  const lire = (nom: string): number => {
    const parametre = lus.get(nom) ?? lireNombre(nom, annee);
    lus.set(nom, parametre);
    return parametre.valeur;
  };
  const etapes = regle.etapes(montants, lire);
  const entrees = montants.map((m, i) =>
    entree(montants.length === 1 ? regle.entree : `${regle.entree}, ${i + 1}`, m, regle.unite),
  );
  const noeud = (etape: EtapeAvantage, enfants: readonly NoeudTrace[]): NoeudTrace => ({
    ...etape,
    unite: 'EUR',
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
  const reserves = [...lus.values()]
    .filter((p) => p.fiabilite === 'C')
    .map((p) => `Valeur à revérifier : ${p.libelle.toLowerCase()} (${p.article}).`);
  if (nature === 'teletravail' && annee !== ANNEE_TELETRAVAIL)
    reserves.push('Limites de télétravail publiées pour 2024 ; celles de l’année peuvent être un peu plus hautes.');
  return {
    resultat: {
      statut: reserves.length === 0 ? 'exact' : 'estimation',
      reserves,
      hypotheses: regle.hypotheses,
      montant: Number(trace.valeur),
    },
    trace,
  };
}
