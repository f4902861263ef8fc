import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { enParts, euros, pourcent } from '../../core/typographie.ts';
import { REGIMES_MICRO } from '../parametres/domaines/regimes-micro.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { premierJanvier } from '../patrimoine/jours.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { arrondirCentime } from '../patrimoine/montants.ts';
import { exigerChoix, exigerEntier, exigerMontants, verifierMontants } from '../patrimoine/verification.ts';
import { ACTIVITES_MICRO, type ActiviteMicro, REGLES_ACTIVITE } from './activites.ts';
import { reserverTourisme } from './ouverture-micro.ts';

/** Receipts of a flat-rate activity. Amounts in euros, without VAT. */
export interface DemandeMicro {
  readonly annee: number;
  readonly activite: ActiviteMicro;
  readonly recettes: number;
  readonly recettes_n_moins_1?: number;
  readonly recettes_n_moins_2?: number;
  /** Compute the flat payment; when absent, for businesses but not for furnished lets, where it is rare. */
  readonly versement_liberatoire?: boolean;
  /** To check the flat payment: reference income of the last year but one and parts of the household. */
  readonly rfr_n_moins_2?: number;
  readonly parts?: number;
}

/** Figures in euros. */
export interface RegimeMicro extends Fiable {
  readonly taux_abattement: number;
  readonly abattement: number;
  readonly benefice_imposable: number;
  readonly limite: number;
  /** The regime applies: false above the limit, null when it depends on years that are not given. */
  readonly ouvert: boolean | null;
  /** Flat payment of income tax in place of the scale; null when the activity has none, or when it was not asked. */
  readonly versement_liberatoire: number | null;
  /** Null when the reference income is not given. */
  readonly versement_liberatoire_ouvert: boolean | null;
}

function verifier(d: DemandeMicro): RefusFiscal | null {
  return (
    exigerEntier(d.annee, 'annee') ??
    exigerChoix(d.activite, ACTIVITES_MICRO, 'activite') ??
    exigerMontants(d, ['recettes']) ??
    verifierMontants(d, ['recettes_n_moins_1', 'recettes_n_moins_2', 'rfr_n_moins_2', 'parts'])
  );
}

/** Taxable profit in whole euros: receipts less the allowance, which has a minimum except for rents. */
function abattre(d: DemandeMicro, calcul: Calcul): { taux: number; abattement: number } {
  const regle = REGLES_ACTIVITE[d.activite];
  const taux = calcul.lire(regle.taux);
  reserverTourisme(d.activite, d.annee, calcul);
  const minimum = regle.sansMinimum === true ? 0 : calcul.lire('micro.abattement_min');
  const forfait = arrondirEuro(d.recettes * taux);
  const abattement = Math.min(d.recettes, Math.max(forfait, minimum));
  calcul.t?.noeud({
    regle: 'micro.abattement',
    libelle: `Abattement forfaitaire : ${regle.libelle}`,
    valeur: abattement,
    formule:
      `${pourcent(taux)} × ${euros(d.recettes)} = ${euros(forfait)}` +
      (abattement > forfait ? `, porté au minimum de ${euros(abattement)}` : ''),
    article: regle.article,
    entrees: [entree('Recettes', d.recettes)],
    parametres: regle.sansMinimum === true ? [regle.taux] : [regle.taux, 'micro.abattement_min'],
    arrondi: ARRONDI_EURO,
  });
  return { taux, abattement };
}

/** Whether the regime is open. Rents are judged on the year, businesses on either of the two years before. */
function juger(d: DemandeMicro, limite: number, calcul: Calcul): boolean | null {
  const regle = REGLES_ACTIVITE[d.activite];
  let ouvert: boolean | null;
  if (regle.limiteDeLAnnee === true) {
    ouvert = d.recettes <= limite;
  } else {
    const passees = [d.recettes_n_moins_1, d.recettes_n_moins_2].filter((r) => r !== undefined);
    if (passees.some((r) => r <= limite)) ouvert = true;
    else if (passees.length === 2) ouvert = false;
    else ouvert = d.recettes <= limite ? true : null;
  }
  if (ouvert === null)
    calcul.reserver(
      'Les recettes dépassent la limite : le régime suppose qu’une des deux années précédentes ne la dépassait pas.',
    );
  if (ouvert === false)
    calcul.reserver(
      'Les recettes dépassent la limite : le régime réel s’applique, ces montants ne sont qu’indicatifs.',
    );
  calcul.t?.noeud({
    regle: 'micro.limite',
    libelle: 'Recettes limites du régime',
    valeur: limite,
    formule: `${euros(d.recettes)} de recettes, limite ${euros(limite)}`,
    article: regle.article,
    entrees: [entree('Recettes', d.recettes)],
    parametres: [regle.limite],
  });
  return ouvert;
}

