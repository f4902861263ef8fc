import { type NaturePoste, NATURES_POSTE, expliquerPoste } from '@francis/fiscal/postes';
import { z } from 'zod';
import { lireScolarite } from '../comprehension/scolarite.ts';
import { depuisLeRelevement, tauxDuDon } from '../comprehension/dons.ts';
import { annuelle } from '../comprehension/mentions.ts';
import { jeton } from '../orchestration/jetons.ts';
import { definirDomaine, expliquer, sansAbsents } from './domaine.ts';
import { lirePosteDeRevenu } from './lire-postes-revenus.ts';
import { PHRASES_POSTE } from './phrases-postes.ts';
import { anneeDeDepense, type QuestionLue } from './question.ts';

const Entree = z.strictObject({
  nature: z.enum(NATURES_POSTE),
  annee: z.int().min(2022).max(2030),
  montants: z.array(z.number().min(0).max(1e9)).min(1).max(12),
  enfants: z.number().min(0).max(15).optional(),
  alternee: z.boolean().optional(),
  dons_ordinaires: z.number().min(0).max(1e9).optional(),
  revenus: z.number().min(0).max(1e9).optional(),
  premiere_annee: z.boolean().optional(),
  depuis_octobre_2025: z.boolean().optional(),
  mois: z.int().min(0).max(600).optional(),
  date_limite: z.string().max(10).optional(),
  date_paiement: z.string().max(10).optional(),
  age: z.int().min(0).max(120).optional(),
  taux: z.number().min(0).max(1).optional(),
});
type Entree = z.infer<typeof Entree>;

/** A household is told, or another subject: the income tax, or that subject, is asked. */
const FOYER =
  /\b(?:celibataire|mariee?s|mariee?|pacsee?s?|divorcee?|veu(?:f|ve)|salaires?|net imposable|gagn\w+|tmi|tranche|decote|impot sur le revenu de|mon impot|notre impot)\b/;
