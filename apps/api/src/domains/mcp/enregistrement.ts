import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { estRedirectionAdmise } from './adresses.ts';
import type { PortsMcp } from './ports.ts';
import { depotApplications } from './repository.ts';

const REDIRECTIONS_MAX = 5;
const NOM_MAX = 80;
/** Together; those that nobody allows are forgotten after a day. */
const APPLICATIONS_MAX = 10_000;

/** Metadata of RFC 7591. What it does not name is left out, as the RFC asks. */
const Metadonnees = z.object({
  redirect_uris: z.array(z.string()).min(1).max(REDIRECTIONS_MAX),
  client_name: z.string().max(200).optional(),
  token_endpoint_auth_method: z.literal('none').optional(),
  grant_types: z.array(z.enum(['authorization_code', 'refresh_token'])).optional(),
  response_types: z.array(z.literal('code')).optional(),
});

/** A program introduces itself. It receives no secret: its proof is PKCE, and the person's choice. */
export async function enregistrer({ base, horloge }: PortsMcp, brutes: unknown) {
  const lues = Metadonnees.safeParse(brutes);
  if (!lues.success) throw new ApiError('APPLICATION_METADONNEES_INVALIDES');
  const { redirect_uris: redirections, client_name: nom = '' } = lues.data;
  if (!redirections.every(estRedirectionAdmise)) throw new ApiError('APPLICATION_REDIRECTION_INVALIDE');
  const depot = depotApplications(base.queries);
  if ((await depot.nombre()) >= APPLICATIONS_MAX) throw new ApiError('TROP_DE_REQUETES', { retryAfterSeconds: 3_600 });
  const application = {
    id: randomUUID(),
    nom: nommer(nom),
    redirections: [...new Set(redirections)],
    creeeLe: horloge.now(),
  };
  await depot.enregistrer(application);
  return {
    client_id: application.id,
    client_id_issued_at: Math.floor(application.creeeLe.getTime() / 1000),
    client_name: application.nom,
    redirect_uris: application.redirections,
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code', 'refresh_token'] as const,
    response_types: ['code'] as const,
  };
}

/** One short line of visible characters: it will be read by somebody who decides. */
const nommer = (nom: string): string =>
  nom
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, NOM_MAX) || 'Programme sans nom';
