import { motsDits } from '@francis/lecture';
/**
 * Asking how to hide something from the tax, or to make up a document, is refused; asking what a fault costs, or how to put
 * it right, is a question of law.
 */

const NOMS =
  '(?:heures?|dons?|frais|enfants?|parts?|bulletins?|factures?|recus?|justificatifs?|attestations?|charges?|depenses?|salarie\\w*|menage|pensions?|travaux|kilometres?|km|bail|baux|loyers?|quittances?|divorces?|mariages?|pacs|adresses?|domicile|documents?|declarations?|comptes?|certificats?|contrats?|devis|ventes?)';
const FAUX = '(?:faux|fausses?|fictifs?|fictives?|bidons?|bidonnee?s?|imaginaires?|inexistante?s?|antidatee?s?)';

/** The act itself, whatever is asked about it. */
const DISSIMULATION = new RegExp(
  [
    String.raw`\b(?:adresse|residence|domicile|domiciliation)\b[^.?]{0,20}\b(?:bidon|fictive?|de complaisance|boite aux lettres)\b`,
    String.raw`\b(?:residence|domicile|adresse)\b[^.?]{0,40}\bsans y (?:vivre|habiter|mettre les pieds)\b`,
    String.raw`\b(?:cach(?:er|e|ons)|dissimul(?:er|e|ons)|planqu(?:er|e|ons)|camoufl(?:er|e)|masquer|ne (?:pas|rien|jamais) declarer|ne (?:soi(?:t|ent)|sont|est) (?:pas|jamais) declaree?s?|(?:factur|encaiss)\w+ a (?:ma|notre|sa|leur) place|eviter de (?:tout )?declarer|sans (?:rien |le |les )?declarer|pour (?:ne )?(?:pas|rien) (?:les |la |le |l'|en |rien )?declarer|omettre|omettant|fraud(?:er|e)|truquer|falsifier|maquiller|gonfler artificiellement|au black|au noir|en liquide pour|blanchir|tromper le fisc|faire disparaitre|effacer (?:les |mes |toute )?(?:traces?|ventes?|recettes?)|mentir|comme les miens|pas vu pas pris|ni vu ni connu|sans (?:rien |le |en )?(?:dire|parler|signaler) (?:rien )?(?:au fisc|aux impots|a l'administration|a bercy|a la douane|aux douanes)|(?:qu'ils|que le fisc|qu'on) (?:ne |n'y )?(?:voi\w+|sache\w*|remarque\w*) rien|de la main a la main|sous[- ]le[- ]manteau|dessous[- ]de[- ]table|(?:sous|echapper aux|passer sous) (?:les|le) radars?)\b`,
    String.raw`\b(?:echapp|soustrai)\w* (?:au|a la|aux|a l'|a) ?(?:fisc|impots?|tva|charges|cotisations|droits|taxes?|ifi|urssaf|succession|controle|administration|declaration)\b`,
    String.raw`\b(?:(?:me|te|se|nous|vous) faire (?:prendre|reper\w*|pinc\w*|chop\w*|attrap\w*|detect\w*|avoir|controler)|etre (?:reper|pinc|attrap|detect|demasqu)\w*)\b`,
    String.raw`\b${FAUX} ${NOMS}\b`,
    String.raw`\b(?:passer|deduire|deguiser)\b[^.?]{0,30}\b(?:vacances|depenses? (?:perso\w*|privees?)|cadeaux? perso\w*|voyages? perso\w*)\b[^.?]{0,40}\b(?:frais|charges|notes? de frais|pro\w*)\b`,
  ].join('|'),
);

