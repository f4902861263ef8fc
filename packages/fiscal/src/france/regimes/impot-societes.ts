import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import { SOCIETE } from '../parametres/domaines/societes.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { exigerJour, exigerMontants, verifierFraction, verifierMontants } from '../patrimoine/verification.ts';

/** A financial year, of twelve months when `mois` is absent. Amounts in euros. */
export interface ExerciceSociete {
  /** Last day of the financial year. */
  readonly date_cloture: string;
  readonly benefice: number;
  /** Months of the financial year: the ceiling of the reduced rate follows them. */
  readonly mois?: number;
  /** Turnover without VAT: under the limit, the reduced rate is open. */
  readonly chiffre_affaires?: number;
  /** Capital fully paid up and held for 75 % at least by individuals; true when absent. */
  readonly capital_eligible?: boolean;
  /** Dividends of subsidiaries under the parent-subsidiary regime, counted in `benefice`. */
  readonly dividendes_filiales?: number;
  /** Gain on holdings owned for two years at least, counted in `benefice`: only a share of costs is taxed. */
  readonly plus_value_participation?: number;
  /** Losses of earlier years not yet used. */
  readonly deficits_anterieurs?: number;
  /** Share of the subsidiary held, a fraction. */
  readonly participation?: number;
  /** Tax group, or European subsidiary that could belong to one: lower share of costs. */
  readonly groupe?: boolean;
}

/** Figures in whole euros. */
export interface ImpotSocietes extends Fiable {
  /** Part of the dividends that leaves the profit. */
  readonly dividendes_exoneres: number;
  readonly quote_part: number;
  readonly benefice_imposable: number;
  readonly part_taux_reduit: number;
  readonly impot: number;
  readonly contribution_sociale: number;
  readonly total: number;
}

const MOIS_PAR_AN = 12;

/** Dividends leave the profit but for a share of costs (CGI art. 145 and 216). */
function exonererDividendes(e: ExerciceSociete, calcul: Calcul): { exoneres: number; quotePart: number } {
  const dividendes = e.dividendes_filiales ?? 0;
  if (dividendes === 0) return { exoneres: 0, quotePart: 0 };
  const minimum = calcul.lire('is.participation');
  const ouvert = (e.participation ?? 1) >= minimum;
  const nom = e.groupe === true ? 'is.quote_part_groupe' : 'is.quote_part';
  const quotePart = ouvert ? arrondirEuro(dividendes * calcul.lire(nom)) : 0;
  const exoneres = ouvert ? dividendes - quotePart : 0;
  if (ouvert)
    calcul.supposer(
      'Régime mère-fille : titres nominatifs conservés deux ans, filiale soumise à l’impôt sur les sociétés.',
    );
  calcul.t?.noeud({
    regle: 'is.mere_fille',
    libelle: 'Dividendes exonérés, régime mère-fille',
    valeur: exoneres,
    formule: ouvert
      ? `${euros(dividendes)} − ${pourcent(calcul.lire(nom))} (${euros(quotePart)}) = ${euros(exoneres)}`
      : `Participation inférieure à ${pourcent(minimum)} : dividendes imposés en entier`,
    article: 'CGI art. 145 et 216',
    entrees: [entree('Dividendes des filiales', dividendes), entree('Participation', e.participation ?? 1, 'taux')],
    parametres: [nom, 'is.participation'],
    arrondi: ARRONDI_EURO,
  });
  calcul.t?.noeud({
    regle: 'is.quote_part',
    libelle: 'Quote-part de frais et charges réintégrée',
    valeur: quotePart,
    formule: ouvert
      ? `${pourcent(calcul.lire(nom))} × ${euros(dividendes)} = ${euros(quotePart)}`
      : 'Régime fermé : rien à réintégrer',
    article: 'CGI art. 216 I',
    parametres: [nom],
    arrondi: ARRONDI_EURO,
  });
  return { exoneres, quotePart };
}

