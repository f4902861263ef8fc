import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { empreinteDe } from '../secrets.ts';
import { depotEnvois, type Envoi } from './repository.ts';

export const HEURE_MS = 3_600_000;
/** What one address receives in an hour, all askers together. */
const PAR_DESTINATAIRE = 10;
/** What one asker has sent to one address in an hour. */
const PAR_DEMANDEUR = 5;
/** Messages that open nothing leave room for those that do. */
const AVIS_PAR_DESTINATAIRE = 2;

interface Demande {
  readonly email: string;
  /** Network of whoever asks, or their account when they are logged in. */
  readonly demandeur: string;
  readonly genre?: Envoi['genre'];
  /** Asked by the person of the account, from a session: bounded by their own demands alone, never by those of strangers. */
  readonly titulaire?: boolean;
}

/** Whether the message may leave, and whether it is the last one for a while: it then stays good until the next may leave. */
export interface Admission {
  readonly dernier: boolean;
}

/**
 * Security messages that anyone may ask to have sent to anyone. Counted in the database, for known and unknown addresses
 * alike: beyond, the answer is the same and nothing leaves.
 */
export class Envois {
  readonly #base: Database;
  readonly #horloge: Clock;

  constructor(base: Database, horloge: Clock) {
    this.#base = base;
    this.#horloge = horloge;
  }

  async admettre({ email, demandeur, genre = 'lien', titulaire = false }: Demande): Promise<Admission | undefined> {
    const le = this.#horloge.now();
    const envoi = {
      id: randomUUID(),
      destinataire: empreinteDe(email),
      demandeur: empreinteDe(demandeur),
      genre,
      le,
    };
    return this.#base.transaction(async (requetes) => {
      const depot = depotEnvois(requetes);
      await depot.verrouiller(envoi.destinataire);
      const { total, siens, duGenre } = await depot.recents(envoi, new Date(le.getTime() - HEURE_MS));
      if (siens >= PAR_DEMANDEUR || (!titulaire && total >= PAR_DESTINATAIRE)) return undefined;
      if (genre === 'avis' && duGenre >= AVIS_PAR_DESTINATAIRE) return undefined;
      await depot.ajouter(envoi);
      return { dernier: siens + 1 >= PAR_DEMANDEUR || total + 1 >= PAR_DESTINATAIRE };
    });
  }
}
