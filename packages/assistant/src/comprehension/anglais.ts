/** Words that English uses all the time, against those of French: the more numerous tell the language. */
const ANGLAIS =
  /\b(?:the|is|are|my|i'm|i am|what|how|much|many|will|would|should|does|do|did|with|without|and|for|from|have|has|when|which|who|where|can|could|if|of|this|that|year|pay|taxes|income|owe|to|at|am|any|stay|until)\b/gi;
const FRANCAIS =
  /(?<![\p{L}])(?:le|la|les|de|des|du|je|j|est|que|qui|une?|mon|ma|mes|et|pour|avec|sans|combien|suis|dans|sur|au|aux|on|ai|nous|quel(?:le)?)(?![\p{L}])/giu;
const MOTS_MIN = 3;
const PART_MIN = 0.22;

/** Phrases first, then words: the trade's vocabulary, and what a household says of itself. */
const TERMES: readonly (readonly [RegExp, string])[] = (
  [
    [
      'how much (?:french )?(?:income )?tax(?:es)? (?:will|would|do|should|must) (?:i|we) (?:have to )?(?:pay|owe)',
      "combien d'impôt sur le revenu vais-je payer",
    ],
    ['how much (?:will|would|do|should) (?:i|we) (?:have to )?(?:pay|owe)', 'combien vais-je payer'],
    ['how much', 'combien'],
    ['how many', 'combien de'],
    ['how long', 'combien de temps'],
    ['(?:do|must|should) (?:i|we) (?:have|need) to', 'dois-je'],
    ['(?:do|must|should) (?:i|we)', 'dois-je'],
    ['(?:can|may|could) (?:i|we)', 'puis-je'],
    ['is it|is there|are there', 'est-ce que'],
    ["what is|what are|what's", 'quel est'],
    ['(?:french )?income tax(?:es)?', 'impôt sur le revenu'],
    ['net taxable (?:salary|income|wages?|pay)', 'salaire net imposable'],
    ['foreign (?:bank )?accounts?|(?:bank )?accounts? abroad', "compte à l'étranger"],
    ['gift tax free|without (?:paying )?(?:any )?gift tax', 'sans payer de droits'],
    ['taxable income', 'revenu imposable'],
    ['how (?:can|do|could|should) (?:i|we)|tell me how(?: to)?', 'comment'],
    ['evade|dodge|avoid paying', 'frauder'],
    ['hide|conceal', 'cacher'],
    ['(?:to |by |from )?the (?:french )?tax (?:office|authorit(?:y|ies))', ''],
    ['tax return|tax filing', 'déclaration de revenus'],
    ['tax residen(?:ce|cy|t)', 'résidence fiscale'],
    ['tax household', 'foyer fiscal'],
    ['tax credit', "crédit d'impôt"],
    ['tax bracket|marginal rate', 'tranche marginale'],
    ['tax[- ]free|tax exempt', 'exonéré'],
    ['withholding tax', 'prélèvement à la source'],
    ['wealth tax|real estate wealth tax', 'IFI'],
    ['property tax', 'taxe foncière'],
    ['housing tax', "taxe d'habitation"],
    ['inheritance tax|estate tax', 'droits de succession'],
    ['gift tax', 'droits de donation'],
    ['corporate tax|corporation tax', 'impôt sur les sociétés'],
    ['capital gains?', 'plus-value'],
    ['rental income', 'revenus fonciers'],
    ['unfurnished', 'nue'],
    ['furnished', 'meublée'],
    ['rents?|letting', 'loyers'],
    ['life insurance', 'assurance-vie'],
    ['main (?:home|residence)|primary residence', 'résidence principale'],
    ['second home|holiday home', 'résidence secondaire'],
    ['bank accounts?', 'compte bancaire'],
    ['abroad|overseas|foreign', "à l'étranger"],
    ["i'm|i am", 'je suis'],
    ["we are|we're", 'nous sommes'],
    ['(?:with )?no (?:children|kids|child)|without (?:children|kids)|childless', 'sans enfant'],
    ['children|kids', 'enfants'],
    ['child', 'enfant'],
    ['single', 'célibataire'],
    ['married', 'marié'],
    ['divorced', 'divorcé'],
    ['widow(?:ed|er)?', 'veuf'],
    ['civil partner(?:ship)?', 'pacs'],
    ['husband', 'mari'],
    ['wife', 'femme'],
    ['son', 'fils'],
    ['daughter', 'fille'],
    ['mother', 'mère'],
    ['father', 'père'],
    ['parents', 'parents'],
    ['brother', 'frère'],
    ['sister', 'sœur'],
    ['salary|wages?', 'salaire'],
    ['income', 'revenu'],
    ['pensions?', 'pension'],
    ['retire(?:d|ment)', 'retraite'],
    ['dividends?', 'dividendes'],
    ['savings account', 'livret'],
    ['shares|stocks', 'actions'],
    ['deductible', 'déductible'],
    ['deduct', 'déduire'],
    ['exempt', 'exonéré'],
    ['allowance', 'abattement'],
    ['taxes|tax', 'impôt'],
    ['taxed|taxable', 'imposable'],
    ['declare|report|file', 'déclarer'],
    ['inherit(?:ance|ed|s)?', 'héritage'],
    ['gift|donation', 'donation'],
    ['give|gave', 'donner'],
    ['sell|sold|sale', 'vendre'],
    ['buy|bought|purchase', 'acheter'],
    ['house', 'maison'],
    ['apartment|flat', 'appartement'],
    ['rent out|let', 'louer'],
    ['self[- ]employed|freelancer?', 'freelance'],
    ['company', 'société'],
    ['deadline', 'date limite'],
    ['penalty|fine', 'pénalité'],
    ['pay(?:ing)?|owe', 'payer'],
    ['per month|a month|monthly', 'par mois'],
    ['per year|a year|yearly|annual(?:ly)?', 'par an'],
    ['each', 'chacun'],
    ['years', 'ans'],
    ['euros?', '€'],
    ['for', 'pour'],
    ['with', 'avec'],
    ['without', 'sans'],
    ['and', 'et'],
    ['in', 'en'],
    ['two', '2'],
    ['three', '3'],
    ['four', '4'],
    ['my|our', 'mon'],
    ['i', 'je'],
    ['we', 'nous'],
  ] as const
).map(([motif, par]) => [new RegExp(`(?<![\\p{L}'])(?:${motif})(?![\\p{L}])`, 'giu'), par]);

/** « 39,000 » is thirty-nine thousand in English. */
const MILLIERS = /(?<!\d)(\d{1,3})((?:,\d{3})+)(?!\d)/g;
const SIGNE_DEVANT = /€ ?(\d[\d.]*)/g;

/** What is left of English once translated, and would be taken for words of ours (« is », « on »). */
const REBUT =
  /(?<![\p{L}'’-])(?:the|is|are|was|were|be|been|to|of|on|at|by|do|does|did|have|has|had|will|would|should|could|much|many|this|that|these|an|it|its|hi|hello|please|what|when|which|who|how|where|if|there|from|french|office|get|got|need|want|know|any|also|or|but|not|they|he|she|you|your|me|live|work)(?![\p{L}'’-])/giu;

const estAnglais = (question: string): boolean => {
  const mots = question.match(/[\p{L}']+/gu) ?? [];
  const reconnus = question.match(ANGLAIS)?.length ?? 0;
  const francais = question.match(FRANCAIS)?.length ?? 0;
  return reconnus >= MOTS_MIN && reconnus > francais && reconnus / mots.length >= PART_MIN;
};

/** An English question in the words of the trade, good enough to be understood; any other text as it is. */
export function traduireAnglais(question: string): string {
  if (!estAnglais(question)) return question;
  const nombres = question
    .replace(/[’‘]/g, "'")
    .replace(MILLIERS, (_, tete: string, suite: string) => tete + suite.replaceAll(',', ''))
    .replace(SIGNE_DEVANT, '$1 €');
  return TERMES.reduce((texte, [motif, par]) => texte.replace(motif, par), nombres)
    .replace(REBUT, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
