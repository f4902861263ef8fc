import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import { PRELEVEMENTS_SOCIAUX } from '../parametres/domaines/prelevements-sociaux.ts';
import { REVENUS_MOBILIERS } from '../parametres/domaines/revenus-mobiliers.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { premierJanvier } from '../patrimoine/jours.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { arrondirCentime, sommer } from '../patrimoine/montants.ts';
import { exigerEntier, exigerMontants, verifierListe, verifierMontants } from '../patrimoine/verification.ts';
import { type LigneForfait, taxerForfait } from './forfait.ts';
import { type MoinsValueReportee, solderTitres } from './plus-values-titres.ts';

/** Income of securities received in a year, in euros before any allowance. */
export interface RevenusMobiliers {
  /** Year in which the income was paid or the sale made. */
  readonly annee: number;
  readonly dividendes?: number;
  readonly interets?: number;
  readonly plus_values?: number;
  readonly moins_values?: number;
  readonly moins_values_reportees?: readonly MoinsValueReportee[];
  /** The gains come from the shares of a director who retires, and the conditions are met (CGI art. 150-0 D ter). */
  readonly depart_retraite_dirigeant?: boolean;
}

/** Flat tax of the year, in euros, and what the option for the scale would rest on. */
export interface ForfaitMobilier extends Fiable {
  readonly lignes: readonly LigneForfait[];
  readonly impot: number;
  readonly prelevements_sociaux: number;
  readonly total: number;
  readonly net: number;
  readonly plus_values_nettes: number;
  readonly moins_values_a_reporter: number;
  /** Added to the global income under the option for the scale. */
  readonly base_bareme: number;
  readonly csg_deductible: number;
}

const MONTANTS = ['dividendes', 'interets', 'plus_values', 'moins_values'] as const;
const PFU = { nom: 'rcm.pfu', article: 'CGI art. 200 A 1' } as const;

function verifier(r: RevenusMobiliers): RefusFiscal | null {
  return (
    exigerEntier(r.annee, 'annee') ??
    verifierMontants(r, MONTANTS) ??
    verifierListe(
      r.moins_values_reportees,
      'moins_values_reportees',
      (m, p) => exigerEntier(m.annee, `${p}annee`) ?? exigerMontants(m, ['montant'], p),
    )
  );
}

/** Allowance of a retiring director on the income tax only, in euros. */
function abattreDirigeant(r: RevenusMobiliers, net: number, calcul: Calcul): number {
  if (r.depart_retraite_dirigeant !== true || net === 0) return 0;
  const abattement = Math.min(net, calcul.lire('rcm.abattement_dirigeant'));
  calcul.supposer('Départ à la retraite du dirigeant : les conditions de l’abattement fixe sont remplies.');
  calcul.t?.noeud({
    regle: 'rcm.abattement_dirigeant',
    libelle: 'Abattement fixe du dirigeant partant à la retraite',
    valeur: abattement,
    formule: `Dans la limite de la plus-value = ${euros(abattement)}`,
    article: 'CGI art. 150-0 D ter',
    entrees: [entree('Plus-value', net)],
    parametres: ['rcm.abattement_dirigeant'],
  });
  return abattement;
}

function executer(r: RevenusMobiliers, calcul: Calcul): Omit<ForfaitMobilier, keyof Fiable> {
  const { dividendes = 0, interets = 0, plus_values = 0, moins_values = 0 } = r;
  calcul.t?.ouvrir();
  const solde = solderTitres(r.annee, plus_values, moins_values, r.moins_values_reportees ?? [], calcul);
  const abattement = abattreDirigeant(r, solde.net, calcul);
  const lignes = [
    taxerForfait('dividende', dividendes, dividendes, PFU, calcul),
    taxerForfait('interet', interets, interets, PFU, calcul),
    taxerForfait('plus_value_mobiliere', solde.net - abattement, solde.net, PFU, calcul),
  ];
  const impot = arrondirCentime(sommer(lignes.map((l) => l.impot)));
  const sociaux = arrondirCentime(sommer(lignes.map((l) => l.prelevements_sociaux)));
  const total = arrondirCentime(impot + sociaux);
  calcul.t?.fermer({
    regle: 'rcm.total',
    libelle: 'Prélèvement forfaitaire unique',
    valeur: total,
    formule: `${euros(impot)} (impôt) + ${euros(sociaux)} (prélèvements sociaux) = ${euros(total)}`,
    article: 'CGI art. 200 A ; CSS art. L136-6 et L136-7',
  });
  const dividendesNets = dividendes * (1 - calcul.lire('rcm.abattement_dividendes'));
  return {
    lignes,
    impot,
    prelevements_sociaux: sociaux,
    total,
    net: arrondirCentime(dividendes + interets + solde.net - total),
    plus_values_nettes: solde.net,
    moins_values_a_reporter: solde.a_reporter,
    base_bareme: arrondirCentime(dividendesNets + interets + solde.net - abattement),
    csg_deductible: arrondirCentime((dividendes + interets + solde.net) * calcul.lire('ps.csg_deductible')),
  };
}

const MOTEUR = definirMoteur<RevenusMobiliers, Omit<ForfaitMobilier, keyof Fiable>>({
  domaines: [REVENUS_MOBILIERS, PRELEVEMENTS_SOCIAUX],
  champDate: 'annee',
  jour: (r) => premierJanvier(r.annee),
  verifier,
  executer,
});

/**
 * Flat tax (income tax and social levies) on dividends, interest and securities gains of a year, in euros. The scale is
 * compared by a full computation of the household, never here.
 *
 * @see CGI art. 117 quater, 125 A, 150-0 A, 150-0 D, 200 A ; CSS art. L136-6 to L136-8
 */
export function calculerRevenusMobiliers(revenus: RevenusMobiliers): ForfaitMobilier | RefusFiscal {
  return MOTEUR.calculer(revenus);
}

/** Same computation with its tree; the root is `rcm.total`. */
export function expliquerRevenusMobiliers(revenus: RevenusMobiliers): Explique<ForfaitMobilier> | RefusFiscal {
  return MOTEUR.expliquer(revenus);
}
