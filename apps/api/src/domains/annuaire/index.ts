export { exigerAdmis } from './admis.ts';
export { destinataireDe } from './destinataire.ts';
export { bloquer } from './liens.ts';
export { estExclu, nonBloques, retirerFicheDe } from './repository-blocages.ts';
export { routesAnnuaire as monterAnnuaire } from './routes.ts';