const DEMANDE =
  /\bcombien\b|\bquel(?:le)?s? (?:est |sera |serait )?(?:le |la |mon |ma |notre )?(?:montant|credit|reduction|deduction|somme|part|avantage)\b|\bcredits?(?: d'impot)?\b[^.]*\?|\breduction\b[^.]*\?|\bdeducti\w+\b[^.]*\?|\bdedui\w+\b[^.]*\?|\bca (?:me |nous )?(?:donne|fait|rapporte)\b|\breste\b[^.]*\?|\bimposable\b[^.]*\?/;

const AIDE =
  /\b(?:caf|cmg|paje|(?:une?|les?|des|d'|l'|mes) ?aides?(?! (?:a domicile|menageres?|a la personne|soignante?))|cheques? cesu|employeur|ce|comite|apa|apl)\b/;

/** What was paid, aids taken off when one amount is an aid; undefined when they cannot be shared between several. */
function depenses(q: QuestionLue): number[] | undefined {
  const aides = q.montants.filter((m) => AIDE.test(`${m.gauche.slice(-40)} ${m.droite.slice(0, 25)}`));
  const payes = q.montants.filter((m) => !aides.includes(m)).map(annuelle);
  if (payes.length === 0) return undefined;
  if (aides.length === 0) return repeter(q, payes);
  const [paye, autre] = payes;
  if (paye === undefined || autre !== undefined) return undefined;
  return [Math.max(0, paye - aides.reduce((t, m) => t + annuelle(m), 0))];
}

/** « 4 000 € pour chacun de mes deux enfants »: one amount told for several. */
function repeter(q: QuestionLue, montants: number[]): number[] {
  const [seul, autre] = montants;
  const nombre = /\b(\d) (?:\w+ )?(?:enfants?|filles|fils|garcons|bebes|etudiants?|parents)\b/.exec(q.texte)?.[1];
  const parTete = /\b(?:chacune?|chaque enfant|par enfant|par tete|par personne|pour chaque)\b/.test(q.texte);
  if (seul === undefined || autre !== undefined || !parTete) return montants;
  const fois = nombre === undefined ? (/\bles 2\b|\bjumeaux\b|\bjumelles\b/.test(q.texte) ? 2 : 1) : Number(nombre);
  return Array.from({ length: fois }, () => seul);
}

type Lecteur = (q: QuestionLue) => readonly number[] | undefined;

const siParle =
  (motif: RegExp, lecteur: Lecteur = depenses): Lecteur =>
  (q) =>
    motif.test(q.texte) ? lecteur(q) : undefined;

const dons =
  (taux: 66 | 75): Lecteur =>
  (q) => {
    if (!/\bdons?\b|\bdonn(?:e|es|ee|ees|ons)\b|\bverse\w*\b/.test(q.texte) || !OEUVRE.test(q.texte)) return undefined;
    const lus = new Set(q.montants.map(tauxDuDon));
    return lus.size === 1 && lus.has(taux) ? q.montants.map(annuelle) : undefined;
  };
const OEUVRE =
  /\b(?:associations?|oeuvres?|fondations?|interet general|utilite publique|recu fiscal|reduction|restos?|secours|croix[- ]rouge|emmaus|telethon|unicef|msf|medecins|eglise|paroisse|parti politique|spa|ligue|arc|institut|banque alimentaire|armee du salut)\b/;

const LECTEURS: readonly (readonly [NaturePoste, Lecteur])[] = [
  [
    'teletravail',
    siParle(/\bteletravail\w*\b/, ({ texte }) => {
      const jours = /\b(\d{1,3}) jours?\b(?! par semaine)/.exec(texte)?.[1];
      return jours === undefined || /\ballocation\b|\bindemnite\b|\bme verse\b/.test(texte)
        ? undefined
        : [Number(jours)];
    }),
  ],
  [
    'emploi_domicile',
    siParle(
      /\b(?:emplois? a domicile|salariee? a domicile|femmes? de menage|aide[- ]menagere|menage|jardinier|jardinage|soutien scolaire|cours particuliers|cours a domicile|services? a la personne|aide a domicile|cesu|nounou a domicile|garde a domicile|auxiliaire de vie)\b/,
    ),
  ],
  [
    'garde',
    siParle(
      /\b(?:creches?|micro-creche|assistante? maternelle|ass ?mat|nourrice|nounous?|garderie|halte[- ]garderie|frais de garde|periscolaire|centre (?:de loisirs|aere))\b/,
    ),
  ],
  [
    'dependance',
    siParle(/\b(?:ehpad|maison de retraite|etablissement pour personnes (?:agees|dependantes)|frais de dependance)\b/),
  ],
  [
    'souscription_pme',
    siParle(
      /\b(?:souscri\w+|investi\w*|invest\w+|capital)\b[^.?]{0,60}\b(?:pme|jeune entreprise|start-?up)\b|\bir[- ]pme\b|\bmadelin\b(?= (?:pme|capital))/,
    ),
  ],
  [
    'cotisation_syndicale',
    siParle(
      /\bcotisations? (?:syndicales?|(?:a la |au |de la )?(?:cgt|cfdt|fo|unsa|cftc|cfe-cgc|sud|snes|fsu))\b|\bsyndicat\b|\bsyndiquee?\b/,
    ),
  ],
  ['don_difficulte', dons(75)],
  ['don', dons(66)],
  [
    'pension_enfant_majeur',
    (q) =>
      /\bpensions?\b|\bverse\w*\b|\baide\w*\b|\bdonn\w+\b|\bpaie\b|\bpaye\b/.test(q.texte) &&
      /\bfils\b|\bfille\b|\benfants?\b/.test(q.texte) &&
      /\bmajeure?s?\b|\betudiante?s?\b|\b(?:1[89]|2\d) ans\b/.test(q.texte) &&
      /\bdedui\w+\b|\bdeducti\w+\b/.test(q.texte)
        ? depenses(q)
        : undefined,
  ],
  [
    'scolarite',
    (q) => {
      if (!/\bscolarite\b|\breductions?\b/.test(q.texte) || q.montants.length > 0) return undefined;
      const { college = 0, lycee = 0, superieur = 0 } = lireScolarite(q.texte, undefined);
      return college + lycee + superieur === 0 ? undefined : [college, lycee, superieur];
    },
  ],
];

/** Gifts at the raised rate all made on one side of 14 October; nothing when one of them has no date, or another side. */
function dateDesDons(q: QuestionLue): Pick<Entree, 'depuis_octobre_2025'> {
  const cotes = new Set(q.montants.filter((m) => tauxDuDon(m) === TAUX_MAJORE).map(depuisLeRelevement));
  const [cote] = cotes;
  return cotes.size === 1 && cote !== undefined ? { depuis_octobre_2025: cote } : {};
}
const TAUX_MAJORE = 75;

/** What else the ceiling of home help depends on. */
function majorations(nature: NaturePoste, q: QuestionLue): Partial<Entree> {
  const alternee = /\b(?:garde|residence) (?:est )?(?:alternee|partagee)\b|\balternee\b/.test(q.texte);
  if (nature === 'garde') return alternee ? { alternee } : {};
  if (nature === 'don_difficulte') return dateDesDons(q);
  if (nature !== 'emploi_domicile') return {};
  const dit = /\b(\d{1,2}|une?) enfants?(?: a charge)?\b/.exec(q.texte)?.[1];
  const nombre = dit === undefined ? undefined : dit.startsWith('un') ? 1 : Number(dit);
  const premiere = /(?<!\bpas (?:la |ma |notre )?)\b(?:premiere|1 ?(?:ere|re)) annee\b/.test(q.texte);
  return {
    ...(nombre === undefined ? {} : { enfants: alternee ? nombre / 2 : nombre }),
    ...(premiere ? { premiere_annee: true } : {}),
  };
}

/** « 800 € aux Restos et 900 € à un orchestre »: each amount at its own rate. */
function lireDonsMeles(q: QuestionLue): Pick<Entree, 'montants' | 'dons_ordinaires'> | undefined {
  if (!OEUVRE.test(q.texte) || !/\bdons?\b|\bdonn\w+\b|\bvers\w+\b|\breduction\b/.test(q.texte)) return undefined;
  const parTaux = (taux: 66 | 75): number[] => q.montants.filter((m) => tauxDuDon(m) === taux).map(annuelle);
  const [majores, ordinaires] = [parTaux(75), parTaux(66)];
  if (majores.length === 0 || ordinaires.length === 0) return undefined;
  return { montants: majores, dons_ordinaires: ordinaires.reduce((t, m) => t + m, 0) };
}

/** A gift beside the taxable income that limits it. */
function lireDonEtRevenu(q: QuestionLue): Pick<Entree, 'montants' | 'revenus'> | undefined {
  if (!OEUVRE.test(q.texte) || SITUATION.test(q.texte) || q.montants.length !== 2) return undefined;
  const rni = q.montants.find(
    (m) =>
      /\b(?:rni|revenu (?:net )?(?:global|imposable|net imposable))\b[^#]{0,12}$/.test(m.gauche.slice(-45)) ||
      /^ ?€? ?(?:de )?(?:rni|revenu (?:net )?imposable)\b/.test(m.droite),
  );
  const don = q.montants.find((m) => m !== rni);
  if (rni === undefined || don === undefined || tauxDuDon(don) !== 66) return undefined;
  return { montants: [annuelle(don)], revenus: annuelle(rni) };
}

const SYNDICAT = /\bcotisations? syndicales?\b|\bsyndicat\b/;
/** The dues beside the wage that limits them, nothing else of the household being told. */
function lireSyndicatEtSalaire(q: QuestionLue): Pick<Entree, 'montants' | 'revenus'> | undefined {
  if (!SYNDICAT.test(q.texte) || !/\bcredit\b/.test(q.texte) || SITUATION.test(q.texte) || q.montants.length !== 2)
    return undefined;
  const salaire = q.montants.find((m) =>
    /\b(?:salaires?|net imposable|pension|gagn\w+)\b/.test(`${m.gauche.slice(-30)} ${m.droite.slice(0, 16)}`),
  );
  const cotisation = q.montants.find((m) => m !== salaire);
  if (salaire === undefined || cotisation === undefined) return undefined;
  return { montants: [annuelle(cotisation)], revenus: annuelle(salaire) };
}
const SITUATION = /\b(?:celibataire|mariee?s?|pacsee?s?|divorcee?|veu(?:f|ve)|mon impot|notre impot)\b/;

function lire(q: QuestionLue): { readonly entree: Entree } | undefined {
  if (q.juridiction !== 'FR') return undefined;
  const revenu = lirePosteDeRevenu(q);
  if (revenu !== undefined) return { entree: { ...revenu, montants: [...revenu.montants] } };
  const annee = anneeDeDepense(q);
  const syndicat = lireSyndicatEtSalaire(q);
  if (syndicat !== undefined) return { entree: { nature: 'cotisation_syndicale', annee, ...syndicat } };
  const don = lireDonEtRevenu(q);
  if (don !== undefined) return { entree: { nature: 'don', annee, ...don } };
  if (/\bprestation compensatoire\b/.test(q.texte) && DEMANDE.test(q.texte)) {
    const montants = depenses(q);
    if (montants !== undefined && montants.length === 1)
      return { entree: { nature: 'prestation_compensatoire', annee, montants } };
  }
  if (FOYER.test(q.texte) || !DEMANDE.test(q.texte)) return undefined;
  const meles = lireDonsMeles(q);
  if (meles !== undefined)
    return { entree: { nature: 'don_difficulte', annee, ...meles, ...majorations('don_difficulte', q) } };
  for (const [nature, lecteur] of LECTEURS) {
    const montants = lecteur(q);
    if (montants !== undefined && montants.length > 0)
      return {
        entree: {
          nature,
          annee,
          montants: [...montants],
          ...majorations(nature, q),
        },
      };
  }
  return undefined;
}

export const POSTE = definirDomaine<Entree>({
  outil: 'calculer_poste',
  description:
    'Une ligne calculée seule, sans le foyer : avantage d’une dépense, abattement d’un revenu, retenue, cotisations, pénalité.',
  schema: Entree,
  objet: 'ce montant',
  lire,
  calculer: (e) => expliquer(expliquerPoste(sansAbsents(e))),
  rediger: (e, r, b) => {
    const remplir = (phrase: string): string =>
      phrase
        .replace(
          '{reporte}',
          'poste.reporte' in r.chiffres
            ? `, et **${jeton(r.appel, 'poste.reporte')}** se reportent sur les années suivantes`
            : '',
        )
        .replace(
          '{et}',
          'poste.base' in r.chiffres ? `, et l’intérêt de retard de **${jeton(r.appel, 'poste.base')}**` : '',
        )
        .replace('{m}', jeton(r.appel, 'poste.montant'))
        .replace('{b}', jeton(r.appel, 'poste.base'))
        .replace('{an}', String(e.annee));
    for (const phrase of PHRASES_POSTE[e.nature]) b.paragraphe(remplir(phrase));
  },
});
