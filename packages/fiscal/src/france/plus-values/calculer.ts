import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros, nombre, pourcent } from '../../core/typographie.ts';
import { PLUS_VALUES_IMMOBILIERES } from '../parametres/domaines/plus-values-immobilieres.ts';
import { PRELEVEMENTS_SOCIAUX } from '../parametres/domaines/prelevements-sociaux.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { anneesEcoulees, jourFrancais } from '../patrimoine/jours.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { ARRONDI_CENTIME, arrondirCentime, sommer } from '../patrimoine/montants.ts';
import { calculerAbattementIr, calculerAbattementPs } from './abattements.ts';
import { type CessionImmobiliere, verifierCession } from './cession.ts';
import { calculerSurtaxe } from './surtaxe.ts';
import { tracerVendeurs } from './vendeurs.ts';
import { corrigerPrixAcquisition, type PrixAcquisition } from './prix-acquisition.ts';

/** Figures of the sale, in euros; allowances as fractions. */
export interface PlusValueImmobiliere extends Fiable, PrixAcquisition {
  readonly annees_detention: number;
  readonly prix_cession_net: number;
  /** Before any allowance; zero when the sale makes a loss, which lowers nothing. */
  readonly pv_brute: number;
  /** Share of the gain that an exemption leaves taxable. */
  readonly fraction_imposable: number;
  readonly abattement_ir: number;
  readonly base_ir: number;
  readonly impot: number;
  readonly surtaxe: number;
  readonly abattement_ps: number;
  readonly base_ps: number;
  readonly prelevements_sociaux: number;
  readonly total: number;
  /** Price received less the taxes of the sale. */
  readonly net_vendeur: number;
}

const MOTIFS: Readonly<Record<NonNullable<CessionImmobiliere['exoneration']>, [motif: string, article: string]>> = {
  residence_principale: ['Résidence principale du cédant au jour de la cession', 'CGI art. 150 U II 1°'],
  premiere_cession_logement: [
    'Première cession d’un logement, prix remployé dans la résidence principale',
    'CGI art. 150 U II 1° bis',
  ],
  retraite_ou_invalidite: ['Titulaire d’une pension ou carte d’invalidité aux revenus modestes', 'CGI art. 150 U III'],
  expropriation: ['Expropriation, indemnité remployée', 'CGI art. 150 U II 4°'],
  logement_social: ['Cession destinée au logement social', 'CGI art. 150 U II 7° et 8°'],
};

/**
 * Share of the gain that stays taxable, declared exemption, then small price judged per seller; and how those whose price
 * is above it share that gain. Article 150 U II 6° is
 * about a property: it does not exempt the sale of shares (CGI art. 150 UB I).
 */
function partImposable(
  c: CessionImmobiliere,
  quotesParts: readonly number[],
  calcul: Calcul,
): { readonly fraction: number; readonly partsDuGain: readonly number[] } {
  const seuil = calcul.lire('pvi.seuil_prix');
  const parts = c.nature === 'parts_sci';
  const inconnu = c.plus_value_brute !== undefined && c.prix_cession === 0;
  if (inconnu && !parts) calcul.supposer(`Prix de vente supérieur à ${euros(seuil)} par cédant.`);
  const imposees = quotesParts.map((part) => (inconnu || parts || c.prix_cession * part > seuil ? part : 0));
  const auDessus = inconnu ? 1 : sommer(imposees);
  const [motif, article] = c.exoneration === undefined ? [null, ''] : MOTIFS[c.exoneration];
  const exoneree = motif === null ? 0 : (c.fraction_exoneree ?? 1);
  if (motif !== null) calcul.supposer(`Les conditions de l’exonération sont remplies : ${motif.toLowerCase()}.`);
  const fraction = auDessus * (1 - exoneree);
  let formule = 'Aucune exonération';
  if (motif !== null) formule = `${motif} : ${pourcent(exoneree)} exonérés`;
  else if (parts) formule = `Parts de société : l’exonération des prix de ${euros(seuil)} au plus ne s’applique pas`;
  else if (auDessus < 1)
    formule = `Prix n’excédant pas ${euros(seuil)} par cédant : ${pourcent(1 - auDessus)} exonérés`;
  calcul.t?.noeud({
    regle: 'pvi.exoneration',
    libelle: 'Part imposable de la plus-value',
    valeur: fraction,
    unite: 'taux',
    formule,
    article: motif === null ? (parts ? 'CGI art. 150 UB I' : 'CGI art. 150 U II 6°') : article,
    entrees: [entree('Prix de cession', c.prix_cession)],
    parametres: ['pvi.seuil_prix'],
  });
  return { fraction, partsDuGain: auDessus === 0 ? imposees : imposees.map((part) => part / auDessus) };
}

