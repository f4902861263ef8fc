import { Cabinet, CabinetModification } from '@francis/contract';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { demandeurDe, type Identification } from '../comptes/index.ts';
import type { PortsCabinet } from './ports.ts';
import { modifierCabinet, monCabinet } from './service.ts';

const tags = ['Cabinet'];
const security = [{ jeton: [] }];
/** Nothing here is a client's: a password alone opens it, the second factor is asked by the files. */
const config = { permission: 'espace-pro:acceder' } as const;

export function routesCabinet(app: TypedServer, ports: PortsCabinet, identification: Identification): void {
  const onRequest = [identification.exiger];
  app.get(
    '/api/pro/cabinet',
    {
      onRequest,
      config,
      schema: {
        tags,
        security,
        summary: 'Mon cabinet, et ma place dedans.',
        response: { 200: Cabinet, ...refusals(401, 403) },
      },
    },
    (request) => monCabinet(ports, demandeurDe(identification, request)),
  );
  app.patch(
    '/api/pro/cabinet',
    {
      onRequest,
      config,
      schema: {
        tags,
        security,
        summary: 'Modifie mon cabinet et ma fiche ; accepte l’accord de sous-traitance.',
        description: 'Un champ absent garde sa valeur. Le cabinet et l’accord sont au titulaire.',
        body: CabinetModification,
        response: { 200: Cabinet, ...refusals(400, 401, 403, 413, 415, 422) },
      },
    },
    (request) => modifierCabinet(ports, demandeurDe(identification, request), request.body),
  );
}
