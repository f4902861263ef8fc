import { motsDits } from '@francis/lecture';
import { type NaturePoste, NATURES_POSTE, expliquerPoste } from '@francis/fiscal/postes';
import { z } from 'zod';
import { lireScolarite } from '../comprehension/scolarite.ts';
import { depuisLeRelevement, tauxDuDon } from '../comprehension/dons.ts';
import { annuelle } from '../comprehension/mentions.ts';
import { dons, SITUATION, lireDonEtRevenu, lireDonsMeles } from './lire-dons.ts';
import { demandeLAvantage } from './avantage-demande.ts';
import { depenses, fraisDEtablissement, lireServices } from './depenses-dites.ts';
import { jeton } from '../orchestration/jetons.ts';
import { definirDomaine, expliquer, sansAbsents } from './domaine.ts';
import { joursDeTeletravail } from './jours-de-teletravail.ts';
import { lirePosteDeRevenu } from './lire-postes-revenus.ts';
import { PHRASES_POSTE } from './phrases-postes.ts';
import { estMisAPart } from './mis-a-part.ts';
import { anneeDeDepense, estUnResultat, trouverAge, type QuestionLue } from './question.ts';

const Entree = z.strictObject({
  nature: z.enum(NATURES_POSTE),
  annee: z.int().min(2022).max(2030),
  montants: z.array(z.number().min(0).max(1e9)).min(1).max(12),
  enfants: z.number().min(0).max(15).optional(),
  alternee: z.boolean().optional(),
  couple: z.boolean().optional(),
  dons_ordinaires: z.number().min(0).max(1e9).optional(),
  revenus: z.number().min(0).max(1e9).optional(),
  jardinage: z.number().min(0).max(1e9).optional().describe('Part des dépenses à domicile, en euros.'),
  bricolage: z.number().min(0).max(1e9).optional(),
  informatique: z.number().min(0).max(1e9).optional(),
  premiere_annee: z.boolean().optional(),
  depuis_octobre_2025: z.boolean().optional(),
  mois: z.int().min(0).max(600).optional(),
  date_limite: z.string().max(10).optional(),
  date_paiement: z.string().max(10).optional(),
  age: z.int().min(0).max(120).optional(),
  taux: z.number().min(0).max(1).optional(),
  capital: z.number().min(0).max(1e9).optional(),
  compte_courant: z.number().min(0).max(1e9).optional(),
});
type Entree = z.infer<typeof Entree>;

/** A household is told, or another subject: the income tax, or that subject, is asked. */
const FOYER =
  /\b(?:celibataire|mariee?s|mariee?|pacsee?s?|divorcee?|veu(?:f|ve)|salaires?(?! (?:\+|et|plus) (?:les )?(?:cotisations|charges))|net imposable|gagn\w+|tmi|tranche|decote|impot sur le revenu de|mon impot|notre impot)\b/;