function calculerDuree(c: CessionImmobiliere, calcul: Calcul): number {
  const annees =
    c.date_acquisition === undefined ? (c.annees_detention ?? 0) : anneesEcoulees(c.date_acquisition, c.date_cession);
  calcul.t?.noeud({
    regle: 'pvi.duree',
    libelle: 'Années pleines de détention',
    valeur: annees,
    unite: 'nombre',
    formule:
      c.date_acquisition === undefined
        ? `Durée indiquée : ${nombre(annees)}`
        : `Du ${jourFrancais(c.date_acquisition)} au ${jourFrancais(c.date_cession)} : ${nombre(annees)}`,
    article: 'CGI art. 150 VC I',
  });
  return annees;
}

/** The gain after its allowance, in euros to the cent. */
function abattre(
  regle: 'pvi.base_ir' | 'pvi.base_ps',
  pour: string,
  imposable: number,
  abattement: number,
  calcul: Calcul,
): number {
  const base = arrondirCentime(imposable * (1 - abattement));
  calcul.t?.noeud({
    regle,
    libelle: `Plus-value imposable après abattement, ${pour}`,
    valeur: base,
    formule: `${euros(imposable)} × (1 − ${pourcent(abattement)}) = ${euros(base)}`,
    article: 'CGI art. 150 VC I',
    arrondi: ARRONDI_CENTIME,
  });
  return base;
}

/** A tax at a flat rate on the gain after its allowance. */
function taxer(
  regle: string,
  libelle: string,
  nom: 'pvi.taux' | 'ps.maintenu' | 'ps.assure_en_europe',
  base: number,
  article: string,
  calcul: Calcul,
): number {
  const taux = calcul.lire(nom);
  const montant = arrondirCentime(base * taux);
  calcul.t?.noeud({
    regle,
    libelle,
    valeur: montant,
    formule: `${pourcent(taux)} × ${euros(base)} = ${euros(montant)}`,
    article,
    entrees: [entree('Base imposable', base)],
    parametres: [nom],
    arrondi: ARRONDI_CENTIME,
  });
  return montant;
}

const SANS_PRIX: PrixAcquisition = {
  frais_acquisition: 0,
  travaux: 0,
  amortissements_reintegres: 0,
  prix_acquisition_corrige: 0,
};

/** The gain before any allowance: told, or the price received less what the property cost. */
function calculerGain(
  c: CessionImmobiliere,
  cessionNette: number,
  annees: number,
  calcul: Calcul,
): PrixAcquisition & { readonly brute: number } {
  const regle = { regle: 'pvi.plus_value_brute', libelle: 'Plus-value brute', article: 'CGI art. 150 V à 150 VB' };
  if (c.plus_value_brute !== undefined) {
    calcul.supposer('Plus-value indiquée : frais et travaux déjà comptés, avant tout abattement pour durée.');
    calcul.t?.noeud({
      ...regle,
      valeur: c.plus_value_brute,
      formule: `Plus-value indiquée = ${euros(c.plus_value_brute)}`,
      entrees: [entree('Plus-value indiquée', c.plus_value_brute)],
    });
    return { ...SANS_PRIX, brute: c.plus_value_brute };
  }
  calcul.t?.ouvrir();
  const prix = corrigerPrixAcquisition(c, annees, calcul);
  const solde = cessionNette - prix.prix_acquisition_corrige;
  const brute = Math.max(0, solde);
  calcul.t?.fermer({
    ...regle,
    valeur: brute,
    formule:
      `${euros(cessionNette)} − ${euros(prix.prix_acquisition_corrige)} = ${euros(solde)}` +
      (solde < 0 ? ' : moins-value, sans effet' : ''),
    entrees: [entree('Prix de cession', c.prix_cession), entree('Frais de cession', c.frais_cession ?? 0)],
  });
  return { ...prix, brute };
}

