import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import { ASSURANCE_VIE_RACHAT } from '../parametres/domaines/assurance-vie.ts';
import type { NomPatrimoine } from '../parametres/domaines/index.ts';
import { PRELEVEMENTS_SOCIAUX } from '../parametres/domaines/prelevements-sociaux.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { anneesEcoulees } from '../patrimoine/jours.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { ARRONDI_CENTIME, arrondirCentime } from '../patrimoine/montants.ts';
import { type RachatAssuranceVie, verifierRachat } from './demande-rachat.ts';
import { calculerFractionReduite, calculerGainsAnciens, calculerPartDeGains } from './gains.ts';

/** Figures of the withdrawal, in euros. */
export interface ImpositionRachat extends Fiable {
  readonly part_de_gains: number;
  /** Full years of the contract. */
  readonly annees_contrat: number;
  readonly abattement: number;
  readonly gains_imposables: number;
  /** Flat-rate tax, or the discharging levy on gains of old premiums. */
  readonly impot: number;
  readonly prelevements_sociaux: number;
  readonly total: number;
  /** Withheld by the insurer on new gains when no dispensation is asked; deducted from the tax. */
  readonly acompte: number;
  /** Under the option for the scale: what joins the income, and the deductible social contribution. */
  readonly base_bareme: number;
  readonly csg_deductible: number;
}

/** A tranche of gains at one rate. */
interface Assiette {
  readonly regle: string;
  readonly libelle: string;
  readonly gains: number;
  readonly taux: NomPatrimoine;
}

/** Gains by rate, in the order in which the allowance is set against them: old premiums, reduced rate, full rate. */
function ventiler(r: RachatAssuranceVie, gains: number, annees: number, calcul: Calcul): Assiette[] {
  const long = annees >= calcul.lire('av.annees_longues');
  const anciens = calculerGainsAnciens(r, gains, calcul);
  const nouveaux = gains - anciens;
  const moyen = annees >= calcul.lire('av.annees_moyennes');
  const tauxAncien = long ? 'av.liberatoire_long' : moyen ? 'av.liberatoire_moyen' : 'av.liberatoire_court';
  const reduits = long && nouveaux > 0 ? nouveaux * calculerFractionReduite(r, calcul) : 0;
  const assiettes: Assiette[] = [
    {
      regle: 'av.primes_anciennes',
      libelle: 'Gains de primes versées avant le 27/09/2017',
      gains: anciens,
      taux: tauxAncien,
    },
    { regle: 'av.taux_reduit', libelle: 'Gains au taux réduit', gains: reduits, taux: 'av.taux_reduit' },
    { regle: 'av.taux_normal', libelle: 'Gains au taux forfaitaire', gains: nouveaux - reduits, taux: 'av.taux' },
  ];
  return assiettes.filter((a) => a.gains > 0);
}

/** Yearly allowance of contracts of eight years and more, in euros. */
function calculerAbattement(r: RachatAssuranceVie, gains: number, annees: number, calcul: Calcul): number {
  const long = annees >= calcul.lire('av.annees_longues');
  const nom = r.situation === 'couple' ? 'av.abattement_couple' : 'av.abattement_seul';
  const plafond = calcul.lire(nom);
  const utilise = r.abattement_utilise ?? 0;
  const abattement = long ? Math.min(gains, Math.max(0, plafond - utilise)) : 0;
  if (long && r.abattement_utilise === undefined)
    calcul.supposer('Aucun autre rachat de contrat de plus de huit ans dans l’année.');
  calcul.t?.noeud({
    regle: 'av.abattement',
    libelle: 'Abattement annuel des contrats d’au moins huit ans',
    valeur: abattement,
    formule: long
      ? `${euros(plafond)}${utilise > 0 ? ` − ${euros(utilise)} déjà utilisés` : ''}, dans la limite des gains : ${euros(abattement)}`
      : 'Contrat de moins de huit ans : aucun abattement',
    article: 'CGI art. 125-0 A I',
    entrees: [entree('Gains', gains), entree('Années du contrat', annees, 'nombre')],
    parametres: [nom, 'av.annees_longues'],
  });
  return abattement;
}

