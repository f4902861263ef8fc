import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import {
  exigerChoix,
  exigerEntier,
  exigerJour,
  exigerMontants,
  exigerOrdre,
  verifierEntier,
  verifierJour,
  verifierListe,
  verifierMontants,
} from '../patrimoine/verification.ts';
import type { PersonneGratifiee, Representation } from './abattement.ts';
import { type Usufruit, verifierUsufruit } from './demembrement.ts';
import type { DonLogement } from './dons-familiaux.ts';
import { LIENS } from './liens.ts';
import { type DonationAnterieure, verifierDonations } from './rappel-fiscal.ts';

/** Someone whose age matters: birth day, or age in full years. */
export interface PersonneAgee {
  readonly date_naissance?: string;
  readonly age?: number;
}

/** A gift to one person. Amounts in euros. */
export interface DonConsenti extends PersonneGratifiee, PersonneAgee {
  readonly nom?: string;
  /** Value in full ownership of everything given. */
  readonly montant: number;
  /** Part given in money, for which the family-gift exemption is asked. */
  readonly don_familial?: number;
  readonly dons_familiaux_anterieurs?: readonly { readonly date: string; readonly montant: number }[];
  /** Part given in money for housing. */
  readonly don_logement?: DonLogement;
  /** Part that is a business under a Dutreil commitment. */
  readonly dutreil?: number;
  /** What is given when it is not full ownership; the holder of the usufruct is the one who keeps or receives it. */
  readonly demembrement?: Usufruit & { readonly droit: 'nue_propriete' | 'usufruit' };
  /** Earlier gifts by the same donor, exempt family gifts left out. */
  readonly donations_anterieures?: readonly DonationAnterieure[];
}

/** Gifts by one donor on one day. A couple that gives a common asset is two donors: one call each. */
export interface DemandeDonation {
  readonly date: string;
  readonly donateur?: PersonneAgee & {
    /** No descendant alive or represented: family gifts open to nephews and nieces. */
    readonly sans_descendance?: boolean;
  };
  readonly dons: readonly DonConsenti[];
}

export function verifierRepresentation(r: Representation | undefined, prefixe: string): RefusFiscal | null {
  if (r === undefined) return null;
  const refus =
    exigerChoix(r.souche, ['enfant', 'frere_soeur'], `${prefixe}representation.souche`) ??
    exigerEntier(r.nombre, `${prefixe}representation.nombre`);
  if (refus !== null) return refus;
  if (r.nombre > 0) return null;
  const message = 'Au moins une personne représente la souche.';
  return refuser('FOYER_INCOHERENT', message, `${prefixe}representation.nombre`);
}

export function verifierAge(p: PersonneAgee, jour: string, prefixe: string): RefusFiscal | null {
  const refus = verifierJour(p.date_naissance, `${prefixe}date_naissance`) ?? verifierEntier(p.age, `${prefixe}age`);
  if (refus !== null || p.date_naissance === undefined) return refus;
  return exigerOrdre(
    p.date_naissance,
    jour,
    `${prefixe}date_naissance`,
    'La naissance ne peut pas suivre la transmission.',
  );
}

function verifierDon(don: DonConsenti, jour: string, prefixe: string): RefusFiscal | null {
  const refus =
    exigerChoix(don.lien, LIENS, `${prefixe}lien`) ??
    exigerMontants(don, ['montant'], prefixe) ??
    verifierMontants(don, ['don_familial', 'dutreil'], prefixe) ??
    verifierAge(don, jour, prefixe) ??
    verifierRepresentation(don.representation, prefixe) ??
    verifierListe(don.donations_anterieures, `${prefixe}donations_anterieures`, (d, p) =>
      verifierDonations(d, jour, p),
    ) ??
    verifierListe(don.dons_familiaux_anterieurs, `${prefixe}dons_familiaux_anterieurs`, (d, p) =>
      verifierDonations(d, jour, p),
    ) ??
    (don.don_logement === undefined
      ? null
      : (exigerMontants(don.don_logement, ['montant'], `${prefixe}don_logement.`) ??
        verifierMontants(don.don_logement, ['deja_du_donateur', 'deja_du_donataire'], `${prefixe}don_logement.`))) ??
    (don.demembrement === undefined
      ? null
      : (exigerChoix(don.demembrement.droit, ['nue_propriete', 'usufruit'], `${prefixe}demembrement.droit`) ??
        verifierUsufruit(don.demembrement, `${prefixe}demembrement.`)));
  if (refus !== null) return refus;
  const argent = (don.don_familial ?? 0) + (don.don_logement?.montant ?? 0);
  if (argent + (don.dutreil ?? 0) > don.montant) {
    const message = 'Les parties du don (argent, logement, entreprise) dépassent son montant.';
    return refuser('FOYER_INCOHERENT', message, `${prefixe}montant`);
  }
  if (don.demembrement !== undefined && argent > 0) {
    const message = 'Les dons de sommes d’argent exonérés sont consentis en pleine propriété.';
    return refuser('FOYER_INCOHERENT', message, `${prefixe}demembrement`);
  }
  return null;
}

export function verifierDemande(d: DemandeDonation): RefusFiscal | null {
  const refus =
    exigerJour(d.date, 'date') ??
    (d.donateur === undefined ? null : verifierAge(d.donateur, d.date, 'donateur.')) ??
    verifierListe(d.dons, 'dons', (don, prefixe) => verifierDon(don, d.date, prefixe));
  if (refus !== null) return refus;
  if (Array.isArray(d.dons) && d.dons.length > 0) return null;
  return refuser('FOYER_INCOHERENT', 'Il faut au moins un don.', 'dons');
}
