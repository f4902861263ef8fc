export { PageClients } from './PageClients.tsx';
export { PageDossier } from './PageDossier.tsx';
export { PageEdition } from './PageEdition.tsx';
export { PageNouveauClient } from './PageNouveauClient.tsx';
