import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { ACTIVITES_MICRO, expliquerBasesRegimes, REGLES_ACTIVITE } from '@francis/fiscal/patrimoine';
import { lireDemandes, motsDits } from '@francis/lecture';
import { z } from 'zod';
import { annuelle } from '../comprehension/mentions.ts';
import { jeton } from '../orchestration/jetons.ts';
import { depasseLeMicroFoncier, lireActivite } from './activite.ts';
import { lireTmi } from './annee-evenement.ts';
import { activiteDuMetier } from './metier-dit.ts';
import { definirDomaine, expliquer, type Lecture, manque, sansAbsents } from './domaine.ts';
import { partDite } from './part-dite.ts';
import { anneeDeDepense, type QuestionLue } from './question.ts';
import { lireRoles } from './roles.ts';

const Entree = z.strictObject({
  annee: z.int().min(2022).max(2030),
  activite: z.enum(ACTIVITES_MICRO),
  recettes: z.number().min(0).max(1e9),
  charges: z.number().min(0).max(1e9).optional(),
  interets: z.number().min(0).max(1e9).optional().describe('Compris dans charges.'),
  amortissements: z.number().min(0).max(1e9).optional(),
  /** The one that is asked, when it is the only one. */
  regime: z.enum(['micro', 'reel']).optional(),
  /** Marginal rate of the household: what the income costs at it. */
  tmi: z.number().min(0).max(0.45).optional(),
  /** Share of a partner in a company that is not taxed by itself. */
  part: z.number().min(0).max(1).optional(),
});
type Entree = z.infer<typeof Entree>;

const FOYER = motsDits(
  'veuf|veuve|pension|pensions|retraite de|celibataire|mariees|mariee|maries|marie|pacsees|pacsee|pacses|pacse|divorcee|divorce|salaires|salaire|net imposable|mon impot|notre impot',
);
const TRANCHE = motsDits('tmi|tranche');
const COMPARE =
  /\bmicro\b[^?]*\b(?:reel|declaration controlee|2035)\b|\b(?:reel|declaration controlee|2035)\b[^?]*\bmicro\b|\b(?:quel|les 2) regimes?\b/;
const SOCIAUX = motsDits('prelevements sociaux|prelevement sociaux|ps|csg|17.2|17,2|18.6|18,6');
const LOCATION =
  /\b(?:loyers?|loue\w*|location|foncier\w*|lmnp|meuble\w*|airbnb|abritel|booking|gites?|saisonni\w+|sci)\b/;
