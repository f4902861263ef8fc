import { refuser } from '../core/annee-fiscale.ts';
import type { Certitude, RefusFiscal } from '../core/resultat.ts';
import { euros } from '../core/typographie.ts';
import { decalerAnnees, decalerJours } from '../france/parametres/domaines/calendrier.ts';
import { DROITS_MUTATION } from '../france/parametres/domaines/droits-mutation.ts';
import { estJour, jourFrancais } from '../france/patrimoine/jours.ts';
import { ouvrirPeriodes } from '../france/patrimoine/moteur.ts';
import { arrondirCentime, sommer } from '../france/patrimoine/montants.ts';
import { exigerMontants } from '../france/patrimoine/verification.ts';
import { calculerDonation } from '../france/transmission/donation.ts';
import type { DemandeSuccession } from '../france/transmission/demande-succession.ts';
import type { Lien } from '../france/transmission/liens.ts';
import type { DonationAnterieure } from '../france/transmission/rappel-fiscal.ts';
import { calculerSuccession } from '../france/transmission/succession.ts';
import { ANNEES_MAX, BENEFICIAIRES_MAX } from './parametres/bornes.ts';

/** Someone to whom the donor means to leave a share; all shares are equal. */
export interface Beneficiaire {
  readonly lien: Lien;
  readonly nom?: string;
  readonly donations_anterieures?: readonly DonationAnterieure[];
}

/** Wealth of one donor and whom it is for. Amounts in euros. */
export interface DemandeCalendrier {
  /** Day of the first gift, whose law is applied throughout. */
  readonly date: string;
  /** Net wealth, supposed constant. */
  readonly patrimoine: number;
  readonly beneficiaires: readonly Beneficiaire[];
  /** Full years supposed until the inheritance. */
  readonly annees: number;
}

/** Gifts to make from one day on, each within the allowance that is free then. */
export interface EtapeDonations {
  readonly a_partir_du: string;
  readonly dons: readonly { readonly nom: string; readonly montant: number; readonly droits: number }[];
}

export interface CalendrierDonations {
  readonly statut: Certitude;
  readonly reserves: readonly string[];
  /** Duties if everything is left to the inheritance. */
  readonly droits_sans_donation: number;
  /** Duties of the gifts and of what is then inherited. */
  readonly droits_avec: number;
  /** Duties spared, never negative. */
  readonly gain: number;
  /** Given away before the inheritance. */
  readonly donne: number;
  /** Empty when giving early spares nothing. */
  readonly etapes: readonly EtapeDonations[];
  /**
   * The two inheritances whose duties are compared, so that a screen may show their computation. The gifts stand as far
   * back from the day of the law as they will from the inheritance.
   */
  readonly calculs: { readonly sans: DemandeSuccession; readonly avec: DemandeSuccession };
  readonly action: string;
  readonly condition: string;
  readonly risque: string;
  readonly echeance: string;
  readonly reference: string;
}

/** So many years, then days, after the first gift: the recall is over on the day after its anniversary. */
interface Moment {
  readonly annee: number;
  readonly jour: number;
}

interface Don extends Moment {
  readonly montants: readonly number[];
}

/**
 * When to give so that each allowance serves again once the recall is over: no gift, one, or one at each end of the
 * recall, each plan measured by computing every gift and the inheritance that follows.
 *
 * The future has no law: the rules of `date` are applied at every step, the calendar being moved back.
 * @see CGI art. 779, 784 and 788
 */
export function planifierDonations(demande: DemandeCalendrier): CalendrierDonations | RefusFiscal {
  const refus = verifier(demande);
  if (refus !== null) return refus;
  const periodes = ouvrirPeriodes([DROITS_MUTATION], demande.date, 'date');
  if ('statut' in periodes) return periodes;
  const rappel = periodes[0]?.parametres.get('dmtg.annees_rappel')?.valeur ?? 0;
  const sans = mesurer(demande, []);
  if ('statut' in sans) return sans;
  let mieux: Plan = sans;
  const dons: Don[] = [];
  for (let annee = 0; annee < demande.annees; annee += rappel) {
    const don = donner(demande, dons, { annee, jour: dons.length });
    if ('statut' in don) return don;
    if (sommer(don.montants) === 0) break;
    dons.push(don);
    const plan = mesurer(demande, [...dons]);
    if ('statut' in plan) return plan;
    if (plan.droits < mieux.droits) mieux = plan;
  }
  return conclure(demande, sans, mieux, rappel);
}

