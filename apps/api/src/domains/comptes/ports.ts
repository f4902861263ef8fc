import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MailQueue } from '../../platform/mail/queue.ts';
import type { Audit } from './audit/audit.ts';
import type { Envois } from './envois/envois.ts';
import type { MotsDePasse } from './mots-de-passe.ts';
import type { Compte } from './repository.ts';
import type { Coffre } from './secrets.ts';
import type { Sessions } from './sessions.ts';
import type { Verrou } from './verrou.ts';

export interface PortsComptes {
  readonly base: Database;
  readonly horloge: Clock;
  readonly sessions: Sessions;
  readonly verrou: Verrou;
  readonly audit: Audit;
  readonly coffre: Coffre;
  readonly courriers: MailQueue;
  /** Start of the links in messages. */
  readonly adressePublique: string;
  /** What passkeys are bound to: the public address, and nothing of a request. */
  readonly site: { readonly rpId: string; readonly origine: string };
  /** What may be sent to whom, at the demand of anyone. */
  readonly envois: Envois;
  readonly emailVerifieRequis: boolean;
  readonly motsDePasse: MotsDePasse;
  readonly admis: (compte: Compte) => boolean;
}
