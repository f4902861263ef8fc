import { calculerImpotRevenu } from '../impot-revenu/calculer.ts';
import type { Declarant, FoyerFiscal } from '../impot-revenu/foyer.ts';
import type { ImpotRevenu } from '../impot-revenu/resultat.ts';

/** Income-tax figures of a household that was already accepted: a refusal would be a mistake of this engine. */
export function impotAccepte(foyer: FoyerFiscal, annee: number, revenuNetImposable?: number): ImpotRevenu {
  const resultat = calculerImpotRevenu(foyer, annee, { revenuNetImposable });
  if (resultat.statut === 'refus') throw new Error(resultat.message);
  return resultat;
}

/** Same person, without any income or cost of a business, of a letting of their own or of a job (CGI art. 204 M 2). */
function sansRevenu(d: Declarant): Declarant {
  return {
    ...d,
    salaires: 0,
    frais_reels: 0,
    pensions_retraite: 0,
    micro_bnc: 0,
    micro_bic_ventes: 0,
    micro_bic_services: 0,
    micro_bic_tourisme_classe: 0,
    micro_bic_tourisme_non_classe: 0,
    lmnp_micro: 0,
    lmnp_reel_net: 0,
    bic_reel: 0,
    bnc_reel: 0,
    deficit_professionnel: 0,
  };
}

/** Same household, without the income of capital taxed with the scale. */
function sansCapital(foyer: FoyerFiscal): FoyerFiscal {
  return { ...foyer, dividendes: 0, interets: 0, plus_values_mobilieres: 0, option_bareme: false };
}

function sansCommuns(foyer: FoyerFiscal): FoyerFiscal {
  return { ...foyer, revenus_fonciers_reel_net: 0, micro_foncier_recettes: 0 };
}

/** Income under withholding: what it is before professional costs, and its net taxable amount. Euros. */
export interface RevenuRetenu {
  /** Denominator of the rate: salaries and pensions before the 10 %, profits and rents net (CGI art. 204 F and 204 G). */
  readonly assiette: number;
  /** Net amount at the scale. */
  readonly net: number;
}

function declares(d: Declarant | null): number {
  return d === null ? 0 : d.salaires + d.pensions_retraite;
}

function sansSalaireNiPension(d: Declarant): Declarant {
  return { ...d, salaires: 0, frais_reels: 0, pensions_retraite: 0 };
}

function mesurer(foyer: FoyerFiscal, annee: number): RevenuRetenu {
  const net = Math.max(0, impotAccepte(foyer, annee).revenu_brut_global);
  const sansSalaires: FoyerFiscal = {
    ...foyer,
    declarant1: sansSalaireNiPension(foyer.declarant1),
    declarant2: foyer.declarant2 === null ? null : sansSalaireNiPension(foyer.declarant2),
  };
  const profits = Math.max(0, impotAccepte(sansSalaires, annee).revenu_brut_global);
  return { assiette: declares(foyer.declarant1) + declares(foyer.declarant2) + profits, net };
}

/** All the income of the household under withholding. */
export function revenuDuFoyer(foyer: FoyerFiscal, annee: number): RevenuRetenu {
  return mesurer(sansCapital(foyer), annee);
}

/** What one spouse personally disposed of. */
export function revenuPersonnel(foyer: FoyerFiscal, annee: number, rang: 1 | 2): RevenuRetenu {
  const propre = sansCommuns(sansCapital(foyer));
  const { declarant1, declarant2 } = propre;
  return mesurer(
    rang === 1
      ? { ...propre, declarant2: declarant2 === null ? null : sansRevenu(declarant2) }
      : { ...propre, declarant1: sansRevenu(declarant1) },
    annee,
  );
}

/** Rents, which belong to both. */
export function revenuCommun(foyer: FoyerFiscal, annee: number): RevenuRetenu {
  const { declarant1, declarant2 } = foyer;
  return mesurer(
    {
      ...sansCapital(foyer),
      declarant1: sansRevenu(declarant1),
      declarant2: declarant2 === null ? null : sansRevenu(declarant2),
    },
    annee,
  );
}
