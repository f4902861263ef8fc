import type { RefusFiscal } from '@francis/fiscal';
import { expliquerPlusValueImmobiliere, VERIFIE_JUSQU_AU } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { definirDomaine, type Explication, expliquer, sansAbsents } from './domaine.ts';
import { lireVente } from './lire-vente.ts';
import { demandeLaValeurDemembree } from './transmission/lire-usufruit.ts';

const Entree = z.strictObject({
  date_cession: z.iso.date(),
  date_acquisition: z.iso.date().optional(),
  annees_detention: z.int().min(0).max(100).optional(),
  prix_cession: z.number().min(0).max(1e9),
  prix_acquisition: z.number().min(0).max(1e9),
  frais_cession: z.number().min(0).optional(),
  frais_acquisition: z.number().min(0).optional(),
  travaux: z.number().min(0).optional(),
  mode_acquisition: z.enum(['onereux', 'gratuit']).optional(),
  nature: z.enum(['bati', 'terrain_a_batir', 'terrain', 'parts_sci']).optional(),
  assure_en_europe: z.boolean().optional(),
  quotes_parts: z.array(z.number().min(0).max(1)).min(1).max(20).optional(),
  amortissements_deduits: z.number().min(0).optional(),
  /** Gain before any allowance, when it is told instead of the prices. */
  plus_value_brute: z.number().min(0).max(1e9).optional(),
  exoneration: z.enum(['residence_principale']).optional(),
});
export type EntreeVente = z.infer<typeof Entree>;

export const PLUS_VALUE_IMMOBILIERE = definirDomaine<EntreeVente>({
  outil: 'calculer_plus_value_immobiliere',
  description: 'Impôt et prélèvements sociaux sur la vente d’un immeuble.',
  schema: Entree,
  objet: 'l’impôt sur la plus-value',
  prime: /\bplus[- ]values?\b|\bpvi?\b|\bcession\b|\bcede\w*\b|\bvend\w*\b|\brevend\w*\b/,
  // How a price is split between usufruct and bare ownership is no gain.
  lire: (q) => (demandeLaValeurDemembree(q) ? undefined : lireVente(q)),
  calculer: auPlusFavorable,
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    if (e.nature === 'parts_sci')
      b.paragraphe(
        'La vente de parts d’une société immobilière suit le régime des immeubles, sans l’exonération des petits prix (CGI art. 150 UB).',
      );
    if (e.exoneration === 'residence_principale') {
      b.paragraphe(
        `Rien n’est dû sur cette vente : **${j('pvi.total')}**. La plus-value de la résidence principale est exonérée d’impôt et de prélèvements sociaux, quels que soient le prix, la durée et le crédit restant.[^cgi-150-u]`,
      );
      b.paragraphe(
        'Il faut que vous y habitiez au jour de la vente, ou que vous l’ayez mise en vente en la quittant, dans un délai normal.',
      );
      return;
    }
    if (r.chiffres['pvi.exoneration'] === 0) {
      b.paragraphe(
        `Rien n’est dû sur cette vente : **${j('pvi.total')}**. Le prix ne dépasse pas ${j('@pvi.seuil_prix')} par cédant, ce qui exonère la plus-value.[^cgi-150-u]`,
      );
      b.paragraphe('Le seuil se juge par cédant et sur le bien entier : vendre en plusieurs fois ne le multiplie pas.');
      return;
    }
    if (r.chiffres['pvi.total'] === 0) {
      b.paragraphe(
        `Rien n’est dû sur cette vente : **${j('pvi.total')}** d’impôt et de prélèvements sociaux.[^cgi-150-u][^cgi-150-vc]`,
      );
    } else {
      const inegales = (e.quotes_parts ?? [])
        .map((_, i) => `pvi.vendeur_${i + 1}`)
        .filter((regle) => regle in r.chiffres);
      const chacun =
        'pvi.par_vendeur' in r.chiffres
          ? `, ${j('pvi.par_vendeur')} par vendeur`
          : inegales.length > 0
            ? `, selon la part de chacun : ${inegales.map(j).join(', ')}`
            : '';
      const surtaxe = r.chiffres['pvi.surtaxe'] === 0 ? '' : `, dont ${j('pvi.surtaxe')} de surtaxe`;
      b.paragraphe(
        `Vous paieriez **${j('pvi.impot')}** d’impôt et **${j('pvi.prelevements_sociaux')}** de prélèvements sociaux sur la plus-value, soit ${j('pvi.total')} en tout${surtaxe}${chacun}.[^cgi-200-b][^cgi-150-u]`,
      );
    }
    b.paragraphe(
      `La plus-value brute est de ${j('pvi.plus_value_brute')}${e.plus_value_brute === undefined ? ` : le prix de vente moins le prix d’achat corrigé des frais et travaux, ${j('pvi.prix_acquisition')} (CGI art. 150 VB)` : ''}. Après ${j('pvi.duree')} années pleines, l’abattement est de ${j('pvi.abattement_ir')} pour l’impôt, ce qui laisse ${j('pvi.base_ir')} imposables, et de ${j('pvi.abattement_ps')} pour les prélèvements sociaux, soit ${j('pvi.base_ps')}.[^cgi-150-vc]`,
    );
    b.paragraphe('Le notaire déclare et paie au moment de la vente. La résidence principale est exonérée.');
  },
});

