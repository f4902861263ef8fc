import { type DemandePoste, estCourant, type NaturePoste } from '@francis/fiscal/postes';
import { annuelle } from '../comprehension/mentions.ts';
import { anneeDeDepense, type QuestionLue, trouverAge } from './question.ts';

/** A family is told: the income tax of the whole household is asked. */
const FAMILLE = /\b(?:celibataire|mariee?s?|pacsee?s?|divorcee?|veu(?:f|ve)|mon impot|notre impot|quel impot)\b/;
const CHIFFRE = /\bcombien\b|\bquel(?:le)?s?\b|\?/;

type Lecteur = (q: QuestionLue) => Omit<DemandePoste, 'nature' | 'annee'> | undefined;

const si =
  (motif: RegExp, lecteur: Lecteur): Lecteur =>
  (q) =>
    motif.test(q.texte) ? lecteur(q) : undefined;
const montants: Lecteur = (q) => (q.montants.length === 0 ? undefined : { montants: q.montants.map(annuelle) });
const unSeul: Lecteur = (q) => (q.montants.length === 1 ? montants(q) : undefined);

const pourcentage = (texte: string): number | undefined => {
  const dit = /\b(\d{1,2}(?:[.,]\d{1,2})?) ?%/.exec(texte)?.[1];
  return dit === undefined ? undefined : Number(dit.replace(',', '.')) / 100;
};

/** What is kept each month stays told by month. */
const telQuel: Lecteur = (q) => (q.montants.length === 1 ? { montants: q.montants.map((m) => m.montant) } : undefined);
const avecMois: Lecteur = (q) => {
  const mois = /\b(\d{1,3}) mois\b/.exec(q.texte)?.[1];
  const lus = unSeul(q);
  return lus === undefined ? undefined : { ...lus, ...(mois === undefined ? {} : { mois: Number(mois) }) };
};
const csg =
  (taux: RegExp): Lecteur =>
  (q) =>
    /\bcsg\b/.test(q.texte) &&
    /\bpensions?\b|\bretraites?\b/.test(q.texte) &&
    /\bcombien\b|\bquel montant\b|\bquel total\b|\btotal\b/.test(q.texte) &&
    taux.test(q.texte)
      ? telQuel(q)
      : undefined;

const MICRO = /\bmicro[- ]?(?:entrepr\w+|bnc|bic|social)?\b|\bauto[- ]?entrepr\w+/;
const COTISATIONS = /\bcotisations?\b|\burssaf\b|\bcharges sociales\b/;
const SERVICES = /\b(?:services?|prestations?|artisan\w*|coiff\w+|plomb\w+|electricien\w*|peintre|menage|bic)\b/;
const VENTES = /\b(?:ventes?|vend\w*|marchandises?|commerc\w+|boutique)\b/;
const LIBERAL =
  /\b(?:bnc|liberal\w*|consultant\w*|conseil|freelance|graphiste|coach|formateur|formatrice|redact\w+|developp\w+)\b/;
