import {
  calculerImpotRevenu,
  calculerPlafondPer,
  completerFoyer,
  expliquerImpotRevenu,
  type FoyerFiscal,
  parametresImpotRevenu,
} from '@francis/fiscal';
import { formaterTaux } from '../ecriture/index.ts';
import type { Optimisation } from '../commun/economies.ts';
import { euros } from '../commun/ecrire.ts';
import { REFERENCE } from '../commun/reference.ts';
import { anneeDe } from '../france/baremes.ts';
import { marchesDe } from '../france/marches.ts';
import { borneCourbe, pentesPossibles, tracerCourbe } from '../france/courbe.ts';
import { remplirEscalier } from '../france/escalier.ts';
import { enfantsDe } from '../impot/situation.ts';
import { calculerReference } from './reference.ts';
import { detaillerTranches, type ResultatTmi } from './resultat.ts';
import type { SituationTmi } from './situation.ts';

const foyerDe = (s: SituationTmi, annee: number): FoyerFiscal =>
  completerFoyer({
    situation: s.situationFamiliale === 'pacs' ? 'pacse' : s.situationFamiliale,
    enfants: enfantsDe(s.nombreEnfants, annee),
  });

export const revenuImposableDe = (s: SituationTmi): number => Math.max(0, s.revenusAnnuels - s.chargesDeductibles);

/** The income is net taxable: no allowance is applied. The sentence of the engine when it refuses. */
export function calculer(s: SituationTmi, bareme: string): ResultatTmi | string {
  if (bareme === REFERENCE) return calculerReference(s);
  const annee = anneeDe(bareme);
  const revenuImposable = revenuImposableDe(s);
  const foyer = foyerDe(s, annee);
  const lu = expliquerImpotRevenu(foyer, annee, { revenuNetImposable: revenuImposable });
  if (!('trace' in lu)) return lu.message;
  const { resultat: r, trace } = lu;
  const impotPour = (revenuNetImposable: number): number | null => {
    const x = calculerImpotRevenu(foyer, annee, { revenuNetImposable });
    return 'impot_apres_decote' in x ? x.impot_apres_decote : null;
  };
  const adultes = s.situationFamiliale === 'celibataire' ? 1 : 2;
  const partsRetenues = r.plafonnement_qf ? adultes : r.nombre_parts;
  const parPart = revenuImposable / partsRetenues;
  const marches = remplirEscalier(parPart, annee);
  const decote = parametresImpotRevenu(annee)?.lire('decote.taux')?.valeur ?? 0;
  const echelle = marchesDe(annee);
  const courbe = tracerCourbe({
    revenu: revenuImposable,
    jusqua: borneCourbe(revenuImposable, partsRetenues, echelle),
    pentes: pentesPossibles(
      echelle.map((m) => m.taux),
      decote,
    ),
    impot: impotPour,
  });
  return {
    revenuImposable,
    quotientFamilial: revenuImposable / r.nombre_parts,
    parts: r.nombre_parts,
    tmi: r.tmi,
    impotEstime: r.impot_apres_decote,
    tranchesApplicables: detaillerTranches(marches, partsRetenues),
    conseils: conseiller(s, r.tmi),
    optimisations: optimiser(s, r.tmi, annee, r.impot_apres_decote, impotPour),
    statut: r.statut,
    reserves: r.reserves,
    trace,
    marches,
    parPart,
    partsRetenues,
    courbe,
  };
}

/** Thresholds of the specification, section 9. */
const TAUX_ELEVE = 0.41;
const REVENU_IMMOBILIER = 40_000;
const REVENU_DEDUCTIONS = 30_000;
const PART_VERSEE = 0.1;

export function conseiller(s: SituationTmi, tmi: number): string[] {
  const conseils: string[] = [];
  if (tmi >= TAUX_ELEVE) {
    conseils.push(
      `Votre tranche marginale est élevée (${formaterTaux(tmi)})\u202f: chaque euro déductible réduit d’autant votre impôt.`,
    );
  }
  if (s.nombreEnfants === 0 && s.revenusAnnuels > REVENU_IMMOBILIER) {
    conseils.push(
      'Étudiez l’investissement immobilier\u202f: location meublée ou déficit foncier, selon votre projet.',
    );
  }
  if (s.chargesDeductibles === 0 && s.revenusAnnuels > REVENU_DEDUCTIONS) {
    conseils.push('Vous ne déclarez aucune charge\u202f: vérifiez vos frais réels, vos pensions versées et vos dons.');
  }
  return conseils;
}

/** The saving of a payment is the difference of two whole taxes, not a rate times an amount. */
function optimiser(
  s: SituationTmi,
  tmi: number,
  annee: number,
  impot: number,
  impotPour: (revenu: number) => number | null,
): Optimisation[] {
  if (tmi < TAUX_ELEVE) return [];
  const plafond = calculerPlafondPer({ revenus_professionnels_n_moins_1: s.revenusAnnuels }, annee);
  const versement = Math.min(Math.round(s.revenusAnnuels * PART_VERSEE), 'montant' in plafond ? plafond.montant : 0);
  const apres = impotPour(Math.max(0, revenuImposableDe(s) - versement));
  const economie = apres === null ? 0 : impot - apres;
  if (economie <= 0) return [];
  return [
    {
      nom: 'Plan d’épargne retraite',
      economie,
      description: `Versement de ${euros(versement)}, 10\u00a0% du revenu dans la limite du plafond. Le calcul entier est refait.`,
    },
  ];
}
