import type { ParametreLegal, RefusFiscal } from '@francis/fiscal';
import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { expliquerImpotSocietes } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { definirDomaine, type Explication, expliquer, sansAbsents, calculComplet } from './domaine.ts';
import { direLeNet, distribuer } from './benefice-distribue.ts';
import { lireSociete } from './lire-societe.ts';

export const EntreeSociete = z.strictObject({
  date_cloture: z.iso.date(),
  benefice: z.number().min(0).max(1e10),
  chiffre_affaires: z.number().min(0).max(1e12).optional(),
  capital_eligible: z.boolean().optional(),
  dividendes_filiales: z.number().min(0).optional(),
  participation: z.number().min(0).max(1).optional(),
  /** The same dividends had another share been held, beside. */
  autre_participation: z.number().min(0).max(1).optional(),
  /** Months of the financial year, when it is not a whole one. */
  mois: z.int().min(1).max(24).optional(),
  /** Gain on holdings owned for two years at least, counted in the profit. */
  plus_value_participation: z.number().min(0).max(1e10).optional(),
  deficits_anterieurs: z.number().min(0).max(1e10).optional(),
  groupe: z.boolean().optional(),
  /** Gift of the company to a charity: its own reduction is then asked, not the tax. */
  don: z.number().min(0).max(1e10).optional(),
  /** All that is left of the profit is paid as dividends: what their owner keeps is asked. */
  distribue: z.enum(['associe', 'gerant']).optional(),
});
export type EntreeSociete = z.infer<typeof EntreeSociete>;

const arrondi = (n: number): number => Math.round(n);

/** Reduction of a company for a gift: a share of it, within the larger of an amount and a part of the turnover. */
function calculerMecenat({
  don = 0,
  chiffre_affaires: ca = 0,
  date_cloture,
}: EntreeSociete): Explication | RefusFiscal {
  const lire = (nom: string): ParametreLegal | undefined => lireParametreLegal(nom, date_cloture);
  const [taux, reduit, seuil, montant, part] = [
    lire('is.mecenat_taux'),
    lire('is.mecenat_taux_reduit'),
    lire('is.mecenat_seuil'),
    lire('is.mecenat_montant'),
    lire('is.mecenat_part'),
  ];
  if (!taux || !reduit || !seuil || !montant || !part)
    return {
      statut: 'refus',
      code: 'ANNEE_NON_COUVERTE',
      message: 'Le mécénat d’entreprise n’est pas connu à cette date.',
    };
  const limite = Math.max(montant.valeur, ca * part.valeur);
  const retenu = Math.min(don, limite);
  const plein = Math.min(retenu, seuil.valeur);
  const commun = { unite: 'EUR', article: 'CGI art. 238 bis', entrees: [], enfants: [] } as const;
  return calculComplet(
    {
      ...commun,
      regle: 'is.mecenat',
      libelle: 'Réduction d’impôt de l’entreprise pour ses dons',
      valeur: arrondi(plein * taux.valeur + (retenu - plein) * reduit.valeur),
      formule: `${taux.valeur * 100} % × ${plein} + ${reduit.valeur * 100} % × ${retenu - plein}`,
      parametres: [taux, reduit, seuil],
      enfants: [
        {
          ...commun,
          regle: 'is.mecenat_retenu',
          libelle: 'Don retenu',
          valeur: arrondi(retenu),
          formule: `${don}, dans la limite de ${limite}`,
          parametres: [montant, part],
        },
        {
          ...commun,
          regle: 'is.mecenat_limite',
          libelle: 'Limite de l’exercice',
          valeur: arrondi(limite),
          formule: `le plus élevé de ${montant.valeur} et de ${part.valeur * 100} % du chiffre d’affaires`,
          parametres: [montant, part],
        },
      ],
    },
    ['Don à un organisme d’intérêt général, seul don de l’exercice.'],
  );
}

