import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { refuserAnnee } from '../../core/annee-fiscale.ts';
import { entree } from '../../core/traceur.ts';
import { euros, nombre, pourcent } from '../../core/typographie.ts';
import { LISSAGE_CEHR } from '../parametres/domaines/societes.ts';
import type { NomParametre } from '../parametres/definition.ts';
import { derniereAnneeCouverte, parametresImpotRevenu, PREMIERE_ANNEE_COUVERTE } from '../parametres/index.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { premierJanvier } from '../patrimoine/jours.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { exigerChoix, exigerEntier, exigerMontants } from '../patrimoine/verification.ts';

/** Reference incomes of three years, in euros. */
export interface DemandeLissage {
  /** Year of the exceptional income. */
  readonly annee: number;
  readonly situation: 'seul' | 'couple';
  readonly rfr: number;
  readonly rfr_n_moins_1: number;
  readonly rfr_n_moins_2: number;
}

/** Figures in whole euros. */
export interface LissageCehr extends Fiable {
  /** Contribution of the scale, without smoothing. */
  readonly cehr: number;
  /** Both conditions on the past incomes are met. */
  readonly ouvert: boolean;
  readonly moyenne: number;
  /** Contribution with smoothing when it is open and lower; the plain one otherwise. */
  readonly cehr_lissee: number;
  readonly gain: number;
}

interface BaremeCehr {
  readonly seuil1: number;
  readonly seuil2: number;
  readonly taux1: number;
  readonly taux2: number;
}

function lireBareme(d: DemandeLissage): BaremeCehr {
  const p = parametresImpotRevenu(d.annee);
  const valeur = (nom: NomParametre): number => p?.lire(nom)?.valeur ?? 0;
  return {
    seuil1: valeur(d.situation === 'couple' ? 'cehr.seuil_1_couple' : 'cehr.seuil_1_seul'),
    seuil2: valeur(d.situation === 'couple' ? 'cehr.seuil_2_couple' : 'cehr.seuil_2_seul'),
    taux1: valeur('cehr.taux_1'),
    taux2: valeur('cehr.taux_2'),
  };
}

function contribution(revenu: number, b: BaremeCehr): number {
  return Math.max(0, Math.min(revenu, b.seuil2) - b.seuil1) * b.taux1 + Math.max(0, revenu - b.seuil2) * b.taux2;
}

function executer(d: DemandeLissage, calcul: Calcul): Omit<LissageCehr, keyof Fiable> {
  const bareme = lireBareme(d);
  calcul.t?.ouvrir();
  const cehr = arrondirEuro(contribution(d.rfr, bareme));
  calcul.t?.noeud({
    regle: 'cehr.bareme',
    libelle: 'Contribution sans lissage',
    valeur: cehr,
    formule: `${pourcent(bareme.taux1)} puis ${pourcent(bareme.taux2)} de ${euros(d.rfr)} au-dessus de ${euros(bareme.seuil1)} = ${euros(cehr)}`,
    article: 'CGI art. 223 sexies I',
    entrees: [entree('Revenu fiscal de référence', d.rfr)],
    arrondi: ARRONDI_EURO,
  });
  const moyenne = (d.rfr_n_moins_1 + d.rfr_n_moins_2) / 2;
  const multiple = calcul.lire('lissage.multiple');
  const passes = d.rfr_n_moins_1 <= bareme.seuil1 && d.rfr_n_moins_2 <= bareme.seuil1;
  const ouvert = passes && d.rfr >= multiple * moyenne;
  const base = moyenne + (d.rfr - moyenne) / 2;
  const lissee = arrondirEuro(2 * contribution(base, bareme));
  const retenue = ouvert ? Math.min(cehr, lissee) : cehr;
  if (ouvert && cehr > 0) {
    calcul.supposer(
      'Lissage demandé par réclamation ; plus de la moitié des revenus des deux années précédentes était imposée en France.',
    );
  }
  let formule = `2 × contribution sur ${euros(moyenne)} + (${euros(d.rfr)} − ${euros(moyenne)}) ÷ 2 = ${euros(base)} : ${euros(lissee)}`;
  if (!passes) formule = `Un revenu des deux années précédentes dépasse ${euros(bareme.seuil1)} : pas de lissage`;
  else if (!ouvert) formule = `${euros(d.rfr)} n’atteint pas ${nombre(multiple)} × ${euros(moyenne)} : pas de lissage`;
  calcul.t?.fermer({
    regle: 'cehr.lissage',
    libelle: 'Contribution après lissage',
    valeur: retenue,
    formule,
    article: 'CGI art. 223 sexies II',
    entrees: [entree('Revenu N − 1', d.rfr_n_moins_1), entree('Revenu N − 2', d.rfr_n_moins_2)],
    parametres: ['lissage.multiple'],
    arrondi: ARRONDI_EURO,
  });
  return { cehr, ouvert, moyenne, cehr_lissee: retenue, gain: cehr - retenue };
}

const MOTEUR = definirMoteur<DemandeLissage, Omit<LissageCehr, keyof Fiable>>({
  domaines: [LISSAGE_CEHR],
  champDate: 'annee',
  jour: (d) => premierJanvier(d.annee),
  verifier: (d) =>
    exigerEntier(d.annee, 'annee') ??
    (parametresImpotRevenu(d.annee) === undefined
      ? refuserAnnee(d.annee, PREMIERE_ANNEE_COUVERTE, derniereAnneeCouverte())
      : null) ??
    exigerChoix(d.situation, ['seul', 'couple'], 'situation') ??
    exigerMontants(d, ['rfr', 'rfr_n_moins_1', 'rfr_n_moins_2']),
  executer,
});

/** Contribution on high incomes with the smoothing of an exceptional income, in whole euros (CGI art. 223 sexies). */
export function calculerLissageCehr(demande: DemandeLissage): LissageCehr | RefusFiscal {
  return MOTEUR.calculer(demande);
}

/** Same computation with its tree; the root is `cehr.lissage`. */
export function expliquerLissageCehr(demande: DemandeLissage): Explique<LissageCehr> | RefusFiscal {
  return MOTEUR.expliquer(demande);
}
