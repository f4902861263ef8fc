import { motsDits } from '@francis/lecture';
import { lireParametreLegal } from '@francis/fiscal/catalogue';
import {
  ACTIVITES_MICRO,
  type ActiviteMicro,
  REGLES_ACTIVITE,
  expliquerRegimeMicro,
  phraseMicroFerme,
} from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { definirDomaine, expliquer, manque } from './domaine.ts';
import { annuelle } from '../comprehension/mentions.ts';
import { activiteDuMetier } from './metier-dit.ts';
import { avecLesCotisations, direLesCotisations } from './micro-net.ts';
import { dUnePart } from './part-dite.ts';
import { lireRoles } from './roles.ts';
import { anneeDesRevenus, type QuestionLue, montantUnique, trouverMontant } from './question.ts';

const Entree = z.strictObject({
  annee: z.int().min(2022).max(2030),
  activite: z.enum(ACTIVITES_MICRO),
  recettes: z.number().min(0).max(1e9),
  versement_liberatoire: z.boolean().default(false),
});
type Entree = z.infer<typeof Entree>;

const MICRO = /\bmicro[- ]?(?:bnc|bic|entrepr\w+|social|foncier)?\b|\bauto[- ]?entrepr\w+/;
/** A let whose flat-rate regime is the usual one. */
const TOURISME = motsDits(
  "airbnb|abritel|booking|meubles de tourisme|meuble de tourisme|gites|gite|chambres d'hotes|chambres d'hote|chambre d'hotes|chambre d'hote",
);
const LIBERATOIRE =
  /(?<!\b(?:sans|pas de|pas le|pas au|hors) )\b(?:(?:versement|prelevement) liberatoire|vl)\b|\bliberatoire de l'impot\b/;
const BENEFICE =
  /\bsur (?:combien|quel(?:le)?|quoi)\b[^?]{0,30}\b(?:impos|tax)|\bcombien (?:est |sera |serait |de |d')?(?:[a-z' ]{0,12} )?imposables?\b|\bbenefices? (?:imposables?|taxables?|nets?)\b|\babattement\b|\bmontant imposable\b|\bbase imposable\b/;

const FORFAIT_LOYER = motsDits('forfait 30|forfait de 30|abattement de 30|forfait 30%');
const BASE_VOULUE = motsDits(
  "benefice ?|benefice?|benefice micro|benefice retenu|base ?|base?|quelle base|combien de base|reste d'imposable|imposable au micro|revenu imposable|sur quoi qu'ils|c'est sur quoi|apres leur forfait|taxe sur combien",
);
const SUR_QUOI = motsDits(
  'impose sur combien|imposee sur combien|imposes sur combien|taxe sur combien|taxee sur combien|impose sur quoi|imposee sur quoi|taxe sur quoi|taxee sur quoi|imposable sur combien|ma base|quelle base|base taxable|base imposee',
);

/** The activity that the words of a normalised text name, for the flat-rate regimes. */
export const lireActivite = (texte: string): ActiviteMicro | undefined =>
  CHAMBRES.test(texte) && MEUBLES.test(texte)
    ? undefined
    : louee(texte, ACTIVITES.find(([motif]) => motif.test(sansNiees(texte)))?.[1]);

/** « je loue… au micro-BIC »: a letting, whose kind was not told, is no service. */
const louee = (texte: string, activite: ActiviteMicro | undefined): ActiviteMicro | undefined =>
  activite === 'service' && LOUE.test(texte) ? undefined : activite;
const LOUE = motsDits(
  'je loue|on loue|nous louons|je mets en location|mis en location|mise en location|location de ma|location de mon|locataire|locataires',
);

/** One or the other, under two flat rates: a text that names both does not say which. */
const CHAMBRES = motsDits("chambres d'hotes|chambres d'hote|chambre d'hotes|chambre d'hote");
const MEUBLES = motsDits('meubles de tourisme|meuble de tourisme|meuble touristique|meubles touristiques');

/** « bail classique, pas tourisme »: the word that is denied names nothing. */
function sansNiees(texte: string): string {
  const mots = texte.replaceAll('(', '( ').split(' ');
  return mots
    .filter((_, i) => mots[i - 1] !== 'pas' && (mots[i - 2] !== 'pas' || !ARTICLES.has(mots[i - 1] ?? '')))
    .join(' ');
}
const ARTICLES = new Set(['de', 'du', 'un', 'une', 'en']);

