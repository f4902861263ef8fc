import type { NatureRevenu } from './faits.ts';
import { lirePersonnes } from './personnes.ts';

type NatureDite = NatureRevenu | 'micro';

/** Words that say by themselves that a person works on his own account, and under which regime. */
const REGIMES: readonly (readonly [NatureDite, RegExp])[] = [
  ['micro_bnc', /\bbnc\b|\bfreelances?\b|\bliberale?s?\b|\bhonoraires\b/],
  [
    'micro_bic_ventes',
    /\bachat[- /]revente\b|\bbic[- ]ventes?\b|\bventes? de (?:marchandises|biens|produits|repas)\b|\bje vends\b|\bvend des\b|\bj'achete et (?:je )?revends?\b|\be-?commerce\b|\bmarchandises\b|\bnegoce\b/,
  ],
  [
    'micro_bic_services',
    /\bbic[- ](?:prestations?|services?)\b|\bprestat(?:ions?(?! compensatoire)|aires?)(?: de services?)?\b|\bartisan(?:e|ale?|aux)?\b|\bvtc\b|\bservices (?:artisanaux|commerciaux|bic)\b/,
  ],
  [
    'micro',
    /\bmicro-?(?:entreprise|entrepreneu(?:r|se))\b|\bmicro entreprise\b|\bauto-? ?entrepr(?:eneu(?:r|se)|ise)\b|\bmicro\b(?!-? ?(?:foncier|bic|bnc|creche))/,
  ],
  [
    'pensions_retraite',
    /(?<!epargne[- ]|\b(?:depart|mise)(?: \w+)? (?:a la|en) |\b(?:primes?|indemnites?) de )\bretraitee?s?\b(?! (?:du combattant|complementaire madelin))/,
  ],
];
/** Trades that employees have too: they name a regime only beside the words of a business. */
const METIERS: readonly (readonly [NatureDite, RegExp])[] = [
  [
    'micro_bnc',
    /\bconsultante?\b|\bgraphiste\b|\bdeveloppeu(?:r|se)\b|\bpsychologue\b|\bosteo\w*|\bredact(?:eur|rice)\b|\bcoach\b|\bformat(?:eur|rice)\b|\btraduct(?:eur|rice)\b|\bavocate?\b|\bphotographe\b|\barchitecte\b|\bcours particuliers\b/,
  ],
  ['micro_bic_ventes', /\bboutique\b|\bcommercante?\b|\bfood[- ]?truck\b|\bvente\b|\bbrocante\w*\b/],
  [
    'micro_bic_services',
    /\bcoiffeu(?:r|se)\b|\bplombi(?:er|ere)\b|\belectricien(?:ne)?\b|\bmacon\b|\besthetici?enne\b|\blivreu(?:r|se)\b|\btraiteur\b|\bchauffeur\b|\bpeintre\b|\bpaysagiste\b|\bmenuisi(?:er|ere)\b|\bgaragiste\b|\bmecanicien(?:ne)?\b/,
  ],
];
const A_SON_COMPTE =
  /\bmicro\b|\bmicro-?(?:e|bnc|bic)\w*|\bauto-? ?entrepr(?:eneu|ise)\w*|\bchiffre d'affaires\b|\b(?:de|mon|un|en) ca\b|\bca (?:de|annuel)\b|\brecettes\b|\bencaiss\w+|\bfactur\w+|\bindependante?\b|\ba (?:mon|son) compte\b|\bbnc\b|\bbic\b/;

export const travailleASonCompte = (texte: string): boolean => A_SON_COMPTE.test(texte);

/** Nature of a person's income when the amount itself says only « gagne »: from the activity named for the same person. */
export function natureDite(
  texte: string,
  personne: 1 | 2,
  position: number,
  sansPension = false,
): NatureDite | undefined {
  let meilleure: { nature: NatureDite; ecart: number } | undefined;
  for (const [nature, motif] of A_SON_COMPTE.test(texte) ? [...REGIMES, ...METIERS] : REGIMES) {
    if (sansPension && nature === 'pensions_retraite') continue;
    for (const m of texte.matchAll(new RegExp(motif, 'g'))) {
      const debut = Math.max(0, m.index - 60);
      const marques = lirePersonnes(texte.slice(debut, m.index));
      const sujet = /^(?:je |j')/.test(m[0]) ? 1 : (marques[marques.length - 1]?.personne ?? 1);
      const pluriel = /retraitees|retraites/.test(m[0]);
      if (!pluriel && sujet !== 'couple' && sujet !== 'chacun' && sujet !== personne) continue;
      const ecart = Math.abs(position - m.index) + (nature === 'micro' ? 500 : 0);
      if (meilleure === undefined || ecart < meilleure.ecart) meilleure = { nature, ecart };
    }
  }
  return meilleure?.nature;
}

const LIBERAL =
  /\bliberale?\b|\bbnc\b|\bdeclaration controlee\b|\bnon commercia\w+|\bmedecin\b|\bavocate?\b|\bdentiste\b|\bkine\w*|\bnotaire\b|\barchitecte\b|\bosteo\w*|\bveterinaire\b|\bpsychologue\b|\binfirmi(?:er|ere)\b|\bconsultante?\b|\bfreelance\b|\bexpert-comptable\b|\bpharmacienne?\b/;
const COMMERCIAL =
  /\bbic\b|\b(?:ma|sa|la|une|notre|liasse) 2031\b|\bartisane?\b|\bcommerc\w+|\bboulang\w+|\bboucher\w*|\bcoiffeu\w+|\brestaura\w+|\bgaragiste\b|\bplombi\w+|\belectricien\w*|\bmacon\b|\bmenuisi\w+|\bboutique\b|\bmagasin\b|\bcafe\b|\bbar\b|\bfleuriste\b|\bbijouti\w+|\bepici\w+|\btraiteur\b|\btaxi\b|\btransport\w*\b|\bbatiment\b|\bpatissi\w+/;

/** A profit is of a profession or of a trade: undefined when nothing says which. */
export function natureDuBenefice(texte: string): 'bnc_reel' | 'bic_reel' | undefined {
  if (/\bbnc\b|\bdeclaration controlee\b|\bnon commercia|\b(?:ma|sa|la|une|notre|liasse) 2035\b/.test(texte))
    return 'bnc_reel';
  if (COMMERCIAL.test(texte)) return 'bic_reel';
  return LIBERAL.test(texte) ? 'bnc_reel' : undefined;
}
