import type {
  ActivitePrincipale,
  DonneesProfil,
  QuestionQuestionnaire,
  ResidenceFiscale,
  RevenuComplementaire,
  SituationPatrimoine,
  StatutJuridique,
} from '@francis/contract';
import { normaliserTexte, motsDits } from '@francis/lecture';

type Regle<V extends string = string> = readonly [valeur: V, motif: RegExp];

/**
 * The first that matches says the main activity: a retired landlord is retired first. An activity without its own
 * option (« consultant », « dirigeant » of an unnamed company) is left for the person to choose.
 */
const ACTIVITES: readonly Regle<ActivitePrincipale>[] = [
  ['retraite', /\b(?:je suis|suis a la|en) retraitee?\b|\bretraitee?\b|\b(?:a la|en) retraite\b/],
  [
    'fonctionnaire',
    /\bfonctionnaire\b|\bfonction publique\b|\b(?:professeure?|enseignante?) (?:titulaire|des ecoles)\b/,
  ],
  ['dirigeant_sasu', /\b(?:dirige\w*|presid\w+|pdg|gere|ma) (?:\w+[ ']){0,3}?(?:sasu|sas)\b/],
  ['dirigeant_sarl', /\b(?:dirige\w*|gerante?|gere|ma|mon) (?:\w+[ ']){0,3}?(?:sarl|eurl)\b/],
  ['autoentrepreneur', /\b(?:micro|auto)[- ]?entrepr\w+/],
  [
    'profession_liberale',
    /\b(?:profession liberale|liberale?|medecin|avocate?|notaire|kinesitherapeute|osteopathe|infirmi(?:er|ere) liberale?|dentiste|veterinaire|architecte)\b/,
  ],
  ['sans_activite', /\b(?:chomage|sans emploi|demandeu\w+ d'emploi|recherche d'emploi|sans activite|au foyer)\b/],
  ['salarie_cdi', /\b(?:salariee?|cdi|employee?|cadre|mon employeur|mon patron)\b/],
];

const COMPLEMENTS: readonly Regle<RevenuComplementaire>[] = [
  ['immobilier_locatif', /\b(?:loyers?|loue|louons|locati\w+|appartements? en location|airbnb)\b/],
  ['dividendes', /\bdividendes?\b/],
  ['plus_values', /\b(?:plus[- ]values?|revendu mes (?:actions|titres|parts))\b/],
  ['crypto', /\b(?:crypto\w*|bitcoins?|ethereum)\b/],
  ['scpi', /\bscpi\b/],
  ['lmnp', /\blmnp\b|\bmeublee? non professionnel/],
];
const AUCUN_REVENU =
  /\b(?:aucun|pas de|pas d'|sans)(?: \w+)? ?(?:revenus?|complements?)(?: complementaires?| annexes?)?\b/;

const STATUTS: readonly Regle<StatutJuridique>[] = [
  ['SASU', /\bsasu\b/],
  ['SARL', /\bsarl\b/],
  ['SCI', /\bsci\b/],
  ['holding', /\bholding\b/],
  ['EURL', /\beurl\b/],
];
const AUCUNE_STRUCTURE = /\b(?:aucune|pas de) (?:societe|structure|entreprise|statut)\b/;

/** A country as it is named, and the option that holds it. */
const PAYS: readonly (readonly [pays: string, residence: ResidenceFiscale, motif: RegExp])[] = [
  ['suisse', 'suisse', /\bsuisse\b|\bgeneve\b|\blausanne\b|\bzurich\b/],
  ['luxembourg', 'luxembourg', /\bluxembourg\b/],
  ['belgique', 'belgique', /\bbelgique\b|\bbruxelles\b/],
  ['portugal', 'portugal', /\bportugal\b|\blisbonne\b/],
  ['dom_tom', 'dom_tom', /\b(?:dom[- ]tom|outre[- ]mer|guadeloupe|martinique|guyane|reunion|mayotte)\b/],
  ['dom_tom', 'dom_tom', /\b(?:nouvelle[- ]caledonie|polynesie|tahiti|saint[- ](?:martin|barthelemy))\b/],
  ['espagne', 'autre_ue', /\bespagne\b|\bbarcelone\b|\bmadrid\b/],
  ['italie', 'autre_ue', /\bitalie\b|\bmilan\b/],
  ['allemagne', 'autre_ue', /\ballemagne\b|\bberlin\b/],
  ['pays_bas', 'autre_ue', /\bpays[- ]bas\b|\bamsterdam\b/],
  ['irlande', 'autre_ue', /\birlande\b|\bdublin\b/],
  ['grece', 'autre_ue', /\bgrece\b/],
  ['andorre', 'hors_ue', /\bandorre\b/],
  ['monaco', 'hors_ue', /\bmonaco\b/],
  ['royaume_uni', 'hors_ue', /\b(?:royaume[- ]uni|angleterre|londres)\b/],
  ['etats_unis', 'hors_ue', /\b(?:etats[- ]unis|usa|new york)\b/],
  ['canada', 'hors_ue', /\b(?:canada|quebec|montreal)\b/],
  ['maroc', 'hors_ue', /\bmaroc\b/],
  ['emirats', 'hors_ue', /\bemirats\b|\bdubai\b/],
];
const RESIDE =
  /\b(?:je |nous |on )?(?:vis|habit\w+|reside\w*|vivons|installee?s?|domicilie\w*|resident\w*)\b[^.?!,]{0,30}$/;

const DETIENT =
  /\b(?:proprietaire\w*|j'ai (?:un|une|des|deux|trois|\d+) (?:appartements?|maisons?|biens?|studios?)|ma maison|mon appartement|residence (?:principale|secondaire)|immeubles?|patrimoine immobilier)\b/;
const NE_DETIENT_PAS =
  /\b(?:locataire|pas (?:de bien|proprietaire|d'immobilier)|aucun bien|heberge\w*|chez mes parents)\b/;
const PREMIER_ACHAT = motsDits(
  'primo-accedante|primo-accedant|primo accedante|primo accedant|premier achat|acheter mon premiere|acheter mon premier|acheter notre premiere|acheter notre premier',
);
/** An income or a turnover of a million is no wealth. */
const PATRIMOINE_CHIFFRE =
  /\b(?:patrimoine|fortune)\b[^.?!\d]{0,40}?(plus (?:de |d')|superieure? a |au-dela de )?(\d{1,12})\b/;
const MILLION = 1_000_000;

/** « Patrimoine important » is over one million euros. */
function depasseLeMillion(texte: string): boolean {
  const [, plus, montant] = PATRIMOINE_CHIFFRE.exec(texte) ?? [];
  return Number(montant) > MILLION || (plus !== undefined && Number(montant) === MILLION);
}
const ASSUJETTI_IFI = /\b(?:paie|paye|payons|redevable|soumise?|assujettie?|concernee?)\b([^.?!]{0,25})\bifi\b/;
const NEGATION = motsDits('pas|plus|jamais|aucun');
const PLUSIEURS =
  /\b(?:plusieurs|deux|trois|quatre|cinq|[2-9]|\d{2}) (?:appartements?|biens?|maisons?|studios?|logements?)\b|\bresidence secondaire\b/;

const PASSIFS: readonly Regle[] = [
  ['loyers', /\bloyers?\b|\blocati\w+\b|\bloue\b/],
  ['dividendes', /\bdividendes?\b/],
  ['interets', /\binterets?\b|\blivrets?\b/],
  ['rente', /\brente\b/],
];

const valeursDe = <V extends string>(texte: string, regles: readonly Regle<V>[]): V[] =>
  regles.filter(([, motif]) => motif.test(texte)).map(([valeur]) => valeur);

/** @returns what the text names, or the option that says there is none when it says so. */
const valeursOuAucune = <V extends string>(
  texte: string,
  regles: readonly Regle<V>[],
  [aucune, motif]: Regle<V>,
): V[] => {
  const lues = valeursDe(texte, regles);
  return lues.length === 0 && motif.test(texte) ? [aucune] : lues;
};

const EN_FRANCE = /\b(?:en france|a paris|a lyon|a marseille|resident\w* francais\w*)\b/;

/** Where the person says they live; mainland France has no country to name. */
function lireResidence(texte: string): Pick<DonneesProfil, 'residence_fiscale' | 'pays_residence'> {
  for (const [pays, residence, motif] of PAYS) {
    const m = motif.exec(texte);
    const avant = texte.slice(Math.max(0, (m?.index ?? 0) - 40), m?.index).replace(/\b(?:en|au|a|aux|a la) $/, '');
    if (m && RESIDE.test(avant)) return { residence_fiscale: residence, pays_residence: pays };
  }
  return { residence_fiscale: EN_FRANCE.test(texte) ? 'france' : null, pays_residence: null };
}

function lireAge(texte: string): number | null {
  const m =
    /\b(?:j'ai|age[e]? de|j'aurai) (\d{1,3}) ans\b(?! (?:d'|de ))/.exec(texte) ??
    // « salarié en CDI, 42 ans »: alone between two marks, so that it is nobody else's age nor a length of time.
    /(?:^|[,;.(] ?)(\d{2}) ans(?=$|[,;.)])/.exec(texte);
  const age = m ? Number(m[1]) : undefined;
  return age !== undefined && age >= 14 && age <= 110 ? age : null;
}

/** The heaviest said first: who pays the tax on wealth also owns a home. */
function lirePatrimoine(texte: string, immobilier: boolean | null): SituationPatrimoine | null {
  const ifi = ASSUJETTI_IFI.exec(texte);
  if (ifi && !NEGATION.test(ifi[1] ?? '')) return 'ifi_concerne';
  if (depasseLeMillion(texte)) return 'patrimoine_important';
  if (PREMIER_ACHAT.test(texte)) return 'primo_accedant';
  if (immobilier === true) return PLUSIEURS.test(texte) ? 'multi_proprietaire' : residencePrincipale(texte);
  return motsDits('locataire').test(texte) ? 'locataire' : null;
}

/** A flat that is let is not a home: its owner chooses. */
const residencePrincipale = (texte: string): SituationPatrimoine | null =>
  motsDits('residence principale|ma maison|mon appartement|notre maison').test(texte) ||
  (/\bproprietaire\w*/.test(texte) && !/\b(?:loue|louons|locati\w+|loyers?)\b/.test(texte))
    ? 'proprietaire_rp'
    : null;

/**
 * Answers of the questionnaire found in a free text, in the words of its options. What the text does not say stays
 * empty: nothing is guessed.
 * @param options.question only this answer
 */
export function analyserTexteDeProfil(
  brut: string,
  { question }: { readonly question?: QuestionQuestionnaire | undefined } = {},
): DonneesProfil {
  const texte = normaliserTexte(brut);
  const immobilier = NE_DETIENT_PAS.test(texte) ? false : DETIENT.test(texte) ? true : null;
  const { residence_fiscale, pays_residence } = lireResidence(texte);
  const garde = (champ: QuestionQuestionnaire): boolean => question === undefined || question === champ;
  const [activite = null] = valeursDe(texte, ACTIVITES);
  return {
    activite_principale: garde('activite_principale') ? activite : null,
    revenus_complementaires: garde('revenus_complementaires')
      ? valeursOuAucune(texte, COMPLEMENTS, ['aucun', AUCUN_REVENU])
      : [],
    statuts_juridiques: garde('statuts_juridiques')
      ? valeursOuAucune(texte, STATUTS, ['aucune', AUCUNE_STRUCTURE])
      : [],
    residence_fiscale: garde('residence_fiscale') ? residence_fiscale : null,
    patrimoine_situation: garde('patrimoine_situation') ? lirePatrimoine(texte, immobilier) : null,
    age: lireAge(texte),
    pays_residence,
    patrimoine_immobilier: immobilier,
    revenus_passifs: valeursDe(texte, PASSIFS),
  };
}
