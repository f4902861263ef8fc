import './styles/index.css';

export { Alerte } from './Alerte.tsx';
export { Bouton, BoutonIcone, classeBouton } from './Bouton.tsx';
export { Champ, ChampChoix } from './Champ.tsx';
export { ChampMotDePasse } from './ChampMotDePasse.tsx';
export { ChoixSegmente } from './ChoixSegmente.tsx';
export { Escalier, type Marche } from './Escalier.tsx';
export { Etat, type NomEtat } from './Etat.tsx';
export { Fenetre } from './Fenetre.tsx';
export { Icone } from './Icone.tsx';
export { useImpression } from './impression.ts';
export { Jauge } from './Jauge.tsx';
export { SigneMarque } from './Marque.tsx';
export { MOIS } from './mois.ts';
export { Montant } from './Montant.tsx';
export { ecrireMontant, grouper, lireMontant, MONTANT_MAX } from './montants.ts';
export {
  FINE,
  formaterEuros,
  formaterFrancs,
  formaterNombre,
  formaterTaux,
  formaterTauxMoyen,
  formaterValeur,
  MOINS,
} from './nombres.ts';
export { Note } from './Note.tsx';
export { Onglets } from './Onglets.tsx';
export { Alinea, Reponse } from './Reponse.tsx';
export { type NoeudAffiche, Trace } from './Trace.tsx';
export { typographier } from './typographie.ts';
