export { conjointDe } from './conjoint.ts';
export { routesFamille as monterFamille } from './routes.ts';
export { ajouterEntite, lier as lierDossiers, lireFamille } from './service.ts';
