import {
  ANNEES_LUXEMBOURG,
  type AnneeLuxembourg,
  PARAMETRES_LUXEMBOURG,
  TAUX_TARIF,
  TRANCHES_BASSES,
  TRANCHES_MOYENNES,
} from './parametres/index.ts';

export type ClasseLuxembourg = '1' | '1a' | '2';

/** Thresholds above which each rate applies. */
export interface Tarif {
  readonly seuils: readonly number[];
  /** Fractions. */
  readonly taux: readonly number[];
}

function construireClasse1(annee: AnneeLuxembourg): Tarif {
  const p = PARAMETRES_LUXEMBOURG[annee].tarif.valeurs;
  const seuils: number[] = [];
  let seuil: number = p.exempte;
  for (let rang = 0; rang < TRANCHES_BASSES + TRANCHES_MOYENNES; rang += 1) {
    seuils.push(seuil);
    seuil += rang < TRANCHES_BASSES ? p.largeur_basse : p.largeur_moyenne;
  }
  if (seuil !== p.seuil_39) throw new Error(`The ${annee} tariff does not reach its 39 % bracket`);
  seuils.push(p.seuil_39, p.seuil_40, p.seuil_41, p.seuil_42);
  return { seuils, taux: TAUX_TARIF.map((taux) => taux / 100) };
}

/**
 * Class 1a as a scale of its own. The law takes off the income a share of its complement to a limit, so that each
 * bracket of class 1 starts lower down and bears a higher marginal rate, which stops at 39 % (LIR art. 120bis).
 */
function construireClasse1a(annee: AnneeLuxembourg, classe1: Tarif): Tarif {
  const { part_complement, multiple_exempte, taux_maximal } = PARAMETRES_LUXEMBOURG[annee].classe_1a.valeurs;
  const pente = 1 + part_complement;
  const retrait = part_complement * multiple_exempte * PARAMETRES_LUXEMBOURG[annee].tarif.valeurs.exempte;
  const seuils: number[] = [];
  const taux: number[] = [];
  for (const [rang, seuil] of classe1.seuils.entries()) {
    const marginal = (classe1.taux[rang] ?? 0) * pente;
    seuils.push((seuil + retrait) / pente);
    taux.push(Math.min(marginal, taux_maximal));
    if (marginal >= taux_maximal) break;
  }
  for (const [rang, seuil] of classe1.seuils.entries()) {
    const t = classe1.taux[rang] ?? 0;
    if (t > taux_maximal) {
      seuils.push(seuil);
      taux.push(t);
    }
  }
  return { seuils, taux };
}

/** Class 2 is twice class 1 on half the income: same rates, doubled thresholds (LIR art. 121). */
const doubler = (tarif: Tarif): Tarif => ({ seuils: tarif.seuils.map((s) => s * 2), taux: tarif.taux });

const TARIFS = new Map(
  ANNEES_LUXEMBOURG.map((annee) => {
    const classe1 = construireClasse1(annee);
    return [annee, { '1': classe1, '1a': construireClasse1a(annee, classe1), '2': doubler(classe1) }] as const;
  }),
);

/** Scale of a class; thresholds are those of the income itself, whatever the class. */
export function tarifDeClasse(annee: AnneeLuxembourg, classe: ClasseLuxembourg): Tarif {
  const tarifs = TARIFS.get(annee);
  if (tarifs === undefined) throw new Error(`No tariff for ${annee}`);
  return tarifs[classe];
}

/** Tax of the scale before any rounding, in euros. */
export function appliquerTarif(revenu: number, tarif: Tarif): number {
  let impot = 0;
  for (const [rang, seuil] of tarif.seuils.entries()) {
    if (revenu <= seuil) break;
    const haut = tarif.seuils[rang + 1] ?? Number.POSITIVE_INFINITY;
    impot += (Math.min(revenu, haut) - seuil) * (tarif.taux[rang] ?? 0);
  }
  return impot;
}
