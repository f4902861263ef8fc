import {
  ACTIVITES_MICRO,
  type ActiviteMicro,
  REGLES_ACTIVITE,
  expliquerImpotSocietes,
  expliquerRegimeMicro,
} from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { definirDomaine, expliquer, manque } from './domaine.ts';
import { type QuestionLue, demandeUnCalcul, montantUnique, trouverMontant } from './question.ts';

const Entree = z.strictObject({
  annee: z.int().min(2022).max(2030),
  activite: z.enum(ACTIVITES_MICRO),
  recettes: z.number().min(0).max(1e9),
  versement_liberatoire: z.boolean().default(false),
});
type Entree = z.infer<typeof Entree>;

const MICRO = /\bmicro[- ]?(?:bnc|bic|entrepr\w+|social|foncier)?\b|\bauto[- ]?entrepr\w+/;
/** A let whose flat-rate regime is the usual one. */
const TOURISME = /\b(?:airbnb|abritel|booking|meubles? de tourisme|gites?|chambres? d'hotes?)\b/;
const LIBERATOIRE = /\bversement liberatoire\b|\bliberatoire de l'impot\b/;
const BENEFICE =
  /\bsur combien\b[^?]{0,30}\bimpos|\bcombien (?:est |sera |serait |de |d')?(?:[a-z' ]{0,12} )?imposables?\b|\bbenefices? (?:imposables?|taxables?|nets?)\b|\babattement\b|\bmontant imposable\b|\bbase imposable\b/;

/** The activity that the words of a normalised text name, for the flat-rate regimes. */
export const lireActivite = (texte: string): ActiviteMicro | undefined =>
  ACTIVITES.find(([motif]) => motif.test(sansNiees(texte)))?.[1];

/** « bail classique, pas tourisme »: the word that is denied names nothing. */
function sansNiees(texte: string): string {
  const mots = texte.replaceAll('(', '( ').split(' ');
  return mots
    .filter((_, i) => mots[i - 1] !== 'pas' && (mots[i - 2] !== 'pas' || !ARTICLES.has(mots[i - 1] ?? '')))
    .join(' ');
}
const ARTICLES = new Set(['de', 'du', 'un', 'une', 'en']);