/** Social contribution of large companies, on the corporate tax above an allowance (CGI art. 235 ter ZC). */
function calculerContribution(e: ExerciceSociete, impot: number, calcul: Calcul): number {
  const seuil = calcul.lire('is.sociale_chiffre_affaires');
  const abattement = calcul.lire('is.sociale_abattement');
  if (e.chiffre_affaires === undefined && e.capital_eligible !== false) {
    if (impot > abattement)
      calcul.reserver(
        `Chiffre d’affaires non indiqué : à partir de ${euros(seuil)}, une contribution de ${pourcent(calcul.lire('is.sociale_taux'))} s’ajoute sur la part de l’impôt qui dépasse ${euros(abattement)} (CGI art. 235 ter ZC).`,
      );
    return 0;
  }
  // Small companies are exempt only when individuals hold three quarters of a capital fully paid up.
  if ((e.chiffre_affaires ?? 0) < seuil && e.capital_eligible !== false) return 0;
  if (impot <= abattement) return 0;
  const taux = calcul.lire('is.sociale_taux');
  const contribution = arrondirEuro(Math.max(0, impot - abattement) * taux);
  calcul.t?.noeud({
    regle: 'is.contribution_sociale',
    libelle: 'Contribution sociale',
    valeur: contribution,
    formule: `${pourcent(taux)} × (${euros(impot)} − ${euros(abattement)}) = ${euros(contribution)}`,
    article: 'CGI art. 235 ter ZC',
    parametres: ['is.sociale_taux', 'is.sociale_abattement', 'is.sociale_chiffre_affaires'],
    arrondi: ARRONDI_EURO,
  });
  return contribution;
}

/** A gain on holdings leaves the profit but for a share of costs (CGI art. 219 I a quinquies). */
function exonererTitres(e: ExerciceSociete, calcul: Calcul): number {
  const gain = e.plus_value_participation ?? 0;
  if (gain === 0) return 0;
  const taux = calcul.lire('is.quote_part_titres');
  const quotePart = arrondirEuro(gain * taux);
  calcul.supposer(
    'Titres de participation détenus depuis deux ans au moins, hors sociétés à prépondérance immobilière.',
  );
  calcul.t?.noeud({
    regle: 'is.quote_part_titres',
    libelle: 'Quote-part de frais de la plus-value sur titres de participation',
    valeur: quotePart,
    formule: `${pourcent(taux)} × ${euros(gain)} = ${euros(quotePart)}`,
    article: 'CGI art. 219 I a quinquies',
    entrees: [entree('Plus-value sur titres de participation', gain)],
    parametres: ['is.quote_part_titres'],
    arrondi: ARRONDI_EURO,
  });
  return gain - quotePart;
}

/** Losses of earlier years: in full up to an amount, then half of what exceeds it (CGI art. 209 I). */
function imputerDeficits(e: ExerciceSociete, benefice: number, calcul: Calcul): number {
  const deficits = e.deficits_anterieurs ?? 0;
  if (deficits === 0) return 0;
  const plancher = calcul.lire('is.deficit_plancher');
  const part = calcul.lire('is.deficit_part');
  const limite = plancher + Math.max(0, benefice - plancher) * part;
  const impute = arrondirEuro(Math.min(deficits, benefice, limite));
  calcul.t?.noeud({
    regle: 'is.deficits',
    libelle: 'Déficits antérieurs imputés',
    valeur: impute,
    formule: `${euros(deficits)} de déficits, limite ${euros(plancher)} + ${pourcent(part)} du surplus : ${euros(impute)}`,
    article: 'CGI art. 209 I',
    entrees: [entree('Déficits antérieurs', deficits), entree('Bénéfice', benefice)],
    parametres: ['is.deficit_plancher', 'is.deficit_part'],
    arrondi: ARRONDI_EURO,
  });
  return impute;
}

