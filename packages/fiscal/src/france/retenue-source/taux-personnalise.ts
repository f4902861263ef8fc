import { refuser } from '../../core/annee-fiscale.ts';
import { arrondirEuro } from '../../core/arrondi.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import { calculerImpotRevenu } from '../impot-revenu/calculer.ts';
import type { FoyerFiscal } from '../impot-revenu/foyer.ts';
import { TAUX_PERSONNALISE } from '../parametres/domaines/retenue-source.ts';
import { parametresImpotRevenu } from '../parametres/index.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { premierJanvier } from '../patrimoine/jours.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { impotAccepte, revenuCommun, revenuDuFoyer, revenuPersonnel, type RevenuRetenu } from './revenus-retenus.ts';

export interface DemandeTauxPersonnalise {
  readonly foyer: FoyerFiscal;
  /** Year of income, the last one assessed. */
  readonly annee: number;
}

/** Rates as fractions, rounded to a tenth of a point. */
export interface TauxPersonnalise extends Fiable {
  readonly taux_foyer: number;
  /** Income tax that concerns the income under withholding, in euros. */
  readonly impot_afferent: number;
  /** Income under withholding, before professional costs, in euros. */
  readonly assiette: number;
  /** Null for a person alone: each filer of a couple has one, the rule since September 2025. */
  readonly taux_declarant1: number | null;
  readonly taux_declarant2: number | null;
}

/** Nearest tenth of a point, half up (CGI art. 204 H I 3). */
function arrondirTaux(taux: number, calcul: Calcul): number {
  const pas = calcul.lire('pas.arrondi');
  return Math.round(taux * pas * (1 + 2 * Number.EPSILON)) / pas;
}

function diviser(impot: number, assiette: number): number {
  return assiette <= 0 ? 0 : Math.max(0, impot) / assiette;
}

/**
 * Tax of an income with half of the parts of the couple: half of what the couple would pay on twice the income, before
 * the rebate, which is that of a person alone (CGI art. 204 M 2). The article does not say which rebate; the example of
 * the administration in September 2018 (6 000 € and 2 000 € a month, one child: 4,2 %) only holds with this one.
 */
function impotDemiParts(foyer: FoyerFiscal, annee: number, revenu: number, calcul: Calcul): number {
  const droits = impotAccepte(foyer, annee, arrondirEuro(2 * revenu)).droits_simples / 2;
  const p = parametresImpotRevenu(annee);
  const forfait = p?.lire('decote.forfait_seul')?.valeur ?? 0;
  const decote = Math.min(droits, Math.max(0, forfait - droits * (p?.lire('decote.taux')?.valeur ?? 0)));
  if (decote > 0) calcul.supposer('Taux individualisé : la décote est celle d’une personne seule.');
  return droits - decote;
}

/** Rates of the two spouses: first the one with the lower income, then what is left for the other (CGI art. 204 M). */
function individualiser(
  d: DemandeTauxPersonnalise,
  foyer: RevenuRetenu,
  afferent: number,
  tauxFoyer: number,
  calcul: Calcul,
): [number, number] {
  const un = revenuPersonnel(d.foyer, d.annee, 1);
  const deux = revenuPersonnel(d.foyer, d.annee, 2);
  const commun = revenuCommun(d.foyer, d.annee);
  const premierPlusBas = un.assiette <= deux.assiette;
  const [bas, haut] = premierPlusBas ? [un, deux] : [deux, un];
  const ir = impotAccepte(d.foyer, d.annee);
  const charges = Math.max(0, ir.revenu_brut_global - ir.revenu_net_imposable);
  const revenuBas = Math.max(0, bas.net + (commun.net - charges) / 2);
  const impotBas = impotDemiParts(d.foyer, d.annee, revenuBas, calcul);
  const tauxBas = arrondirTaux(diviser(impotBas, bas.assiette + commun.assiette / 2), calcul);
  const reste = afferent - tauxBas * bas.assiette - tauxFoyer * commun.assiette;
  const tauxHaut = arrondirTaux(diviser(reste, haut.assiette), calcul);
  calcul.t?.noeud({
    regle: 'pas.taux_conjoint_bas',
    libelle: 'Taux individualisé du conjoint aux revenus les plus faibles',
    valeur: tauxBas,
    unite: 'taux',
    formule: `Impôt avec la moitié des parts (${euros(impotBas)}) ÷ ${euros(bas.assiette + commun.assiette / 2)} = ${pourcent(tauxBas)}`,
    article: 'CGI art. 204 M 2',
    entrees: [
      entree('Revenu net, moitié des communs et des charges', revenuBas),
      entree('Revenus personnels', bas.assiette),
    ],
    parametres: ['pas.arrondi'],
  });
  calcul.t?.noeud({
    regle: 'pas.taux_conjoint_haut',
    libelle: 'Taux individualisé de l’autre conjoint',
    valeur: tauxHaut,
    unite: 'taux',
    formule:
      `(${euros(afferent)} − ${pourcent(tauxBas)} × ${euros(bas.assiette)} − ` +
      `${pourcent(tauxFoyer)} × ${euros(commun.assiette)}) ÷ ${euros(haut.assiette)} = ${pourcent(tauxHaut)}`,
    article: 'CGI art. 204 M 3',
    entrees: [entree('Revenus personnels', haut.assiette), entree('Revenus du foyer', foyer.assiette)],
    parametres: ['pas.arrondi'],
  });
  return premierPlusBas ? [tauxBas, tauxHaut] : [tauxHaut, tauxBas];
}

