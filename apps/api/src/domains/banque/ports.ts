import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Audit, Coffre } from '../comptes/index.ts';

/** What opens a bank, for reading only. Never leaves the server, nor the database unsealed. */
export interface JetonsBancaires {
  readonly acces: string;
  readonly rafraichissement: string | null;
  readonly expireLe: Date;
}

export interface CompteLu {
  readonly externeId: string;
  readonly nom: string;
  readonly genre: string;
  readonly devise: string;
  readonly finIban: string | null;
  readonly solde: number;
  readonly disponible: number | null;
}

export interface BanqueLue {
  readonly fournisseur: string;
  readonly nom: string;
  readonly accordJusquau: Date | null;
}

/** Thrown when the bank no longer lets us read: the person must allow it again. */
export class AccordExpire extends Error {}

/** Thrown when the access token opens nothing any more: a renewed one may. */
export class JetonPerime extends Error {}

/** Who reads: with the address of the person while they are there, without it when the server reads by itself. */
export interface Acces {
  readonly jeton: string;
  readonly present: string | undefined;
}

/** A reader of banks. @throws ApiError BANQUE_INDISPONIBLE, BANQUE_REFUSEE; JetonPerime, AccordExpire. */
export interface LecteurBancaire {
  readonly moyen: 'truelayer' | 'essai';
  /** Where the person allows it. */
  adresse(state: string, fournisseur: string | undefined): string;
  echanger(code: string, state: string): Promise<JetonsBancaires>;
  rafraichir(rafraichissement: string): Promise<JetonsBancaires>;
  banque(acces: Acces): Promise<BanqueLue>;
  comptes(acces: Acces): Promise<CompteLu[]>;
  /** Destroys the tokens there. */
  revoquer(acces: string): Promise<void>;
}

export interface PortsBanque {
  readonly base: Database;
  readonly horloge: Clock;
  readonly audit: Audit;
  readonly logger: Logger;
  readonly coffre: Coffre;
  readonly lecteur: LecteurBancaire | undefined;
  /** What the person said of reading their banks. */
  readonly accord: (utilisateurId: string) => Promise<boolean>;
}
