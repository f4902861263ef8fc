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

/** Who was of the household and is no longer. */
export const ANCIENS = [
  notion(
    'ex',
    'mon ex',
    'mon ex mari|mon ex femme|mon ex epoux|mon ex epouse|mon ex conjoint|mon ex conjointe|mon ex compagne|mon ex compagnon|mon ex concubin|ma ex|l ex|le pere de ma fille|le pere de mon fils|le pere de mes enfants|la mere de ma fille|la mere de mon fils|la mere de mes enfants',
  ),
] as const;

/** What goes from a former spouse to the household is no income of theirs: maintenance, whoever receives it. */
export const TRANSFERTS: ReadonlySet<string> = new Set(
  'verse versait versera paie paye payait envoie donne donnait vire aide participe contribue pension rembourse'.split(
    ' ',
  ),
);

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
