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
    'salarie|salariee|gagner|gagne|gagnant|payer|paye|paie|paient|payes|redevable|devient|devenir|deviens|toucher|touche|retraite|pension|smic|brut|mensuel|mensuelle|annuel|annuelle|commencer|commence a payer|combien|soumis|exonere|exoneree|traitement|remuneration|plafond|minimum|maximum|max|jusqu a|aucun|zero|rester|reste|somme|sans rien|rien',
  ),
] as const;
