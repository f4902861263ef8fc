import { type ApplicationAutorisee, type ApplicationDemandee, EXTENSION_TEAMS } from '@francis/contract';
import { estLocale } from './adresses.ts';
import type { DemandeLue } from './autorisation.ts';
import { decrirePortee } from './portees.ts';
import type { Application, Autorisation } from './repository.ts';

const presenterPortees = (portees: readonly string[]) =>
  portees.flatMap((nom) => {
    const description = decrirePortee(nom);
    return description === undefined ? [] : [{ nom, description }];
  });

export const presenterDemande = ({ application, portees }: DemandeLue, redirection: string): ApplicationDemandee => ({
  nom: application.nom,
  retour: new URL(redirection).host,
  local: estLocale(redirection),
  enregistreeLe: application.creeeLe.toISOString(),
  delaMaison: application.id === EXTENSION_TEAMS.client,
  portees: presenterPortees(portees),
});

export const presenterAutorisee = (autorisation: Autorisation, application: Application): ApplicationAutorisee => ({
  id: autorisation.id,
  nom: application.nom,
  retour: [...new Set(application.redirections.map((une) => new URL(une).host))].join(', '),
  portees: presenterPortees(autorisation.portees),
  accordeeLe: autorisation.accordeeLe.toISOString(),
  utiliseeLe: autorisation.utiliseeLe?.toISOString() ?? null,
});