function executer(d: DemandeTauxPersonnalise, calcul: Calcul): Omit<TauxPersonnalise, keyof Fiable> {
  calcul.t?.ouvrir();
  const ir = impotAccepte(d.foyer, d.annee);
  for (const reserve of ir.reserves) calcul.reserver(reserve);
  const retenu = revenuDuFoyer(d.foyer, d.annee);
  const total = Math.max(ir.revenu_brut_global, retenu.net);
  const proportion = total <= 0 ? 0 : retenu.net / total;
  const afferent = ir.impot_apres_decote * proportion;
  const tauxFoyer = arrondirTaux(diviser(afferent, retenu.assiette), calcul);
  if (tauxFoyer > 0 && ir.impot_final <= 0) {
    calcul.supposer(
      'Le taux est nul quand l’impôt des deux dernières années est nul et le revenu par part modeste (CGI art. 204 H II).',
    );
  }
  calcul.t?.noeud({
    regle: 'pas.impot_afferent',
    libelle: 'Impôt afférent aux revenus soumis au prélèvement',
    valeur: afferent,
    formule: `${euros(ir.impot_apres_decote)} × ${euros(retenu.net)} ÷ ${euros(total)} = ${euros(afferent)}`,
    article: 'CGI art. 204 H I 1',
    entrees: [entree('Impôt du barème, décote déduite', ir.impot_apres_decote), entree('Revenus nets du foyer', total)],
  });
  const couple = d.foyer.declarant2 !== null;
  if (couple && d.foyer.option_bareme) {
    calcul.reserver('Revenus du capital au barème : les taux individualisés les laissent hors des revenus personnels.');
  }
  const [un, deux] = couple ? individualiser(d, retenu, afferent, tauxFoyer, calcul) : [null, null];
  calcul.t?.fermer({
    regle: 'pas.taux_foyer',
    libelle: 'Taux personnalisé du foyer',
    valeur: tauxFoyer,
    unite: 'taux',
    formule: `${euros(afferent)} ÷ ${euros(retenu.assiette)} = ${pourcent(tauxFoyer)}`,
    article: 'CGI art. 204 H I',
    entrees: [entree('Revenus soumis au prélèvement', retenu.assiette)],
    parametres: ['pas.arrondi'],
    arrondi: 'au dixième de point le plus proche',
  });
  return {
    taux_foyer: tauxFoyer,
    impot_afferent: afferent,
    assiette: retenu.assiette,
    taux_declarant1: un,
    taux_declarant2: deux,
  };
}

const MOTEUR = definirMoteur<DemandeTauxPersonnalise, Omit<TauxPersonnalise, keyof Fiable>>({
  domaines: [TAUX_PERSONNALISE],
  champDate: 'annee',
  jour: (d) => premierJanvier(d.annee),
  verifier(d) {
    const ir = calculerImpotRevenu(d.foyer, d.annee);
    if (ir.statut === 'refus') return ir;
    const couple = d.foyer.situation === 'marie' || d.foyer.situation === 'pacse';
    if (!couple || d.foyer.declarant2 !== null) return null;
    return refuser('FOYER_INCOHERENT', 'Un couple a deux déclarants.', 'declarant2');
  },
  executer,
});

/**
 * Personalised rate of the household and individualised rates of the spouses, from the income-tax engine.
 *
 * @see CGI art. 204 H I and 204 M ; BOI-IR-PAS-20-20
 */
export function calculerTauxPersonnalise(demande: DemandeTauxPersonnalise): TauxPersonnalise | RefusFiscal {
  return MOTEUR.calculer(demande);
}

/** Same computation with its tree; the root is `pas.taux_foyer`. */
export function expliquerTauxPersonnalise(demande: DemandeTauxPersonnalise): Explique<TauxPersonnalise> | RefusFiscal {
  return MOTEUR.expliquer(demande);
}
