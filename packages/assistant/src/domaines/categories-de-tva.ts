type Pays = 'FR' | 'CH' | 'LU' | 'AD';
type Categorie =
  | 'normal'
  | 'intermediaire'
  | 'reduit'
  | 'super_reduit'
  | 'particulier'
  | 'hebergement'
  | 'special'
  | 'majore';

/** What is sold, by the rate that it bears in each country. */
export const CATEGORIES: Readonly<Record<Pays, readonly (readonly [RegExp, Categorie])[]>> = {
  FR: [
    [/\b20 ?%|\btaux normal\b/, 'normal'],
    [/\btaux particulier\b|\b2\.1 ?%|\bpresse\b|\bjournaux\b|\bmedicaments? rembours\w+/, 'particulier'],
    [/\breduit\b|\b5\.5 ?%|\b(?:aliment\w*|livres?|abonnement de gaz|protections? hygieniques?)\b/, 'reduit'],
    [
      /\bintermediaire\b|\b10 ?%|\b(?:restaura\w+|hotel\w*|hebergement|nuitees?|transport\w*|taxi|plats?|a emporter|food-?trucks?|consommation immediate|travaux d'entretien|travaux de renovation)\b/,
      'intermediaire',
    ],
  ],
  CH: [
    [/\b(?:hebergement|hotel\w*|nuitees?|chambre)\b/, 'hebergement'],
    [/\b(?:reduit|aliment\w*|livres?|journaux|medicaments?|eau)\b/, 'reduit'],
  ],
  LU: [
    [
      /\bsuper[- ]reduit\b|\b(?:aliment\w*|livres?|medicaments?|restaura\w+|hotel\w*|hebergement|nuitees?)\b/,
      'super_reduit',
    ],
    [/\bintermediaire\b|\b(?:vins?|chaudiere)\b/, 'intermediaire'],
    [/\breduit\b|\b(?:gaz|electricite|coiff\w+|fleurs?)\b/, 'reduit'],
  ],
  AD: [
    [/\bsuper[- ]reduit\b/, 'super_reduit'],
    [/\bmajore\b|\bbancaires?\b/, 'majore'],
    [/\bspecial\b/, 'special'],
    [/\breduit\b|\b(?:aliment\w*|livres?)\b/, 'reduit'],
  ],
};
