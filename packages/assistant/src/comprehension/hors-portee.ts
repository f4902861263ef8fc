/** Why something of the tax is not ours to answer. */
export type HorsDePortee = 'autrui' | 'coulisses' | 'conseil' | 'demarche' | 'promesse';

const GENS =
  '(?:client\\w*|confrere|collegue|voisin\\w*|ministre|president\\w*|maire|patron\\w*|chef|proprietaire|locataire|ex|ex-\\w+|belle-\\w+|beau-\\w+|concurrent\\w*|connaissance|chanteur|acteur|footballeur|influenceu\\w*|emmanuel macron|bernard arnault|elon musk|(?:monsieur|madame) (?!x\\b)\\w+)';
const DONNEE =
  "(?:impots?|revenus?|salaires?|dossier|declaration|avis d'imposition|patrimoine|donnees|adresse|numero fiscal|fortune|taux)";

const MOTIFS: readonly (readonly [HorsDePortee, RegExp])[] = [
  // Data about somebody, not a rule: no tool reads anybody's file.
  [
    'autrui',
    new RegExp(
      [
        `\\b(?:combien|quel(?:le)?s?|donne\\w*|dis|montre\\w*|trouve\\w*|cherche\\w*|consulte\\w*|regarde\\w*|affiche\\w*)\\b[^?]{0,40}\\b${DONNEE}\\b[^?]{0,25}\\b(?:a |ont )?(?:(?:paye|payes|declare|declares|verse|gagne|touche|de|du|de la|des|d'un) |d')(?:mon |ma |mes |le |la |les |l'|un |une |notre |nos )?${GENS}\\b`,
        `\\b(?:combien|quel(?:le)?s?)\\b[^?]{0,30}\\b(?:gagne|paie|paye|touche|declare|possede|a (?:paye|declare|gagne))\\b[^?]{0,25}\\b(?:mon|ma|le|la|notre) ${GENS}\\b(?! (?:me|m'))`,
        `\\b${DONNEE}\\b[^.?]{0,20}\\b(?:du|de la|de mon|des|d'un|de l') ?${GENS}\\b[^.?]{0,40}\\b(?:autre|dupont|martin|cabinet|republique)\\b`,
        '\\b(?:autre|meme) cabinet\\b',
        `\\b(?:que|combien|ce que|ce qu')\\b[^?]{0,12}\\b(?:gagne|paie|paye|declare|possede)\\b (?:mon|ma|le|la) ${GENS}\\b`,
      ].join('|'),
    ),
  ],
  [
    'coulisses',
    /\b(?:prompt|instructions?|consignes?) (?:systeme?|initiales?|internes?|cachees?|secretes?)\b|\bsystem prompt\b|\bcles? (?:d')?api\b|\b(?:mots? de passe|variables? d'environnement|code source)\b[^.?]{0,30}\b(?:serveur|base|admin\w*|application|francis|toi|tes|votre)\b/,
  ],
  [
    'conseil',
    /\b(?:quoi|que faut-il|que dois-je|dans quoi) (?:acheter|investir|miser)\b|\b(?:quelles?|quels?|une?|la meilleure?|le meilleur) (?:actions?|cryptos?|cryptomonnaies?|titres?|fonds|etf|scpi|obligations?|placements?|valeurs?|banques?|courtiers?|assureurs?)\b[^.?]{0,30}\b(?:acheter|achete|choisir|(?:prendre|prends|prenez)(?! pour (?:payer|reduire|baisser|diminuer|defiscaliser))|ouvrir chez|(?:va|vont) (?:monter|exploser|doubler|tripler|grimper|flamber)|rapporte(?:ra)? le plus|miser|recommand\w+)\b|\b(?:cours|prix|valeur) (?:du|de l'|de la|des) (?:bitcoin|ethereum|or|action|bourse|immobilier)\b[^.?]{0,30}\b(?:demain|dans|l'an prochain|va|sera|atteindra)\b|\b(?:sera|atteindra|vaudra)\b[^.?]{0,15}\b(?:cours|prix) (?:du|de l'|de la|des) ?(?:bitcoin|ethereum|or|actions?|bourse)\b|\b(?:dois|faut)[- ](?:je|il) (?:acheter|vendre) (?:du|des|mes) (?:bitcoins?|actions?|cryptos?)\b[^.?]{0,20}\bmaintenant\b/,
  ],
  [
    'demarche',
    /\b(?:connecte|connectez)[- ](?:toi|vous)\b|(?:^|[.,;:?!] ?)(?:envoie|envoyez|depose|deposez|transmets|transmettez|valide|validez|signe|signez|paie|payez)[- ](?:\w+[- ])?(?:ma|mon|mes) (?:declaration|impots?|dossier|reclamation)\b|\b(?:peux-tu|pouvez-vous|peut-tu|tu peux|vous pouvez) (?:envoyer|deposer|transmettre|valider|signer|payer|remplir|faire) (?:ma|mon|mes) (?:declaration|impots?|reclamation)\b|(?<!\b(?:peut|peuvent)-(?:ils?|elles?|on) )\b(?:declarer?|remplir|remplis|payer|paie|deposer|depose)\b[^.?]{0,40}\ba ma place\b/,
  ],
  [
    'promesse',
    /\b(?:garanti\w*|jure\w*|promet\w*|assure)[- ](?:moi|nous)\b[^.?]{0,40}\b(?:controle|redressement|jamais|aucun risque)\b/,
  ],
];

/** A request that no rule and no computation answers, with its reason. */
export const horsDePortee = (texte: string): HorsDePortee | undefined =>
  MOTIFS.find(([, motif]) => motif.test(texte))?.[0];