function executer(c: CessionImmobiliere, calcul: Calcul): Omit<PlusValueImmobiliere, keyof Fiable> {
  const t = calcul.t;
  const enEurope = c.assure_en_europe === true;
  calcul.supposer(
    enEurope
      ? 'Cédants tous affiliés au régime obligatoire d’un autre État de l’Union, de l’Espace économique européen ou de la Suisse, et non au régime français : ni CSG ni CRDS.'
      : 'Cédants domiciliés en France, affiliés au régime français de sécurité sociale.',
  );
  if (c.nature === 'parts_sci')
    calcul.supposer(
      'Société à prépondérance immobilière, non cotée, à l’impôt sur le revenu ; prix des parts corrigé des bénéfices déjà imposés.',
    );
  const quotesParts = c.quotes_parts ?? [1];
  t?.ouvrir();
  const annees = calculerDuree(c, calcul);
  const cessionNette = Math.max(0, c.prix_cession - (c.frais_cession ?? 0));
  const { brute, ...prix } = calculerGain(c, cessionNette, annees, calcul);
  const { fraction, partsDuGain } = partImposable(c, quotesParts, calcul);
  const imposable = brute * fraction;
  const abattementIr = calculerAbattementIr(annees, calcul);
  const baseIr = abattre('pvi.base_ir', 'impôt', imposable, abattementIr, calcul);
  const impot = taxer('pvi.impot', 'Impôt sur la plus-value', 'pvi.taux', baseIr, 'CGI art. 200 B', calcul);
  const surtaxes = calculerSurtaxe(baseIr, partsDuGain, c.nature === 'terrain_a_batir', calcul);
  const surtaxe = arrondirCentime(surtaxes.total);
  const abattementPs = calculerAbattementPs(annees, calcul);
  const basePs = abattre('pvi.base_ps', 'prélèvements sociaux', imposable, abattementPs, calcul);
  const sociaux = taxer(
    'pvi.prelevements_sociaux',
    'Prélèvements sociaux',
    enEurope ? 'ps.assure_en_europe' : 'ps.maintenu',
    basePs,
    enEurope ? 'CSS art. L136-7 I ter ; CGI art. 235 ter' : 'CSS art. L136-7 et L136-8 ; CGI art. 235 ter',
    calcul,
  );
  tracerVendeurs({ proportionnel: impot + sociaux, surtaxes: surtaxes.parCedant, quotesParts, partsDuGain }, calcul);
  const total = arrondirCentime(impot + surtaxe + sociaux);
  t?.fermer({
    regle: 'pvi.total',
    libelle: 'Impôt, surtaxe et prélèvements sociaux de la plus-value',
    valeur: total,
    formule: `${euros(impot)} + ${euros(surtaxe)} + ${euros(sociaux)} = ${euros(total)}`,
    article: 'CGI art. 150 U, 200 B et 1609 nonies G',
  });
  return {
    annees_detention: annees,
    prix_cession_net: cessionNette,
    ...prix,
    pv_brute: brute,
    fraction_imposable: fraction,
    abattement_ir: abattementIr,
    base_ir: baseIr,
    impot,
    surtaxe,
    abattement_ps: abattementPs,
    base_ps: basePs,
    prelevements_sociaux: sociaux,
    total,
    net_vendeur: arrondirCentime(cessionNette - total),
  };
}

const MOTEUR = definirMoteur<CessionImmobiliere, Omit<PlusValueImmobiliere, keyof Fiable>>({
  domaines: [PLUS_VALUES_IMMOBILIERES, PRELEVEMENTS_SOCIAUX],
  champDate: 'date_cession',
  jour: (c) => c.date_cession,
  verifier: verifierCession,
  executer,
});

/**
 * Tax on the gain of a real-estate sale by individuals, in euros.
 *
 * @returns figures with their certainty, or a typed refusal: day not covered, amount invalid, contradictory dates
 * @see CGI art. 150 U to 150 VH, 200 B, 1609 nonies G ; CSS art. L136-7
 */
export function calculerPlusValueImmobiliere(cession: CessionImmobiliere): PlusValueImmobiliere | RefusFiscal {
  return MOTEUR.calculer(cession);
}

/** Same computation with its tree; the root is `pvi.total`. */
export function expliquerPlusValueImmobiliere(
  cession: CessionImmobiliere,
): Explique<PlusValueImmobiliere> | RefusFiscal {
  return MOTEUR.expliquer(cession);
}
