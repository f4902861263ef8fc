import { type Concept, notion } from './concept.ts';

/** Words of which one is said in place of another: « et si c’était TTC ? », « en brut », « meublé ». */
export interface Paradigme {
  readonly nom: string;
  readonly mots: readonly Concept[];
  /** Of a household, they change more than a word: whose incomes count. */
  readonly horsFoyer?: true;
}

export const PARADIGMES: readonly Paradigme[] = [
  {
    nom: 'taxe',
    mots: [
      notion('ttc', 'TTC', 'toutes taxes comprises|taxe comprise|taxes comprises'),
      notion('ht', 'HT', 'hors taxe|hors taxes|hors tva'),
    ],
  },
  {
    nom: 'bail',
    mots: [
      notion(
        'meuble',
        'meublé',
        'meublee|meubles|meublees|en meuble|en location meublee|location meublee|lmnp|en lmnp|garni',
      ),
      notion(
        'vide',
        'vide',
        'nu|nue|nus|nues|vides|non meuble|non meublee|en nu|en location nue|location nue|en location vide|location vide|a vide',
      ),
    ],
  },
  {
    nom: 'avant_70_ans',
    horsFoyer: true,
    mots: [
      notion('avant', 'avant 70 ans', 'avant ses 70 ans|avant mes 70 ans|avant les 70 ans|avant l age de 70 ans'),
      notion('apres', 'après 70 ans', 'apres ses 70 ans|apres mes 70 ans|apres les 70 ans|apres l age de 70 ans'),
    ],
  },
  {
    nom: 'paye',
    mots: [
      notion('net_imposable', 'net imposable', 'nets imposables|imposable net|imposable|imposables|en net imposable'),
      notion('brut', 'brut', 'bruts|en brut|du brut|brute'),
      notion('net', 'net', 'nets|en net|du net'),
    ],
  },
  {
    nom: 'garde',
    mots: [
      notion(
        'alternee',
        'en garde alternée',
        'garde alternee|alternee|alternes|residence alternee|en residence alternee|garde partagee|en garde partagee',
      ),
      notion(
        'exclusive',
        'en garde exclusive',
        'garde exclusive|garde principale|a plein temps|a temps plein|garde totale|tout le temps|en permanence',
      ),
    ],
  },
  {
    nom: 'taux',
    horsFoyer: true,
    mots: [
      notion('normal', 'au taux normal', 'taux normal'),
      notion('intermediaire', 'au taux intermédiaire', 'taux intermediaire'),
      notion('reduit', 'au taux réduit', 'taux reduit'),
      notion('particulier', 'au taux particulier', 'taux particulier|taux super reduit|au taux super reduit'),
    ],
  },
  {
    nom: 'activite',
    mots: [
      notion(
        'services',
        'prestations de services',
        'prestation de services|prestation de service|prestations|services',
      ),
      notion(
        'vente',
        'vente de marchandises',
        'achat revente|achat/revente|vente|ventes|commerce|vente de produits|e commerce',
      ),
      notion('liberal', 'profession libérale', 'liberal|liberale|activite liberale|en liberal|bnc|en bnc'),
    ],
  },
  {
    nom: 'classement',
    horsFoyer: true,
    mots: [
      notion('classe', 'classé', 'classee|classes|classees'),
      notion('non_classe', 'non classé', 'non classee|non classes|non classees|pas classe|pas classee'),
    ],
  },
  {
    nom: 'logement',
    horsFoyer: true,
    mots: [
      notion('principale', 'résidence principale', 'logement principal|habitation principale'),
      notion('secondaire', 'résidence secondaire', 'maison de vacances|maison secondaire'),
      notion('locatif', 'appartement locatif', 'locatif|bien locatif|logement locatif|studio locatif|maison locative'),
    ],
  },
  {
    nom: 'union',
    horsFoyer: true,
    mots: [
      notion('seul', 'célibataire', 'seul|seule|celibataires|divorce|divorcee|veuf|veuve'),
      notion('couple', 'marié', 'mariee|maries|mariees|en couple|couple|pacse|pacsee|pacses|pacsees'),
    ],
  },
];

/** What may follow an amount and belongs to it, not to the sentence. */
export const APRES_UN_MONTANT: readonly Concept[] = [
  notion('qualite', 'net', 'nets|brut|bruts|imposable|imposables|net imposable|nets imposables|ht|ttc'),
  notion(
    'periode',
    'par mois',
    'par an|par trimestre|par semaine|mensuel|mensuels|mensuelle|annuel|annuels|annuelle|chaque mois|chaque annee|tous les mois|tous les ans|mois|an|l an|l annee|le mois',
  ),
];

/** Generations: who gives is not put in the place of who receives. */
export const GENERATIONS: Readonly<Record<string, 'avant' | 'apres' | 'meme'>> = {
  mere: 'avant',
  pere: 'avant',
  parent: 'avant',
  grand_parent: 'avant',
  oncle: 'avant',
  tante: 'avant',
  beau_parent: 'avant',
  fille: 'apres',
  fils: 'apres',
  enfant: 'apres',
  petit_enfant: 'apres',
  neveu: 'apres',
  niece: 'apres',
  enfant_du_conjoint: 'apres',
  soeur: 'meme',
  frere: 'meme',
  cousin: 'meme',
  ami: 'meme',
  voisin: 'meme',
  beau_frere: 'meme',
  epouse: 'meme',
  epoux: 'meme',
  conjoint: 'meme',
  conjointe: 'meme',
  partenaire: 'meme',
  compagne: 'meme',
  compagnon: 'meme',
};
/** Said before a person. */
export const POSSESSIFS: readonly string[] = [
  'mon',
  'ma',
  'mes',
  'son',
  'sa',
  'ses',
  'notre',
  'nos',
  'un',
  'une',
  'le',
  'la',
];
/** « 52 000, pas 45 000 »: what stands before the amount that was wrong. */
export const DEMENTIS: readonly string[] = [
  'pas',
  'et pas',
  'non',
  'et non',
  'non pas',
  'au lieu de',
  'plutot que',
  'et non pas',
];
/** Who was named just before: what is said of them is not said of somebody else. */
export const REPRISES: readonly Concept[] = [notion('reprise', 'elle', 'il|lui|ils|elles|leur|celui ci|celle ci')];
