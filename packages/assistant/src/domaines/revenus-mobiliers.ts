import { calculerRevenusMobiliers, expliquerRevenusMobiliers } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import type { NoeudTrace, RefusFiscal } from '@francis/fiscal';
import { definirDomaine, type Explication, expliquer, sansAbsents } from './domaine.ts';
import { FORFAIT_DEMANDE, lireTitres } from './lire-titres.ts';

const Entree = z.strictObject({
  annee: z.int().min(2018).max(2030),
  dividendes: z.number().min(0).max(1e9).optional(),
  interets: z.number().min(0).max(1e9).optional(),
  plus_values: z.number().min(0).max(1e9).optional(),
  moins_values: z.number().min(0).max(1e9).optional(),
  moins_values_reportees: z
    .array(z.strictObject({ annee: z.int().min(2000).max(2030), montant: z.number().min(0).max(1e9) }))
    .max(20)
    .optional(),
  depart_retraite_dirigeant: z.boolean().optional(),
  /** Interest of savings accounts that the law exempts, told and not taxed. */
  interets_exoneres: z.number().min(0).max(1e9).optional(),
  /** Marginal rate of the household: the option for the scale is then weighed. */
  tmi: z.number().min(0).max(0.45).optional(),
  /** The same income paid in another year, beside. */
  autre_annee: z.int().min(2018).max(2030).optional(),
});
export type EntreeTitres = z.infer<typeof Entree>;

/** A second tree beside the first: its steps keep apart names. */
const prefixer = (prefixe: string, noeud: NoeudTrace): NoeudTrace => ({
  ...noeud,
  regle: `${prefixe}.${noeud.regle}`,
  enfants: noeud.enfants.map((n) => prefixer(prefixe, n)),
});

export const REVENUS_MOBILIERS = definirDomaine<EntreeTitres>({
  outil: 'calculer_revenus_mobiliers',
  description: 'Prélèvement forfaitaire unique sur dividendes, intérêts et plus-values de titres.',
  schema: Entree,
  prime: FORFAIT_DEMANDE,
  objet: 'le prélèvement forfaitaire',
  lire: lireTitres,
  calculer: ({ annee, autre_annee, tmi, ...dits }) => {
    // What the law exempts is told, and never taxed.
    const montants = { ...dits, interets_exoneres: undefined };
    const calcul = complet({ annee, ...montants }, tmi);
    if (autre_annee === undefined || !('trace' in calcul)) return calcul;
    const autre = complet({ annee: autre_annee, ...montants }, undefined);
    if (!('trace' in autre)) return autre;
    return {
      ...calcul,
      statut: calcul.statut === 'exact' ? autre.statut : calcul.statut,
      reserves: [...new Set([...calcul.reserves, ...autre.reserves])],
      trace: { ...calcul.trace, enfants: [...calcul.trace.enfants, prefixer('autre', autre.trace)] },
    };
  },
  rediger: (e, r, b) => {
    if (e.interets_exoneres !== undefined)
      b.paragraphe(
        'Les intérêts du livret A, du LDDS et du LEP sont exonérés d’impôt et de prélèvements sociaux.[^cgi-157]',
      );
    if (r.chiffres['rcm.total'] === 0 && e.interets_exoneres !== undefined) {
      b.paragraphe(`Rien n’est dû : **${jeton(r.appel, 'rcm.total')}**.`);
      return;
    }
    const natures = [
      ...(e.dividendes === undefined ? [] : ['dividende']),
      ...(e.interets === undefined ? [] : ['interet']),
      ...(e.plus_values === undefined ? [] : ['plus_value_mobiliere']),
    ];
    const detail = natures
      .map(
        (n) =>
          `${jeton(r.appel, `rcm.${n}.impot`)} d’impôt et ${jeton(r.appel, `rcm.${n}.prelevements_sociaux`)} de prélèvements sociaux`,
      )
      .join(', puis ');
    b.paragraphe(
      `Au prélèvement forfaitaire unique, le coût total est de **${jeton(r.appel, 'rcm.total')}** (revenus ${e.annee}) : ${detail}. Il vous reste **${jeton(r.appel, 'rcm.net')}**.[^cgi-200-a][^css-l136-7]`,
    );
    if ('rcm.solde_titres' in r.chiffres && (e.moins_values ?? 0) + (e.moins_values_reportees?.length ?? 0) > 0)
      b.paragraphe(
        `Les moins-values se déduisent des plus-values de même nature : le gain net imposé est de ${jeton(r.appel, 'rcm.solde_titres')}. Ce qui n’est pas employé se reporte sur les années suivantes (CGI art. 150-0 D).`,
      );
    if (e.tmi !== undefined && 'rcm.bareme' in r.chiffres) {
      const mieux =
        Number(r.chiffres['rcm.bareme']) < Number(r.chiffres['rcm.total']) ? 'le barème' : 'le prélèvement forfaitaire';
      b.paragraphe(
        `Avec l’option pour le barème, à votre tranche : ${jeton(r.appel, 'rcm.bareme_impot')} d’impôt et les mêmes prélèvements sociaux, moins ${jeton(r.appel, 'rcm.bareme_csg')} grâce à la CSG déductible l’année suivante, soit **${jeton(r.appel, 'rcm.bareme')}**. Ici, ${mieux} coûte moins, de **${jeton(r.appel, 'rcm.ecart')}**. L’option vaut pour tous vos revenus de capitaux de l’année et suppose que ce revenu ne change pas de tranche.`,
      );
      return;
    }
    if (e.autre_annee !== undefined)
      b.paragraphe(
        `Pour les revenus ${e.autre_annee}, il serait de **${jeton(r.appel, 'autre.rcm.total')}** : les prélèvements sociaux n’y sont pas les mêmes.`,
      );
    b.paragraphe(
      'L’option pour le barème peut coûter moins si votre tranche est basse ; elle vaut pour tous vos revenus de capitaux de l’année. Donnez votre situation et vos revenus : je compare les deux.',
    );
  },
});

