import type { linkSignals } from '@francis/assistant';
import { isDatabaseUnavailable } from '../../platform/database/unavailable.ts';
import { ApiError } from '../../platform/errors.ts';
import type { PortsAssistant } from './ports.ts';

interface Contexte {
  readonly logger: PortsAssistant['logger'];
  /** Of whoever asked. */
  readonly client: AbortSignal;
  readonly lien: ReturnType<typeof linkSignals>;
}

/** What a reading that ended without an answer is for whoever asked it. @returns what is to be thrown. */
export function panneDeLecture(cause: unknown, { logger, client, lien }: Contexte): unknown {
  if (client.aborted) return new ApiError('REQUETE_ANNULEE', { cause });
  if (isDatabaseUnavailable(cause) || cause instanceof ApiError) return cause;
  logger.error({ err: cause, expired: lien.expired() }, 'the assistant failed');
  return new ApiError('MODELE_INDISPONIBLE', { cause });
}
