import { ACTIVITES_MICRO, expliquerBasesRegimes } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { annuelle } from '../comprehension/mentions.ts';
import { jeton } from '../orchestration/jetons.ts';
import { lireActivite } from './activite.ts';
import { definirDomaine, expliquer, sansAbsents } from './domaine.ts';
import { anneeDeDepense, type QuestionLue } from './question.ts';

const Entree = z.strictObject({
  annee: z.int().min(2022).max(2030),
  activite: z.enum(ACTIVITES_MICRO),
  recettes: z.number().min(0).max(1e9),
  charges: z.number().min(0).max(1e9).optional(),
  amortissements: z.number().min(0).max(1e9).optional(),
});
type Entree = z.infer<typeof Entree>;

const FOYER =
  /\b(?:celibataire|mariee?s?|pacsee?s?|divorcee?|salaires?|net imposable|mon impot|notre impot|tmi|tranche)\b/;
const COMPARE =
  /\bmicro\b[^?]*\b(?:reel|declaration controlee|2035)\b|\b(?:reel|declaration controlee|2035)\b[^?]*\bmicro\b|\b(?:quel|les 2) regimes?\b/;
const SOCIAUX = /\bprelevements? sociaux\b|\bcsg\b|\b17[.,]2\b|\b18[.,]6\b/;
const CHARGES = /\b(?:charges?|frais|depenses?|interets|taxe fonciere|travaux|couts?)\b/;
const AMORTISSEMENTS = /\bamorti\w+\b/;
const RECETTES = /\b(?:recettes?|loyers?|ca|chiffre d'affaires|encaiss\w+|factur\w+|honoraires|loue\w*)\b/;

/** The amount whose nearest words, before then after, are those asked; each amount serves once. */
function lireMontants(q: QuestionLue): Omit<Entree, 'annee' | 'activite'> | undefined {
  let recettes: number | undefined;
  let charges: number | undefined;
  let amortissements: number | undefined;
  for (const m of q.montants) {
    const [gauche, droite] = [m.gauche.slice(-45), m.droite.slice(0, 40)];
    const [apres] = /^ ?€?(?: par (?:mois|an))?(?: hors taxes?)? ?(?:d'|de |en )?(?:\w+ )?(\w+)/.exec(droite) ?? [''];
    const valeur = annuelle(m);
    if (AMORTISSEMENTS.test(apres) || (AMORTISSEMENTS.test(gauche) && !CHARGES.test(apres))) amortissements = valeur;
    else if (CHARGES.test(apres) || (CHARGES.test(gauche) && !RECETTES.test(apres))) charges = (charges ?? 0) + valeur;
    else if (RECETTES.test(apres) || RECETTES.test(gauche)) recettes ??= valeur;
    else recettes ??= valeur;
  }
  return recettes === undefined ? undefined : sansAbsents({ recettes, charges, amortissements });
}

function lire(q: QuestionLue): { readonly entree: Entree } | undefined {
  if (q.juridiction !== 'FR' || FOYER.test(q.texte) || q.montants.length === 0) return undefined;
  const activite = lireActivite(q.texte);
  if (activite === undefined) return undefined;
  const montants = lireMontants(q);
  if (montants === undefined) return undefined;
  const compare = COMPARE.test(q.texte) && montants.charges !== undefined;
  const sociaux = SOCIAUX.test(q.texte) && /\b(?:loyers?|loue\w*|location|foncier|lmnp|meuble\w*)\b/.test(q.texte);
  if (!compare && !sociaux) return undefined;
  return { entree: { annee: anneeDeDepense(q), activite, ...montants } };
}

const REFERENCES: Readonly<Partial<Record<Entree['activite'], string>>> = {
  foncier: '[^cgi-32][^cgi-31]',
  liberal: '[^cgi-102-ter]',
};

export const BASES_REGIMES = definirDomaine<Entree>({
  outil: 'comparer_bases_regimes',
  description: 'Base imposable et prélèvements sociaux d’une activité ou d’une location au régime micro et au réel.',
  schema: Entree,
  objet: 'la base imposable',
  prime: COMPARE,
  lire,
  calculer: (e) => expliquer(expliquerBasesRegimes(sansAbsents(e))),
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, `regimes.${regle}`);
    const reference = REFERENCES[e.activite] ?? '[^cgi-50-0]';
    const sociaux = (regime: 'micro' | 'reel'): string =>
      `regimes.sociaux_${regime}` in r.chiffres
        ? `, et les prélèvements sociaux sont de **${j(`sociaux_${regime}`)}**[^css-l136-6]`
        : '';
    b.paragraphe(
      `Au régime micro, la base imposable est de **${j('base_micro')}** (revenus ${e.annee})${sociaux('micro')}.${reference}`,
    );
    if (!('regimes.base_reel' in r.chiffres)) return;
    const reelle = e.activite === 'liberal' ? 'Au réel (déclaration contrôlée)' : 'Au régime réel';
    b.paragraphe(`${reelle}, la base imposable est de **${j('base_reel')}**${sociaux('reel')}.`);
    const micro = Number(r.chiffres['regimes.base_micro']);
    const reel = Number(r.chiffres['regimes.base_reel']);
    b.paragraphe(
      reel < micro
        ? 'Le réel est donc plus avantageux cette année : il taxe moins. Il demande une comptabilité ou des justificatifs, et l’option engage plusieurs années pour les loyers nus.'
        : 'Le micro est donc plus avantageux cette année, et plus simple : aucune charge à justifier.',
    );
  },
});