const DEMANDE =
  /\bcombien\b|\bquel(?:le)?s? (?:est |sera |serait )?(?:le |la |mon |ma |notre )?(?:montant|credit|reduction|deduction|somme|part|avantage)\b|\bcredits?(?: d'impot)?\b[^.]*\?|\breduction\b[^.]*\?|\bdeducti\w+\b[^.]*\?|\bdedui\w+\b[^.]*\?|\bca (?:me |nous )?(?:donne|fait|rapporte)\b|\breste\b[^.]*\?|\bimposable\b[^.]*\?/;

const PME = motsDits('pme|ir-pme|jei|start-up|startup');
const AU_CAPITAL = motsDits('capital|souscrit|souscrits|souscrire|souscription|parts|actions|investi|madelin');
/** What was paid for the shares; money put elsewhere is not. */
const unVersement = (q: QuestionLue): readonly number[] | undefined => {
  const verses = q.montants.filter((m) => !LIVRET.test(m.droite.slice(0, 24)) && !estMisAPart(m));
  return verses.length === 1 ? verses.map((m) => m.montant) : undefined;
};
const LIVRET = motsDits('livret|epargne|pea|assurance-vie');

type Lecteur = (q: QuestionLue) => readonly number[] | undefined;

const siParle =
  (motif: RegExp, lecteur: Lecteur = depenses): Lecteur =>
  (q) =>
    motif.test(q.texte) ? lecteur(q) : undefined;

const LECTEURS: readonly (readonly [NaturePoste, Lecteur])[] = [
  [
    'teletravail',
    siParle(/\bteletravail\w*\b/, ({ texte, montants }) => {
      const jours = joursDeTeletravail(texte);
      return jours === undefined || montants.length > 0 ? undefined : [jours];
    }),
  ],
  [
    'emploi_domicile',
    siParle(
      /\b(?:emplois? a domicile|(?:salariee?|employee?) (?:de maison(?: a domicile)?|a domicile)|femmes? de menage|aide[- ]menagere|menage|jardinier|jardinage|soutien scolaire|cours particuliers|cours a domicile|services? a la personne|aide a domicile|cesu|nounou a domicile|garde a domicile|auxiliaire de vie|acadomia|o2|cours de maths|aide menage|dame de menage|garde d'enfants? (?:chez|a domicile)|(?:bricolage|informatique|assistance informatique) a domicile)\b/,
      (q) => (lireServices(q) === undefined ? undefined : depenses(q)),
    ),
  ],
  [
    'garde',
    siParle(
      /\b(?:creches?|micro-creche|mam|assistante? maternelle|ass ?mat|nourrice|nounous?|garderie|halte[- ]garderie|frais de garde|periscolaire|centre (?:de loisirs|aere))\b/,
    ),
  ],
  [
    'dependance',
    siParle(
      /\b(?:ehpad|maison de retraite|etablissement pour personnes (?:agees|dependantes)|frais de dependance)\b/,
      fraisDEtablissement,
    ),
  ],
  ['souscription_pme', (q) => (PME.test(q.texte) && AU_CAPITAL.test(q.texte) ? unVersement(q) : undefined)],
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
      (motsDits('vire|recoit de nous|recoit').test(q.texte) ||
        /\bpensions?\b|\bverse\w*\b|\baide\w*\b|\bdonn\w+\b|\bpaie\b|\bpaye\b/.test(q.texte)) &&
      motsDits('fils|fille|enfants|enfant').test(q.texte) &&
      /\bmajeure?s?\b|\betudiante?s?\b|\b(?:1[89]|2\d) ans\b/.test(q.texte) &&
      (/\bdedui\w+\b|\bdeducti\w+\b/.test(q.texte) || A_RETIRER.test(q.texte))
        ? aideAUnMajeur(q)
        : undefined,
  ],
  [
    'scolarite',
    (q) => {
      const nommee = motsDits('scolarite|scolarises|scolarise|enfants scolarises').test(q.texte);
      if (!nommee && (!motsDits('reductions|reduction').test(q.texte) || q.montants.length > 0)) return undefined;
      // The credit follows the child who counts in the household.
      if (q.texte.includes('non rattache') || q.texte.includes('pas rattache')) return undefined;
      const { college = 0, lycee = 0, superieur = 0 } = lireScolarite(q.texte, undefined);
      return college + lycee + superieur === 0 ? undefined : [college, lycee, superieur];
    },
  ],
];

const A_RETIRER = motsDits(
  'retirer de mes revenus|retirer de nos revenus|enlever de mes revenus|je mets pour|on met pour|deductible|limite',
);
/** What a grown child receives: each amount of the year, one told twice counted once. */
function aideAUnMajeur(q: QuestionLue): readonly number[] | undefined {
  const verses = depenses(q);
  if (verses === undefined || verses.length < 2) return verses;
  const distincts = [...new Set(verses)];
  return motsDits('enfants|fils et|fille et|filles').test(q.texte)
    ? distincts
    : [Math.round(distincts.reduce((n, v) => n + v, 0) * 100) / 100];
}

/** Gifts at the raised rate all made on one side of 14 October; nothing when one of them has no date, or another side. */
function dateDesDons(q: QuestionLue): Pick<Entree, 'depuis_octobre_2025'> {
  const cotes = new Set(q.montants.filter((m) => tauxDuDon(m) === TAUX_MAJORE).map(depuisLeRelevement));
  const [cote] = cotes;
  return cotes.size === 1 && cote !== undefined ? { depuis_octobre_2025: cote } : {};
}
const TAUX_MAJORE = 75;

/** Age on 1 January of a child whose year of birth is told. */
function ageAuPremierJanvier(q: QuestionLue): Pick<Entree, 'age'> {
  const nes = [...q.texte.matchAll(/\bnee?s? (?:le \d{1,2} |en |le )?(?:[a-z]+ )?(20\d\d)\b/g)];
  const [ne] = nes;
  if (ne === undefined || nes.length > 1) return {};
  return { age: Math.max(0, anneeDeDepense(sansNaissance(q)) - Number(ne[1]) - 1) };
}
/** The year of a birth is not that of what was paid. */
const sansNaissance = (q: QuestionLue): QuestionLue => ({
  ...q,
  phrases: q.phrases.map((p) => p.replace(/\bnee?s? (?:le \d{1,2} |en |le )?(?:[a-z]+ )?20\d\d\b/g, ' ')),
});

/** The age is told on the day of the question, the raise is due for the year of the spending: alike, but about the threshold. */
const AGE_DE_LA_MAJORATION = 65;
const estSur = (age: number, q: QuestionLue): boolean =>
  age < AGE_DE_LA_MAJORATION || age - (Number(q.jour.slice(0, 4)) - anneeDeDepense(q)) - 1 >= AGE_DE_LA_MAJORATION;

/** What else the ceiling of home help depends on. */
function majorations(nature: NaturePoste, q: QuestionLue): Partial<Entree> {
  const alternee = motsDits(
    'garde est alternee|garde est partagee|garde alternee|garde partagee|residence est alternee|residence est partagee|residence alternee|residence partagee|alternee',
  ).test(q.texte);
  const partagee = alternee ? { alternee } : {};
  if (nature === 'garde') return { ...partagee, ...ageAuPremierJanvier(q) };
  if (nature === 'scolarite') return partagee;
  if (nature === 'don_difficulte') return dateDesDons(q);
  if (nature !== 'emploi_domicile') return {};
  const dit = /\b(\d{1,2}|une?) enfants?(?: a charge)?\b/.exec(q.texte)?.[1];
  const nombre = dit === undefined ? undefined : dit.startsWith('un') ? 1 : Number(dit);
  const premiere = /(?<!\bpas (?:la |ma |notre )?)\b(?:premiere|1 ?(?:ere|re)) annee\b/.test(q.texte);
  const age = trouverAge(q, "j'ai|j'avais|moi|age de|agee de");
  return {
    ...lireServices(q),
    ...(age === undefined || !estSur(age, q) ? {} : { age }),
    ...(nombre === undefined ? {} : { enfants: nombre, ...partagee }),
    ...(premiere ? { premiere_annee: true } : {}),
  };
}

const REVENU = /\b(?:salaires?|net imposable|pension|gagn\w+|revenus?|touch\w+)\b/;
const SYNDICAT = motsDits(
  'cotisations syndicales|cotisations syndicale|cotisation syndicales|cotisation syndicale|syndicat|cgt|cfdt|fo|unsa|cftc|sud|sud rail|cfe-cgc|snes|fsu',
);
/** The dues beside the wage that limits them, nothing else of the household being told. */
function lireSyndicatEtSalaire(q: QuestionLue): Pick<Entree, 'montants' | 'revenus'> | undefined {
  if (
    !SYNDICAT.test(q.texte) ||
    !(/\bcredit\b|\brend\b|\brecuper\w+|\breduction\b/.test(q.texte) || motsDits('revient|me revient').test(q.texte)) ||
    SITUATION.test(q.texte) ||
    q.montants.length !== 2
  )
    return undefined;
  const salaire = q.montants.find((m) => REVENU.test(`${m.gauche.slice(-30)} ${m.droite.slice(0, 16)}`));
  const cotisation = q.montants.find((m) => m !== salaire);
  if (salaire === undefined || cotisation === undefined) return undefined;
  return { montants: [annuelle(cotisation)], revenus: annuelle(salaire) };
}

const D_UNE_SOCIETE =
  /\bmecenat\b|\b(?:notre|ma|la|une) (?:societe|entreprise|boite|sarl|sasu?|eurl)\b[^.?]*\bdon\w*\b|\b(?:sarl|sasu?|eurl)\b[^.?]*\bdons?\b|\bdons?\b[^.?]*\b(?:(?:une|la|ma|notre) (?:societe|entreprise)|sarl|sasu?|eurl)\b/;

const AU_DOMICILE = motsDits('menage|femme de menage|jardinier|jardinage|emploi a domicile|aide a domicile|cesu');
const HORS_DU_DOMICILE = motsDits('creche|assistante maternelle|ass mat|assmat|periscolaire|pinel|dons|ehpad|syndicat');

function lire(q: QuestionLue): { readonly entree: Entree } | undefined {
  if (q.juridiction !== 'FR') return undefined;
  const revenu = lirePosteDeRevenu(q);
  if (revenu !== undefined) return { entree: { ...revenu, montants: [...revenu.montants] } };
  if (q.montants.some(estUnResultat)) return undefined;
  const annee = anneeDeDepense(sansNaissance(q));
  const syndicat = lireSyndicatEtSalaire(q);
  if (syndicat !== undefined) return { entree: { nature: 'cotisation_syndicale', annee, ...syndicat } };
  // A company has its own reduction, with its turnover for limit.
  if (D_UNE_SOCIETE.test(q.texte)) return undefined;
  const don = lireDonEtRevenu(q);
  if (don !== undefined) return { entree: { nature: 'don', annee, ...don } };
  if (motsDits('prestation compensatoire').test(q.texte) && DEMANDE.test(q.texte)) {
    const versees = q.montants.filter((m) => !REVENU.test(`${m.gauche.slice(-30)} # ${m.droite.slice(0, 16)}`));
    const [capital] = versees.filter((m) => m.periodicite.unite === 'absente' && !estMisAPart(m));
    const seule = versees.length === 1 ? versees : capital === undefined ? [] : [capital];
    if (seule.length === 1)
      return { entree: { nature: 'prestation_compensatoire', annee, montants: seule.map((m) => m.montant) } };
  }
  const avantage = demandeLAvantage(q) && (q.montants.length < 2 || !FOYER.test(q.texte));
  if ((FOYER.test(q.texte) && !avantage) || !(avantage || DEMANDE.test(q.texte))) return undefined;
  const meles = lireDonsMeles(q);
  if (meles !== undefined)
    return { entree: { nature: 'don_difficulte', annee, ...meles, ...majorations('don_difficulte', q) } };
  // Several amounts of several kinds are not one expense.
  if (q.montants.length > 1 && HORS_DU_DOMICILE.test(q.texte) && AU_DOMICILE.test(q.texte)) return undefined;
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
    'Une ligne seule, sans le foyer : avantage d’une dépense, abattement d’un revenu, retenue, cotisations, pénalité.',
  schema: Entree,
  // A household told beside it changes nothing to this reduction.
  prime: /\bprestation compensatoire\b.*\breductions?\b|\breductions?\b.*\bprestation compensatoire\b/,
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
        .replace('{parts}', e.alternee === true ? 'quarts de part' : 'demi-parts')
        .replace('{maj}', jeton(r.appel, 'poste.majoration'))
        .replace('{taux}', jeton(r.appel, 'poste.taux'))
        .replace('{an}', String(e.annee));
    for (const phrase of PHRASES_POSTE[e.nature]) b.paragraphe(remplir(phrase));
  },
});
