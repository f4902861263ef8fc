import type { Brouillon } from './brouillon.ts';

interface Definition {
  readonly motif: RegExp;
  readonly texte: string;
}

/** What the words of the covered field mean, without any figure. */
const DEFINITIONS: readonly Definition[] = [
  {
    motif: /\bdecote\b/,
    texte:
      'La décote réduit l’impôt des foyers modestes : c’est un forfait diminué d’une part de l’impôt brut, plus élevé pour un couple.[^cgi-197]',
  },
  {
    motif: /\bplafonnement\b|\bquotient familial\b/,
    texte:
      'Le quotient familial divise le revenu par le nombre de parts avant d’appliquer le barème ; l’avantage tiré des enfants est plafonné.[^cgi-197][^cgi-194]',
  },
  {
    motif: /\bparts?\b/,
    texte:
      'Le nombre de parts dépend de la situation de famille et des personnes à charge ; le revenu est divisé par ce nombre avant le barème.[^cgi-194][^cgi-193]',
  },
  {
    motif: /\btmi\b|\btranche marginale\b|\btaux marginal\b/,
    texte:
      'La tranche marginale d’imposition est le taux de la dernière tranche atteinte : il ne s’applique qu’à la fraction du revenu au-dessus de son seuil.[^cgi-197]',
  },
  {
    motif: /\brevenu fiscal de reference\b|\brfr\b/,
    texte:
      'Le revenu fiscal de référence ajoute au revenu net imposable certaines sommes déduites ou exonérées ; il ouvre ou ferme des droits.[^cgi-1417]',
  },
  {
    motif: /\bfrais reels?\b|\babattement de 10\b/,
    texte:
      'Les salariés ont un forfait pour frais professionnels ; ils peuvent lui préférer leurs frais réels, s’ils sont plus élevés et justifiés.[^cgi-83]',
  },
  {
    motif: /\bper\b|\bepargne[- ]retraite\b/,
    texte:
      'Les versements sur un plan d’épargne retraite se déduisent du revenu, dans la limite d’un plafond propre à chacun, et la sortie est imposable.[^cgi-163-quatervicies]',
  },
  {
    motif: /\bflat tax\b|\bpfu\b|\bprelevement forfaitaire\b/,
    texte:
      'Le prélèvement forfaitaire unique taxe les revenus du capital à un taux fixe, auquel s’ajoutent les prélèvements sociaux ; l’option pour le barème est globale.[^cgi-200-a]',
  },
  {
    motif: /\bmicro-?foncier\b/,
    texte:
      'Le micro-foncier remplace les charges d’une location vide par un abattement forfaitaire sur les loyers, sous une limite de recettes.[^cgi-32]',
  },
  {
    motif: /\bcase t\b|\bparent isole\b/,
    texte: 'Le parent qui vit seul avec ses enfants au premier janvier a droit à une demi-part de plus.[^cgi-194]',
  },
];

/** « C’est quoi la décote ? »: the word that is asked for, if it is one of ours. */
export function trouverDefinition(texte: string): string | undefined {
  return DEFINITIONS.find(({ motif }) => motif.test(texte))?.texte;
}

export function redigerDefinition(definition: string, b: Brouillon): void {
  b.paragraphe(definition);
  b.paragraphe('Donnez votre situation et vos revenus nets imposables : je fais le calcul pour vous.');
}
