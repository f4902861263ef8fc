import { motsDits, type MotsDits, NUMEROS_DE_FORMULAIRE } from '@francis/lecture';
import { demandeDeFrauder } from './fraude.ts';
import { demandeDuFoyer } from './phrase-qui-demande.ts';
import { resteEnFrance } from './non-resident.ts';
import { horsDePortee, type HorsDePortee } from './hors-portee.ts';

/** Why a question gets no figure from this engine. */
export type Ecart =
  | { readonly type: 'fraude' }
  | { readonly type: 'hors_sujet'; readonly raison?: HorsDePortee }
  | { readonly type: 'futur'; readonly annee?: number }
  | { readonly type: 'non_couvert'; readonly domaine: string; readonly decisif?: FaitsDecisifs };

/** What the figure of one's own case is made of. */
export interface FaitsDecisifs {
  readonly sujet: string;
  readonly raison: string;
}

interface Domaine {
  readonly nom: string;
  readonly motif: MotsDits;
  /** Prevails even when a household's income is understood. */
  readonly fort: boolean;
  readonly decisif?: FaitsDecisifs;
}

const d = (nom: string, fort: boolean, motif: MotsDits, sujet?: string, raison?: string): Domaine => ({
  nom,
  fort,
  motif,
  ...(sujet === undefined || raison === undefined ? {} : { decisif: { sujet, raison } }),
});

const ENTREPRISE = motsDits(
  'fonds artisanal|fonds de commerce|mon fonds|son fonds|clientele|patientele|entreprise individuelle|mon entreprise|auto-entreprise|autoentreprise|micro-entreprise|mon cabinet|mon officine|mon commerce|ma boutique',
);
const CEDEE = motsDits('plus-value|plus-values|plus value|plus values|pv');
const DE_TITRES = motsDits(
  'actions|action|titres|parts|dividendes|bourse|portefeuille|immobilier|immobiliere|maison|appartement',
);

/** What is gained on a business is no gain on securities: exempt or not by its receipts and its age. */
const PLUS_VALUE_D_ENTREPRISE: MotsDits = {
  test: (texte) => CEDEE.test(texte) && ENTREPRISE.test(texte) && !DE_TITRES.test(texte),
};

