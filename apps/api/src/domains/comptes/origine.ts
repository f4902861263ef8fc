import type { FastifyRequest } from 'fastify';
import { truncateAddress } from '../../platform/logging.ts';
import type { Origine } from './audit/audit.ts';

const NAVIGATEURS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMES: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** What a session and the audit keep of a request: enough for its owner to recognise it, not to follow a person. */
export const origineDe = (request: FastifyRequest): Origine => ({
  reseau: truncateAddress(request.ip),
  appareil: appareilDe(request.headers['user-agent']),
});

export function appareilDe(agent: string | undefined): string {
  const nommer = (noms: typeof NAVIGATEURS): string | undefined =>
    noms.find(([motif]) => agent !== undefined && motif.test(agent.slice(0, 400)))?.[1];
  const navigateur = nommer(NAVIGATEURS);
  const systeme = nommer(SYSTEMES);
  if (navigateur === undefined) return systeme ?? 'Autre programme';
  return systeme === undefined ? navigateur : `${navigateur} sur ${systeme}`;
}