const expliquerVente = ({ date_acquisition, annees_detention, ...e }: EntreeVente): Explication | RefusFiscal =>
  expliquer(
    expliquerPlusValueImmobiliere({
      ...sansAbsents(e),
      ...(date_acquisition === undefined ? { annees_detention: annees_detention ?? 0 } : { date_acquisition }),
    }),
  );

/** Flat rates that the seller may take when what was really paid is less. */
const AU_CHOIX = [
  [
    'frais_acquisition',
    'Frais d’achat réels inférieurs au forfait, que le vendeur peut choisir (CGI art. 150 VB II 3°).',
  ],
  ['travaux', 'Travaux réels inférieurs au forfait, que le vendeur peut choisir (CGI art. 150 VB II 4°).'],
] as const;

function auPlusFavorable(e: EntreeVente): Explication | RefusFiscal {
  let choisie = e;
  let retenu = dansLaLoiConnue(e);
  const raisons: string[] = [];
  for (const [champ, raison] of AU_CHOIX) {
    const { [champ]: reel, ...sans } = choisie;
    if (reel === undefined || !('trace' in retenu)) continue;
    const forfait = dansLaLoiConnue(sans);
    if (!('trace' in forfait) || Number(forfait.trace.valeur) >= Number(retenu.trace.valeur)) continue;
    choisie = sans;
    retenu = forfait;
    raisons.push(raison);
  }
  return 'trace' in retenu ? { ...retenu, hypotheses: [...retenu.hypotheses, ...raisons] } : retenu;
}

/** A sale to come, after the last day whose law is known: the same in that law, held as long, and it says so. */
function dansLaLoiConnue(e: EntreeVente): Explication | RefusFiscal {
  const calcul = expliquerVente(e);
  if ('trace' in calcul || calcul.code !== 'ANNEE_NON_COUVERTE' || e.date_cession <= VERIFIE_JUSQU_AU) return calcul;
  const { date_acquisition, ...reste } = e;
  const annees =
    date_acquisition === undefined ? (e.annees_detention ?? 0) : anneesPleines(date_acquisition, e.date_cession);
  const autre = expliquerVente({ ...reste, date_cession: VERIFIE_JUSQU_AU, annees_detention: annees });
  if (!('trace' in autre)) return calcul;
  const reserve = `La loi qui s’appliquera en ${e.date_cession.slice(0, 4)} n’est pas connue : calcul fait avec celle d’aujourd’hui.`;
  return { ...autre, statut: 'estimation', reserves: [reserve, ...autre.reserves] };
}

const anneesPleines = (debut: string, fin: string): number =>
  Number(fin.slice(0, 4)) - Number(debut.slice(0, 4)) - (fin.slice(5) < debut.slice(5) ? 1 : 0);
