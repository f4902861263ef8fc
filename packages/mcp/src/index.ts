export { ANNONCES, EMPREINTE } from './catalogue.ts';
export { repondreHttp } from './http.ts';
export type { Contexte } from './outil.ts';
export { estPortee, type Portee, PORTEES } from './portees.ts';
export { CLE_EMPREINTE, type Signaler } from './serveur.ts';
export { CALCULS, RESERVES_A_L_ASSISTANT } from './titres.ts';