const ACTIVITES: readonly (readonly [RegExp, ActiviteMicro])[] = [
  [
    /\bmicro[- ]?foncier\b|\brevenus? fonciers?\b|\b(?:location|loyers?|loue\w*)\b[^.?,]{0,24}\b(?:nue?s?|vides?)\b|\b(?:appartement|maison|studio|logement) (?:loue\w* )?(?:vide|nue?)\b/,
    'foncier',
  ],
  [/\btourisme\b[^.?]{0,20}\bnon classee?s?\b|\bnon classee?s?\b/, 'meuble_tourisme'],
  [
    /\b(?:tourisme|gites?|airbnb|abritel|booking|saisonni\w+)\b(?:[^.?]{0,30}|.*\. (?:[a-z' ]{0,20} )?)\bclassee?s?\b|\bclassee?s?\b[^.?,]{0,6}\btourisme\b/,
    'meuble_tourisme_classe',
  ],
  [/\bchambres? d'hotes?\b/, 'chambre_hotes'],
  [/\b(?:airbnb|abritel|booking|gites?|saisonni\w+|tourisme|vacanciers?|voyageurs?|touristes?)\b/, 'meuble_tourisme'],
  [/\b(?:lmnp|meublee?s?)\b/, 'meuble'],
  [/\b(?:agricole|agriculteur|exploitant agricole|micro-?ba)\b/, 'agricole'],
  [
    /\b(?:bnc|liberal\w*|consultant\w*|conseil|freelance|graphiste|redact\w+|developp\w+|coach|formateur|kine|infirmier\w*|avocat\w*|traduct\w+|therapeute|psycholog\w+)\b/,
    'liberal',
  ],
  [
    /\b(?:ventes?|commerce|commercant\w*|marchandises?|e-?commerce|boutique|restauration|food ?truck|negoce|achat[- ]revente)\b/,
    'vente',
  ],
  [
    /\b(?:prestations?|services?|artisan\w*|plomb\w+|coiff\w+|peintre|electricien|menuisier|reparation|vtc|livreur|bic)\b/,
    'service',
  ],
];

/** Above its limit of the year the flat rate of lettings is closed. */
export const depasseLeMicroFoncier = (recettes: number, annee: number): boolean =>
  recettes > (lireParametreLegal('micro.limite_foncier', `${annee}-01-01`)?.valeur ?? Number.POSITIVE_INFINITY);
/** « 9 500 par trimestre », « 400 par mois dix mois », « 41 nuits à 110 € »: what the year makes of an amount. */
function aLAnnee(q: QuestionLue, dites: number): number {
  const m = q.montants.find((x) => x.montant === dites);
  if (m === undefined) return dites;
  // « loué à l’année 745 x 12 »: the factor is said.
  const { fois, unite } = m.periodicite;
  if (fois !== undefined && unite !== 'mois') return Math.round(m.montant * fois * 100) / 100;
  const mois = moisApres(m.droite);
  if (unite === 'mois' && mois !== undefined) return Math.round(m.montant * mois * 100) / 100;
  const annuelles = annuelle(m);
  if (annuelles !== dites) return Math.round(annuelles * (1 - vacance(q.texte)) * 100) / 100;
  const nuits = NUITS.test(q.texte) ? nombreDeNuits(q.texte) : undefined;
  return nuits !== undefined && dites < PRIX_D_UNE_NUIT ? Math.round(dites * nuits * 100) / 100 : dites;
}
/** « 400 par mois 10 mois »: how many of them. */
function moisApres(droite: string): number | undefined {
  const mots = droite.trimStart().split(' ').slice(0, PROCHES);
  const rang = mots.findIndex((mot, i) => mot.startsWith('mois') && Number(mots[i - 1]) > 0 && mots[i + 1] !== 'de');
  const dit = Number(mots[rang - 1]);
  return rang > 0 && dit <= MOIS_D_UN_AN ? dit : undefined;
}
const PROCHES = 6;
const NUITS = motsDits('nuits|nuitees|nuit|nuitee');
const PRIX_D_UNE_NUIT = 1000;
function nombreDeNuits(texte: string): number | undefined {
  const mots = texte.split(' ');
  const rang = mots.findIndex((mot) => mot.startsWith('nuit'));
  const dit = Number(mots[rang - 1]);
  return Number.isInteger(dit) && dit > 0 && dit <= 366 ? dit : undefined;
}
const MOIS_D_UN_AN = 12;
/** Months of the year without a tenant, as a share of it. */
function vacance(texte: string): number {
  const mots = texte.split(' ');
  const rang = mots.findIndex((mot) => mot.startsWith('vacance'));
  const dit = Number(mots[rang - 3]);
  return rang > 0 && mots[rang - 2] === 'mois' && dit > 0 && dit < MOIS_D_UN_AN ? dit / MOIS_D_UN_AN : 0;
}

/** What the tenant pays back, or has not paid: no receipt. */
const HORS_RECETTES = /\b(?:provisions? (?:pour|sur) charges|impayee?s?|pas payee?s?)\b/;

function lire(q: QuestionLue) {
  const regime =
    MICRO.test(q.texte) || TOURISME.test(q.texte) || LIBERATOIRE.test(q.texte) || FORFAIT_LOYER.test(q.texte);
  if (q.juridiction !== 'FR' || !regime || motsDits('au reel|regime reel').test(q.texte) || q.montants.length === 0)
    return undefined;
  const liberatoire = LIBERATOIRE.test(q.texte);
  if (!liberatoire && !BENEFICE.test(q.texte) && !SUR_QUOI.test(q.texte) && !BASE_VOULUE.test(q.texte))
    return undefined;
  if (
    /\b(?:celibataire|veu(?:f|ve)|pensions?|marie\w*|pacse\w*|enfants?|salaires?|mon mari|ma femme|de la famille|tva)\b/.test(
      q.texte,
    ) ||
    // The flat payment is made with the contributions: they are asked together.
    (!liberatoire && motsDits('cotisations|cotisation|urssaf').test(q.texte)) ||
    (avecAcre(q.texte) && motsDits('cotisations|cotisation|urssaf').test(q.texte))
  )
    return undefined;
  const dites =
    trouverMontant(q, {
      avant: /\b(?:recettes?|ca|chiffre d'affaires|encaiss\w+|factur\w+|loyers?)\b[^#]{0,25}$/,
      apres: /^ ?€? ?(?:de (?:recettes?|ca|chiffre d'affaires|loyers?|ventes?|locations?)|encaisses?|factures?)/,
    }) ?? montantUnique(q);
  if (dites === undefined) return undefined;
  const recettes = aLAnnee(q, dites);
  if (dUnePart(q.texte)) return undefined;
  const activite = lireActivite(q.texte) ?? activiteDuMetier(q.texte);
  const hors = lireRoles(q, { recettes: /\b(?:recettes?|loyers?)\b/, hors: HORS_RECETTES }).de('hors') ?? 0;
  if (activite === undefined)
    return {
      manques: [
        manque(
          'la nature de votre activité (vente, services ou profession libérale)',
          'elle fixe l’abattement et le taux',
          'activite.activite',
        ),
      ],
    };
  const dite = /\b(202\d)\b/.exec(q.texte);
  const annee = anneeDesRevenus(q.texte) ?? (dite ? Number(dite[1]) : Number(q.jour.slice(0, 4)) - 1);
  const encaissees = activite === 'foncier' && hors < recettes ? recettes - hors : recettes;
  if (activite === 'foncier' && depasseLeMicroFoncier(encaissees, annee))
    return {
      manques: [
        manque(
          'vos charges de l’année',
          'vos loyers dépassent la limite du micro-foncier, et le régime réel les déduit',
          'activite.charges',
        ),
      ],
    };
  return {
    entree: {
      annee,
      activite,
      recettes: encaissees,
      versement_liberatoire: liberatoire,
    },
  };
}

const ACRE_FINIE = motsDits(
  "pas d'acre|sans acre|sans l'acre|hors acre|plus d'acre|acre terminee|acre finie|acre expiree|acre est finie|acre est terminee|fin de l'acre|ni l'acre",
);
/** The help to new businesses lowers the contributions by a rate of its own. */
const avecAcre = (texte: string): boolean => motsDits('acre').test(texte) && !ACRE_FINIE.test(texte);

const avecLeReste = (calcul: ReturnType<typeof expliquer>, e: Entree): ReturnType<typeof expliquer> =>
  'trace' in calcul && e.versement_liberatoire ? avecLesCotisations(calcul, e) : calcul;

const REFERENCE: Readonly<Partial<Record<ActiviteMicro, string>>> = { liberal: 'cgi-102-ter', foncier: 'cgi-32' };

export const REGIME_MICRO = definirDomaine<Entree>({
  outil: 'calculer_regime_micro',
  description: 'Bénéfice imposable d’un régime micro et versement libératoire.',
  schema: Entree,
  objet: 'le bénéfice imposable',
  lire,
  calculer: (e) => {
    const calcul = expliquerRegimeMicro(e);
    return 'trace' in calcul && calcul.resultat.ouvert === false
      ? {
          statut: 'refus',
          code: 'SITUATION_NON_COUVERTE',
          champ: 'recettes',
          message: phraseMicroFerme(calcul.resultat.limite),
        }
      : avecLeReste(expliquer(calcul), e);
  },
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    const reference = REFERENCE[e.activite] ?? 'cgi-50-0';
    b.paragraphe(
      `Votre bénéfice imposable est de **${j('micro.benefice')}**, après un abattement forfaitaire de ${j(`@${REGLES_ACTIVITE[e.activite].taux}`)}, soit ${j('micro.abattement')} (revenus ${e.annee}).[^${reference}]`,
    );
    if ('micro.versement_liberatoire' in r.chiffres)
      b.paragraphe(
        `Avec le versement libératoire, l’impôt est de **${j('micro.versement_liberatoire')}**, calculé sur les recettes et payé avec les cotisations.[^cgi-151-0] Il suppose un revenu de référence sous la limite de la loi.`,
      );
    direLesCotisations(r, b);
    b.paragraphe(`Le régime s’applique tant que les recettes ne dépassent pas ${j('micro.limite')}.`);
  },
});
