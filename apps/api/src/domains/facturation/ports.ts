import type { ConfigurationPaiement } from '../../config-paiement.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logging.ts';
import type { MailQueue } from '../../platform/mail/queue.ts';
import type { Audit, Compte } from '../comptes/index.ts';
import type { Commande } from './repository-paiements.ts';

/** A subscription as its provider holds it now. */
export interface EtatAbonnement {
  readonly externeId: string;
  readonly clientExterne: string;
  /** Our order, as we wrote it there. */
  readonly commandeId: string | undefined;
  /** `incomplet`: nothing was paid yet. */
  readonly statut: 'actif' | 'impaye' | 'termine' | 'incomplet';
  readonly debut: Date;
  readonly fin: Date;
  readonly renouvele: boolean;
}

export interface EtatFacture {
  readonly externeId: string;
  readonly clientExterne: string;
  readonly abonnementExterne: string | undefined;
  readonly numero: string;
  readonly centimes: number;
  readonly tvaCentimes: number;
  readonly statut: 'due' | 'payee';
  readonly emiseLe: Date;
  readonly lien: string | null;
}

/** What an event of the provider is about; what it says of it is read again at the provider. */
export interface EvenementRecu {
  readonly id: string;
  readonly type: string;
  readonly clientExterne: string | undefined;
  readonly abonnementExterne: string | undefined;
  readonly factureExterne: string | undefined;
}

/** A payment provider. Every call is safe to make twice. @throws ApiError PAIEMENT_INDISPONIBLE. */
export interface PrestatairePaiement {
  creerClient(compte: Pick<Compte, 'id' | 'email' | 'nomComplet'>): Promise<string>;
  /** @returns where the browser goes to pay. */
  ouvrirCommande(commande: Commande, client: string): Promise<{ session: string; url: string }>;
  fermerCommande(session: string): Promise<void>;
  ouvrirPortail(client: string, retour: string): Promise<string>;
  lireAbonnement(externeId: string): Promise<EtatAbonnement>;
  lireFacture(externeId: string): Promise<EtatFacture>;
  regler(externeId: string, renouvele: boolean): Promise<void>;
  /** Ends the subscription at once. @param rembourse gives back what was paid for it. */
  terminer(externeId: string, options: { readonly rembourse: boolean }): Promise<void>;
  /** @throws ApiError SIGNATURE_INVALIDE. */
  lireEvenement(corps: Buffer, signature: string, instant: Date): EvenementRecu;
}

export interface PortsFacturation {
  readonly base: Database;
  readonly horloge: Clock;
  readonly audit: Audit;
  readonly courriers: MailQueue;
  readonly logger: Logger;
  readonly adressePublique: string;
  /** Where people write to us. */
  readonly contact: string | undefined;
  readonly configuration: ConfigurationPaiement;
  /** The provider that takes real money, when there is one. */
  readonly prestataire: PrestatairePaiement | undefined;
  /** For whoever paid before proving their address: the message that lets them in. */
  readonly inviterPayeur: (compte: Compte) => void;
  readonly compteParId: (utilisateurId: string) => Promise<Compte | undefined>;
}
