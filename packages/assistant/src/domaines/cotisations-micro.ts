import type { DemandePoste } from '@francis/fiscal/postes';
import { METIER_DIT, motsDits, REGIME_DIT } from '@francis/lecture';
import { annuelle, type Mention } from '../comprehension/mentions.ts';
import type { QuestionLue } from './question.ts';
import { lireRoles } from './roles.ts';

export type NatureDeCotisation = 'cotisations_vente' | 'cotisations_liberal' | 'cotisations_service';

const MICRO = motsDits(
  'micro|micro-entreprise|micro entreprise|micro-bnc|micro bnc|micro-bic|micro bic|micro-social|micro-entrepreneur|micro-entrepreneuse|auto-entrepreneur|auto-entrepreneuse|autoentrepreneur|auto entrepreneur|auto-entreprise|autoentreprise|autoentrep|auto-entrep|ei',
);
const COTISATIONS = motsDits('cotisations|cotisation|urssaf|ursaf|charges sociales|part sociale');
/** The profit of a real regime, a contract of employment or another due is what the contributions are asked of. */
const AUTRE = motsDits(
  'au reel|regime reel|declaration controlee|gerant majoritaire|tns|salaires|salaire|dividendes|acre|versement liberatoire|prelevement liberatoire|vl|celibataire|maries|marie|mariee|pacses|cfe|impot|impots|ir|bonifie',
);
/** What is denied changes nothing to the contributions. */
const ECARTES = [
  'pas de versement liberatoire',
  'pas le versement liberatoire',
  'pas au versement liberatoire',
  'sans versement liberatoire',
  'sans le versement liberatoire',
  'hors versement liberatoire',
  'ni versement liberatoire',
  'pas de prelevement liberatoire',
  'sans prelevement liberatoire',
  'pas de vl',
  'sans vl',
  'hors vl',
  "pas d'acre",
  'pas d acre',
  'sans acre',
  'hors acre',
  "ni l'acre",
  "sans l'acre",
  "plus d'acre",
  "plus l'acre",
];
const ROLES = {
  recettes:
    "recettes?|ventes?|vend\\w*|ca|chiffre d'affaires|encaiss\\w+|factur\\w+|honoraires|courses?|fait|faire|declar\\w+|prestations?|services?|gagn\\w+|com",
  autre: 'carburant|frais|charges|loyers?|achats?|materiel|assurances?|paye|payes|benefices?|mis de cote',
};

/** What a text says of the activity: its regime, or else a trade of one kind. */
export function natureDesCotisations(texte: string): NatureDeCotisation | undefined {
  const regimes = (['liberal', 'vente', 'service'] as const).filter((n) => REGIME_DIT[n].test(texte));
  const [dit, autre] = regimes;
  if (dit !== undefined && autre === undefined) return `cotisations_${dit}`;
  const metier = (['liberal', 'service', 'vente'] as const).find((n) => METIER_DIT[n].test(texte));
  return metier === undefined ? undefined : `cotisations_${metier}`;
}

const metierDe = (nature: NatureDeCotisation, texte: string): boolean =>
  (['liberal', 'service', 'vente'] as const).some((n) => nature === `cotisations_${n}` && METIER_DIT[n].test(texte));

/** Months and quarters, each with its amount, that the contributions of all are asked of. */
const PERIODES = motsDits('t1|t2|t3|t4|1er trimestre|2e trimestre|trimestre|semestre|s1');
const NOMS_DE_MOIS = motsDits(
  'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|t1|t2|t3|t4',
);
const UN_SEUL_MOIS = motsDits('juste pour|seulement pour|rien que pour|uniquement pour');

function recettes(q: QuestionLue): Mention[] {
  const m = lireRoles(q, ROLES, ['recettes', 'autre']);
  const dites = m.tous('recettes');
  return dites.length > 0 ? [...dites] : m.sansRole.length === 1 ? [...m.sansRole] : [];
}

/** The contributions of a micro-enterprise on what it received: of a month, a quarter or a year, as told. */
export function lireCotisationsMicro(
  q: QuestionLue,
): (Pick<DemandePoste, 'montants'> & { readonly nature: NatureDeCotisation }) | undefined {
  const texte = ECARTES.reduce((t, mots) => t.replaceAll(mots, ' '), q.texte);
  if (!COTISATIONS.test(texte) || AUTRE.test(texte)) return undefined;
  const nature = natureDesCotisations(texte);
  if (nature === undefined || (!MICRO.test(texte) && !metierDe(nature, texte))) return undefined;
  const dites = recettes(q);
  const [premiere, ...autres] = dites;
  if (premiere === undefined) return undefined;
  if (autres.length === 0) return { nature, montants: [annuelle(premiere)] };
  const datees = dites.every((d) => NOMS_DE_MOIS.test(`${d.gauche.slice(-PRES)} ${d.droite.slice(0, PRES)}`));
  if (!datees || !PERIODES.test(texte) || UN_SEUL_MOIS.test(texte)) return undefined;
  return { nature, montants: [Math.round(dites.reduce((n, d) => n + d.montant, 0) * 100) / 100] };
}
const PRES = 24;
