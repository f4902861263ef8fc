import { lireDemandes, motsDits } from '@francis/lecture';
import { ditUnPlacementImpose } from '../comprehension/livrets.ts';
import type { Mention } from '../comprehension/mentions.ts';
import { anneeDeLEvenement, anneesDeLEvenement, lireTmi } from './annee-evenement.ts';
import { type Lecture, sansAbsents } from './domaine.ts';
import type { QuestionLue } from './question.ts';
import type { EntreeTitres } from './revenus-mobiliers.ts';
import { lireRoles } from './roles.ts';

const FORFAIT = /\bflat tax\b|\bpfu\b|\bprelevement forfaitaire\b|\bforfait\w*\b/;
const NATURES = motsDits(
  'dividendes|dividende|interets|interet|coupons|coupon|plus-values|plus-value|plus values|plus value|gains|gain|pv',
);
const TITRES =
  /\b(?:actions?|titres?|etf|obligations?|portefeuille|bourse|boursier\w*|compte[- ]titres|cto|opcvm|sicav)\b/;
/** Another levy, another regime, or a household whose whole tax is asked. */
const AUTRE_SUJET =
  /\b(?:assurances?[- ]vie|pea|crypto\w*|bitcoins?|immobili\w+|rachat|contrat|appartement|maison|salaires?|per|loyers?|filiales?|holding|mere[- ]fille|integration|emprunt|pret|cehr|cdhr|151 septies|238 quindecies|150-0 b|fonds de commerce|droits? d'enregistrement|droits? de mutation|acquereur|donation|succession|l'is|a l'is|d'is|societe mere|gratuites|bspce|stock[- ]options?|gerante? majoritaire|gerant majo|tns|cotisations?|rfr|revenu fiscal)\b/;
/** Who is told with their family or wants the scale: the whole tax is computed for them. */
const FOYER = motsDits(
  'celibataire|mariees|mariee|maries|marie|pacsees|pacsee|pacses|pacse|veuf|veuve|divorcee|divorce|net imposable|enfants|enfant',
);
const COUT =
  /\bcombien\b|\bimpot\w*|\bimpos\w+|\btax\w*|\bfiscalite\b|\bprelev\w*|\bpren(?:d|nent)\b|\bnet\b|\bcoute?\w*|\bpaye?\w*|\bpaie\w*|\bdois\b/;
