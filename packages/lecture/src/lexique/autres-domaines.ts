import { notion } from './concept.ts';

/** What people ask beside the tax, whose words a rule of tax may hold as well. */
export const AUTRES_DOMAINES = [
  notion(
    'justice',
    'obliger quelqu’un en justice',
    'au tribunal|obliger au tribunal|porter plainte|assigner|le poursuivre|la poursuivre|attaquer en justice|forcer a vendre|l obliger a vendre|obliger a vendre|expulser|saisir le juge|prendre un avocat',
  ),
  notion(
    'prix',
    'prix d’un service',
    'combien coute une nounou|combien coute une assistante maternelle|combien coute une creche|coute une nounou|coute une creche|coute un avocat|coute un notaire|coute un comptable|coute une femme de menage|coute un expert comptable|prix d une nounou|prix d une creche|tarif d une nounou|tarif horaire|salaire d une nounou|quel prix demander',
  ),
  notion(
    'securite_sociale',
    'prestations sociales',
    'secu me doit|la secu me verse combien|indemnites par jour|combien d indemnites par jour|montant des indemnites journalieres|combien la caf me verse|la caf me doit|combien d apl|combien de prime d activite|droit au rsa|montant du rsa|combien de retraite vais je toucher|age de depart a la retraite|combien de trimestres',
  ),
  notion(
    'papiers_d_autrui',
    'documents d’une autre personne',
    'avoir son avis d imposition|obtenir son avis d imposition|voir son avis d imposition|consulter son avis d imposition|recuperer son avis d imposition|acceder a son dossier|consulter sa declaration|voir sa declaration',
  ),
] as const;