function executer(e: ExerciceSociete, calcul: Calcul): Omit<ImpotSocietes, keyof Fiable> {
  calcul.t?.ouvrir();
  const mois = e.mois ?? MOIS_PAR_AN;
  const sans =
    e.deficits_anterieurs === undefined ? 'sans crédit d’impôt ni déficit antérieur.' : 'sans crédit d’impôt.';
  calcul.supposer(mois === MOIS_PAR_AN ? `Exercice de douze mois, ${sans}` : `S${sans.slice(1)}`);
  const { exoneres, quotePart } = exonererDividendes(e, calcul);
  const avantDeficits = arrondirEuro(Math.max(0, e.benefice - exoneres - exonererTitres(e, calcul)));
  const benefice = avantDeficits - imputerDeficits(e, avantDeficits, calcul);
  const limite = calcul.lire('is.chiffre_affaires_pme');
  const pme = (e.chiffre_affaires ?? 0) <= limite && e.capital_eligible !== false;
  if (pme) {
    calcul.supposer(
      `Taux réduit : chiffre d’affaires de ${euros(limite)} au plus, capital libéré et détenu à 75 % par des personnes physiques.`,
    );
  }
  const plafond = arrondirEuro((calcul.lire('is.plafond_reduit') * mois) / MOIS_PAR_AN);
  const reduit = pme ? Math.min(benefice, plafond) : 0;
  const [t1, t2] = [calcul.lire('is.taux_reduit'), calcul.lire('is.taux')];
  const impot = arrondirEuro(reduit * t1 + (benefice - reduit) * t2);
  calcul.t?.noeud({
    regle: 'is.impot',
    libelle: 'Impôt sur les sociétés',
    valeur: impot,
    formule: `${pourcent(t1)} × ${euros(reduit)} + ${pourcent(t2)} × ${euros(benefice - reduit)} = ${euros(impot)}`,
    article: 'CGI art. 219 I',
    entrees: [entree('Bénéfice imposable', benefice), entree('Mois de l’exercice', mois, 'nombre')],
    parametres: ['is.taux', 'is.taux_reduit', 'is.plafond_reduit', 'is.chiffre_affaires_pme'],
    arrondi: ARRONDI_EURO,
  });
  const contribution = calculerContribution(e, impot, calcul);
  const total = impot + contribution;
  calcul.t?.fermer({
    regle: 'is.total',
    libelle: 'Impôt et contribution dus par la société',
    valeur: total,
    formule: `${euros(impot)} + ${euros(contribution)} = ${euros(total)}`,
    article: 'CGI art. 219 et 235 ter ZC',
  });
  return {
    dividendes_exoneres: exoneres,
    quote_part: quotePart,
    benefice_imposable: benefice,
    part_taux_reduit: reduit,
    impot,
    contribution_sociale: contribution,
    total,
  };
}

const MOTEUR = definirMoteur<ExerciceSociete, Omit<ImpotSocietes, keyof Fiable>>({
  domaines: [SOCIETE],
  champDate: 'date_cloture',
  jour: (e) => e.date_cloture,
  verifier: (e) =>
    exigerJour(e.date_cloture, 'date_cloture') ??
    exigerMontants(e, ['benefice']) ??
    verifierMontants(e, [
      'chiffre_affaires',
      'dividendes_filiales',
      'mois',
      'plus_value_participation',
      'deficits_anterieurs',
    ]) ??
    verifierFraction(e.participation, 'participation'),
  executer,
});

/** Corporate tax of a year, dividends of subsidiaries relieved, in whole euros (CGI art. 145, 216, 219, 235 ter ZC). */
export function calculerImpotSocietes(exercice: ExerciceSociete): ImpotSocietes | RefusFiscal {
  return MOTEUR.calculer(exercice);
}

/** Same computation with its tree; the root is `is.total`. */
export function expliquerImpotSocietes(exercice: ExerciceSociete): Explique<ImpotSocietes> | RefusFiscal {
  return MOTEUR.expliquer(exercice);
}
