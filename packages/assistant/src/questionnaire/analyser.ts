import type { DonneesProfil, QuestionQuestionnaire } from '@francis/contract';
import { normaliserTexte } from '../comprehension/texte.ts';

type Regle = readonly [valeur: string, motif: RegExp];

/** The first that matches says the main activity: a retired landlord is retired first. */
const ACTIVITES: readonly Regle[] = [
  ['etudiant', /\betudiante?s?\b|\ba l'universite\b|\ben alternance\b/],
  ['retraite', /\b(?:je suis|suis a la|en) retraitee?\b|\bretraitee?\b|\ba la retraite\b/],
  ['fonctionnaire', /\bfonctionnaire\b|\bfonction publique\b|\bprofesseur\b|\benseignante?\b/],
  [
    'dirigeant',
    /\b(?:dirige\w*|gerante?|president\w*|pdg|chef\w* d'entreprise|ma (?:societe|boite|sasu|sarl|eurl|holding))\b/,
  ],
  [
    'independant',
    /\b(?:independante?|freelance|micro[- ]?entrepr\w+|auto[- ]?entrepr\w+|a mon compte|profession liberale|liberale?|artisan\w*|commercante?|consultante?)\b/,
  ],
  ['sans_emploi', /\b(?:chomage|sans emploi|demandeu\w+ d'emploi|recherche d'emploi|sans activite)\b/],
  ['salarie', /\b(?:salariee?|cdi|cdd|employee?|cadre|en entreprise|mon employeur|mon patron|interim\w*)\b/],
];

const COMPLEMENTS: readonly Regle[] = [
  ['immobilier', /\b(?:loyers?|loue|louons|locati\w+|appartements? en location|airbnb|lmnp|scpi)\b/],
  ['dividendes', /\bdividendes?\b/],
  ['placements', /\b(?:placements?|bourse|actions|pea|compte[- ]titres|assurance[- ]vie|livrets?|interets?)\b/],
  ['crypto', /\b(?:crypto\w*|bitcoins?|ethereum)\b/],
  [
    'activite_secondaire',
    /\b(?:a cote|en plus|complement|activite secondaire|micro[- ]?entrepr\w+|auto[- ]?entrepr\w+)\b/,
  ],
  ['pension', /\b(?:pension alimentaire|rente)\b/],
];

const STATUTS: readonly Regle[] = [
  ['micro_entreprise', /\b(?:micro[- ]?entrepr\w+|auto[- ]?entrepr\w+)\b/],
  ['sasu', /\bsasu\b/],
  ['sas', /\bsas\b/],
  ['eurl', /\beurl\b/],
  ['sarl', /\bsarl\b/],
  ['sci', /\bsci\b/],
  ['holding', /\bholding\b/],
  ['lmnp', /\blmnp\b|\bmeublee? non professionnel/],
  ['entreprise_individuelle', /\bentreprise individuelle\b|\ben nom propre\b/],
];

const PAYS: readonly Regle[] = [
  ['suisse', /\bsuisse\b|\bgeneve\b|\blausanne\b|\bzurich\b/],
  ['luxembourg', /\bluxembourg\b/],
  ['andorre', /\bandorre\b/],
  ['belgique', /\bbelgique\b|\bbruxelles\b/],
  ['portugal', /\bportugal\b|\blisbonne\b/],
  ['espagne', /\bespagne\b|\bbarcelone\b|\bmadrid\b/],
  ['royaume_uni', /\b(?:royaume-uni|angleterre|londres)\b/],
  ['italie', /\bitalie\b/],
  ['allemagne', /\ballemagne\b/],
  ['etats_unis', /\b(?:etats-unis|usa|new york)\b/],
];
const RESIDE =
  /\b(?:je |nous |on )?(?:vis|habit\w+|reside\w*|vivons|installee?s?|domicilie\w*|resident\w*)\b[^.?!,]{0,30}$/;

const DETIENT =
  /\b(?:proprietaire\w*|j'ai (?:un|une|des|deux|trois|\d+) (?:appartements?|maisons?|biens?|studios?)|ma maison|mon appartement|residence (?:principale|secondaire)|immeubles?|patrimoine immobilier)\b/;
const NE_DETIENT_PAS =
  /\b(?:locataire|pas (?:de bien|proprietaire|d'immobilier)|aucun bien|heberge\w*|chez mes parents)\b/;

const PASSIFS: readonly Regle[] = [
  ['loyers', /\bloyers?\b|\blocati\w+\b|\bloue\b/],
  ['dividendes', /\bdividendes?\b/],
  ['interets', /\binterets?\b|\blivrets?\b/],
  ['rente', /\brente\b/],
];

const valeursDe = (texte: string, regles: readonly Regle[]): string[] =>
  regles.filter(([, motif]) => motif.test(texte)).map(([valeur]) => valeur);

function lirePays(texte: string): string | null {
  for (const [pays, motif] of PAYS) {
    const m = motif.exec(texte);
    if (m && RESIDE.test(texte.slice(Math.max(0, m.index - 40), m.index).replace(/\b(?:en|au|a|aux) $/, '')))
      return pays;
  }
  return null;
}

function lireAge(texte: string): number | null {
  const m = /\b(?:j'ai|age[e]? de|j'aurai) (\d{1,3}) ans\b/.exec(texte) ?? /^(\d{2}) ans\b/.exec(texte);
  const age = m ? Number(m[1]) : undefined;
  return age !== undefined && age >= 14 && age <= 110 ? age : null;
}

function lirePatrimoine(texte: string, immobilier: boolean | null): string | null {
  if (immobilier === true)
    return /\b(?:plusieurs|deux|trois|\d+ (?:appartements|biens|maisons)|locati\w+)\b/.test(texte)
      ? 'investisseur'
      : 'proprietaire';
  if (immobilier === false) return 'locataire';
  return /\b(?:epargne|economies|livrets?|assurance[- ]vie|placements?)\b/.test(texte) ? 'epargnant' : null;
}

/**
 * Answers of the questionnaire found in a free text. What the text does not say stays empty: nothing is guessed.
 * @param options.question only this answer
 */
export function analyserTexteDeProfil(
  brut: string,
  { question }: { readonly question?: QuestionQuestionnaire | undefined } = {},
): DonneesProfil {
  const texte = normaliserTexte(brut);
  const pays = lirePays(texte);
  const enFrance = /\b(?:en france|a paris|a lyon|a marseille|resident\w* francais\w*)\b/.test(texte);
  const immobilier = NE_DETIENT_PAS.test(texte) ? false : DETIENT.test(texte) ? true : null;
  const garde = (champ: QuestionQuestionnaire): boolean => question === undefined || question === champ;
  const [activite = null] = valeursDe(texte, ACTIVITES);
  return {
    activite_principale: garde('activite_principale') ? activite : null,
    revenus_complementaires: garde('revenus_complementaires') ? valeursDe(texte, COMPLEMENTS) : [],
    statuts_juridiques: garde('statuts_juridiques') ? valeursDe(texte, STATUTS) : [],
    residence_fiscale: garde('residence_fiscale') ? (pays === null ? (enFrance ? 'france' : null) : 'etranger') : null,
    patrimoine_situation: garde('patrimoine_situation') ? lirePatrimoine(texte, immobilier) : null,
    age: lireAge(texte),
    pays_residence: pays,
    patrimoine_immobilier: immobilier,
    revenus_passifs: valeursDe(texte, PASSIFS),
  };
}