const ROLES = {
  dividendes: /\b(?:dividendes?|coupons d'actions)\b/,
  interets: /\b(?:interets?|coupons?|obligations?|comptes? a terme|cat)\b/,
  exonere:
    /(?<!\b(?:pas|non|hors|ni|autre qu|autre que|autres que) ?(?:(?:de|du|des|un|sur|d'un|d'|'un|mon|le|les|mes|au) ?){0,2})\b(?:livrets? (?:a|bleu|jeune)|ldds?|lep)\b/,
  gain: /\b(?:plus[- ]values?|pv|gains?|benefices?|gagn\w+)\b/,
  reportees:
    /\b(?:moins[- ]values? (?:\w+ )?(?:report\w*|anterieures?|en report|des annees? precedentes?)|report\w*|en stock)\b/,
  perte: /\b(?:moins[- ]values?|pertes?|perdu\w*)\b/,
  achat: /\b(?:achet\w*|achats?|acqui\w*|prix (?:de revient|d'achat|d'acquisition)|investi\w*|paye\w*)\b/,
  cession: /\b(?:(?:re)?(?:vend(?:re|ue?s?|s|ons|ez)?|ventes?)|ced\w*|cessions?|prix de (?:cession|vente))\b/,
  frais: /\bfrais\b/,
} as const;

const EXONERE = new RegExp(ROLES.exonere.source);
/** « un livret A qui a rapporté 800 d’intérêts », « 500 d’intérêts sur mon livret A ». */
const dUnLivret = (m: Mention): boolean =>
  EXONERE.test(m.gauche) || EXONERE.test(m.droite.split(/,| et | plus /)[0] ?? '');

const somme = (montants: readonly Mention[]): number | undefined =>
  montants.length === 0 ? undefined : montants.reduce((n, m) => n + m.montant, 0);

const PLACEMENT_A_INTERETS = motsDits(
  "compte a terme|cca|compte courant|compte courant d'associe|pel|obligations|livret bancaire|livret fiscalise|parts sociales|livret bancaire taxe",
);
/** Losses set against gains are told of securities. */
const MOINS_VALUES = motsDits('moins-values|moins-value|moins values|mv|cto|compte-titres');
const VENDUS = motsDits('vendu|vendus|vendue|vendues|vendant|vends|vente|ventes|cede|cedees|cession');

const signe = (x: Mention): string => (x.montant < 0 ? '-' : (x.gauche.trimEnd().at(-1) ?? ''));
/** « + 8 000 sur l’une, − 2 500 sur l’autre »: every amount says by its sign whether it was gained or lost. */
function lireSignes(q: QuestionLue): { readonly gain: number; readonly perte: number } | undefined {
  if (q.montants.length === 0 || !VENDUS.test(q.texte)) return undefined;
  if (!q.montants.every((x) => ['+', '-', '\u2212', '\u2013'].includes(signe(x)))) return undefined;
  const total = (plus: boolean): number =>
    q.montants.reduce((n, x) => ((signe(x) === '+') === plus ? n + Math.abs(x.montant) : n), 0);
  return { gain: total(true), perte: total(false) };
}

const anneeDe = (texte: string): number | undefined => {
  const dite = /\b(20[012]\d)\b/.exec(texte)?.[1];
  return dite === undefined ? undefined : Number(dite);
};

/** At the scale, shares acquired before 2018 keep an allowance for their holding, that this calculation does not have. */
const titresDAvant2018 = (q: QuestionLue): boolean =>
  motsDits('abattement|150-0 d|avant 2018').test(q.texte) || q.dates.some((d) => Number(d.jour.slice(0, 4)) < 2018);

/** The levy itself is asked, whatever is told of the household beside it. */
export const FORFAIT_DEMANDE = motsDits(
  'combien de flat tax|combien de pfu|combien de prelevement forfaitaire|quelle flat tax|quel pfu|flat tax : combien|flat tax: combien|flat tax combien|pfu : combien|pfu: combien|montant du pfu|montant de la flat tax|combien en flat tax|combien au pfu',
);

const SANS_CEHR = [
  'pas de salaire',
  'sans salaire',
  'aucun salaire',
  'sans la cehr',
  'hors cehr',
  'sans cehr',
  'sans compter la cehr',
];

const DIRIGEANT = motsDits(
  'dirigeant|dirigeante|je dirige|gerant|gerante|je gere|president|presidente|je preside|fondateur|fondatrice|ma societe|ma sarl|ma sas|ma boite|mon entreprise',
);
const RETRAITE = motsDits(
  '150-0 d ter|abattement dirigeant|liquide ma retraite|liquide mes droits|pars a la retraite|pars en retraite|part a la retraite|prends ma retraite|depart a la retraite|depart en retraite|en retraite dans|retraite dans la foulee|retraite en',
);
const DEJA_LIQUIDEE = motsDits('deja liquidee|deja liquide|deja a la retraite|deja retraite|deja en retraite');
/** Who sells the company that they run and draws their pension: an allowance of their own (CGI art. 150-0 D ter). */
const partEnRetraite = (texte: string): boolean =>
  RETRAITE.test(texte) && (DIRIGEANT.test(texte) || texte.includes('150-0 d ter')) && !DEJA_LIQUIDEE.test(texte);

/** What a question tells of the income of securities, when no household is asked about. */
export function lireTitres(q: QuestionLue): Lecture<EntreeTitres> | undefined {
  const m = lireRoles(q, ROLES, ['interets', 'exonere', 'dividendes', 'gain', 'frais', 'perte', 'reportees']);
  const vente = m.de('cession') !== undefined && m.de('achat') !== undefined;
  const demande =
    FORFAIT_DEMANDE.test(q.texte) ||
    (q.phrases.length === 1 && FORFAIT.test(q.texte) && lireDemandes(q.texte).includes('net_restant'));
  const sujet = SANS_CEHR.reduce((t, mots) => t.replaceAll(mots, ''), q.texte);
  const autreSujet = AUTRE_SUJET.test(demande ? sujet.replaceAll('salaire', '') : sujet);
  if (q.juridiction !== 'FR' || autreSujet || q.montants.length === 0) return undefined;
  const titres = TITRES.test(q.texte) || MOINS_VALUES.test(q.texte);
  const signes = titres ? lireSignes(q) : undefined;
  const gagne = titres && m.de('gain') !== undefined && VENDUS.test(q.texte);
  if (!NATURES.test(q.texte) && !vente && !EXONERE.test(q.texte) && signes === undefined && !gagne) return undefined;
  const tmi = lireTmi(q);
  const forfait = FORFAIT.test(q.texte);
  if (motsDits('bareme|2op').test(q.texte) && (tmi === undefined || titresDAvant2018(q))) return undefined;
  const sasu = motsDits('sasu').test(q.texte);
  if (sasu && (!forfait || motsDits('benefices|benefice|remuneration|resultat').test(q.texte))) return undefined;
  const dividendesSeuls = motsDits('dividendes|dividende').test(q.texte) && COUT.test(q.texte) && !FOYER.test(q.texte);
  const livrets = EXONERE.test(q.texte) && COUT.test(q.texte) && !FOYER.test(q.texte);
  const interetsSeuls = PLACEMENT_A_INTERETS.test(q.texte) && COUT.test(q.texte) && !FOYER.test(q.texte);
  if (!forfait && !titres && !dividendesSeuls && !livrets && !interetsSeuls) return undefined;
  if (q.montants.some((x) => /^ ?€? ?par mois/.test(x.droite))) return undefined;
  // « mon livret A est plein et un livret fiscalisé m’a rapporté 640 € »: one amount, and it is the taxed one's.
  const impose = q.montants.length === 1 && ditUnPlacementImpose(q.texte);
  const libre = (x: Mention): boolean => !impose && dUnLivret(x);
  const exoneres = [...(impose ? [] : m.tous('exonere')), ...m.tous('interets').filter(libre)];
  const interets = somme([...(impose ? m.tous('exonere') : []), ...m.tous('interets').filter((x) => !libre(x))]);
  const dividendes = m.somme('dividendes');
  const frais = m.somme('frais') ?? 0;
  const [cession, achat] = [m.de('cession'), m.de('achat')];
  const dit = signes?.gain ?? m.somme('gain');
  const ecart = cession === undefined || achat === undefined ? undefined : cession - achat - frais;
  const seul = dit ?? ecart;
  const perte =
    signes?.perte ?? m.somme('perte') ?? (dit === undefined && ecart !== undefined && ecart < 0 ? -ecart : undefined);
  const gain = seul === undefined ? undefined : Math.max(0, seul);
  if (dividendes === undefined && interets === undefined && gain === undefined && exoneres.length === 0)
    return undefined;
  const annees = anneesDeLEvenement(q);
  const deux = q.phrases.length === 1 && annees.length === 2 ? annees : undefined;
  const annee = deux?.[0] ?? anneeDeLEvenement(q);
  const reportees = m.tous('reportees').map((x) => ({
    annee: Math.min(anneeDe(x.droite) ?? anneeDe(x.gauche) ?? annee - 1, annee - 1),
    montant: x.montant,
  }));
  return {
    entree: sansAbsents({
      annee,
      autre_annee: deux?.[1],
      dividendes,
      interets,
      plus_values: gain,
      moins_values: perte === undefined ? undefined : Math.abs(perte),
      moins_values_reportees: reportees.length === 0 ? undefined : reportees,
      depart_retraite_dirigeant: gain !== undefined && partEnRetraite(q.texte) ? true : undefined,
      interets_exoneres: somme(exoneres),
      tmi,
    }),
  };
}