/** Out of the administration's sight: nobody wants that for an honest purpose. */
const A_L_INSU =
  /\bsans (?:que|qu')[^.?]{0,45}\b(?:fisc|controleur|inspecteur|impots?|bercy|administration|tresor|urssaf|notaire|douanes?|banque|etat|succession|automatique)\b[^.?]{0,40}|\b(?:sans|ne) (?:que |qu')(?:ca|cela|il|elle|on|rien|personne|l'argent)[^.?]{0,15}\b(?:figure|apparaisse|remonte|se voie|se sache|sache|voie|soit (?:vu|declare|connu))\b|\b(?:ne|n')[^.?]{0,12}\b(?:remonte|apparaisse|figure|sache|apprenne)\w*\b[^.?]{0,20}\b(?:jamais|pas|rien)\b[^.?]{0,40}\b(?:fisc|impots?|administration|succession|notaire)\b|\b(?:fisc|impots?|administration|bercy|urssaf|notaire|banque|douanes?)\b[^.?]{0,15}\b(?:ne|n')[^.?]{0,8}\b(?:sache|voie|apprenne|decouvre)\w*/;

/** Making up a fact to pay less is fraud whatever the verb. */
const INVENTION = new RegExp(
  [
    String.raw`\b${FAUX}(?: \w+){0,1} ${NOMS}\b`,
    String.raw`\b${NOMS}(?: \w+){0,3} (?:fictifs?|fictives?|bidons?|imaginaires?|inexistante?s?|antidatee?s?)\b`,
    String.raw`\b(?:declar\w+|deduire|ajouter|mettre|invent\w*|fabriqu\w*|redig\w*|produi\w*|recu|facture|attestation)\b[^.?]{0,60}\b(?:qui n'(?:existe(?:nt)?|ont|a) (?:pas|jamais)(?: existe| eu lieu| ete \w+)?|que (?:je|j'|nous|on) (?:ne |n')?(?:ai|avons|a) (?:pas|jamais) (?:fait|paye|eu|verse|engage|donne|realise|emis)\w*|inexistant\w*)`,
    String.raw`\b(?:invent|fabriqu)(?:er|e|es|ant|ons|ez)\b[^.?]{0,40}\b${NOMS}\b`,
    String.raw`\b(?:antidat|postdat)(?:er|e|ons|ez)\b`,
  ].join('|'),
);

const DEMANDE =
  /\b(?:cmt|trouve[- ]moi|donne[- ]moi|dis[- ]moi|aide|aidez|comment|astuces?|combines?|moyens?|peux-tu|pouvez-vous|puis-je|est-ce que je peux|je (?:veux|voudrais|souhaite|compte|prefere)|conseill\w+|techniques?|sans (?:me|se|nous) faire|risque[- ]t|marche|quels? pays|ou (?:mettre|placer|ouvrir)|(?:indique|explique|montre|redige|ecris|fais|prepare|genere)[- ](?:moi|nous))\b/;

/** The consequences, or the way back: a rule to tell, with nothing hidden from us. */
const REPENTIR =
  /\b(?:que|qu'est-ce que|que est-ce que) (?:je |on |j'|nous )?(?:risqu\w+|encour\w+)|\brisque[- ]t[- ](?:on|il|elle)\b|\b(?:quelle|quelles|quel) (?:sanctions?|amendes?|penalites?|majorations?|peines?|risques?)\b|\bregularis\w+|\brattrap\w+|\bmettre en regle\b|\bdelai de reprise\b|\bprescri(?:t|te|ption)\b|\b(?:par erreur|oubli\w*|sans le savoir)\b|\bdenonc\w+|\bsignaler\b|\bcomment (?:bien |le |la |les |l'|tout )?declarer\b/;
const SANS_ETRE_VU = motsDits('sans me|sans se|sans nous|sans etre|sans que|eviter|echapper');

/** « Dis-moi au moins comment m’y prendre » goes on with what was refused. */
const INSISTANCE =
  /\b(?:au moins|quand meme|malgre tout|juste|seulement|theorique\w*|hypothetique\w*|imaginons|supposons|pour un (?:roman|film|ami))\b|\bcomment (?:m'y prendre|faire|ca marche|proceder)\b|\b(?:me|se) faire (?:reperer|prendre|attraper|controler)\b/;

const MAQUILLER = motsDits(
  'faire passer ca|faire passer cela|faire passer mes vacances|faire passer nos vacances|faire passer le voyage|faire passer un voyage|que ca passe au controle|que ca passe en cas de controle|pour que ca passe|passer ca en seminaire|passer en seminaire|deguiser en seminaire',
);
const PIECE = motsDits(
  'facture|factures|note de frais|justificatif|justificatifs|seminaire|sarl|societe|boite|entreprise|pro',
);

/** « il peut me faire un reçu de 2 000 alors que j’en ai donné 100 »: a paper to come, against what was done. */
const FAIRE_PASSER = motsDits(
  'pour que la reduction passe|pour que la deduction passe|pour que le credit passe|pour que ca passe',
);
const A_ETABLIR = motsDits("me faire|me fait|m'ecrire|m'ecrit|m'etablir|m'etablit|me signer|me signe");
const EN_FAIT = motsDits(
  "que je n'ai donne|n'ai donne que|que j'ai donne|que je n'ai verse|n'ai verse que|que j'ai verse|que je n'ai paye|n'ai paye que|que j'ai paye",
);

/** Nobody hides what is due to them. */
const INAPERCU = motsDits(
  'passe inapercu|passe inapercue|passer inapercu|passer inapercue|passent inapercus|passent inapercues',
);

/** « faire comme si on était séparés alors qu’on vit ensemble »: a fact is feigned, its contrary told. */
const FEINDRE = motsDits(
  "faire comme si|fait comme si|faire semblant|fait semblant|se faire passer pour|dire qu'on est|dire que je suis|dire que je vis|pretendre que|pretendre etre|se declarer seul|se declarer seuls|se declarer celibataires|se declarer separes|nous declarer separes|se dire separes|declarer qu'on est separes|se declarer separement|me declarer seul|me declarer seule",
);
/** What is feared is not what is wanted: « j’ai peur que le fisc croie que je vis ailleurs ». */
const CRAINDRE = motsDits(
  'peur que|peur qu|crains que|crains qu|eviter que|eviter qu|risque que|pas que|veut faire croire',
);
const FAIRE_CROIRE = motsDits(
  "que les impots croient|que les impots francais croient|que le fisc croie|que le fisc croit|que l'administration croie|faire croire au fisc|faire croire aux impots|faire croire a l'administration",
);
const EN_VERITE = motsDits(
  "alors qu'on|alors que je|alors que nous|alors qu'il|alors qu'elle|alors que c'est|alors que ma|alors que mon|qu'on vit ensemble|qu'on vit sous le meme toit|qu'on habite ensemble|qu'il vit avec moi|qu'elle vit avec moi|que nous vivons ensemble|en vrai|en realite|en fait on|meme si on vit|meme si je vis",
);

const demandee = (texte: string): boolean =>
  (FEINDRE.test(texte) && EN_VERITE.test(texte)) ||
  (FAIRE_CROIRE.test(texte) && DEMANDE.test(texte) && !CRAINDRE.test(texte)) ||
  INVENTION.test(texte) ||
  (MAQUILLER.test(texte) && PIECE.test(texte)) ||
  (FAIRE_PASSER.test(texte) && A_ETABLIR.test(texte) && EN_FAIT.test(texte)) ||
  (INAPERCU.test(texte) && DEMANDE.test(texte)) ||
  (DISSIMULATION.test(texte) && DEMANDE.test(texte)) ||
  (A_L_INSU.test(texte) && !motsDits('pourquoi').test(texte));

/** « des bijoux que je fabrique »: goods, unless what is made is a paper. */
const ARTISANAT = [
  'que je fabrique',
  'que nous fabriquons',
  'je fabrique des ',
  'je fabrique mes ',
  'fabrique des ',
  'fabrique mes ',
];
const PAPIERS = motsDits(
  'facture|factures|justificatif|justificatifs|recu|recus|attestation|attestations|bulletin|bulletins|document|documents|preuves|notes|contrat|contrats|devis|faux|fausses|certificat|certificats|bail|quittances',
);
const sansArtisanat = (texte: string): string =>
  PAPIERS.test(texte) ? texte : ARTISANAT.reduce((t, mots) => t.replaceAll(mots, ' '), texte);

/** @param avant the turn before, normalised like the question. */
export function demandeDeFrauder(ecrit: string, avant = ''): boolean {
  const texte = sansArtisanat(ecrit);
  if (REPENTIR.test(texte) && !SANS_ETRE_VU.test(texte)) return false;
  if (demandee(texte)) return true;
  return INSISTANCE.test(texte) && (demandee(avant) || (DISSIMULATION.test(avant) && A_L_INSU.test(avant)));
}
