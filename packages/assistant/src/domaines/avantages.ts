import { derniereAnneeCouverte } from '@francis/fiscal';
import { type NatureAvantage, NATURES_AVANTAGE, expliquerAvantage } from '@francis/fiscal/avantages';
import { z } from 'zod';
import { lireScolarite } from '../comprehension/scolarite.ts';
import { tauxDuDon } from '../comprehension/dons.ts';
import { annuelle } from '../comprehension/mentions.ts';
import { jeton } from '../orchestration/jetons.ts';
import { definirDomaine, expliquer } from './domaine.ts';
import { anneeDeDepense, type QuestionLue } from './question.ts';

const Entree = z.strictObject({
  nature: z.enum(NATURES_AVANTAGE),
  annee: z.int().min(2022).max(2030),
  montants: z.array(z.number().min(0).max(1e9)).min(1).max(12),
});
type Entree = z.infer<typeof Entree>;

/** A household is told, or another subject: the income tax, or that subject, is asked. */
const FOYER =
  /\b(?:celibataire|mariee?s|mariee?|pacsee?s?|divorcee?|veu(?:f|ve)|salaires?|net imposable|gagn\w+|tmi|tranche|decote|impot sur le revenu de|mon impot|notre impot)\b/;
const DEMANDE =
  /\bcombien\b|\bquel(?:le)?s? (?:est |sera |serait )?(?:le |la |mon |ma |notre )?(?:montant|credit|reduction|deduction|somme|part|avantage)\b|\bcredit d'impot\b[^.]*\?|\breduction\b[^.]*\?|\bdeducti\w+\b[^.]*\?|\bdedui\w+\b[^.]*\?|\bca (?:me |nous )?(?:donne|fait|rapporte)\b|\breste\b[^.]*\?|\bimposable\b[^.]*\?/;

const AIDE = /\b(?:caf|cmg|paje|(?:une?|les?|des|d'|l'|mes) ?aides?|cheques? cesu|employeur|ce|comite|apa|apl)\b/;

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

const LECTEURS: readonly (readonly [NatureAvantage, Lecteur])[] = [
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
    'heures_supplementaires',
    siParle(/\bheures? sup\w*\b/, (q) =>
      /\bimpos\w+\b|\bexoner\w+\b|\bimpot\b/.test(q.texte) && q.montants.length === 1
        ? q.montants.map(annuelle)
        : undefined,
    ),
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
  ['cotisation_syndicale', siParle(/\bcotisations? syndicales?\b|\bsyndicat\b|\bsyndiquee?\b/)],
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

function lire(q: QuestionLue): { readonly entree: Entree } | undefined {
  if (q.juridiction !== 'FR' || FOYER.test(q.texte) || !DEMANDE.test(q.texte)) return undefined;
  for (const [nature, lecteur] of LECTEURS) {
    const montants = lecteur(q);
    if (montants !== undefined && montants.length > 0)
      return {
        entree: { nature, annee: Math.min(anneeDeDepense(q), derniereAnneeCouverte()), montants: [...montants] },
      };
  }
  return undefined;
}

/** First sentence of each, `{m}` the result and `{b}` what it was computed on. */
const PHRASES: Readonly<Record<NatureAvantage, readonly [string, string]>> = {
  garde: [
    'Votre crédit d’impôt pour frais de garde est de **{m}** (dépenses {an}), sur {b} de dépenses retenues.[^cgi-200-quater-b]',
    'Il se rembourse si l’impôt est nul. Retranchez d’abord le complément de mode de garde et l’aide de l’employeur.',
  ],
  emploi_domicile: [
    'Votre crédit d’impôt pour l’emploi à domicile est de **{m}** (dépenses {an}), sur {b} de dépenses retenues.[^cgi-199-sexdecies]',
    'Il se rembourse si l’impôt est nul. Des plafonds plus hauts existent pour une famille, un âge ou une invalidité, et la première année.',
  ],
  don: [
    'Votre réduction d’impôt pour ce don est de **{m}** (dons {an}).[^cgi-200]',
    'Elle ne se rembourse pas ; ce qui dépasse une part du revenu imposable se reporte sur les cinq années suivantes. Gardez le reçu.',
  ],
  don_difficulte: [
    'Votre réduction d’impôt pour ce don est de **{m}** (dons {an}) : le taux majoré porte sur {b}, le taux ordinaire sur le reste.[^cgi-200]',
    'Elle ne se rembourse pas. Gardez le reçu de l’organisme.',
  ],
  cotisation_syndicale: [
    'Votre crédit d’impôt pour cotisations syndicales est de **{m}** (cotisations {an}).[^cgi-199-quater-c]',
    'Il se rembourse si l’impôt est nul. Aux frais réels, la cotisation se déduit et il n’y a pas de crédit.',
  ],
  dependance: [
    'La réduction d’impôt pour frais de dépendance et d’hébergement est de **{m}** (dépenses {an}), sur {b} retenus.[^cgi-199-quindecies]',
    'Elle ne se rembourse pas ; seuls comptent les frais de dépendance et d’hébergement, aides déduites.',
  ],
  scolarite: [
    'La réduction d’impôt pour frais de scolarité est de **{m}** (enfants scolarisés au 31 décembre {an}).[^cgi-199-quater-f]',
    'Elle est forfaitaire, sans justificatif de dépense, et ne se rembourse pas ; en résidence alternée elle se partage.',
  ],
  pension_enfant_majeur: [
    'Vous pouvez déduire **{m}** de vos revenus {an}.[^cgi-156]',
    'C’est ce que vous versez, dans la limite de la loi par enfant. Il est imposable chez l’enfant pour le même montant, et l’enfant ne compte plus dans vos parts.',
  ],
  teletravail: [
    'La déduction est de **{m}** pour ces jours de télétravail (frais réels {an}).[^cgi-83]',
    'Elle suppose d’avoir choisi les frais réels pour toutes vos dépenses professionnelles ; l’allocation exonérée de l’employeur s’en retranche. Vos dépenses exactes peuvent remplacer le forfait.',
  ],
  heures_supplementaires: [
    'Il reste **{m}** imposables sur vos heures supplémentaires {an} : {b} sont exonérés.[^cgi-81-quater]',
    'La part exonérée compte dans le revenu fiscal de référence et supporte la CSG.',
  ],
};

export const AVANTAGE = definirDomaine<Entree>({
  outil: 'calculer_avantage',
  description: 'Crédit, réduction ou déduction qu’une dépense ouvre à elle seule, sans le foyer.',
  schema: Entree,
  objet: 'cet avantage',
  lire,
  calculer: (e) => expliquer(expliquerAvantage(e)),
  rediger: (e, r, b) => {
    const remplir = (phrase: string): string =>
      phrase
        .replace('{m}', jeton(r.appel, 'avantage.montant'))
        .replace('{b}', jeton(r.appel, 'avantage.base'))
        .replace('{an}', String(e.annee));
    for (const phrase of PHRASES[e.nature]) b.paragraphe(remplir(phrase));
  },
});
