import type { FastifyRequest } from 'fastify';
import { type Compte, type Identification, origineDe, permissionsDe } from '../comptes/index.ts';
import type { Demandeur, PortsClients } from './ports.ts';
import { exigerProfessionnel } from './service.ts';

/** Who asks for a file, as this domain knows them. */
export const demandeurDe = (identification: Identification, request: FastifyRequest): Demandeur =>
  demandeurDuCompte(identification.compteDe(request), request);

/** The same, for a program that acts for an account. */
export function demandeurDuCompte(compte: Compte, request: FastifyRequest): Demandeur {
  const { id, nomComplet, typeCompte, sujetAudit } = compte;
  const permissions = permissionsDe(compte);
  return { id, nomComplet, typeCompte, permissions, sujetAudit, origine: origineDe(request), requestId: request.id };
}

/** Opens the area of files to professionals, with their second factor where it is asked. */
export const gardeClients =
  (ports: PortsClients, identification: Identification) =>
  async (request: FastifyRequest): Promise<void> => {
    await exigerProfessionnel(ports, demandeurDe(identification, request));
    if (ports.secondFacteurRequis) identification.exigerSecondFacteur(request);
  };
