export { type ConfigurationVoix, creerLecteur, creerTranscripteur } from './fournisseurs.ts';
export { monterVoix } from './routes.ts';
