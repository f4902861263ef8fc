import { type Concept, notion } from './concept.ts';

const SANS =
  'oublie le|oublie la|oublie les|oublie mon|oublions le|oublions les|oubliez le|annule le|annule la|annule les|annulez le|annulons le|laisse tomber le|laisse tomber la|laisse tomber les|pas de|sans|sans le|sans la|sans les|sans mon|sans ma|sans mes|sans ce|sans cette|sans ces|sans notre|sans nos|sans son|sans sa|sans ses|sans aucun|sans de|hors|en enlevant le|en enlevant les|en enlevant la|en retirant le|en retirant les|si j enleve le|si j enleve les|si on enleve le|si on enleve les|si j enleve mon|si je retire le|si je retire les|enleve le|enleve les|enlevez le|enlevez les|retire le|retire les|retirez le|retirez les|si je n avais pas le|si je n avais pas de|si je n ai pas de|si je n avais pas d|sans l|si on n avait pas de|si on n avait pas d'.split(
    '|',
  );

/** « sans le PER », « en enlevant les dividendes »: every way to take the thing away. */
function retrait(concept: string, libelle: string, formes: string): Concept {
  const objets = [libelle, ...formes.split('|')];
  return notion(concept, libelle, objets.flatMap((objet) => SANS.map((mot) => `${mot} ${objet}`)).join('|'));
}

/** What a follow-up may take out of a household. */
export const RETRAITS: readonly Concept[] = [
  retrait(
    'per',
    'PER',
    'versement|versements|versement per|versement sur le per|plan epargne retraite|epargne retraite',
  ),
  retrait('dividendes', 'dividendes', 'dividende'),
  retrait('interets', 'intérêts', 'livrets|livret'),
  retrait('plus_values', 'plus-values', 'plus value|pv'),
  retrait('dons', 'dons', 'don|don aux restos|dons aux restos'),
  retrait('frais_reels', 'frais réels', 'frais'),
  retrait('pension_versee', 'pension alimentaire', 'pension|pensions|pensions alimentaires'),
  retrait(
    'emploi_domicile',
    'femme de ménage',
    'menage|emploi a domicile|aide menagere|jardinier|aide a domicile|salarie a domicile|services a la personne',
  ),
  retrait('garde', 'frais de garde', 'garde|nounou|creche|assistante maternelle|garde d enfant|garde d enfants'),
  retrait(
    'loyers',
    'loyers',
    'loyer|location|revenus fonciers|revenu foncier|appartement|studio|locatif|location meublee|meuble|lmnp|airbnb',
  ),
  retrait('enfants', 'enfants', 'enfant|gamins|gosses|personne a charge'),
  retrait('micro', 'micro-entreprise', 'micro|auto entreprise|activite|ca|chiffre d affaires'),
  retrait('parent_isole', 'case T', 'parent isole|demi part de parent isole'),
  retrait('demi_part', 'case L', 'demi part supplementaire|demi part'),
];