const calculer = (e: EntreeSociete): Explication | RefusFiscal => {
  const { don, distribue, autre_participation, ...exercice } = e;
  if (don !== undefined) return calculerMecenat(e);
  const is = expliquer(expliquerImpotSocietes(sansAbsents(exercice)));
  if (autre_participation !== undefined && 'trace' in is)
    return avecLAutrePart(
      is,
      expliquer(expliquerImpotSocietes(sansAbsents({ ...exercice, participation: autre_participation }))),
    );
  return distribue !== undefined && 'trace' in is ? distribuer(e, is) : is;
};

/** The tax had another share been held, kept beside under its own name. */
function avecLAutrePart(is: Explication, autre: Explication | RefusFiscal): Explication | RefusFiscal {
  if (!('trace' in autre)) return autre;
  const regle = 'is.autre_participation';
  const libelle = 'Impôt avec l’autre participation';
  return {
    ...is,
    trace: { ...is.trace, enfants: [...is.trace.enfants, { ...autre.trace, regle, libelle, enfants: [] }] },
  };
}

export const IMPOT_SOCIETES = definirDomaine<EntreeSociete>({
  outil: 'calculer_impot_societes',
  description: 'Impôt sur les sociétés d’un exercice, régime mère-fille compris.',
  schema: EntreeSociete,
  objet: 'l’impôt sur les sociétés',
  prime: /\b(?:is|qpfc)\b|\bimpots? sur les societes\b|\bmecenat\b/,
  lire: lireSociete,
  calculer,
  rediger: (e, r, b) => {
    if (e.distribue !== undefined) {
      direLeNet(e, r, b);
      return;
    }
    if (e.don !== undefined) {
      b.paragraphe(
        `La réduction d’impôt de l’entreprise est de **${jeton(r.appel, 'is.mecenat')}** : le don est retenu pour ${jeton(r.appel, 'is.mecenat_retenu')}, dans la limite de ${jeton(r.appel, 'is.mecenat_limite')} pour l’exercice (CGI art. 238 bis).`,
      );
      b.paragraphe(
        'La limite est un montant fixe ou une part du chiffre d’affaires si elle est plus élevée ; ce qui la dépasse se reporte sur les cinq exercices suivants. Le don n’est pas déductible du bénéfice.',
      );
      return;
    }
    if ('is.quote_part_titres' in r.chiffres)
      b.paragraphe(
        `La plus-value sur des titres de participation n’est imposée que pour une quote-part de frais et charges : **${jeton(r.appel, 'is.quote_part_titres')}** (CGI art. 219).`,
      );
    if ('is.deficits' in r.chiffres)
      b.paragraphe(`Les déficits antérieurs s’imputent pour **${jeton(r.appel, 'is.deficits')}** (CGI art. 209).`);
    if (r.chiffres['is.quote_part'] === 0)
      b.paragraphe(
        'La participation est trop faible pour le régime mère-fille : les dividendes sont imposés en entier (CGI art. 145).',
      );
    else if ('is.quote_part' in r.chiffres)
      b.paragraphe(
        `Le régime mère-fille n’impose qu’une quote-part de frais et charges : **${jeton(r.appel, 'is.quote_part')}** réintégrés.[^cgi-216]`,
      );
    b.paragraphe(`L’impôt sur les sociétés est de **${jeton(r.appel, 'is.impot')}**.[^cgi-219]`);
    if ('is.autre_participation' in r.chiffres)
      b.paragraphe(
        `Avec l’autre participation, il serait de **${jeton(r.appel, 'is.autre_participation')}** : sous le minimum de la loi, les dividendes sont imposés en entier ; au-dessus, seule la quote-part l’est.`,
      );
    if (Number(r.chiffres['is.contribution_sociale'] ?? 0) > 0)
      b.paragraphe(
        `La contribution sociale des grandes sociétés s’y ajoute : **${jeton(r.appel, 'is.contribution_sociale')}**, soit **${jeton(r.appel, 'is.total')}** en tout (CGI art. 235 ter ZC).`,
      );
    b.paragraphe(
      'Le taux réduit sur la première tranche suppose un chiffre d’affaires limité, un capital entièrement versé et détenu surtout par des personnes physiques ; le reste est au taux normal.',
    );
  },
});
