import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import { PRELEVEMENTS_SOCIAUX } from '../parametres/domaines/prelevements-sociaux.ts';
import { PREMIER_JOUR_SANS_TAUX_HISTORIQUE, REVENUS_MOBILIERS } from '../parametres/domaines/revenus-mobiliers.ts';
import type { Explique, Fiable } from '../patrimoine/calcul.ts';
import { anneesEcoulees } from '../patrimoine/jours.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { arrondirCentime } from '../patrimoine/montants.ts';
import { exigerJour, exigerMontants, exigerOrdre } from '../patrimoine/verification.ts';
import { taxerForfait } from './forfait.ts';

/** A withdrawal from a PEA. Amounts in euros. */
export interface RetraitPea {
  readonly date_retrait: string;
  /** Day of the first payment. */
  readonly date_ouverture: string;
  readonly montant_retrait: number;
  /** Value of the plan just before the withdrawal. */
  readonly valeur_plan: number;
  /** Payments still in the plan, capital already withdrawn left out. */
  readonly versements: number;
}

/** Figures in euros. */
export interface ImpositionPea extends Fiable {
  readonly annees_plan: number;
  readonly gain: number;
  readonly impot: number;
  readonly prelevements_sociaux: number;
  readonly total: number;
  readonly net: number;
  /** A withdrawal before five years closes the plan, save for listed events. */
  readonly cloture: boolean;
}

function verifier(r: RetraitPea): RefusFiscal | null {
  return (
    exigerJour(r.date_retrait, 'date_retrait') ??
    exigerJour(r.date_ouverture, 'date_ouverture') ??
    exigerOrdre(
      r.date_ouverture,
      r.date_retrait,
      'date_retrait',
      'Le retrait ne peut pas précéder l’ouverture du plan.',
    ) ??
    exigerMontants(r, ['montant_retrait', 'valeur_plan', 'versements']) ??
    (r.montant_retrait > r.valeur_plan
      ? refuser('FOYER_INCOHERENT', 'Le retrait dépasse la valeur du plan.', 'montant_retrait')
      : null)
  );
}

const MOTEUR = definirMoteur<RetraitPea, Omit<ImpositionPea, keyof Fiable>>({
  domaines: [REVENUS_MOBILIERS, PRELEVEMENTS_SOCIAUX],
  champDate: 'date_retrait',
  jour: (r) => r.date_retrait,
  verifier,
  executer(r, calcul) {
    calcul.t?.ouvrir();
    const annees = anneesEcoulees(r.date_ouverture, r.date_retrait);
    const ancien = annees >= calcul.lire('rcm.annees_pea');
    const part = r.valeur_plan === 0 ? 0 : r.montant_retrait / r.valeur_plan;
    // A withdrawal that closes the plan taxes all that it gained since its opening.
    const gain = arrondirCentime(
      Math.max(0, ancien ? r.montant_retrait - r.versements * part : r.valeur_plan - r.versements),
    );
    calcul.t?.noeud({
      regle: 'pea.gain',
      libelle: ancien ? 'Gain du retrait' : 'Gain du plan, que le retrait ferme',
      valeur: gain,
      formule: ancien
        ? `${euros(r.montant_retrait)} − ${euros(r.versements)} × ${euros(r.montant_retrait)} ÷ ${euros(r.valeur_plan)} = ${euros(gain)}`
        : `${euros(r.valeur_plan)} − ${euros(r.versements)} = ${euros(gain)}`,
      article: 'CGI art. 150-0 D 6',
      entrees: [entree('Années du plan', annees, 'nombre')],
    });
    calcul.t?.noeud({
      regle: 'pea.exoneration',
      libelle: 'Gain exonéré d’impôt sur le revenu',
      valeur: ancien,
      unite: 'oui-non',
      formule: ancien ? 'Plan d’au moins cinq ans : pas d’impôt' : 'Plan de moins de cinq ans : gain imposé',
      article: 'CGI art. 157 5° bis',
      parametres: ['rcm.annees_pea'],
    });
    if (!ancien) calcul.supposer('Aucun des événements qui permettent un retrait avant cinq ans sans clôture du plan.');
    if (r.date_ouverture < PREMIER_JOUR_SANS_TAUX_HISTORIQUE && gain > 0) {
      calcul.reserver(
        'Plan ouvert avant 2018 : la part du gain acquise avant 2018, ou dans les cinq premières années d’un plan ouvert depuis 2013, garde les taux sociaux plus bas de son époque ; ces prélèvements sont un maximum.',
      );
    }
    const taux = { nom: 'rcm.pfu', article: 'CGI art. 150-0 A II 2 et 200 A' } as const;
    const ligne = taxerForfait('pea', ancien ? 0 : gain, gain, taux, calcul);
    const total = arrondirCentime(ligne.impot + ligne.prelevements_sociaux);
    calcul.t?.fermer({
      regle: 'pea.total',
      libelle: 'Impôt et prélèvements sociaux du retrait',
      valeur: total,
      formule: `${euros(ligne.impot)} + ${euros(ligne.prelevements_sociaux)} = ${euros(total)}`,
      article: 'CGI art. 157 5° bis et 200 A ; CSS art. L136-7',
    });
    return {
      annees_plan: annees,
      gain,
      impot: ligne.impot,
      prelevements_sociaux: ligne.prelevements_sociaux,
      total,
      net: arrondirCentime(r.montant_retrait - total),
      cloture: !ancien,
    };
  },
});

/** Income tax and social levies on a withdrawal from a PEA, in euros (CGI art. 157 5° bis and 200 A). */
export function calculerRetraitPea(retrait: RetraitPea): ImpositionPea | RefusFiscal {
  return MOTEUR.calculer(retrait);
}

/** Same computation with its tree; the root is `pea.total`. */
export function expliquerRetraitPea(retrait: RetraitPea): Explique<ImpositionPea> | RefusFiscal {
  return MOTEUR.expliquer(retrait);
}
