import { euros } from '../../core/typographie.ts';
import type { FoyerFiscal } from '../../france/impot-revenu/foyer.ts';
import type { Facture } from '../calcul.ts';
import { estRefus, facturer } from '../calcul.ts';
import {
  aLaDeclaration,
  conseiller,
  declarants,
  deUnFoyer,
  ecarter,
  pendantLaDeclarationPrecedente,
  retoucher,
} from '../construire.ts';
import type { ContexteOptimisation, Evaluation, IdLevier, Retouche } from '../levier.ts';

interface Comparaison {
  readonly id: IdLevier;
  readonly micro: FoyerFiscal;
  readonly reel: FoyerFiscal;
  readonly article: string;
  readonly engagement: string;
  readonly quand: { readonly echeance: string; readonly limite: string | null };
  readonly reserves?: readonly string[];
}

function comparer(c: Comparaison, annee: number, avant: Facture, contexte: ContexteOptimisation): Evaluation {
  const apres = facturer(c.reel, annee, contexte.options);
  if (estRefus(apres)) return ecarter(c.id, apres.message);
  if (apres.total >= avant.total) {
    return ecarter(
      c.id,
      `L’abattement du régime micro est plus avantageux que les charges réelles, de ${euros(apres.total - avant.total)}.`,
    );
  }
  return conseiller({
    id: c.id,
    action: `Opter pour le régime réel : l’impôt baisse de ${euros(avant.total - apres.total)}.`,
    avant,
    apres,
    foyer: c.reel,
    calculs: deUnFoyer(c.micro, c.reel, annee, contexte.options),
    condition: 'Comptabilité ou relevé des charges réellement payées.',
    risque: c.engagement,
    ...c.quand,
    reference: c.article,
    ...(c.reserves === undefined ? {} : { reserves: c.reserves }),
  });
}

/** Rents under the flat allowance against real charges; a loss is set against the global income within its limit. */
export function evaluerFoncier(
  foyer: FoyerFiscal,
  annee: number,
  avant: Facture,
  contexte: ContexteOptimisation,
): Evaluation {
  const id = 'micro_ou_reel_foncier';
  const charges = contexte.chargesReelles?.foncier;
  const recettes = foyer.micro_foncier_recettes;
  if (recettes === 0) return ecarter(id, 'Le foyer n’a pas de recettes en micro-foncier.');
  if (charges === undefined) return ecarter(id, 'Les charges foncières réelles ne sont pas indiquées.');
  const net = recettes - charges;
  const reel: FoyerFiscal = { ...foyer, micro_foncier_recettes: 0, revenus_fonciers_reel_net: Math.max(0, net) };
  const reserves =
    net < 0
      ? [
          'La perte foncière est reportée : le calcul ne l’impute pas sur le revenu global, la part des intérêts n’étant pas indiquée.',
        ]
      : [];
  return comparer(
    {
      id,
      micro: foyer,
      reel,
      article: 'CGI art. 28, 31 et 32 4',
      engagement: 'Option valable trois ans, puis d’année en année.',
      quand: aLaDeclaration(annee),
      reserves,
    },
    annee,
    avant,
    contexte,
  );
}

interface Activite {
  readonly id: 'micro_ou_reel_bic' | 'micro_ou_reel_bnc';
  readonly charge: 'bic' | 'bnc';
  readonly nom: string;
  readonly article: string;
  readonly quand: (annee: number) => Comparaison['quand'];
  /** Turnover of the filer under the flat regime. */
  readonly recettes: (foyer: FoyerFiscal, rang: 'declarant1' | 'declarant2') => number;
  readonly auReel: (benefice: number, foyer: FoyerFiscal, rang: 'declarant1' | 'declarant2') => Retouche;
}

const BIC: Activite = {
  id: 'micro_ou_reel_bic',
  charge: 'bic',
  nom: 'micro-BIC',
  article: 'CGI art. 50-0 4',
  quand: pendantLaDeclarationPrecedente,
  recettes: (foyer, rang) => (foyer[rang]?.micro_bic_ventes ?? 0) + (foyer[rang]?.micro_bic_services ?? 0),
  auReel: (benefice, foyer, rang) => ({
    micro_bic_ventes: 0,
    micro_bic_services: 0,
    bic_reel: (foyer[rang]?.bic_reel ?? 0) + benefice,
  }),
};

const BNC: Activite = {
  id: 'micro_ou_reel_bnc',
  charge: 'bnc',
  nom: 'micro-BNC',
  article: 'CGI art. 102 ter 5',
  quand: aLaDeclaration,
  recettes: (foyer, rang) => foyer[rang]?.micro_bnc ?? 0,
  auReel: (benefice, foyer, rang) => ({ micro_bnc: 0, bnc_reel: (foyer[rang]?.bnc_reel ?? 0) + benefice }),
};

/** The activity of the filer with the larger turnover, under its real charges. */
function evaluerActivite(
  a: Activite,
  foyer: FoyerFiscal,
  annee: number,
  avant: Facture,
  contexte: ContexteOptimisation,
): Evaluation {
  const [un, deux] = declarants(foyer);
  const rang =
    deux !== undefined && a.recettes(foyer, deux) > a.recettes(foyer, 'declarant1') ? deux : (un ?? 'declarant1');
  const recettes = a.recettes(foyer, rang);
  const charges = contexte.chargesReelles?.[a.charge];
  if (recettes === 0) return ecarter(a.id, `Le foyer n’a pas de recettes en ${a.nom}.`);
  if (charges === undefined) return ecarter(a.id, 'Les charges réelles de l’activité ne sont pas indiquées.');
  const benefice = recettes - charges;
  if (benefice < 0)
    return ecarter(a.id, 'L’activité est déficitaire au réel : le déficit professionnel n’est pas couvert.');
  return comparer(
    {
      id: a.id,
      micro: foyer,
      reel: retoucher(foyer, rang, a.auReel(benefice, foyer, rang)),
      article: a.article,
      engagement:
        'Tenue d’une comptabilité ; option d’un an, reconduite sauf renonciation. Les cotisations sociales changent aussi d’assiette.',
      quand: a.quand(annee),
    },
    annee,
    avant,
    contexte,
  );
}

export function evaluerBic(f: FoyerFiscal, annee: number, avant: Facture, c: ContexteOptimisation): Evaluation {
  return evaluerActivite(BIC, f, annee, avant, c);
}

export function evaluerBnc(f: FoyerFiscal, annee: number, avant: Facture, c: ContexteOptimisation): Evaluation {
  return evaluerActivite(BNC, f, annee, avant, c);
}
