import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import { REVENUS_MOBILIERS } from '../parametres/domaines/revenus-mobiliers.ts';
import type { Explique, Fiable } from '../patrimoine/calcul.ts';
import { premierJanvier } from '../patrimoine/jours.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { ARRONDI_CENTIME, arrondirCentime } from '../patrimoine/montants.ts';
import { exigerChoix, exigerEntier, exigerMontants } from '../patrimoine/verification.ts';

/** Withholding on account when dividends or interest are paid. Amounts in euros. */
export interface DemandeAcompte {
  readonly annee: number;
  readonly nature: 'dividende' | 'interet';
  readonly montant: number;
  readonly situation: 'seul' | 'couple';
  /** Reference income of the last year but one. */
  readonly rfr_n_moins_2: number;
}

export interface AcompteMobilier extends Fiable {
  /** The household may ask, before 30 November of the year before, not to be withheld. */
  readonly dispense_possible: boolean;
  readonly seuil_dispense: number;
  /** Withheld without dispensation; a credit against the tax of the year. */
  readonly acompte: number;
}

const SEUILS = {
  dividende: { seul: 'rcm.dispense_dividendes_seul', couple: 'rcm.dispense_dividendes_couple' },
  interet: { seul: 'rcm.dispense_interets_seul', couple: 'rcm.dispense_interets_couple' },
} as const;

const MOTEUR = definirMoteur<DemandeAcompte, Omit<AcompteMobilier, keyof Fiable>>({
  domaines: [REVENUS_MOBILIERS],
  champDate: 'annee',
  jour: (d) => premierJanvier(d.annee),
  verifier: (d) =>
    exigerEntier(d.annee, 'annee') ??
    exigerChoix(d.nature, ['dividende', 'interet'], 'nature') ??
    exigerChoix(d.situation, ['seul', 'couple'], 'situation') ??
    exigerMontants(d, ['montant', 'rfr_n_moins_2']),
  executer(d, calcul) {
    const nom = SEUILS[d.nature][d.situation];
    const seuil = calcul.lire(nom);
    const dispense = d.rfr_n_moins_2 < seuil;
    const taux = calcul.lire('rcm.acompte');
    const acompte = arrondirCentime(d.montant * taux);
    calcul.t?.noeud({
      regle: 'rcm.acompte',
      libelle: 'Prélèvement forfaitaire non libératoire',
      valeur: acompte,
      formule:
        `${pourcent(taux)} × ${euros(d.montant)} = ${euros(acompte)} ; dispense ` +
        `${dispense ? 'possible' : 'fermée'} (revenu de référence ${euros(d.rfr_n_moins_2)}, seuil ${euros(seuil)})`,
      article: d.nature === 'dividende' ? 'CGI art. 117 quater' : 'CGI art. 125 A',
      entrees: [entree('Montant brut', d.montant), entree('Revenu de référence N − 2', d.rfr_n_moins_2)],
      parametres: ['rcm.acompte', nom],
      arrondi: ARRONDI_CENTIME,
    });
    return { dispense_possible: dispense, seuil_dispense: seuil, acompte };
  },
});

/** Withholding on account of dividends and interest, in euros (CGI art. 117 quater and 125 A). */
export function calculerAcompteMobilier(demande: DemandeAcompte): AcompteMobilier | RefusFiscal {
  return MOTEUR.calculer(demande);
}

/** Same computation with its tree; the root is `rcm.acompte`. */
export function expliquerAcompteMobilier(demande: DemandeAcompte): Explique<AcompteMobilier> | RefusFiscal {
  return MOTEUR.expliquer(demande);
}
