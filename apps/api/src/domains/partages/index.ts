export { routesPartages as monterPartages } from './routes.ts';
export { lirePartage, type PortsPartages } from './service.ts';
export { teteDePartage } from './tete.ts';
