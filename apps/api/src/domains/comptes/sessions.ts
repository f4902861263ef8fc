import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Origine } from './audit/audit.ts';
import type { Jetons, Niveau } from './jetons.ts';
import { type Compte, depotComptes, type Session } from './repository.ts';

export interface DureesSession {
  readonly accessTokenMs: number;
  readonly inactiviteMs: number;
  readonly sessionMaxMs: number;
}

export interface SessionOuverte {
  readonly compte: Compte;
  readonly acces: string;
  readonly accesExpireLe: Date;
  readonly rafraichissement: string;
  readonly sessionExpireLe: Date;
  readonly inactiviteMs: number;
}

/** What a session keeps of the device that opens it. */
export interface Appareil extends Origine {
  readonly empreinte?: string | undefined;
  /** The login itself was a proof strong enough for a sensitive action. */
  readonly reauthentifie?: boolean;
  /** Opened by the password of the account: one taken away while it was checked opens nothing. */
  readonly parMotDePasse?: boolean;
}

/** Two tabs that refresh at the same moment, or a client that never received the answer, present the same token. */
const GRACE_MS = 10_000;
/** The activity is written at most once in this delay; inactivity is thus seen up to that much early. */
const PAS_ACTIVITE_MS = 30_000;

/** Sessions live in the database: closing one is immediate, whatever its tokens say. */
export class Sessions {
  readonly #base: Database;
  readonly #horloge: Clock;
  readonly #jetons: Jetons;
  readonly #durees: DureesSession;
  /** Who may hold a session at all; a disabled account loses its sessions at the next request. */
  readonly #admis: (compte: Compte) => boolean;

  constructor(
    base: Database,
    horloge: Clock,
    jetons: Jetons,
    durees: DureesSession,
    admis: (compte: Compte) => boolean,
  ) {
    this.#base = base;
    this.#horloge = horloge;
    this.#jetons = jetons;
    this.#durees = durees;
    this.#admis = admis;
  }

  async ouvrir(
    compte: Compte,
    { empreinte, reseau, appareil, reauthentifie = false, parMotDePasse = false }: Appareil,
    niveau: Niveau,
  ): Promise<SessionOuverte> {
    const maintenant = this.#horloge.now();
    const rafraichissement = this.#jetons.creerRafraichissement();
    const id = randomUUID();
    await this.#base.transaction(async (requetes) => {
      const depot = depotComptes(requetes);
      if (parMotDePasse && !(await depot.aCeMotDePasse(compte.id, compte.motDePasse))) {
        throw new ApiError('IDENTIFIANTS_INCORRECTS');
      }
      await depot.supprimerSessionsFinies(compte.id, new Date(maintenant.getTime() - this.#durees.sessionMaxMs));
      await depot.ouvrirSession(
        {
          id,
          utilisateurId: compte.id,
          ouverteLe: maintenant,
          derniereActivite: maintenant,
          empreinteAppareil: empreinte ?? null,
          niveau,
          reauthentifieeLe: reauthentifie ? maintenant : null,
          appareil,
          reseau,
        },
        this.#jetons.empreinte(rafraichissement),
      );
    });
    return this.#presenter(compte, { id, ouverteLe: maintenant, niveau }, rafraichissement);
  }

  /** @throws ApiError SESSION_EXPIREE or SESSION_INVALIDE. */
  async authentifier(jeton: string): Promise<{ compte: Compte; session: Session }> {
    const maintenant = this.#horloge.now();
    const contenu = await this.#jetons.lire(jeton, maintenant);
    const depot = depotComptes(this.#base.queries);
    const trouvee = await depot.sessionDe(contenu.utilisateurId, contenu.sessionId);
    if (!trouvee) throw new ApiError('SESSION_INVALIDE');
    this.#exigerVivante(trouvee.session, trouvee.compte, maintenant);
    if (maintenant.getTime() - trouvee.session.derniereActivite.getTime() >= PAS_ACTIVITE_MS) {
      await depot.marquerActivite(contenu.sessionId, maintenant);
    }
    return trouvee;
  }

  /**
   * Gives the token that follows. A token already used closes the whole session: either its owner or a thief holds a
   * copy. Within the grace, the same child is given back as long as nobody used it.
   * @throws ApiError SESSION_EXPIREE or SESSION_INVALIDE.
   */
  async rafraichir(rafraichissement: string): Promise<SessionOuverte> {
    const maintenant = this.#horloge.now();
    const ancien = this.#jetons.empreinte(rafraichissement);
    const issue = await this.#base.transaction(async (requetes) => {
      const depot = depotComptes(requetes);
      const trouvee = await depot.verrouillerSessionDuJeton(ancien);
      if (!trouvee) return undefined;
      this.#exigerVivante(trouvee.session, trouvee.compte, maintenant);
      const utiliseLe = await depot.usageDuJeton(ancien);
      const enfant = utiliseLe
        ? await this.#enfantDeLaGrace(depot, rafraichissement, maintenant.getTime() - utiliseLe.getTime())
        : this.#jetons.suivants(rafraichissement)[0];
      if (enfant === undefined) {
        await depot.revoquerSession(trouvee.session.id, maintenant, 'reutilisation');
        return undefined;
      }
      if (!utiliseLe) {
        await depot.remplacerJeton(trouvee.session.id, ancien, this.#jetons.empreinte(enfant), maintenant);
      }
      await depot.marquerActivite(trouvee.session.id, maintenant);
      return { ...trouvee, enfant };
    });
    if (!issue) throw new ApiError('SESSION_INVALIDE');
    return this.#presenter(issue.compte, issue.session, issue.enfant);
  }

