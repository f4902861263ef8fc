import { motsDits } from '@francis/lecture';
import { type DemandePoste, estCourant, type NaturePoste } from '@francis/fiscal/postes';
import { annuelle, lireMentions } from '../comprehension/mentions.ts';
import { lireCotisationsMicro } from './cotisations-micro.ts';
import { lirePenalite } from './penalites-dites.ts';
import { lirePensionPrelevee } from './pensions-prelevees.ts';
import { lireDividendesCotises } from './dividendes-cotisations.ts';
import { lireRetardProfessionnel } from './retard-de-paiement.ts';
import { lireTmi } from './annee-evenement.ts';
import { lireRoles } from './roles.ts';
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

/** « un taux à 4,8 », said without its sign. */
const tauxNu = (texte: string): number | undefined => {
  const mots = texte.split(' ');
  const rang = mots.findIndex((mot) => mot === 'taux');
  const dit =
    rang < 0 ? undefined : mots.slice(rang).find((mot) => mot.includes('.') && Number(mot) > 0 && Number(mot) < 45);
  return dit === undefined ? undefined : Number(dit) / 100;
};
const NET = motsDits('net|nets|imposable|imposables|salaire|paie|paye|gagne|touche');
const IMPOSABLE = motsDits('imposable|imposables');
const avecMois: Lecteur = (q) => {
  const mois = /\b(\d{1,3}) mois\b/.exec(q.texte)?.[1];
  const lus = unSeul(q);
  return lus === undefined ? undefined : { ...lus, ...(mois === undefined ? {} : { mois: Number(mois) }) };
};
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

const PLAFOND = motsDits('plafond de|plafond disponible de|plafond dispo|plafond disponible|plafond : ');
const ROLES_PER = {
  versement: 'vers(?:e|es|ee|ees|er|ements?|ons)|mis|mets|met|place\\w*|depose\\w*|epargn\\w*',
  autre: 'reste|vaut|valeur|encours|economis\\w+|salaires?|revenus?|credits?',
};