function verifier(d: DemandeCalendrier): RefusFiscal | null {
  if (!estJour(d.date)) return refuser('CHAMP_INVALIDE', 'Le champ « date » doit être un jour (AAAA-MM-JJ).', 'date');
  if (!Number.isInteger(d.annees) || d.annees < 0 || d.annees > ANNEES_MAX) {
    return refuser('CHAMP_INVALIDE', `Le champ « annees » doit être un nombre entier de 0 à ${ANNEES_MAX}.`, 'annees');
  }
  const nombre = d.beneficiaires.length;
  if (nombre === 0 || nombre > BENEFICIAIRES_MAX) {
    return refuser('FOYER_INCOHERENT', `Il faut de 1 à ${BENEFICIAIRES_MAX} bénéficiaires.`, 'beneficiaires');
  }
  return exigerMontants(d, ['patrimoine']);
}

/** Earlier gifts and those of the plan, the calendar being moved back so that the moment falls on the day of the law. */
function anterieures(d: DemandeCalendrier, rang: number, dons: readonly Don[], { annee, jour }: Moment) {
  const reculer = (date: string, plus: Moment): string =>
    decalerJours(decalerAnnees(date, plus.annee - annee), plus.jour - jour);
  return [
    ...(d.beneficiaires[rang]?.donations_anterieures ?? []).map((x) => ({
      ...x,
      date: reculer(x.date, { annee: 0, jour: 0 }),
    })),
    ...dons
      .map((don) => ({ date: reculer(d.date, don), montant: don.montants[rang] ?? 0 }))
      .filter((x) => x.montant > 0),
  ];
}

/** The allowance that each beneficiary has free at that moment, within what is left of the wealth. */
function donner(d: DemandeCalendrier, dons: readonly Don[], moment: Moment): Don | RefusFiscal {
  const part = (d.patrimoine - sommer(dons.flatMap((x) => x.montants))) / d.beneficiaires.length;
  const lu = calculerDonation({
    date: d.date,
    dons: d.beneficiaires.map((b, rang) => ({
      ...b,
      montant: part,
      donations_anterieures: anterieures(d, rang, dons, moment),
    })),
  });
  if (lu.statut === 'refus') return lu;
  return { ...moment, montants: lu.dons.map((x) => Math.floor(Math.min(part, x.abattement_disponible))) };
}

interface Plan {
  readonly dons: readonly Don[];
  readonly droits: number;
  readonly reserves: readonly string[];
  readonly succession: DemandeSuccession;
}

/** The gifts are within their allowances and bear no duty; what is left is inherited in equal shares. */
function mesurer(d: DemandeCalendrier, dons: readonly Don[]): Plan | RefusFiscal {
  const reste = d.patrimoine - sommer(dons.flatMap((x) => x.montants));
  const succession: DemandeSuccession = {
    date_deces: d.date,
    actif_net: reste,
    heritiers: d.beneficiaires.map((b, rang) => ({
      ...b,
      montant: reste / d.beneficiaires.length,
      donations_anterieures: anterieures(d, rang, dons, { annee: d.annees, jour: 0 }),
    })),
  };
  const lu = calculerSuccession(succession);
  return lu.statut === 'refus' ? lu : { dons, droits: lu.total, reserves: lu.reserves, succession };
}

function conclure(d: DemandeCalendrier, sans: Plan, avec: Plan, rappel: number): CalendrierDonations {
  const etapes = avec.dons.map((don) => ({
    a_partir_du: decalerJours(decalerAnnees(d.date, don.annee), don.jour),
    dons: d.beneficiaires.map((b, rang) => ({
      nom: b.nom ?? `Bénéficiaire ${rang + 1}`,
      montant: don.montants[rang] ?? 0,
      droits: 0,
    })),
  }));
  const donne = sommer(avec.dons.flatMap((x) => x.montants));
  const jours = etapes.map((e) => jourFrancais(e.a_partir_du)).join(', puis du ');
  return {
    statut: 'estimation',
    reserves: [
      `Le droit du ${jourFrancais(d.date)} est appliqué jusqu’à la succession, supposée dans ${d.annees} ans, à patrimoine constant.`,
      ...new Set([...sans.reserves, ...avec.reserves]),
    ],
    droits_sans_donation: sans.droits,
    droits_avec: avec.droits,
    gain: arrondirCentime(sans.droits - avec.droits),
    donne,
    etapes,
    calculs: { sans: sans.succession, avec: avec.succession },
    action:
      etapes.length === 0
        ? 'Donner plus tôt n’épargnerait aucun droit.'
        : `Donner ${euros(donne)} en ${etapes.length === 1 ? 'une fois' : `${etapes.length} fois`}, à partir du ${jours}, dans la limite des abattements.`,
    condition: `Chaque abattement sert de nouveau plus de ${rappel} ans après le don ; les dons sont déclarés et acceptés.`,
    risque:
      'Ce qui est donné ne revient pas : gardez de quoi vivre. Les parts des héritiers réservataires se comptent avec les dons ; frais d’acte et plus-values non comptés.',
    echeance: `Premier don le ${jourFrancais(d.date)} ; le délai de ${rappel} ans part de chaque don`,
    reference: 'CGI art. 777, 779, 784 et 788',
  };
}