  /** The child already given for a token that comes back within the grace, as long as nobody used it. */
  async #enfantDeLaGrace(
    depot: ReturnType<typeof depotComptes>,
    rafraichissement: string,
    ecouleMs: number,
  ): Promise<string | undefined> {
    if (Math.abs(ecouleMs) > GRACE_MS) return undefined;
    for (const enfant of this.#jetons.suivants(rafraichissement)) {
      if ((await depot.usageDuJeton(this.#jetons.empreinte(enfant))) === null) return enfant;
    }
    return undefined;
  }

  /**
   * The live session of a refresh token that would still be refreshed. Within the grace too: a tab that refreshes while
   * another one opens a link makes nobody a stranger in their own browser.
   */
  async deJeton(rafraichissement: string): Promise<Session | undefined> {
    const empreinte = this.#jetons.empreinte(rafraichissement);
    const maintenant = this.#horloge.now();
    return this.#base.transaction(async (requetes) => {
      const depot = depotComptes(requetes);
      const trouvee = await depot.verrouillerSessionDuJeton(empreinte);
      if (!trouvee) return undefined;
      const utiliseLe = await depot.usageDuJeton(empreinte);
      if (utiliseLe) {
        const ecouleMs = maintenant.getTime() - utiliseLe.getTime();
        if ((await this.#enfantDeLaGrace(depot, rafraichissement, ecouleMs)) === undefined) return undefined;
      }
      const { session, compte } = trouvee;
      if (!this.#estVivante(session, compte, maintenant)) return undefined;
      return session;
    });
  }

  async fermer(sessionId: string): Promise<void> {
    await depotComptes(this.#base.queries).revoquerSession(sessionId, this.#horloge.now(), 'deconnexion');
  }

  async fermerParJeton(rafraichissement: string): Promise<void> {
    await this.#base.transaction(async (requetes) => {
      const depot = depotComptes(requetes);
      const trouvee = await depot.verrouillerSessionDuJeton(this.#jetons.empreinte(rafraichissement));
      if (trouvee) await depot.revoquerSession(trouvee.session.id, this.#horloge.now(), 'deconnexion');
    });
  }

  async lister(utilisateurId: string): Promise<Session[]> {
    const maintenant = this.#horloge.now().getTime();
    return depotComptes(this.#base.queries).sessionsVivantes(
      utilisateurId,
      new Date(maintenant - this.#durees.sessionMaxMs),
      new Date(maintenant - this.#durees.inactiviteMs),
    );
  }

  /** @throws ApiError INTROUVABLE for a session that is closed, or of someone else. */
  async fermerUne(utilisateurId: string, sessionId: string): Promise<void> {
    const siennes = await this.lister(utilisateurId);
    if (!siennes.some(({ id }) => id === sessionId)) throw new ApiError('INTROUVABLE');
    await depotComptes(this.#base.queries).revoquerSession(sessionId, this.#horloge.now(), 'fermee_a_distance');
  }

  async fermerToutes(utilisateurId: string, sauf?: string): Promise<number> {
    const depot = depotComptes(this.#base.queries);
    return depot.revoquerToutes(utilisateurId, this.#horloge.now(), 'fermee_a_distance', sauf);
  }

  /** Those of the sessions that are still good; a request in progress is activity. */
  async vivantesParmi(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const maintenant = this.#horloge.now();
    const trouvees = await depotComptes(this.#base.queries).sessionsParId(ids);
    const bonnes = trouvees.filter(
      ({ session, compte }) =>
        session.revoqueeLe === null && this.#admis(compte) && maintenant < this.#finDe(session.ouverteLe),
    );
    return new Set(bonnes.map(({ session }) => session.id));
  }

  #exigerVivante(session: Session, compte: Compte, maintenant: Date): void {
    if (session.revoqueeLe !== null || !this.#admis(compte)) throw new ApiError('SESSION_INVALIDE');
    const inactive = maintenant.getTime() - session.derniereActivite.getTime() >= this.#durees.inactiviteMs;
    if (inactive || maintenant >= this.#finDe(session.ouverteLe)) throw new ApiError('SESSION_EXPIREE');
  }

  #estVivante({ revoqueeLe, derniereActivite, ouverteLe }: Session, compte: Compte, maintenant: Date): boolean {
    const inactive = maintenant.getTime() - derniereActivite.getTime() >= this.#durees.inactiviteMs;
    return revoqueeLe === null && this.#admis(compte) && !inactive && maintenant < this.#finDe(ouverteLe);
  }

  #finDe(ouverteLe: Date): Date {
    return new Date(ouverteLe.getTime() + this.#durees.sessionMaxMs);
  }

  async #presenter(
    compte: Compte,
    { id, ouverteLe, niveau }: Pick<Session, 'id' | 'ouverteLe' | 'niveau'>,
    jeton: string,
  ): Promise<SessionOuverte> {
    const maintenant = this.#horloge.now();
    const sessionExpireLe = this.#finDe(ouverteLe);
    const accesExpireLe = new Date(
      Math.min(maintenant.getTime() + this.#durees.accessTokenMs, sessionExpireLe.getTime()),
    );
    const contenu = { utilisateurId: compte.id, sessionId: id, niveau };
    const acces = await this.#jetons.signer(contenu, maintenant, accesExpireLe);
    const { inactiviteMs } = this.#durees;
    return { compte, acces, accesExpireLe, rafraichissement: jeton, sessionExpireLe, inactiviteMs };
  }
}
