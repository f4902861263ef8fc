import './styles/index.css';

export { Alerte } from './Alerte.tsx';
export { Bouton, BoutonIcone, classeBouton } from './Bouton.tsx';
export { Champ, ChampChoix, Choix } from './Champ.tsx';
export { ChampMotDePasse } from './ChampMotDePasse.tsx';
export {
  ContexteArticles,
  LienArticle,
  TexteCite,
  useArticlesOuvrables,
  ArticleCite,
  type ArticleOuvert,
} from './Cite.tsx';
export { ChoixSegmente } from './ChoixSegmente.tsx';
export { Escalier, type Marche } from './Escalier.tsx';
export { Etat, type NomEtat } from './Etat.tsx';
export { Fenetre } from './Fenetre.tsx';
export { Icone } from './Icone.tsx';
export { useImpression } from './impression.ts';
export { Interrupteur } from './Interrupteur.tsx';
export { Jauge } from './Jauge.tsx';
export { SigneMarque } from './Marque.tsx';
export { MOIS } from './mois.ts';
export { Montant } from './Montant.tsx';
export { ecrireMontant, grouper, lireMontant } from './montants.ts';
export {
  FINE,
  formaterEuros,
  formaterSolde,
  formaterNombre,
  formaterTaux,
  formaterTauxMoyen,
  formaterValeur,
  MOINS,
  type NoeudAffiche,
  typographier,
  deNom,
  couperAuTitre,
  dateDite,
} from '@francis/presentation';
export { Note } from './Note.tsx';
export { Onglets } from './Onglets.tsx';
export { entrerDansLePremierChamp } from './premier-champ.ts';
export { Pourquoi } from './Pourquoi.tsx';
export { Progression } from './Progression.tsx';
export { segmenterReferences } from './references.ts';
export { Releve } from './Releve.tsx';
export { Alinea, Reponse } from './Reponse.tsx';
export { Trace } from './Trace.tsx';
