import { pourcent } from '../../core/typographie.ts';
import { arrondirVersLeBas, francs } from '../../international/montants.ts';
import { estIncertain } from '../../international/parametres.ts';
import { appliquerSeuils } from '../baremes.ts';
import { type Assujetti, type Deductions, estFamille, type Menage, type RegimeCantonal } from '../contexte.ts';
import { deduireTravail, secondRevenu } from '../federal.ts';
import { BAREMES_VAUD } from '../parametres/baremes-vaud.ts';
import { PARAMETRES_CANTONAUX } from '../parametres/cantons.ts';

/** Deduction for couples and single parents, reduced step by step above two incomes. */
function deduireFamille(menage: Menage, revenu: number, deductions: Deductions): void {
  if (!estFamille(menage)) return;
  const { vaud, vaud_famille } = PARAMETRES_CANTONAUX[menage.annee];
  const p = vaud.valeurs;
  const l = vaud_famille.valeurs;
  const mineurs = menage.ages?.filter((age) => age < p.age_majorite).length ?? menage.enfants;
  let montant = (menage.marie ? p.famille_couple : p.famille_parent_seul) + p.famille_enfant_mineur * mineurs;
  const exces1 = Math.max(0, Math.min(revenu, l.seuil_2) - l.seuil_1);
  const exces2 = Math.max(0, revenu - l.seuil_2);
  montant -= p.famille_pas * Math.floor(exces1 / p.famille_tranche_1);
  montant -= p.famille_pas * Math.floor(exces2 / p.famille_tranche_2);
  deductions.ajouter('Famille', Math.max(0, montant));
  if (exces1 > 0 && montant > 0 && estIncertain(vaud_famille)) {
    deductions.reserves.push(
      `Vaud ${menage.annee} : les seuils de réduction de la déduction pour famille sont extrapolés.`,
    );
  }
}

/** Housing and modest-income deductions, both on the same net income, before the family deduction. */
function deduireBasRevenus(menage: Menage, revenu: number, deductions: Deductions): void {
  const p = PARAMETRES_CANTONAUX[menage.annee].vaud.valeurs;
  const plafond = (menage.marie ? p.loyer_couple : p.loyer_seul) + p.loyer_enfant * menage.enfants;
  const loyer = Math.min(menage.loyer ?? menage.net * p.loyer_suppose, plafond);
  const logement = Math.min(p.loyer_deduction_maximale, loyer - revenu * p.loyer_part_revenu);
  deductions.ajouter('Logement', Math.max(0, logement));
  if (menage.loyer === undefined) {
    deductions.hypotheses.push(
      `Vaud : loyer supposé égal à ${pourcent(p.loyer_suppose)} du salaire net, comme la calculatrice de l’AFC.`,
    );
  }

  let franchise = menage.marie ? p.modeste_couple : p.modeste_seul;
  let enfants = menage.enfants;
  if (!menage.marie && enfants > 0) {
    franchise = p.modeste_parent_seul;
    enfants -= 1;
  }
  franchise += p.modeste_enfant * enfants;
  const reduction = p.modeste_pas * Math.round((revenu - franchise) / p.modeste_tranche);
  deductions.ajouter('Contribuable modeste', revenu <= franchise ? revenu : Math.max(0, franchise - reduction));
}

/** Income that fixes the rate: the income over the parts, the children's share being capped for large incomes. */
function revenuDeterminant(a: Assujetti, revenu: number): { determinant: number; plafonne: boolean } {
  const { vaud, vaud_quotient } = PARAMETRES_CANTONAUX[a.annee];
  const p = vaud.valeurs;
  const pas = p.pas_revenu;
  let partsAdultes = 1;
  if (a.marie) partsAdultes = p.part_couple;
  else if (a.enfants > 0) partsAdultes = p.part_parent_seul;
  const parts = partsAdultes + p.part_enfant * a.enfants;
  const libre = arrondirVersLeBas(revenu / parts, pas);
  const plafond = vaud_quotient.valeurs.plafond + vaud_quotient.valeurs.plafond_enfant * a.enfants;
  if (a.enfants === 0 || revenu <= plafond) return { determinant: libre, plafonne: false };
  const gagne = plafond * (1 / partsAdultes - 1 / parts);
  return { determinant: Math.max(libre, arrondirVersLeBas(revenu / partsAdultes - gagne, pas)), plafonne: true };
}

/** Vaud: family quotient on the rate, coefficient of the canton with a reduction, coefficient of the commune without. */
export const VAUD: RegimeCantonal = {
  nom: 'Vaud',
  articleDeductions: 'LI VD art. 30 à 42a',
  articleImpot: 'LI VD art. 43 et 47',
  auxCinqCentimes: true,
  parametresImpot: [
    'vaud.coefficient',
    'vaud.reduction',
    'vaud.part_couple',
    'vaud.part_parent_seul',
    'vaud.part_enfant',
    'vaud_quotient.plafond',
    'vaud_quotient.plafond_enfant',
  ],

  deduire(menage, deductions) {
    const p = PARAMETRES_CANTONAUX[menage.annee].vaud.valeurs;
    deduireTravail(menage, deductions);
    const plafond = (menage.marie ? p.primes_couple : p.primes_seul) + p.primes_enfant * menage.enfants;
    deductions.ajouter('Primes d’assurance', Math.min(menage.primes, plafond));
    deductions.ajouter('Double revenu du couple', Math.min(secondRevenu(menage), p.double_revenu));
    const revenu = deductions.reste(menage.net);
    deduireFamille(menage, revenu, deductions);
    deduireBasRevenus(menage, revenu, deductions);
  },

  imposer(a, revenu, commune, detail) {
    const p = PARAMETRES_CANTONAUX[a.annee].vaud.valeurs;
    const arrondi = arrondirVersLeBas(revenu, p.pas_revenu);
    const { determinant, plafonne } = revenuDeterminant(a, arrondi);
    const impotDeterminant = appliquerSeuils(determinant, BAREMES_VAUD[a.annee]);
    const base = determinant > 0 ? (arrondi * impotDeterminant) / determinant : 0;
    return {
      base,
      canton: base * p.coefficient * (1 - p.reduction),
      commune: (base * commune.taux) / 100,
      personnel: 0,
      baseEglise: 0,
      reserves:
        plafonne && estIncertain(PARAMETRES_CANTONAUX[a.annee].vaud_quotient)
          ? [`Vaud ${a.annee} : le plafond du quotient familial pour enfants est extrapolé.`]
          : [],
      formule: detail
        ? `${francs(arrondi)} imposé au taux de ${francs(determinant)} : ${francs(base)}${plafonne ? ' (quotient plafonné)' : ''}`
        : '',
    };
  },
};
