import type { TypedServer } from '../../platform/http/server.ts';
import type { Identification } from '../comptes/index.ts';
import { sEchauffer } from './echauffement.ts';
import type { PortsAssistant } from './ports.ts';
import { routesAssistant } from './routes.ts';
import { routesEssai } from './routes-essai.ts';

export { jourDeParis } from './policy.ts';
export { abandonnerToutesLesReservations } from './repository.ts';

import type { ClientsDeLAssistant } from './routes-variantes.ts';

interface Options {
  readonly ports: PortsAssistant;
  readonly identification: Identification;
  readonly questionsParMinute: number;
  readonly clients: ClientsDeLAssistant;
  /** The embedded reader is there, which costs nobody anything: it may be asked for nobody. */
  readonly echauffer: boolean;
}

/** Mounts the questions, their quota and the conversations. */
export function monterAssistant(app: TypedServer, { echauffer, ...options }: Options): void {
  routesAssistant(app, options);
  routesEssai(app, options.ports);
  if (!echauffer) return;
  app.addHook('onListen', () => {
    const { arret, logger } = options.ports;
    sEchauffer(options.ports).catch((erreur: unknown) => {
      if (!arret.aborted) logger.warn({ err: erreur }, 'the first answers were not prepared');
    });
  });
}