/** The flat tax, what is left, and what the scale would cost at a known marginal rate. */
function complet(
  demande: Parameters<typeof expliquerRevenusMobiliers>[0] | object,
  tmi: number | undefined,
): Explication | RefusFiscal {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read through the schema of the tool.
  const revenus = sansAbsents(demande) as Parameters<typeof expliquerRevenusMobiliers>[0];
  const calcul = expliquer(expliquerRevenusMobiliers(revenus));
  const chiffres = calculerRevenusMobiliers(revenus);
  if (!('trace' in calcul) || !('total' in chiffres)) return calcul;
  const { trace } = calcul;
  const noeud = (regle: string, libelle: string, valeur: number, formule: string): NoeudTrace => ({
    ...trace,
    regle,
    libelle,
    valeur: Math.round(valeur * 100) / 100,
    formule,
    parametres: [],
    entrees: [],
    enfants: [],
  });
  const ajoutes = [noeud('rcm.net', 'Reste après le prélèvement', chiffres.net, 'revenus − prélèvement')];
  if (tmi !== undefined) {
    const impot = chiffres.base_bareme * tmi;
    const csg = chiffres.csg_deductible * tmi;
    ajoutes.push(
      noeud('rcm.bareme_impot', 'Impôt au barème, à la tranche donnée', impot, `${chiffres.base_bareme} × ${tmi}`),
      noeud('rcm.bareme_csg', 'Gain de la CSG déductible', csg, `${chiffres.csg_deductible} × ${tmi}`),
      noeud(
        'rcm.bareme',
        'Coût avec l’option pour le barème',
        impot + chiffres.prelevements_sociaux - csg,
        'impôt + prélèvements sociaux − CSG déductible',
      ),
      noeud(
        'rcm.ecart',
        'Écart entre les deux',
        Math.abs(impot + chiffres.prelevements_sociaux - csg - chiffres.total),
        'barème − prélèvement forfaitaire',
      ),
    );
  }
  return { ...calcul, trace: { ...trace, enfants: [...trace.enfants, ...ajoutes] } };
}
