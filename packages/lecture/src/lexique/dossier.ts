import { type Concept, notion } from './concept.ts';

/** What a question on a client file may ask of it, as the adviser names it. */
export const CHAMPS_DEMANDES: readonly Concept[] = [
  notion('enfants', 'enfants', 'enfant|gosses|gosse'),
  notion('regime', 'régime matrimonial', 'contrat de mariage|regime de mariage|regime'),
  notion(
    'etat_civil',
    'situation familiale',
    'situation de famille|situation maritale|situation matrimoniale|statut marital|etat civil|marie|mariee|maries|celibataire|pacse|pacsee|pacses|divorce|divorcee|veuf|veuve|en couple',
  ),
  notion('mariage', 'date de mariage', 'date du mariage|date du pacs|depuis quand marie|depuis quand mariee'),
  notion(
    'revenus',
    'revenus',
    'revenu|revenu annuel|revenus annuels|revenu net annuel|salaire|salaires|remuneration|gagne|gagne t il|gagnent|touche|percoit|percoivent',
  ),
  notion('naissance', 'date de naissance', 'ne|nee|nes|naissance|anniversaire|annee de naissance|jour de naissance'),
  notion('age', 'âge', 'age|ages'),
  notion(
    'residence',
    'adresse',
    'habite|habitent|reside|resident|vit|vivent|demeure|domicile|domicilie|domiciliee|ville',
  ),
  notion('pays', 'pays de résidence', 'residence fiscale|pays de residence fiscale|pays'),
  notion('profession', 'profession', 'metier|travail|fait dans la vie|fait comme metier|fait comme travail|fait il'),
  notion('statut', 'statut professionnel', 'statut'),
  notion('employeur', 'employeur', 'entreprise|travaille|societe'),
  notion('nationalite', 'nationalité'),
  notion('telephone', 'téléphone', 'numero de telephone|portable'),
  notion('courriel', 'e-mail', 'mail|adresse mail|adresse e mail|adresse email|email|courriel|adresse electronique'),
];

/** Of whom it is asked, when it is not of the client. */
export const DU_CONJOINT = 'femme mari epouse epoux conjoint conjointe compagne compagnon partenaire'.split(' ');

/** Words that ask, and those that only join the others. */
export const INTERROGENT =
  'combien quel quelle quels quelles quand ou rappelle rappelez dis dites donne donnez qui'.split(' ');
export const JOIGNENT =
  'est sont a ont t ce que c s il elle ils elles lui son sa ses leur leurs le la les l un une de d du des en et au aux y mon ma notre votre client cliente clients dossier fiche deja moi me nous peux tu pouvez vous dire sait on connait dans selon chez quoi nombre total actuellement aujourd hui exactement charge date annee pour il depuis avoir fait etre combien comme a avec'.split(
    ' ',
  );

/** What stands before a name, and how it speaks of who is named. */
export const TITRES_DES_PERSONNES: Readonly<Record<string, 'il' | 'elle'>> = {
  m: 'il',
  mr: 'il',
  monsieur: 'il',
  mme: 'elle',
  mlle: 'elle',
  madame: 'elle',
  mademoiselle: 'elle',
};