function executer(r: RachatAssuranceVie, calcul: Calcul): Omit<ImpositionRachat, keyof Fiable> {
  const t = calcul.t;
  t?.ouvrir();
  const annees = anneesEcoulees(r.date_ouverture, r.date_rachat);
  const gains = calculerPartDeGains(r, calcul);
  const abattement = calculerAbattement(r, gains, annees, calcul);
  t?.ouvrir();
  let reste = abattement;
  let impotExact = 0;
  let acompteExact = 0;
  for (const assiette of ventiler(r, gains, annees, calcul)) {
    const deduit = Math.min(reste, assiette.gains);
    reste -= deduit;
    const taux = calcul.lire(assiette.taux);
    const impot = (assiette.gains - deduit) * taux;
    impotExact += impot;
    // The insurer withholds the same rate on the whole reduced and full parts alike: the rate of the contract's age.
    const tauxRetenu =
      annees >= calcul.lire('av.annees_longues') ? calcul.lire('av.taux_reduit') : calcul.lire('av.taux');
    if (assiette.regle !== 'av.primes_anciennes') acompteExact += assiette.gains * tauxRetenu;
    t?.noeud({
      regle: assiette.regle,
      libelle: assiette.libelle,
      valeur: impot,
      formule: `${pourcent(taux)} × (${euros(assiette.gains)} − ${euros(deduit)}) = ${euros(impot)}`,
      article: assiette.regle === 'av.primes_anciennes' ? 'CGI art. 125-0 A II 1' : 'CGI art. 200 A 1 B',
      entrees: [entree('Gains', assiette.gains), entree('Abattement imputé', deduit)],
      parametres: [assiette.taux],
    });
  }
  const impot = arrondirCentime(impotExact);
  t?.fermer({
    regle: 'av.impot',
    libelle: 'Impôt forfaitaire',
    valeur: impot,
    formule: impot === 0 ? 'Gains couverts par l’abattement, ou nuls' : `Somme des gains taxés = ${euros(impot)}`,
    article: 'CGI art. 125-0 A et 200 A',
    entrees: [entree('Abattement', abattement)],
    arrondi: ARRONDI_CENTIME,
  });
  const taux = calcul.lire('ps.maintenu');
  const sociaux = arrondirCentime(gains * taux);
  calcul.supposer(
    'Les prélèvements sociaux portent sur tous les gains ; ceux d’un fonds en euros ont pu être prélevés chaque année.',
  );
  t?.noeud({
    regle: 'av.prelevements_sociaux',
    libelle: 'Prélèvements sociaux',
    valeur: sociaux,
    formule: `${pourcent(taux)} × ${euros(gains)} = ${euros(sociaux)}`,
    article: 'CSS art. L136-7 et L136-8 ; CGI art. 235 ter',
    entrees: [entree('Gains', gains)],
    parametres: ['ps.maintenu'],
    arrondi: ARRONDI_CENTIME,
  });
  const total = arrondirCentime(impot + sociaux);
  t?.fermer({
    regle: 'av.total',
    libelle: 'Impôt et prélèvements sociaux du rachat',
    valeur: total,
    formule: `${euros(impot)} + ${euros(sociaux)} = ${euros(total)}`,
    article: 'CGI art. 125-0 A et 200 A',
  });
  return {
    part_de_gains: gains,
    annees_contrat: annees,
    abattement,
    gains_imposables: arrondirCentime(gains - abattement),
    impot,
    prelevements_sociaux: sociaux,
    total,
    acompte: arrondirCentime(acompteExact),
    base_bareme: arrondirCentime(gains - abattement),
    csg_deductible: arrondirCentime(gains * calcul.lire('ps.csg_deductible')),
  };
}

const MOTEUR = definirMoteur<RachatAssuranceVie, Omit<ImpositionRachat, keyof Fiable>>({
  domaines: [ASSURANCE_VIE_RACHAT, PRELEVEMENTS_SOCIAUX],
  champDate: 'date_rachat',
  jour: (r) => r.date_rachat,
  verifier: verifierRachat,
  executer,
});

/**
 * Flat-rate tax and social levies on a life-insurance withdrawal, in euros; `base_bareme` tells what the option for the
 * scale would add to the income.
 *
 * @see CGI art. 125-0 A, 200 A ; CSS art. L136-7
 */
export function calculerRachatAssuranceVie(rachat: RachatAssuranceVie): ImpositionRachat | RefusFiscal {
  return MOTEUR.calculer(rachat);
}

/** Same computation with its tree; the root is `av.total`. */
export function expliquerRachatAssuranceVie(rachat: RachatAssuranceVie): Explique<ImpositionRachat> | RefusFiscal {
  return MOTEUR.expliquer(rachat);
}
