export { Connexion, ConnexionPro } from './Connexion.tsx';
export { Inscription } from './Inscription.tsx';
export { InscriptionPro } from './InscriptionPro.tsx';
