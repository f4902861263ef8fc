import { notion } from './concept.ts';

/** Who is nobody of the household that asks. */
export const AUTRUI = [
  notion(
    'voisin',
    'mon voisin',
    'ma voisine|mes voisins|notre voisin|notre voisine|nos voisins|le voisin|la voisine|les voisins|un voisin|une voisine',
  ),
  notion('collegue', 'mon collègue', 'ma collegue|mes collegues|un collegue|une collegue|le collegue|la collegue'),
  notion('ami', 'mon ami', 'un ami|une amie|mes amis|un pote|mon pote|un copain|des amis'),
  notion('cousin', 'mon cousin', 'ma cousine|mes cousins|un cousin|une cousine'),
  notion('beau_frere', 'mon beau-frère', 'ma belle soeur|mon beau frere'),
] as const;

/** What brings somebody in without making them the one of whom the amount is told. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'a au aux chez avec pour par de du des d entre contre sur comme que'.split(' '),
);

/** Words after which the amount is of the household again. */
export const DU_FOYER: ReadonlySet<string> = new Set(
  'je j me m moi mon ma me mes nous notre nos on dit disent assure affirme pretend femme mari epouse epoux conjoint'.split(
    ' ',
  ),
);