const ROLES = {
  recettes: /\b(?:recettes?|loyers?|ca|chiffre d'affaires|encaiss\w+|factur\w+|honoraires|loue\w*|rapport\w*)\b/,
  charges: /\b(?:charges?|cotisations|frais|depenses?|interets|taxe fonciere|travaux|couts?|assurance)\b/,
  amortissements: /\bamorti\w+\b/,
  nets: /\b(?:revenus? fonciers? nets?|nets? fonciers?|benefices?|resultat)\b/,
  /** What the tenant pays back, or has not paid: no receipt. */
  horsRecettes: /\b(?:provisions? (?:pour|sur) charges|impayee?s?|pas payee?s?)\b/,
  autre: /\b(?:salaires?|achat|achete\w*|prix|credit|pret|valeur)\b/,
} as const;

/** The amounts of a letting or of a trade, each under its own words. */
function lireMontants(q: QuestionLue): Omit<Entree, 'annee' | 'activite'> | undefined {
  const m = lireRoles(q, ROLES, ['charges', 'recettes']);
  const somme = (role: keyof typeof ROLES): number | undefined => {
    const dits = m.tous(role);
    return dits.length === 0 ? undefined : dits.reduce((n, x) => n + annuelle(x), 0);
  };
  const [premiere] = m.tous('recettes');
  const nets = somme('nets');
  const seul = m.sansRole.length === 1 && m.sansRole[0] !== undefined ? annuelle(m.sansRole[0]) : undefined;
  // « et en Airbnb, 13 000 ? »: the only amount of the last turn takes the place of the receipts.
  const remplace = somme('charges') === undefined ? recettesReditesDans(q) : undefined;
  const brutes = remplace ?? (premiere === undefined ? seul : annuelle(premiere));
  if (brutes === undefined && nets !== undefined) return { recettes: nets, charges: 0, regime: 'reel' };
  if (brutes === undefined) return undefined;
  const recettes = brutes - (m.de('horsRecettes') ?? 0);
  const amortissements = somme('amortissements');
  if (amortissements !== undefined && somme('charges') === undefined)
    return ENSEMBLE.test(q.texte) && amortissements <= recettes
      ? { recettes, charges: amortissements }
      : { recettes, charges: 0, amortissements };
  return sansAbsents({ recettes, charges: somme('charges'), amortissements });
}

/** The only amount of the last turn that tells one, the first turn left out. */
function recettesReditesDans({ phrases, montants, texte }: QuestionLue): number | undefined {
  let fin = texte.length;
  for (const phrase of phrases.slice(1).toReversed()) {
    const debut = fin - phrase.length;
    const [seul, autre] = montants.filter((m) => m.debut >= debut && m.debut < fin);
    if (autre !== undefined) return undefined;
    if (seul !== undefined) return annuelle(seul);
    fin = debut - JOINT;
  }
  return undefined;
}
const JOINT = 2;

/** « charges et amortissements 7 500 »: one amount for both, and the same base whichever it is. */
const ENSEMBLE = motsDits(
  'charges et amortissements|charges et amortissement|charges amortissements|frais et amortissements',
);

const EN_VIDE = motsDits('vide|en vide|nu|en nu|location nue');
const CLASSE = motsDits('classe|classee|classes|etoile|etoiles');
const NON_CLASSE = motsDits('non classe|non classee|pas classe|pas classee');
const TOURISME = motsDits('airbnb|abritel|booking|gite|gites|tourisme|saisonnier|saisonniere');
/** The letting that the last turn tells: « et en vide ? », « et classé 1 étoile ? ». */
function activiteDite({ texte, phrases }: QuestionLue): ReturnType<typeof lireActivite> {
  const derniere = phrases.length > 1 ? (phrases.at(-1) ?? '') : '';
  if (EN_VIDE.test(derniere)) return 'foncier';
  if (CLASSE.test(derniere) && !NON_CLASSE.test(derniere) && TOURISME.test(texte)) return 'meuble_tourisme_classe';
  return lireActivite(derniere) ?? lireActivite(texte);
}

const PART_D_UNE_SCI = /\bsci\b[^?]*?\b(\d{1,3}) ?% (?:des|de) parts\b|\b(\d{1,3}) ?% (?:des parts )?d'une sci\b/;

function lire(q: QuestionLue): Lecture<Entree> | undefined {
  if (q.juridiction !== 'FR' || FOYER.test(q.texte) || q.montants.length === 0) return undefined;
  if (/\b(?:vend\w*|vente|revend\w*|cession|plus[- ]values?)\b/.test(q.texte) && LOCATION.test(q.texte))
    return undefined;
  const tmi = lireTmi(q);
  if (tmi === undefined && TRANCHE.test(q.texte)) return undefined;
  const sci = PART_D_UNE_SCI.exec(q.texte);
  if (DEUX_LOCATIONS.test(q.texte)) return undefined;
  const detenue = sci === null || motsDits("a l'is").test(q.texte) ? undefined : Number(sci[1] ?? sci[2]) / 100;
  const part = detenue ?? (LOCATION.test(q.texte) ? partDite(q.texte) : undefined);
  const compares = COMPARE.test(q.texte) || COMPARE_DIT.test(q.texte);
  const activite =
    activiteDite(q) ??
    (part === undefined ? undefined : ('foncier' as const)) ??
    (compares || tmi !== undefined ? activiteDuMetier(q.texte) : undefined);
  if (activite === undefined) return undefined;
  const montants = lireMontants(q);
  if (montants === undefined) return undefined;
  // « suis-je gagnante au micro ? », beside what was spent.
  const pesee = q.texte.includes('micro') && lireDemandes(q.texte).includes('comparaison');
  const compare = (compares || pesee) && montants.charges !== undefined;
  const sociaux = SOCIAUX.test(q.texte) && LOCATION.test(q.texte);
  const reel =
    montants.charges !== undefined &&
    motsDits('reel').test(q.texte) &&
    motsDits('resultat|imposable|base').test(q.texte);
  const microDemande = motsDits('micro|micro-foncier|micro foncier').test(q.texte) && !COMPARE.test(q.texte);
  const avecPart = part !== undefined && (montants.charges !== undefined || microDemande);
  if (!compare && !sociaux && tmi === undefined && !reel && !avecPart) return undefined;
  const annee = anneeDeDepense(q);
  // Above its limit the flat rate of lettings is closed.
  const sansMicro = activite === 'foncier' && part === undefined && depasseLeMicroFoncier(montants.recettes, annee);
  // « Micro ou réel ? »: one side answers nothing.
  if ((COMPARE.test(q.texte) || sansMicro) && montants.charges === undefined)
    return { manques: [manque('vos charges réelles de l’année', 'le réel les déduit, le micro les remplace')] };
  const regime =
    montants.regime ??
    (part !== undefined && microDemande && montants.charges === undefined ? ('micro' as const) : undefined) ??
    (sansMicro || avecPart || (reel && !motsDits('micro').test(q.texte)) ? ('reel' as const) : undefined);
  return {
    entree: { annee, activite, ...montants, ...sansAbsents({ regime, tmi, part }) },
  };
}

const COMPARE_DIT = motsDits(
  "forfait ou les vrais frais|forfait ou les charges|le forfait ou|chacun des 2 regimes|chacun des regimes|chaque formule|base la plus basse|base imposable est la plus basse|la plus basse|base est la plus basse|quitter le micro|micro reste interessant|m'avantage|rester au micro|base micro et|en micro et au reel|micro et reel|micro vs reel|micro ou reel|avec le forfait|passe au reel|le reel batte",
);
/** One letting or the other is weighed: one calculation answers neither. */
const DEUX_LOCATIONS = motsDits(
  'vide ou meuble|meuble ou vide|nu ou meuble|meuble ou nu|soit vide|soit meuble|soit nu',
);

const REFERENCES: Readonly<Partial<Record<Entree['activite'], string>>> = {
  foncier: '[^cgi-32][^cgi-31]',
  liberal: '[^cgi-102-ter]',
};

export const BASES_REGIMES = definirDomaine<Entree>({
  outil: 'comparer_bases_regimes',
  description: 'Base et prélèvements sociaux d’une activité ou d’une location, au micro et au réel.',
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
    const cout = (regime: 'micro' | 'reel'): string =>
      e.tmi === undefined || `regimes.economie_${regime}` in r.chiffres
        ? ''
        : ` À votre tranche, l’impôt est de ${j(`impot_${regime}`)}, soit **${j(`cout_${regime}`)}** en tout.`;
    const limite = lireParametreLegal(REGLES_ACTIVITE[e.activite].limite, `${e.annee}-01-01`)?.valeur;
    const depasse = e.recettes * (e.part ?? 1) > (limite ?? Number.POSITIVE_INFINITY);
    const reelle = e.activite === 'liberal' ? 'Au réel (déclaration contrôlée)' : 'Au régime réel';
    const reporte = 'regimes.reporte' in r.chiffres ? ` ; **${j('reporte')}** se reportent` : '';
    const economie =
      'regimes.economie_reel' in r.chiffres
        ? ` À votre tranche, il économise **${j('economie_reel')}** d’impôt, et aucun prélèvement social n’est dû.`
        : '';
    const an = e.regime === 'reel' ? ` (revenus ${e.annee})` : '';
    const auReel =
      'regimes.deficit' in r.chiffres
        ? `${reelle}, un déficit de **${j('deficit')}** s’impute sur votre revenu${an}${reporte}.${economie}`
        : `${reelle}, la base imposable est de **${j('base_reel')}**${an}${sociaux('reel')}.${cout('reel')}`;
    if (e.part !== undefined)
      b.paragraphe('Ces montants sont ceux de la part de l’associé, et non de toute la société.');
    if (e.regime === 'reel') {
      b.paragraphe(`${auReel}${reference}`);
      if (e.activite === 'foncier' && e.part === undefined && depasseLeMicroFoncier(e.recettes, e.annee))
        b.paragraphe('Le micro-foncier n’est pas ouvert : les loyers dépassent sa limite.[^cgi-32]');
      if (e.activite !== 'foncier' && (e.amortissements ?? 0) > 0)
        b.paragraphe(
          'L’amortissement ne crée jamais de déficit : ce qui n’est pas employé se reporte sans limite (CGI art. 39 C).',
        );
      return;
    }
    b.paragraphe(
      `Au régime micro, la base imposable est de **${j('base_micro')}** (revenus ${e.annee})${sociaux('micro')}.${cout('micro')}${reference}`,
    );
    const comparees = 'regimes.base_reel' in r.chiffres;
    if (comparees) b.paragraphe(auReel);
    if (depasse)
      b.paragraphe(
        'Les recettes dépassent la limite du micro : il n’est ouvert que si l’une des deux années précédentes ne la dépassait pas. Sinon, le réel s’applique.',
      );
    if (depasse || !comparees) return;
    const micro = Number(r.chiffres['regimes.base_micro']);
    const reel = Number(r.chiffres['regimes.base_reel']);
    b.paragraphe(
      reel < micro
        ? 'Le réel est donc plus avantageux cette année : il taxe moins. Il demande une comptabilité ou des justificatifs, et l’option engage plusieurs années pour les loyers nus.'
        : 'Le micro est donc plus avantageux cette année, et plus simple : aucune charge à justifier.',
    );
  },
});
