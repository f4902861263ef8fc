import type { RefusFiscal } from '../../core/resultat.ts';
import { refuser } from '../../core/annee-fiscale.ts';
import { arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import { calculerImpotRevenu } from '../impot-revenu/calculer.ts';
import type { FoyerFiscal } from '../impot-revenu/foyer.ts';
import { PRELEVEMENTS_SOCIAUX } from '../parametres/domaines/prelevements-sociaux.ts';
import { LOCATION, REGIMES_MICRO } from '../parametres/domaines/regimes-micro.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { premierJanvier } from '../patrimoine/jours.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { exigerChoix, exigerEntier, exigerMontants, verifierMontants } from '../patrimoine/verification.ts';
import { regimeSocial } from '../revenus-mobiliers/natures.ts';
import { ACTIVITES_MICRO, type ActiviteMicro, REGLES_ACTIVITE } from './activites.ts';
import { ouvertureMicro, phraseMicroFerme, reserverTourisme } from './ouverture-micro.ts';

/** One activity beside the household that has it; the household is described without it. Amounts in euros. */
export interface DemandeComparaison {
  readonly annee: number;
  readonly activite: ActiviteMicro;
  readonly recettes: number;
  /** Costs of the real regime, loan interest included. They are paid under both regimes. */
  readonly charges: number;
  /** Part of `charges` that is loan interest (unfurnished letting: it never lowers the global income). */
  readonly interets?: number;
  /** Depreciation of the real regime: deducted, never paid. */
  readonly amortissements?: number;
  readonly foyer: FoyerFiscal;
}

/** What one regime costs and leaves, in whole euros. */
export interface BilanRegime {
  /** Profit added to the income of the household; negative when a deficit lowers it. */
  readonly base_imposable: number;
  /** Deficit or depreciation kept for later years. */
  readonly reporte: number;
  /** Income tax with the activity less income tax without it, both computed in full. */
  readonly impot: number;
  readonly prelevements_sociaux: number;
  /** Receipts less costs paid, tax and levies. */
  readonly revenu_net: number;
}

export interface ComparaisonRegimes extends Fiable {
  readonly micro: BilanRegime;
  readonly reel: BilanRegime;
  /** Gain of the better regime over the other, in euros; none when the flat rate is closed. */
  readonly gain: number;
  readonly meilleur: 'micro' | 'reel';
}

/** Taxable result of the real regime and what is kept for later. */
export function resultatReel(d: Omit<DemandeComparaison, 'foyer'>, calcul: Calcul): { base: number; reporte: number } {
  const amortissements = d.amortissements ?? 0;
  const avant = d.recettes - d.charges;
  if (REGLES_ACTIVITE[d.activite].meuble === true) {
    // Depreciation cannot create a deficit (CGI art. 39 C); a deficit stays within furnished letting (art. 156 I 1° ter).
    const admis = Math.min(amortissements, Math.max(0, avant));
    return { base: Math.max(0, avant - admis), reporte: amortissements - admis + Math.max(0, -avant) };
  }
  if (d.activite !== 'foncier') return { base: avant - amortissements, reporte: 0 };
  const interets = Math.min(d.interets ?? 0, d.charges);
  const horsInterets = Math.max(0, d.charges - interets - Math.max(0, d.recettes - interets));
  const imputable = Math.min(horsInterets, calcul.lire('location.deficit'));
  return avant >= 0 ? { base: avant, reporte: 0 } : { base: -imputable, reporte: -avant - imputable };
}

/** Full recomputation of the household with this much more income; a deficit lowers it down to nothing. */
function impotAvec(d: DemandeComparaison, base: number): number {
  const sans = calculerImpotRevenu(d.foyer, d.annee);
  if (sans.statut === 'refus') throw new Error(sans.message);
  const revenu = Math.max(0, sans.revenu_net_imposable + base);
  const avec = calculerImpotRevenu(d.foyer, d.annee, { revenuNetImposable: revenu });
  const reference = calculerImpotRevenu(d.foyer, d.annee, { revenuNetImposable: sans.revenu_net_imposable });
  if (avec.statut === 'refus' || reference.statut === 'refus') throw new Error('The household was refused halfway');
  return avec.impot_final - reference.impot_final;
}

function etablir(
  d: DemandeComparaison,
  regime: 'micro' | 'reel',
  base: number,
  reporte: number,
  calcul: Calcul,
): BilanRegime {
  const sociale = REGLES_ACTIVITE[d.activite].sociale;
  const taux = sociale === null ? 0 : calcul.lire(regimeSocial(sociale));
  const impot = impotAvec(d, base);
  const sociaux = arrondirEuro(Math.max(0, base) * taux);
  const net = d.recettes - d.charges - impot - sociaux;
  calcul.t?.noeud({
    regle: `regimes.${regime}`,
    libelle: regime === 'micro' ? 'Régime micro' : 'Régime réel',
    valeur: net,
    formule:
      `${euros(d.recettes)} − ${euros(d.charges)} de charges − ${euros(impot)} d’impôt − ` +
      `${pourcent(taux)} × ${euros(Math.max(0, base))} = ${euros(net)}`,
    article: REGLES_ACTIVITE[d.activite].article,
    entrees: [entree('Base imposable', base), entree('Reporté', reporte), entree('Charges payées', d.charges)],
    parametres: [
      ...(regime === 'micro' ? [REGLES_ACTIVITE[d.activite].taux] : []),
      ...(sociale === null ? [] : [regimeSocial(sociale)]),
    ],
  });
  return { base_imposable: base, reporte, impot, prelevements_sociaux: sociaux, revenu_net: net };
}

export function baseMicro(d: Omit<DemandeComparaison, 'foyer'>, calcul: Calcul): number {
  const regle = REGLES_ACTIVITE[d.activite];
  const minimum = regle.sansMinimum === true ? 0 : calcul.lire('micro.abattement_min');
  const abattement = Math.max(arrondirEuro(d.recettes * calcul.lire(regle.taux)), minimum);
  const ouverture = ouvertureMicro(d.activite, d.recettes, calcul);
  if (ouverture === 'incertain') {
    calcul.reserver(
      'Les recettes dépassent la limite du régime micro : il suppose qu’une des deux années précédentes ne la dépassait pas.',
    );
  }
  if (ouverture === 'ferme') calcul.reserver(phraseMicroFerme(calcul.lire(regle.limite)));
  reserverTourisme(d.activite, d.annee, calcul);
  return d.recettes - Math.min(d.recettes, abattement);
}

function executer(d: DemandeComparaison, calcul: Calcul): Omit<ComparaisonRegimes, keyof Fiable> {
  calcul.t?.ouvrir();
  calcul.supposer('L’activité s’ajoute aux revenus du foyer ; les deux impôts sont calculés en entier.');
  if (REGLES_ACTIVITE[d.activite].sociale === null) {
    calcul.supposer('Cotisations sociales de l’indépendant non comprises.');
  }
  const micro = etablir(d, 'micro', baseMicro(d, calcul), 0, calcul);
  const resultat = resultatReel(d, calcul);
  const reel = etablir(d, 'reel', resultat.base, resultat.reporte, calcul);
  const ferme = ouvertureMicro(d.activite, d.recettes, calcul) === 'ferme';
  const meilleur = ferme || reel.revenu_net > micro.revenu_net ? 'reel' : 'micro';
  const gain = ferme ? 0 : Math.abs(reel.revenu_net - micro.revenu_net);
  calcul.t?.fermer({
    regle: 'regimes.gain',
    libelle: 'Gain du régime le plus favorable',
    valeur: gain,
    formule: `Micro ${euros(micro.revenu_net)}, réel ${euros(reel.revenu_net)} : ${meilleur === 'reel' ? 'réel' : 'micro'}, ${euros(gain)} de plus`,
    article: REGLES_ACTIVITE[d.activite].article,
  });
  return { micro, reel, gain, meilleur };
}

const MOTEUR = definirMoteur<DemandeComparaison, Omit<ComparaisonRegimes, keyof Fiable>>({
  domaines: [REGIMES_MICRO, LOCATION, PRELEVEMENTS_SOCIAUX],
  champDate: 'annee',
  jour: (d) => premierJanvier(d.annee),
  verifier(d) {
    const refus =
      exigerEntier(d.annee, 'annee') ??
      exigerChoix(d.activite, ACTIVITES_MICRO, 'activite') ??
      exigerMontants(d, ['recettes', 'charges']) ??
      verifierMontants(d, ['interets', 'amortissements']);
    if (refus !== null) return refus;
    if ((d.interets ?? 0) > d.charges) {
      return refuser('FOYER_INCOHERENT', 'Les intérêts font partie des charges.', 'interets');
    }
    const ir = calculerImpotRevenu(d.foyer, d.annee);
    return ir.statut === 'refus' ? ir : null;
  },
  executer,
});

/** Flat-rate and real regimes of an activity side by side, by two full computations of the household. Whole euros. */
export function comparerRegimes(demande: DemandeComparaison): ComparaisonRegimes | RefusFiscal {
  return MOTEUR.calculer(demande);
}

/** Same comparison with its tree; the root is `regimes.gain`. */
export function expliquerComparaisonRegimes(demande: DemandeComparaison): Explique<ComparaisonRegimes> | RefusFiscal {
  return MOTEUR.expliquer(demande);
}
