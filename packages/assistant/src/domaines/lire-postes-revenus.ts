import { motsDits } from '@francis/lecture';
import { type DemandePoste, estCourant, type NaturePoste } from '@francis/fiscal/postes';
import { annuelle } from '../comprehension/mentions.ts';
import { lireDividendesCotises } from './dividendes-cotisations.ts';
import { lireRetardProfessionnel } from './retard-de-paiement.ts';
import { anneeDeDepense, type QuestionLue, trouverAge } from './question.ts';

/** A family is told: the income tax of the whole household is asked. */
const FAMILLE = motsDits(
  'celibataire|mariees|mariee|maries|marie|pacsees|pacsee|pacses|pacse|divorcee|divorce|veuf|veuve|mon impot|notre impot|quel impot',
);
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
    motsDits('csg').test(q.texte) &&
    motsDits('pensions|pension|retraites|retraite').test(q.texte) &&
    motsDits('combien|quel montant|quel total|total').test(q.texte) &&
    taux.test(q.texte)
      ? telQuel(q)
      : undefined;

const MICRO = /\bmicro[- ]?(?:entrepr\w+|bnc|bic|social)?\b|\bauto[- ]?entrepr\w+/;
const COTISATIONS = motsDits('cotisations|cotisation|urssaf|charges sociales');
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
    if (!/(?<!\bsans )\bmise en demeure\b/.test(q.texte) || !motsDits('majoration|penalites|penalite').test(q.texte))
      return undefined;
    const jours = /\b(\d{1,3}) jours\b/.exec(q.texte)?.[1];
    return jours !== undefined && delai(Number(jours)) ? avecMois(q) : undefined;
  };

/** No return was made at all; an income forgotten in a return is another fault. */
const SANS_DECLARATION =
  /\b(?:pas|jamais|oublie de|omis de) (?:encore )?(?:declaree?|declarer|fait|faire|depose\w*|rempli\w*)\b(?: (?:ma|la|mes|les) (?:declarations?|revenus)| d'impots)?/;
const TAUX_DE_TRANCHE = new Set([0.11, 0.3, 0.41, 0.45]);

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
        motsDits('taux neutre|taux par defaut|sociaux').test(q.texte)
      )
        return undefined;
      return { montants: [m.montant], taux };
    }),
  ],
  [
    'dividendes_bareme',
    si(/\bdividendes?\b/, (q) =>
      motsDits('bareme|2op').test(q.texte) &&
      motsDits('abattement|imposables|imposable|csg').test(q.texte) &&
      !motsDits('flat tax|pfu|tranche|tmi').test(q.texte)
        ? unSeul(q)
        : undefined,
    ),
  ],
  [
    'rente_viagere',
    si(/\brentes? viageres?\b/, (q) => {
      const age = trouverAge(q, "je|j'ai|j'avais|monsieur|madame|mere|pere|elle|il") ?? ageDit(q.texte);
      const lus = unSeul(q);
      return lus === undefined || age === undefined || motsDits('gratuit|pension').test(q.texte)
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
      motsDits('pensions|pension|retraites|retraite').test(q.texte) && !motsDits('salaires|salaire|per').test(q.texte)
        ? montants(q)
        : undefined,
    ),
  ],
  [
    'abattement_salaires',
    si(/\babattement\b|\bdeduction forfaitaire\b|\b10 ?%/, (q) =>
      motsDits('salaires|salaire|frais professionnels').test(q.texte) &&
      !motsDits('frais reels|frais reel|per|epargne').test(q.texte)
        ? unSeul(q)
        : undefined,
    ),
  ],
  [
    'quotient_familial',
    si(/\b(?:gain|avantage|economie|plafon\w*|reduction)\b/, (q) => {
      const enfants = /\b(\d) enfants?\b/.exec(q.texte)?.[1];
      const plafond = /\bmaxim\w+\b|\bplafon\w+\b|\bau plus\b/.test(q.texte);
      const quotient = motsDits(
        'quotient familial|demi-parts|demi-part|enfants a charge|enfant a charge|parts fiscales|parts fiscale|parts des enfants|part fiscales|part fiscale|part des enfants',
      ).test(q.texte);
      if (
        enfants === undefined ||
        !plafond ||
        !quotient ||
        q.montants.length > 0 ||
        motsDits('parent isole|alternee').test(q.texte)
      )
        return undefined;
      return { montants: [Number(enfants)] };
    }),
  ],
  ['retard_professionnel', lireRetardProfessionnel],
  ['dividendes_cotisations', lireDividendesCotises],
  ['cotisations_vente', cotisations(VENTES)],
  ['cotisations_liberal', cotisations(LIBERAL, SERVICES)],
  ['cotisations_service', cotisations(SERVICES)],
  ['majoration_defaut', miseEnDemeure((jours) => jours > DELAI_DE_REPONSE)],
  ['majoration_mise_en_demeure', miseEnDemeure((jours) => jours <= DELAI_DE_REPONSE)],
  [
    'epargne_retraite',
    si(/\b(?:per|perin|epargne[- ]retraite)\b/, (q) => {
      const taux = pourcentage(q.texte);
      const dite = /\b(?:tmi|tranche|taux marginal)\b|\b(?:suis|sommes|est|impose\w*) (?:a |dans la )/.test(q.texte);
      const veut = /\beconomis\w*|\bgagn\w*|\bgain\b|\bbaisse\w*|\breduction\b|\bdeduit\b|\bcombien\b/.test(q.texte);
      if (
        taux === undefined ||
        !TAUX_DE_TRANCHE.has(taux) ||
        !dite ||
        !veut ||
        motsDits('sortie|rente|plafond').test(q.texte)
      )
        return undefined;
      const lus = unSeul(q);
      return lus === undefined ? undefined : { ...lus, taux };
    }),
  ],
  [
    'majoration_depot',
    si(/\bmajoration\b|\bpenalite\b/, (q) =>
      SANS_DECLARATION.test(q.texte) &&
      motsDits('impots du|impots de|impots est|impots a payer|impot du|impot de|impot est|impot a payer|je dois').test(
        q.texte,
      ) &&
      !/(?<!\bsans )\bmise en demeure\b/.test(q.texte)
        ? avecMois(q)
        : undefined,
    ),
  ],
  [
    'majoration_depot',
    si(/\bmajoration\b|\bpenalite\b/, (q) =>
      /\bdeclar\w+\b|\bdepos\w+\b|\bdepot\b/.test(q.texte) &&
      motsDits('retard|tard|apres la date').test(q.texte) &&
      !/(?<!\bsans )\bmise en demeure\b/.test(q.texte)
        ? avecMois(q)
        : undefined,
    ),
  ],
  [
    'interet_retard',
    si(/\binterets? de retard\b/, (q) => {
      const lus = avecMois(q);
      const [du] = q.montants;
      // « 10 000 € sur 18 mois »: owed once, for so long.
      return lus?.mois === undefined || du === undefined ? undefined : { ...lus, montants: [du.montant] };
    }),
  ],
  [
    'majoration_paiement',
    si(/\bmajoration\b|\bpenalite\b/, (q) =>
      /\bpa(?:y|ie)\w*\b|\bregl\w+\b/.test(q.texte) && motsDits('retard|tard|apres la date').test(q.texte)
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
