export { destinataireDe } from './destinataire.ts';
export { routesAnnuaire as monterAnnuaire } from './routes.ts';
