import { randomUUID } from 'node:crypto';
import type { DemandeApplication } from '@francis/contract';
import type { Portee } from '@francis/mcp';
import { ApiError } from '../../platform/errors.ts';
import { creerSecret, type Demandeur, empreinteDe, exigerAdresseProuvee } from '../comptes/index.ts';
import { avecParametres } from './adresses.ts';
import { DUREES, lirePortees } from './policy.ts';
import type { PortsMcp } from './ports.ts';
import { type Application, depotApplications } from './repository.ts';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export interface DemandeLue {
  readonly application: Application;
  readonly portees: readonly Portee[];
}

/**
 * What a program asks, once proved to come from it: nothing is sent back to an address that it did not register.
 * @throws ApiError APPLICATION_… that the consent page shows.
 */
export async function lireDemande({ base, adresses }: PortsMcp, demande: DemandeApplication): Promise<DemandeLue> {
  const { client_id: id, redirect_uri: redirection, resource, scope } = demande;
  const application = UUID.test(id) ? await depotApplications(base.queries).application(id) : undefined;
  if (!application) throw new ApiError('APPLICATION_INCONNUE');
  if (!application.redirections.includes(redirection)) throw new ApiError('APPLICATION_REDIRECTION_INVALIDE');
  if (resource !== adresses.ressource) throw new ApiError('APPLICATION_CIBLE_INVALIDE');
  return { application, portees: lirePortees(scope) };
}

/** The person clicked. @returns where the browser goes, with a code or the refusal. */
export async function choisir(
  ports: PortsMcp,
  { compte, origine }: Demandeur,
  demande: DemandeApplication,
  accord: boolean,
): Promise<string> {
  const { base, horloge, audit, adresses } = ports;
  const { application, portees } = await lireDemande(ports, demande);
  if (accord) exigerAdresseProuvee(compte);
  const { redirect_uri: redirection, state, code_challenge: defi } = demande;
  const ressource = `application:${application.id}`;
  const metadonnees = { nom: application.nom, portees };
  const retour = { state, iss: adresses.emetteur };
  if (!accord) {
    await audit.noter({ action: 'application.refusee', ressource, compte, origine, metadonnees });
    return avecParametres(redirection, { error: 'access_denied', ...retour });
  }
  const code = creerSecret();
  const maintenant = horloge.now();
  const id = randomUUID();
  await base.transaction(async (requetes) => {
    const depot = depotApplications(requetes);
    await depot.revoquer({ utilisateurId: compte.id, applicationId: application.id }, maintenant, 'remplacee');
    await depot.autoriser(
      {
        id,
        utilisateurId: compte.id,
        applicationId: application.id,
        portees: [...portees],
        ressource: adresses.ressource,
        accordeeLe: maintenant,
      },
      {
        empreinte: empreinteDe(code),
        autorisationId: id,
        redirection,
        defi,
        expireLe: new Date(maintenant.getTime() + DUREES.code),
      },
    );
    const action = 'application.autorisee';
    await audit.noter({ action, ressource, compte, origine, risque: 'medium', metadonnees }, requetes);
  });
  return avecParametres(redirection, { code, ...retour });
}