const LECTEURS: readonly (readonly [NaturePoste, Lecteur])[] = [
  [
    'heures_supplementaires',
    si(/\bheures? sup\w*\b/, (q) => (/\bimpos\w+\b|\bexoner\w+\b|\bimpot\b/.test(q.texte) ? unSeul(q) : undefined)),
  ],
  [
    'retenue_source',
    si(
      /\bprelevement a la source\b|\bpreleve\w*\b|\bretenue\b|\bretenir\b|\bretirent\b|\btaux (?:personnalise|individualise|de pas)\b/,
      (q) => {
        const taux = pourcentage(q.texte) ?? tauxNu(q.texte);
        const net = q.montants.filter((x) => NET.test(`${x.gauche.slice(-40)} ${x.droite.slice(0, 24)}`));
        const imposables = net.filter((x) => IMPOSABLE.test(`${x.gauche.slice(-40)} ${x.droite.slice(0, 24)}`));
        const [m, autre] = q.montants.length === 1 ? q.montants : imposables.length === 1 ? imposables : net;
        if (
          taux === undefined ||
          m === undefined ||
          autre !== undefined ||
          motsDits('taux neutre|taux par defaut|sociaux').test(q.texte)
        )
          return undefined;
        return { montants: [m.montant], taux };
      },
    ),
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
    si(/\brentes? viageres?\b|\bviager\b/, (q) => {
      const age = trouverAge(q, "je|j'ai|j'avais|monsieur|madame|mere|pere|elle|il") ?? ageDit(q.texte);
      const rentes = q.montants.filter((m) => m.periodicite.unite !== 'absente');
      const rente = q.montants.length === 1 ? q.montants[0] : rentes.length === 1 ? rentes[0] : undefined;
      if (rente === undefined || age === undefined || motsDits('gratuit|pension').test(q.texte)) return undefined;
      return { montants: [annuelle(rente)], age };
    }),
  ],
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
    si(/\b(?:gain|avantage|economie|plafon\w*|reduction|max|quotient)\b/, (q) => {
      const enfants = /\b(\d) enfants?\b/.exec(q.texte)?.[1];
      const plafond = motsDits('max').test(q.texte) || /\bmaxim\w+\b|\bplafon\w+\b|\bau plus\b/.test(q.texte);
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
  ['dividendes_cotisations', lireDividendesCotises],
  ['majoration_defaut', miseEnDemeure((jours) => jours > DELAI_DE_REPONSE)],
  ['majoration_mise_en_demeure', miseEnDemeure((jours) => jours <= DELAI_DE_REPONSE)],
  [
    'epargne_retraite',
    si(/\b(?:per|perin|epargne[- ]retraite)\b/, (q) => {
      const taux = lireTmi(q) ?? pourcentage(q.texte);
      const dite =
        lireTmi(q) !== undefined ||
        /\b(?:tmi|tranche|taux marginal)\b|\b(?:suis|sommes|est|impose\w*) (?:a |dans la )/.test(q.texte);
      const veut =
        motsDits('economie|eco|finance|rapporte|rend').test(q.texte) ||
        /\beconomis\w*|\bgagn\w*|\bgain\b|\bbaisse\w*|\breduction\b|\bdeduit\b|\bcombien\b/.test(q.texte);
      if (
        taux === undefined ||
        !TAUX_DE_TRANCHE.has(taux) ||
        !dite ||
        !veut ||
        motsDits('sortie|rente|quel plafond|quel est mon plafond|combien je peux verser|combien verser').test(q.texte)
      )
        return undefined;
      const dits = lireRoles(q, ROLES_PER, ['autre']);
      const verses = dits.tous('versement');
      const [verse] = q.montants.length === 1 ? q.montants : verses;
      if (verse === undefined) return undefined;
      const chacun = motsDits('chacun|chacune').test(verse.droite.slice(0, 12)) ? 2 : 1;
      const plafond = lireMentions(q.texte).find((m) => PLAFOND.test(m.gauche.slice(-24)))?.montant;
      const somme = annuelle(verse) * chacun;
      return { montants: [plafond === undefined ? somme : Math.min(plafond, somme)], taux };
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
  const dit = /\b(?:a|des|age de|depuis mes|depuis ses|avais|avait) (\d{2}) ans\b/.exec(texte)?.[1];
  return dit === undefined ? undefined : Number(dit);
};

/** One income, one withholding or one penalty whose figure is asked by itself. */
export function lirePosteDeRevenu(q: QuestionLue): DemandePoste | undefined {
  const retard = lireRetardProfessionnel(q);
  if (retard !== undefined)
    return { nature: 'retard_professionnel', annee: anneeDe('retard_professionnel', q), ...retard };
  const aPart = lirePenalite(q) ?? lirePensionPrelevee(q) ?? lireCotisationsMicro(q);
  if (!CHIFFRE.test(q.texte) && aPart === undefined && !QUOTIENT_DEMANDE.test(q.texte)) return undefined;
  const famille = FAMILLE.test(q.texte);
  if (aPart !== undefined && !famille) return { ...aPart, annee: anneeDe(aPart.nature, q) };
  for (const [nature, lecteur] of LECTEURS) {
    if (famille && nature !== 'quotient_familial') continue;
    const lus = lecteur(q);
    if (lus === undefined) continue;
    return { nature, annee: anneeDe(nature, q), ...lus };
  }
  return undefined;
}
const QUOTIENT_DEMANDE = motsDits('quotient familial');

/** The law of the day when it is known before that of the last declared incomes. */
function anneeDe(nature: NaturePoste, q: QuestionLue): number {
  const dite = /\b202\d\b/.test(q.texte);
  return estCourant(nature) && !dite ? Number(q.jour.slice(0, 4)) : anneeDeDepense(q);
}
