import { CATALOGUE_ERREURS, type CodeErreur, type ErreurChamp } from '@francis/contract';

interface Details {
  /** Replaces the sentence of the catalogue when something more precise is known. */
  readonly detail?: string;
  readonly champs?: readonly ErreurChamp[];
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A refusal that the client is told about, by its stable code. Anything else that is thrown becomes a 500. */
export class ApiError extends Error {
  readonly code: CodeErreur;
  readonly champs: readonly ErreurChamp[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: CodeErreur, { detail, champs, retryAfterSeconds, cause }: Details = {}) {
    super(detail ?? CATALOGUE_ERREURS[code].detail, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.champs = champs;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return CATALOGUE_ERREURS[this.code].statut;
  }
}

/** Stops the start of the program with one French sentence for whoever launches it, without a stack. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}
