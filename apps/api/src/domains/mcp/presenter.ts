import type { ApplicationAutorisee, ApplicationDemandee } from '@francis/contract';
import { estPortee, PORTEES } from '@francis/mcp';
import { estLocale } from './adresses.ts';
import type { DemandeLue } from './autorisation.ts';
import type { Application, Autorisation } from './repository.ts';

const presenterPortees = (portees: readonly string[]) =>
  portees.filter(estPortee).map((nom) => ({ nom, description: PORTEES[nom] }));

export const presenterDemande = ({ application, portees }: DemandeLue, redirection: string): ApplicationDemandee => ({
  nom: application.nom,
  retour: new URL(redirection).host,
  local: estLocale(redirection),
  enregistreeLe: application.creeeLe.toISOString(),
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
