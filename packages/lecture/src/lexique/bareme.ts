import { notion } from './concept.ts';

/** Everything that a question about the scale of the income tax, and about nothing else, may say. */
export const MOTS_DU_BAREME = [
  notion('bareme', 'barème', 'bareme progressif|tranche|grille|seuil|borne|limite|palier|taux|pourcentage'),
  notion(
    'impot',
    'impôt sur le revenu',
    'impot|ir|irpp|imposition|imposable|non imposable|impose|imposee|imposer|revenu|fiscal|fiscale|net|marginal|marginale|marginaux|tmi',
  ),
  notion('progressif', 'progressif', 'progressive|progressivite|superieur|superieure|inferieur|inferieure|entree'),
  notion(
    'valeur',
    'montant',
    'a partir de|partir|chiffre|valeur|nouveau|nouvelle|actuel|actuelle|officiel|officielle|applicable|vigueur|different|differente|revalorise|revalorisee|revalorisation|inflation|applique|appliquent|appliquer|commence|commencent|debut|debute|demarre|change|changent|evolue|evolution|donner|donne|donnez|lister|liste|tableau|connaitre|calcul|calcule|calculer|passe|passer|saut|sauter|taxe|taxee|atteindre|atteint',
  ),
  notion(
    'foyer',
    'foyer',
    'foyer fiscal|part|parts|demi part|quotient familial|celibataire|marie|mariee|couple|pacse|pacses|divorce|divorcee|veuf|veuve|seul|seule|personne|personne seule|enfant|parent isole|france|francais|annee|an|mois',
  ),
] as const;

/** What one may add to ask from which income the tax is due. */
export const MOTS_DU_SEUIL = [
  notion(
    'gain',
    'salaire',
    'salarie|salariee|gagner|gagne|gagnant|payer|paye|paie|paient|payes|redevable|devient|devenir|deviens|toucher|touche|retraite|pension|smic|brut|mensuel|mensuelle|annuel|annuelle|commencer|commence a payer|combien|soumis|exonere|exoneree|traitement|remuneration|plafond|minimum|maximum|max|jusqu a|aucun|zero|rester|reste|somme|sans rien|rien|premier|1er|jusqu|etre|est|suis',
  ),
  notion(
    'situation',
    'situation de famille',
    'garde|garde complete|garde exclusive|garde alternee|alternee|alterne|ra|residence alternee|complete|exclusive|fils|fille|garcon|fillette|bebe|enft|enfts|enf|gosse|gamin|mome|ado|jumeaux|jumelles|jamais|jamais mariee|eleve|eleve seule|a eleve|elever|case l|case t|vis|vit|habite|moi|age|ans|an|dvc|celib|mere|pere|maman|papa|retraite|retraitee|a charge|chez moi|avec moi|avec',
  ),
  notion(
    'invalidite',
    'carte mobilité inclusion',
    'carte|mobilite|inclusion|cmi|mention|invalidite|invalide|handicap|handicape|handicapee|titulaire|carte d invalidite|80 %|taux d incapacite',
  ),
] as const;