const cotisations =
  (activite: RegExp, sauf?: RegExp): Lecteur =>
  (q) =>
    MICRO.test(q.texte) &&
    COTISATIONS.test(q.texte) &&
    activite.test(q.texte) &&
    sauf?.test(q.texte) !== true &&
    !/(?<!\b(?:sans|hors|ni) (?:l')?)\bacre\b/.test(q.texte)
      ? unSeul(q)
      : undefined;

/** Days to answer a formal notice, which the question tells beside its own delay. */
const DELAI_DE_REPONSE = 30;
const miseEnDemeure =
  (delai: (jours: number) => boolean): Lecteur =>
  (q) => {
    if (!/(?<!\bsans )\bmise en demeure\b/.test(q.texte) || !/\bmajoration\b|\bpenalites?\b/.test(q.texte))
      return undefined;
    const jours = /\b(\d{1,3}) jours\b/.exec(q.texte)?.[1];
    return jours !== undefined && delai(Number(jours)) ? avecMois(q) : undefined;
  };

const LECTEURS: readonly (readonly [NaturePoste, Lecteur])[] = [
  [
    'heures_supplementaires',
    si(/\bheures? sup\w*\b/, (q) => (/\bimpos\w+\b|\bexoner\w+\b|\bimpot\b/.test(q.texte) ? unSeul(q) : undefined)),
  ],
  [
    'retenue_source',
    si(/\bprelevement a la source\b|\bpreleve\w*\b|\bretenue\b|\btaux (?:personnalise|individualise|de pas)\b/, (q) => {
      const taux = pourcentage(q.texte);
      const [m] = q.montants;
      if (
        taux === undefined ||
        m === undefined ||
        q.montants.length > 1 ||
        /\btaux (?:neutre|par defaut)\b|\bsociaux\b/.test(q.texte)
      )
        return undefined;
      return { montants: [m.montant], taux };
    }),
  ],
  [
    'dividendes_bareme',
    si(/\bdividendes?\b/, (q) =>
      /\bbareme\b|\b2op\b/.test(q.texte) &&
      /\babattement\b|\bimposables?\b|\bcsg\b/.test(q.texte) &&
      !/\bflat tax\b|\bpfu\b|\btranche\b|\btmi\b/.test(q.texte)
        ? unSeul(q)
        : undefined,
    ),
  ],
  [
    'rente_viagere',
    si(/\brentes? viageres?\b/, (q) => {
      const age = trouverAge(q, "je|j'ai|j'avais|monsieur|madame|mere|pere|elle|il") ?? ageDit(q.texte);
      const lus = unSeul(q);
      return lus === undefined || age === undefined || /\bgratuit\b|\bpension\b/.test(q.texte)
        ? undefined
        : { ...lus, age };
    }),
  ],
  ['csg_pension_normale', csg(/\btaux (?:normal|plein)\b|\b8[.,]3\b/)],
  ['csg_pension_mediane', csg(/\btaux (?:median|intermediaire)\b|\b6[.,]6\b/)],
  ['csg_pension_reduite', csg(/\btaux reduit\b|\b3[.,]8\b/)],
  [
    'abattement_pensions',
    si(/\babattement\b|\b10 ?%/, (q) =>
      /\bpensions?\b|\bretraites?\b/.test(q.texte) && !/\bsalaires?\b|\bper\b/.test(q.texte) ? montants(q) : undefined,
    ),
  ],
  [
    'abattement_salaires',
    si(/\babattement\b|\bdeduction forfaitaire\b|\b10 ?%/, (q) =>
      /\bsalaires?\b|\bfrais professionnels\b/.test(q.texte) && !/\bfrais reels?\b|\bper\b|\bepargne\b/.test(q.texte)
        ? unSeul(q)
        : undefined,
    ),
  ],
  [
    'quotient_familial',
    si(/\b(?:gain|avantage|economie|plafon\w*|reduction)\b/, (q) => {
      const enfants = /\b(\d) enfants?\b/.exec(q.texte)?.[1];
      const plafond = /\bmaxim\w+\b|\bplafon\w+\b|\bau plus\b/.test(q.texte);
      const quotient =
        /\bquotient familial\b|\bdemi-parts?\b|\benfants? a charge\b|\bparts? (?:fiscales?|des enfants)\b/.test(
          q.texte,
        );
      if (
        enfants === undefined ||
        !plafond ||
        !quotient ||
        q.montants.length > 0 ||
        /\bparent isole\b|\balternee\b/.test(q.texte)
      )
        return undefined;
      return { montants: [Number(enfants)] };
    }),
  ],
  ['cotisations_vente', cotisations(VENTES)],
  ['cotisations_liberal', cotisations(LIBERAL, SERVICES)],
  ['cotisations_service', cotisations(SERVICES)],
  ['majoration_defaut', miseEnDemeure((jours) => jours > DELAI_DE_REPONSE)],
  ['majoration_mise_en_demeure', miseEnDemeure((jours) => jours <= DELAI_DE_REPONSE)],
  [
    'majoration_depot',
    si(/\bmajoration\b|\bpenalite\b/, (q) =>
      /\bdeclar\w+\b|\bdepos\w+\b|\bdepot\b/.test(q.texte) &&
      /\bretard\b|\btard\b|\bapres la date\b/.test(q.texte) &&
      !/(?<!\bsans )\bmise en demeure\b/.test(q.texte)
        ? avecMois(q)
        : undefined,
    ),
  ],
  [
    'interet_retard',
    si(/\binterets? de retard\b/, (q) => {
      const lus = avecMois(q);
      return lus?.mois === undefined ? undefined : lus;
    }),
  ],
  [
    'majoration_paiement',
    si(/\bmajoration\b|\bpenalite\b/, (q) =>
      /\bpa(?:y|ie)\w*\b|\bregl\w+\b/.test(q.texte) && /\bretard\b|\btard\b|\bapres la date\b/.test(q.texte)
        ? unSeul(q)
        : undefined,
    ),
  ],
];

const ageDit = (texte: string): number | undefined => {
  const dit = /\b(?:a|des|age de) (\d{2}) ans\b/.exec(texte)?.[1];
  return dit === undefined ? undefined : Number(dit);
};

/** One income, one withholding or one penalty whose figure is asked by itself. */
export function lirePosteDeRevenu(q: QuestionLue): DemandePoste | undefined {
  if (!CHIFFRE.test(q.texte)) return undefined;
  const famille = FAMILLE.test(q.texte);
  for (const [nature, lecteur] of LECTEURS) {
    if (famille && nature !== 'quotient_familial') continue;
    const lus = lecteur(q);
    if (lus === undefined) continue;
    const dite = /\b202\d\b/.test(q.texte);
    const courante = Number(q.jour.slice(0, 4));
    const annee = estCourant(nature) ? (dite ? anneeDeDepense(q) : courante) : anneeDeDepense(q);
    return { nature, annee, ...lus };
  }
  return undefined;
}