const DOMAINES: readonly Domaine[] = [
  d(
    'les plus-values professionnelles',
    true,
    PLUS_VALUE_D_ENTREPRISE,
    'la nature et l’ancienneté de l’activité, ses recettes moyennes et le prix de vente',
    'les exonérations en dépendent',
  ),
  d(
    'les plus-values immobilières',
    true,
    /\b(?:vend\w*|revend\w*|cede\w*|cession|vente)\b[^.?]{0,60}\b(?:appartements?|maisons?|immeubles?|terrains?|residence|studio|biens? immobiliers?|logement|parking|local)\b|\bplus-values? immobilieres?\b|\bplus-values?\b[^.?]{0,40}\b(?:appartements?|maisons?|immeubles?|terrains?|studio|logement|residence)\b|\b(?:lmnp|amortissements?)\b[^.?]{0,60}\brevend\w*|\brevend\w*[^.?]{0,60}\b(?:lmnp|amortissements?)\b/,
    'le prix et la date d’achat, le prix de vente et si c’est votre résidence principale',
    'la plus-value et ses abattements en dépendent',
  ),
  d(
    'les droits de donation',
    true,
    /\bdroits? de donation\b|\bdonation\b|\bdon familial\b|\bdon manuel\b|\b(?:donner?|donne|transmettre|donation)\b[^.?]{0,60}\b(?:a mon|a ma|a mes|a notre|a nos|entre nous)\b[^.?]{0,30}\b(?:fils|fille|enfants?|petits?-?\w*|neveu|niece|frere|soeur|conjointe?|femme|mari)\b|\b(?:frere|soeur|pere|mere|grand-pere|grand-mere|oncle|tante|parents?)\b[^.?]{0,50}\b(?:donner|donne|offre)\b|\bveux donner\b[^.?]{0,50}\bdroits\b|\bnue-propriete\b|\busufruit\b|\bdutreil\b/,
    'la valeur de ce qui est donné, le lien entre le donateur et celui qui reçoit, et les donations déjà faites entre eux',
    'l’abattement et le tarif en dépendent',
  ),
  d(
    'les droits de succession',
    true,
    /\bsuccessions?\b|\bherit\w+\b|\blaissant\b[^.?]{0,30}\d|\blegu\w*|\blegs\b|\blaiss\w*\b[^.?]{0,60}\b(?:deces|mort|decede\w*)\b|\b(?:deces|mort|meurt|decede\w*)\b[^.?]{0,60}\b(?:laiss\w*|legue\w*)\b/,
    'la valeur de ce que vous recevez et votre lien avec le défunt',
    'l’abattement et le tarif en dépendent',
  ),
  d(
    'l’impôt sur la fortune immobilière',
    true,
    /\bifi\b|\bisf\b|(?<!\bune )\bfortune\b|\bpatrimoine (?:immobilier|net|taxable)\b/,
    'la valeur de vos biens immobiliers au 1er janvier, les emprunts qui restent à rembourser et la valeur de votre résidence principale',
    'l’impôt porte sur le patrimoine immobilier net taxable',
  ),
  d(
    'l’assurance-vie',
    true,
    /\bassurances?[- ]vie\b/,
    'la date d’ouverture du contrat, le total des versements, sa valeur et le montant retiré',
    'seul le gain compris dans le retrait est imposé',
  ),
  d(
    'les cryptoactifs',
    true,
    /\bbitcoins?\b|\bcrypto\w*\b|\bethereum\b/,
    'le prix de vente, le total de vos achats et la valeur du portefeuille au jour de la vente',
    'seule la plus-value est imposée',
  ),
  d(
    'le plan d’épargne en actions',
    true,
    /\bpea\b/,
    'la date d’ouverture du plan, le total des versements, sa valeur et le montant retiré',
    'seul le gain compris dans le retrait est imposé',
  ),
  d('la TVA', true, /\btva\b|\bigi\b|\bhors taxe\b|\bttc\b/),
  d('l’impôt sur les sociétés', true, /\bholding\b|\bmere-fille\b|\bimpot sur les societes\b|\bfiliale\b|\bl'is\b/),
  d('les sociétés', false, /\bsasu\b|\bsarl\b|\bsci\b|\beurl\b/),
  d(
    'la location meublée',
    false,
    /\blmnp\b|\bmeublee?s?\b|\bairbnb\b|\btourisme\b|\bsaisonni\w+/,
    'vos recettes annuelles, la durée des locations (à l’année ou tourisme), vos charges et vos autres revenus',
    'le régime, l’abattement et la tranche en dépendent',
  ),
  d(
    'la location meublée au régime réel',
    true,
    /\b(?:lmnp|meublee?s?)\b[^.?]{0,60}\b(?:au reel|regime reel|amorti\w*)\b|\bamortissements?\b/,
  ),
  d('les droits dus à l’achat d’un bien (frais de notaire)', true, /\bfrais de notaire\b|\bdroits? d'enregistrement\b/),
  d('les impôts locaux', true, /\btaxe d'habitation\b|\b(?:ma|la|quelle) taxe fonciere\b|\bcfe\b/),
  d(
    'la contribution sur les hauts revenus calculée à partir du revenu de référence',
    false,
    /\bcontribution exceptionnelle\b|\bcehr\b/,
  ),
  d(
    'le taux de prélèvement à la source',
    false,
    /\btaux (?:de prelevement|du prelevement|individualise|neutre|personnalise)\b|\bprelevement a la source\b/,
  ),
  d(
    'les obligations de déclaration',
    false,
    /\b(?:dois|doit|faut|obligat\w+|plus de|remplir|oblige\w*)\b[^.?]{0,50}\b(?:declaration|declarer|signaler)\b|\bdeclaration a faire\b|\bfaut[- ]il\b[^.?]{0,20}\bdeclarer\b|\b3916\b|\bcompte\b[^.?]{0,40}\b(?:etranger|allemande?|suisse|revolut|n26)\b/,
  ),
  d('le télétravail', false, /\bteletravail\b/),
  d('les heures supplémentaires', false, /\bheures sup\w*/),
  d('les contrats d’apprentissage', false, /\bapprentissage\b|\bapprentie?\b|\balternance\b/),
  d('la résidence fiscale', false, /\bdomicil\w+ (?:fiscal\w*|en france)\b|\bresiden\w+ fiscal\w*\b/),
  d('le versement libératoire', false, /\bavec (?:le|un) versement liberatoire\b/),
  d('le déficit foncier en général', false, /\bdeficit foncier\b/),
];

/** What a story tells beside what its sentence asks: « la maison a été vendue », « la taxe foncière c’est 710 ». */
const EN_PASSANT: ReadonlySet<string> = new Set([
  'les plus-values immobilières',
  'les droits de donation',
  'les droits de succession',
  'les droits dus à l’achat d’un bien (frais de notaire)',
  'les impôts locaux',
]);

const NON_RESIDENTS: Domaine = d('l’impôt des non-résidents', true, /\bnon[- ]resident\w*\b|\bexpatri\w+|\bimpatri\w+/);

const PARTIS: Domaine = d('l’impôt des non-résidents', true, { test: resteEnFrance });

const ETRANGER: Domaine = d(
  'les revenus de source étrangère',
  true,
  /\bfrontali(?:er|ere)s?\b|\brevenus? (?:de source |d'origine )?etrang\w+|\b(?:travaille|salaire|gagne)\b[^.?]{0,20}\b(?:en suisse|au luxembourg|en belgique|en allemagne|a l'etranger|a monaco)\b/,
);

/** The tax of another country, or an amount in a currency that is not ours. */
export const AUTRE_PAYS = 'l’impôt d’un autre pays';
const IMPOT_ETRANGER: Domaine = d(
  AUTRE_PAYS,
  true,
  /\bimpot sur le revenu (?:en|au|aux|d'|de l') ?(?:allemagne|autriche|irlande|pologne|grece|suede|norvege|danemark|roumanie|turquie|chine|inde|bresil|russie|australie)\b|\b(?:einkommensteuer|lohnsteuer|income tax|irs|irpef|irpf|hmrc|impot federal|federal tax|impot d'etat|\d+ ?(?:dollars?|livres sterling|yens?|dirhams?|dinars?|roubles?|usd|gbp|cad|\$))\b|\d ?\$|\b(?:impots?|tax\w*|travaill\w+|salarie\w*|contribuable|celibataire|declar\w+|vis|vivre|habite|residents?)\b[^.?]{0,30}\b(?:de|a|en|aux?) (?:new york|munich|berlin|francfort|londres|madrid|barcelone|milan|bruxelles|montreal|dubai|tokyo|etats-unis|usa|royaume-uni|angleterre|espagne|italie|portugal|canada|maroc|algerie|tunisie|japon)\b/,
);

/** Nobody and nothing of it in France: the law of the place alone applies (CGI art. 750 ter). */
const SANS_LIEN_AVEC_LA_FRANCE = motsDits(
  'aucun bien ni heritier en france|ni bien ni heritier en france|aucun bien en france|aucun lien avec la france|aucun heritier en france|rien en france|rien du tout en france',
);
const LOIN = motsDits(
  'maroc|marocain|marocains|marocaine|marocaines|marrakech|casablanca|rabat|tanger|agadir|mad|dirhams|algerie|algerien|algeriens|alger|oran|tunisie|tunisien|tunisiens|tunis|senegal|dakar|cote d ivoire|abidjan|cameroun|liban|beyrouth|turquie|istanbul|egypte|israel|bresil|mexique|thailande|vietnam|inde|chine|japon|canada|quebec|etats-unis|usa|royaume-uni|londres|espagne|portugal|italie|belgique|allemagne|grece',
);
export const DROIT_D_AILLEURS = 'le droit d’un autre pays, quand rien ne rattache la question à la France';
const DROIT_DE_LA_BAS: Domaine = d(DROIT_D_AILLEURS, true, {
  test: (texte) => SANS_LIEN_AVEC_LA_FRANCE.test(texte) && LOIN.test(texte),
});

const FRANCS: Domaine = d(
  'les revenus en francs, d’avant l’euro : je calcule à partir des revenus 2022',
  true,
  /\d ?francs?\b(?! suisses?)/,
);

const FISCAL =
  /\b(?:preleve\w*|soldes?|rnh|cgt|cfdt|syndicat\w*|th|paypal|vinted|leboncoin|ebay|etsy|airbnb|abritel|blablacar|lingot\w*|napoleons?|usufruit\w*|nues?[- ]propri\w+|nus?[- ]propri\w+|herit\w*|legs|legue\w*|donateurs?|bons? d'achat|cheques? cadeaux?|box|cession|agirc|carsat|smic|cesu|pajemploi|fip|fcpi|scpi|opci|girardin|pinel|denormandie|malraux|lmnp|lmp|cfe|cvae|teom|taxe|pension\w*|rsa|franchise|frais (?:reels?|kilometriques?)|impot\w*|fisc\w*|tax\w*|tva|declar\w*|revenus?|salaires?|imposable\w*|tranche\w*|bareme|parts?|quotient|tmi|per|plus[- ]values?|dividendes?|loyers?|fonciers?|retraite\w*|pensions?|dons?|credits? d'impot|reductions?|abattement\w*|deduc\w*|deduire|niche\w*|csg|ifi|isf|succession\w*|donation\w*|donner|heritage|patrimoine|micro\w*|bnc|bic|freelance|auto-?entrepreneur\w*|cotisations?|prelevement\w*|net|brut|gagne\w*|decote|urssaf|taux|banque alimentaire|exoner\w*|lou(?:e|es|er|ons|ent|ee?s?)|locati\w*|associations?|syndic\w*|indemnites?|primes?|chomage|teletravail|sci|sarl|eurl|societes?|ehpad|amende\w*|controle\w*|redressement|notaire|crypto\w*|bitcoins?|compte a l'etranger|douane|defiscalis\w*|pea|assurance-vie|holding|dutreil|usufruit|sasu|impos\w*|cfe|cehr|cdhr|rfr|pfu|lmnp|lmp|scpi|cto|ldds|lep|livrets?|pinel|malraux|denormandie|rescrit|dgfip|degrevement|domicile fiscal|residence fiscale|expatri\w*|impatri\w*|frontali\w*|assmat|nounou|creche|bailleur|herit\w*|legs|legu\w*|defunt|testament|viager|usufruitier|nu-proprietaire|stock-options?|bspce|interessement|epargne salariale|epargne retraite|avantages? en nature|voiture de fonction|bourse|obligations|dividende|foyer fiscal|a (?:sa |ma |leur |notre )?charge|frais pro\w*|(?:paie|payer|paye|paiera|paierai) combien|combien on (?:paie|paye|paiera)|garde d'enfants?|garde (?:de|pour) (?:mon|ma|mes|notre|nos) (?:fils|filles?|enfants?|bebe|petite?)|rattach\w*|quotient|2042|3916|2044|case \d\w{1,2}|euros?|€)\b|€/;

/** Words of the tax used for something else: a match is won too. */
const HORS_SUJET =
  /\b(?:ligue des champions|coupe du monde|match|football|foot|rugby|recettes? (?:de|du) (?:la |le )?(?:tarte|gateau|cuisine|crepes?|poulet|quiche|pain|mousse)|meteo|horoscope|poeme|blague|film|serie|chanson|traduis|traduire|presidentielle|elections?)\b/;

/** A question that goes on from one that was never asked: what it is about must be asked. */
const SANS_ANTECEDENT =
  /^(?:(?:et|ok|donc|mais)\b|pour (?:lui|elle|eux|elles|nous|moi)\b|, ?(?:et|pour)\b)[^?]{0,50}\b(?:ca|cela)\b[^?]{0,20}\b(?:fait|ferait|fera|donne|donnerait|change)\b[^?]{0,12}\b(?:combien|quoi)\b/;

/** « pour la 2035 »: a form, no year. */
const sansFormulaires = (texte: string): string =>
  [...NUMEROS_DE_FORMULAIRE].reduce(
    (t, n) => (t.includes(n) ? t.replaceAll(`la ${n}`, ' ').replaceAll(`liasse ${n}`, ' ') : t),
    texte,
  );

const PAYS: Readonly<Record<string, string>> = {
  CH: 'la fiscalité suisse',
  LU: 'la fiscalité luxembourgeoise',
  AD: 'la fiscalité andorrane',
};

export function lireEcart(
  texte: string,
  options: {
    readonly juridiction: string;
    readonly aDesRevenus: boolean;
    readonly suivi: boolean;
    readonly anneeMax: number;
    /** The turn before, normalised. */
    readonly avant?: string;
    /** Domains that the facts make computable. */
    readonly couverts?: readonly string[];
  },
): Ecart | undefined {
  if (demandeDeFrauder(texte, options.avant)) return { type: 'fraude' };
  const raison = horsDePortee(texte);
  // An order to change the rules around a real question is ignored, and the question answered.
  if (raison && !options.aDesRevenus) return { type: 'hors_sujet', raison };
  const pays = PAYS[options.juridiction];
  if (pays) return { type: 'non_couvert', domaine: pays };
  if (
    /\b(?:budget|plf|projet de loi de finances)\b[^.?]{0,60}\b(?:debat\w*|discussion|examen|pas (?:encore )?vote\w*)\b/.test(
      texte,
    ) &&
    motsDits('montant|bareme|decote|taux|tranches|tranche|plafond|seuil').test(texte)
  )
    return { type: 'futur', annee: options.anneeMax };
  const futur = /\b(?:bareme|impot|taux|tranches?|decote|regles?|loi)\b[^.?]{0,60}\b(?:en |de )?(20[2-9]\d)\b/.exec(
    sansFormulaires(texte),
  );
  if (futur && Number(futur[1]) > options.anneeMax) return { type: 'futur', annee: Number(futur[1]) };
  const sujet = (options.aDesRevenus ? demandeDuFoyer(texte) : undefined) ?? texte;
  const domaine = [DROIT_DE_LA_BAS, ...DOMAINES, NON_RESIDENTS, PARTIS, ETRANGER, IMPOT_ETRANGER, FRANCS].find(
    ({ nom, motif, fort }) =>
      (fort || !options.aDesRevenus) &&
      options.couverts?.includes(nom) !== true &&
      motif.test(EN_PASSANT.has(nom) ? sujet : texte),
  );
  if (domaine && !(options.aDesRevenus && !domaine.fort))
    return {
      type: 'non_couvert',
      domaine: domaine.nom,
      ...(domaine.decisif ? { decisif: domaine.decisif } : {}),
    };
  if (HORS_SUJET.test(texte) && !options.aDesRevenus) return { type: 'hors_sujet' };
  if (SANS_ANTECEDENT.test(texte)) return undefined;
  if (!FISCAL.test(texte) && !options.suivi && !options.aDesRevenus) return { type: 'hors_sujet' };
  return undefined;
}