/** Flat payment of income tax in euros, and whether the reference income opens it (CGI art. 151-0). */
function calculerVersement(d: DemandeMicro, calcul: Calcul): { montant: number | null; ouvert: boolean | null } {
  const { liberatoire: nom, meuble } = REGLES_ACTIVITE[d.activite];
  const demande = d.versement_liberatoire ?? meuble !== true;
  if (nom === null || !demande) return { montant: null, ouvert: null };
  const taux = calcul.lire(nom);
  const montant = arrondirCentime(d.recettes * taux);
  const seuil = calcul.lire('micro.liberatoire_revenu_par_part');
  const parts = d.parts ?? 1;
  const ouvert = d.rfr_n_moins_2 === undefined ? null : d.rfr_n_moins_2 <= seuil * parts;
  if (ouvert === null)
    calcul.supposer(
      `Versement libératoire : ouvert si le revenu de référence N − 2 n’excède pas ${euros(seuil)} par part.`,
    );
  calcul.t?.noeud({
    regle: 'micro.versement_liberatoire',
    libelle: 'Versement libératoire de l’impôt sur le revenu',
    valeur: montant,
    formule:
      `${pourcent(taux)} × ${euros(d.recettes)} = ${euros(montant)}` +
      (ouvert === null
        ? ''
        : ` ; ${ouvert ? 'ouvert' : 'fermé'} : revenu ${euros(d.rfr_n_moins_2 ?? 0)}, seuil ${euros(seuil)} × ${enParts(parts)}`),
    article: 'CGI art. 151-0',
    entrees: [entree('Recettes', d.recettes)],
    parametres: [nom, 'micro.liberatoire_revenu_par_part'],
  });
  return { montant, ouvert };
}

function executer(d: DemandeMicro, calcul: Calcul): Omit<RegimeMicro, keyof Fiable> {
  calcul.t?.ouvrir();
  const { taux, abattement } = abattre(d, calcul);
  const limite = calcul.lire(REGLES_ACTIVITE[d.activite].limite);
  const ouvert = juger(d, limite, calcul);
  const versement = calculerVersement(d, calcul);
  const benefice = d.recettes - abattement;
  calcul.t?.fermer({
    regle: 'micro.benefice',
    libelle: 'Bénéfice imposable',
    valeur: benefice,
    formule: `${euros(d.recettes)} − ${euros(abattement)} = ${euros(benefice)}`,
    article: REGLES_ACTIVITE[d.activite].article,
  });
  return {
    taux_abattement: taux,
    abattement,
    benefice_imposable: benefice,
    limite,
    ouvert,
    versement_liberatoire: versement.montant,
    versement_liberatoire_ouvert: versement.ouvert,
  };
}

const MOTEUR = definirMoteur<DemandeMicro, Omit<RegimeMicro, keyof Fiable>>({
  domaines: [REGIMES_MICRO],
  champDate: 'annee',
  jour: (d) => premierJanvier(d.annee),
  verifier,
  executer,
});

/** Flat-rate profit, limit of the regime and flat payment, in euros (CGI art. 32, 50-0, 64 bis, 102 ter, 151-0). */
export function calculerRegimeMicro(demande: DemandeMicro): RegimeMicro | RefusFiscal {
  return MOTEUR.calculer(demande);
}

/** Same computation with its tree; the root is `micro.benefice`. */
export function expliquerRegimeMicro(demande: DemandeMicro): Explique<RegimeMicro> | RefusFiscal {
  return MOTEUR.expliquer(demande);
}
