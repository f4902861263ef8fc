import { randomUUID } from 'node:crypto';
import { type DemandeApplication, EXTENSION_TEAMS } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { creerSecret, type Demandeur, empreinteDe, exigerAdresseProuvee } from '../comptes/index.ts';
import { avecParametres } from './adresses.ts';
import { DUREES, lirePortees, lirePorteesDeLExtension } from './policy.ts';
import type { PortsMcp } from './ports.ts';
import { type Application, depotApplications } from './repository.ts';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const EXTENSION = {
  id: EXTENSION_TEAMS.client,
  nom: EXTENSION_TEAMS.nom,
  redirections: [EXTENSION_TEAMS.redirection],
};

export interface DemandeLue {
  readonly application: Application;
  readonly portees: readonly string[];
  readonly ressource: string;
}

/**
 * What a program asks, once proved to come from it: nothing is sent back to an address that it did not register.
 * @throws ApiError APPLICATION_… that the consent page shows.
 */
export async function lireDemande(ports: PortsMcp, demande: DemandeApplication): Promise<DemandeLue> {
  const { base, adresses, horloge } = ports;
  const { client_id: id, redirect_uri: redirection, resource, scope } = demande;
  const depot = depotApplications(base.queries);
  const extension = id === EXTENSION_TEAMS.client;
  // Known by the code, not by an introduction: its row is there as soon as it is asked for.
  if (extension) await depot.preenregistrer({ ...EXTENSION, creeeLe: horloge.now() });
  const application = UUID.test(id) ? await depot.application(id) : undefined;
  if (!application) throw new ApiError('APPLICATION_INCONNUE');
  if (!application.redirections.includes(redirection)) throw new ApiError('APPLICATION_REDIRECTION_INVALIDE');
  const ressource = extension ? adresses.reunions : adresses.ressource;
  if (resource !== ressource) throw new ApiError('APPLICATION_CIBLE_INVALIDE');
  return { application, portees: extension ? lirePorteesDeLExtension(scope) : lirePortees(scope), ressource };
}

/** The person clicked. @returns where the browser goes, with a code or the refusal. */
export async function choisir(
  ports: PortsMcp,
  { compte, origine }: Demandeur,
  demande: DemandeApplication,
  accord: boolean,
): Promise<string> {
  const { base, horloge, audit, adresses } = ports;
  const { application, portees, ressource: visee } = await lireDemande(ports, demande);
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
        ressource: visee,
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
