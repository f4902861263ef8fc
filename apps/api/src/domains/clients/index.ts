export { clientsDeLAssistant } from './contexte.ts';
export { demandeurDe, demandeurDuCompte, gardeClients } from './demandeur.ts';
export { journalDans } from './journal.ts';
export { routesClients as monterClients } from './routes.ts';
export type { Demandeur, PortsClients } from './ports.ts';

export {
  creer as creerDossier,
  exigerProfessionnel,
  type Fiche,
  lister as listerDossiers,
  surFiche,
} from './service.ts';
export { estFaitDuDossier, exigerFaits, verifierFaits } from './faits.ts';
export { jourDuCabinet } from './coherence.ts';
export { ecrireFiche, trouverFiche } from './ecrire.ts';
export { droitsDe } from './policy.ts';
export { presenterClient } from './presenter.ts';
export type { FicheClient } from './repository.ts';
export { depotListe } from './repository-liste.ts';
export { tacheDesNombres } from './repository-nombres.ts';
export { depotPages, type FicheEcrite } from './repository-pages.ts';
