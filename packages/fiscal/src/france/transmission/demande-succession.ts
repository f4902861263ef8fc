import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { sommer } from '../patrimoine/montants.ts';
import {
  exigerChoix,
  exigerJour,
  exigerMontants,
  verifierChoix,
  verifierEntier,
  verifierFraction,
  verifierListe,
  verifierMontants,
} from '../patrimoine/verification.ts';
import type { PersonneGratifiee } from './abattement.ts';
import type { CapitauxDeces } from './assurance-vie-deces.ts';
import { verifierRepresentation } from './demande-donation.ts';
import { estEpoux, LIENS } from './liens.ts';
import { type DonationAnterieure, verifierDonations } from './rappel-fiscal.ts';

/** An heir, a legatee, or a person who only receives life insurance. Amounts in euros. */
export interface Heritier extends PersonneGratifiee {
  readonly nom?: string;
  /** Share of the estate, a fraction; or `montant`. Neither for anyone: shares of the law. */
  readonly part?: number;
  readonly montant?: number;
  /** Part that is a business under a Dutreil commitment. */
  readonly dutreil?: number;
  readonly donations_anterieures?: readonly DonationAnterieure[];
  /** Sibling who lived with the deceased for five years, unmarried, over 50 or disabled: exempt (CGI art. 796-0 ter). */
  readonly cohabitation_fratrie?: boolean;
  readonly assurance_vie?: CapitauxDeces;
}

export interface DemandeSuccession {
  readonly date_deces: string;
  /** Assets less debts and funeral costs, life insurance left out. */
  readonly actif_net: number;
  readonly heritiers: readonly Heritier[];
  /** Choice of a spouse beside children of both, when no share is given. */
  readonly option_conjoint?: 'quart' | 'usufruit';
  /** Full years, for the usufruct. */
  readonly age_conjoint?: number;
}

const ECART_PARTS = 100 * Number.EPSILON;

/** How the estate is shared: as told, or as the law does in the cases that need no other fact. */
export type Devolution = 'montants' | 'parts' | 'egalite' | 'conjoint_et_enfants';

const DEVOLUTION_INCONNUE =
  'La dévolution n’est calculée que pour des enfants, des frères et sœurs ou des parents seuls, ou pour un conjoint et des enfants avec son option : indiquez la part de chacun.';

/** The branch of an heir: that of whom he represents, his own tie otherwise. */
function souche(h: Heritier): string {
  return h.representation?.souche ?? h.lien;
}

export function choisirDevolution(d: DemandeSuccession): Devolution | RefusFiscal {
  const parMontant = d.heritiers.some((h) => h.montant !== undefined);
  const parPart = d.heritiers.some((h) => h.part !== undefined);
  if (parMontant && parPart) {
    return refuser(
      'FOYER_INCOHERENT',
      'Les parts sont données en fractions ou en montants, pas les deux.',
      'heritiers',
    );
  }
  if (parMontant) return 'montants';
  if (parPart) return 'parts';
  const autres = d.heritiers.filter((h) => !estEpoux(h.lien));
  if (autres.length < d.heritiers.length && autres.length > 0) {
    const enfants = autres.every((h) => souche(h) === 'enfant');
    const unique = autres.length === d.heritiers.length - 1;
    if (enfants && unique && d.option_conjoint !== undefined) return 'conjoint_et_enfants';
    return refuser('SITUATION_NON_COUVERTE', DEVOLUTION_INCONNUE, 'heritiers');
  }
  const premier = d.heritiers[0];
  if (d.heritiers.length === 1 || premier === undefined) return 'egalite';
  const partageables = ['enfant', 'frere_soeur', 'parent'];
  const homogene = d.heritiers.every((h) => souche(h) === souche(premier));
  if (homogene && partageables.includes(souche(premier))) return 'egalite';
  return refuser('SITUATION_NON_COUVERTE', DEVOLUTION_INCONNUE, 'heritiers');
}

function verifierHeritier(h: Heritier, jour: string, prefixe: string): RefusFiscal | null {
  return (
    exigerChoix(h.lien, LIENS, `${prefixe}lien`) ??
    verifierFraction(h.part, `${prefixe}part`) ??
    verifierMontants(h, ['montant', 'dutreil'], prefixe) ??
    verifierRepresentation(h.representation, prefixe) ??
    verifierListe(h.donations_anterieures, `${prefixe}donations_anterieures`, (d, p) =>
      verifierDonations(d, jour, p),
    ) ??
    (h.assurance_vie === undefined
      ? null
      : (verifierMontants(
          h.assurance_vie,
          ['capital_avant_70', 'capital_vie_generation', 'primes_apres_70', 'capital_apres_70'],
          `${prefixe}assurance_vie.`,
        ) ?? verifierFraction(h.assurance_vie.quote_part, `${prefixe}assurance_vie.quote_part`)))
  );
}

export function verifierSuccession(d: DemandeSuccession): RefusFiscal | null {
  const refus =
    exigerJour(d.date_deces, 'date_deces') ??
    exigerMontants(d, ['actif_net']) ??
    verifierChoix(d.option_conjoint, ['quart', 'usufruit'], 'option_conjoint') ??
    verifierEntier(d.age_conjoint, 'age_conjoint') ??
    verifierListe(d.heritiers, 'heritiers', (h, prefixe) => verifierHeritier(h, d.date_deces, prefixe));
  if (refus !== null) return refus;
  if (!Array.isArray(d.heritiers) || d.heritiers.length === 0) {
    return refuser('FOYER_INCOHERENT', 'Il faut au moins un héritier.', 'heritiers');
  }
  const devolution = choisirDevolution(d);
  if (typeof devolution !== 'string') return devolution;
  if (devolution === 'conjoint_et_enfants' && d.option_conjoint === 'usufruit' && d.age_conjoint === undefined) {
    return refuser('FOYER_INCOHERENT', 'L’usufruit du conjoint s’évalue à son âge.', 'age_conjoint');
  }
  if (devolution === 'parts' && sommer(d.heritiers.map((h) => h.part ?? 0)) > 1 + ECART_PARTS) {
    return refuser('FOYER_INCOHERENT', 'La somme des parts dépasse la succession.', 'heritiers');
  }
  if (devolution === 'montants' && sommer(d.heritiers.map((h) => h.montant ?? 0)) > d.actif_net + 1) {
    return refuser('FOYER_INCOHERENT', 'La somme des montants dépasse l’actif net.', 'heritiers');
  }
  return null;
}
