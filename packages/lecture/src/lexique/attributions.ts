/** Verbs and nouns by which something is given: single words. */
export const DONNENT: ReadonlySet<string> = new Set(
  'donne donner donnons donnent donnerai donnerais donnerait donnerons donneront donnait donnais transmettre transmets transmet transmettons transmettent offre offrir offrons offrent verse verser versons versent vire virer virons file filer filons legue leguer aide aider donation don dons transmission cede fait np nue-propriete pp'.split(
    ' ',
  ),
);
/** Before whoever receives. */
export const VERS: ReadonlySet<string> = new Set(['a', 'au', 'aux', 'pour', 'vers', '>', '→', 'entre', 'chez']);
/** Between that and them: « à chacun de mes fils », « aux deux ». */
export const CHACUN_DE: ReadonlySet<string> = new Set([
  'chacun',
  'chacune',
  'de',
  'des',
  'd',
  'chaque',
  'l',
  'tous',
  'toutes',
]);
/** Each of them has the amount that is told. */
export const CHACUN: ReadonlySet<string> = new Set(['chacun', 'chacune', 'chaque', 'tete', 'piece']);
/** Parts of a whole that is told once. */
export const PARTS_DITES: Readonly<Record<string, number>> = {
  moitie: 1 / 2,
  '1/2': 1 / 2,
  tiers: 1 / 3,
  '1/3': 1 / 3,
  '2/3': 2 / 3,
  quart: 1 / 4,
  '1/4': 1 / 4,
  '3/4': 3 / 4,
};

/** Which of two parents should count the child, asked in the words of every day. */
export const CHEZ_QUEL_PARENT =
  'chez qui|chez lequel|chez laquelle|sur quelle declaration|sur la declaration de qui|avec qui le declarer|avec qui la declarer|avec qui les declarer|qui doit le declarer|qui doit la declarer|qui doit les declarer|qui devrait le declarer|qui devrait la declarer|qui devrait les declarer|lequel de nous deux|lequel de nous 2|laquelle de nous 2|lequel doit|lequel des deux parents|lequel des 2 parents|qui a interet a le declarer|qui a interet a la declarer|qui a interet a les declarer|a qui rattacher|vaut mieux que ce soit lui|vaut mieux que ce soit elle|vaut mieux que ce soit moi|mieux de le mettre|mieux de la mettre|mieux de les mettre';