const ACTIVITES: readonly (readonly [RegExp, ActiviteMicro])[] = [
  [/\bmicro[- ]?foncier\b|\b(?:location|loyers?)\b[^.?]{0,20}\b(?:nue?s?|vides?)\b/, 'foncier'],
  [/\btourisme\b[^.?]{0,20}\bnon classee?s?\b|\bnon classee?s?\b/, 'meuble_tourisme'],
  [/\b(?:tourisme|gites?|airbnb|abritel|booking|saisonni\w+)\b[^.?]{0,30}\bclassee?s?\b/, 'meuble_tourisme_classe'],
  [/\bchambres? d'hotes?\b/, 'chambre_hotes'],
  [/\b(?:airbnb|abritel|booking|gites?|saisonni\w+|tourisme)\b/, 'meuble_tourisme'],
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

function lire(q: QuestionLue) {
  const regime = MICRO.test(q.texte) || TOURISME.test(q.texte);
  if (q.juridiction !== 'FR' || !regime || /\b(?:au |regime )reel\b/.test(q.texte) || q.montants.length === 0)
    return undefined;
  const liberatoire = LIBERATOIRE.test(q.texte);
  if (!liberatoire && !BENEFICE.test(q.texte)) return undefined;
  if (/\b(?:celibataire|marie\w*|pacse\w*|enfants?|salaires?|tva|cotisations?|urssaf)\b/.test(q.texte))
    return undefined;
  const recettes =
    trouverMontant(q, {
      avant: /\b(?:recettes?|ca|chiffre d'affaires|encaiss\w+|factur\w+|loyers?)\b[^#]{0,25}$/,
      apres: /^ ?€? ?(?:de (?:recettes?|ca|chiffre d'affaires|loyers?)|encaisses?|factures?)/,
    }) ?? montantUnique(q);
  if (recettes === undefined) return undefined;
  const activite = lireActivite(q.texte);
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
  return {
    entree: {
      annee: dite ? Number(dite[1]) : Number(q.jour.slice(0, 4)) - 1,
      activite,
      recettes,
      versement_liberatoire: liberatoire,
    },
  };
}

const REFERENCE: Readonly<Partial<Record<ActiviteMicro, string>>> = { liberal: 'cgi-102-ter', foncier: 'cgi-32' };

export const REGIME_MICRO = definirDomaine<Entree>({
  outil: 'calculer_regime_micro',
  description: 'Bénéfice imposable d’un régime micro et versement libératoire de l’impôt.',
  schema: Entree,
  objet: 'le bénéfice imposable',
  lire,
  calculer: (e) => expliquer(expliquerRegimeMicro(e)),
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
    b.paragraphe(`Le régime s’applique tant que les recettes ne dépassent pas ${j('micro.limite')}.`);
  },
});

const EntreeSociete = z.strictObject({
  date_cloture: z.iso.date(),
  benefice: z.number().min(0).max(1e10),
  chiffre_affaires: z.number().min(0).max(1e12).optional(),
  capital_eligible: z.boolean().optional(),
  dividendes_filiales: z.number().min(0).optional(),
  participation: z.number().min(0).max(1).optional(),
  /** Months of the financial year, when it is not a whole one. */
  mois: z.int().min(1).max(24).optional(),
});

export const IMPOT_SOCIETES = definirDomaine<z.infer<typeof EntreeSociete>>({
  outil: 'calculer_impot_societes',
  description: 'Impôt sur les sociétés d’un exercice, taux réduit et régime mère-fille compris.',
  schema: EntreeSociete,
  objet: 'l’impôt sur les sociétés',
  lire: (q) => {
    if (/\bdeficits?\b/.test(q.texte)) return undefined;
    if (
      q.juridiction !== 'FR' ||
      !/\bmere[- ]fille\b[^?]*\bis\b|\bis\b[^?]*\bmere[- ]fille\b|\bimpots? sur les societes\b|\bl'is\b|\bd'is\b|\ba l'is\b|\bis ?(?:\?|$)|\bis (?:a payer|du|exigible|pour|de l'exercice)\b|\b(?:quel|combien d'|montant de l'|montant d') ?is\b/.test(
        q.texte,
      )
    )
      return undefined;
    const dividende = /\b(?:filiales?|mere[- ]fille|holding)\b/.test(q.texte) && /\bdividendes?\b/.test(q.texte);
    const dite = /\b(202\d)\b/.exec(q.texte);
    const date_cloture = `${dite ? Number(dite[1]) : Number(q.jour.slice(0, 4)) - 1}-12-31`;
    if (dividende) {
      const recu =
        montantUnique(q) ?? trouverMontant(q, { apres: /^ ?€?[^#]{0,15}dividendes?/, avant: /dividendes?[^#]{0,20}$/ });
      if (recu === undefined) return undefined;
      const part =
        /\b(?:detien\w*|detenue?s?|participation|possed\w*|part)\b[^.?]{0,25}?\b(\d{1,3}) ?%/.exec(q.texte) ??
        /\b(\d{1,3}) ?%(?! ?de l'is)/.exec(q.texte);
      const normal = /\b(?:taux (?:normal|de 25 ?%)|a 25 ?%)/.test(q.texte);
      return {
        entree: {
          date_cloture,
          benefice: recu,
          dividendes_filiales: recu,
          ...(part ? { participation: Number(part[1]) / 100 } : {}),
          ...(normal ? { capital_eligible: false } : {}),
        },
      };
    }
    const benefice =
      trouverMontant(q, {
        avant: /\b(?:benefices?|resultat|profits?)\b[^#]{0,30}$/,
        apres: /^ ?€? ?de (?:benefices?|resultat|profits?)/,
      }) ?? montantUnique(q);
    if (benefice === undefined)
      return demandeUnCalcul(q) &&
        /\b(?:ma|notre|mon) (?:boite|societe|entreprise|sasu|sas|sarl|eurl|sci|benefice)\b/.test(q.texte)
        ? {
            manques: [
              manque('le bénéfice imposable de l’exercice', 'l’impôt en est un pourcentage', 'societe.benefice'),
            ],
          }
        : undefined;
    const chiffreAffaires = trouverMontant(q, {
      avant: /\b(?:chiffre d'affaires|ca)\b[^#]{0,25}$/,
      apres: /^ ?€? ?de (?:chiffre d'affaires|ca)\b/,
    });
    const sansTauxReduit =
      /\b(?:pas|sans|n'a pas|ni|aucun) (?:droit au |du |le |de |beneficier du )?taux reduit\b|\btaux normal (?:seul|uniquement|sur tout)\b|\bseul(?:ement)? (?:au )?taux normal\b/.test(
        q.texte,
      );
    const mois = /\bexercice[^.?]{0,20}\b(\d{1,2}) mois\b|\b(\d{1,2}) mois d'exercice\b/.exec(q.texte);
    return {
      entree: {
        date_cloture,
        benefice,
        ...(chiffreAffaires === undefined || chiffreAffaires === benefice ? {} : { chiffre_affaires: chiffreAffaires }),
        ...(sansTauxReduit ? { capital_eligible: false } : {}),
        ...(mois ? { mois: Number(mois[1] ?? mois[2]) } : {}),
      },
    };
  },
  calculer: (e) =>
    expliquer(
      expliquerImpotSocietes({
        date_cloture: e.date_cloture,
        benefice: e.benefice,
        ...(e.chiffre_affaires === undefined ? {} : { chiffre_affaires: e.chiffre_affaires }),
        ...(e.capital_eligible === undefined ? {} : { capital_eligible: e.capital_eligible }),
        ...(e.dividendes_filiales === undefined ? {} : { dividendes_filiales: e.dividendes_filiales }),
        ...(e.participation === undefined ? {} : { participation: e.participation }),
        ...(e.mois === undefined ? {} : { mois: e.mois }),
      }),
    ),
  rediger: (_, r, b) => {
    if ('is.quote_part' in r.chiffres)
      b.paragraphe(
        `Le régime mère-fille n’impose qu’une quote-part de frais et charges : **${jeton(r.appel, 'is.quote_part')}** réintégrés.[^cgi-216]`,
      );
    b.paragraphe(`L’impôt sur les sociétés est de **${jeton(r.appel, 'is.impot')}**.[^cgi-219]`);
    if (Number(r.chiffres['is.contribution_sociale'] ?? 0) > 0)
      b.paragraphe(
        `La contribution sociale des grandes sociétés s’y ajoute : **${jeton(r.appel, 'is.contribution_sociale')}**, soit **${jeton(r.appel, 'is.total')}** en tout (CGI art. 235 ter ZC).`,
      );
    b.paragraphe(
      'Le taux réduit sur la première tranche suppose un chiffre d’affaires limité, un capital entièrement versé et détenu surtout par des personnes physiques ; le reste est au taux normal.',
    );
  },
});
