import { derniereAnneeCouverte, expliquerImpotRevenu, type NoeudTrace, parametresImpotRevenu } from '@francis/fiscal';
import { foyerDeLaPreuve } from '../foyers.ts';
import type { Marche } from '../../../design-system/index.ts';

/** Year of income of the published question. */
export const ANNEE_PREUVE = 2022;

const VERSEMENT = 2_000;

export interface Preuve {
  trace: NoeudTrace;
  /** Positive amount given back to the household. */
  restitution: number;
  droits: number;
  decote: number;
  resteApresDecote: number;
  /** Tax without the payment to the retirement plan: the effect of a lever is a full recomputation. */
  impotSansPer: number;
}

/** Asks the engine, here in the browser. Undefined if it refuses: the page then shows no figure rather than a copied one. */
export function calculerPreuve(): Preuve | undefined {
  const reponse = expliquerImpotRevenu(foyerDeLaPreuve(VERSEMENT), ANNEE_PREUVE);
  const sansPer = expliquerImpotRevenu(foyerDeLaPreuve(0), ANNEE_PREUVE);
  if (!('trace' in reponse) || !('trace' in sansPer)) return undefined;
  const { resultat, trace } = reponse;
  return {
    trace,
    restitution: -resultat.impot_final,
    droits: resultat.droits_simples,
    decote: resultat.decote,
    resteApresDecote: resultat.impot_apres_decote,
    impotSansPer: sansPer.resultat.impot_final,
  };
}

export interface BaremeAffiche {
  annee: number;
  marches: Marche[];
}

/** The scale of the last voted year, as steps. */
export function dernierBareme(): BaremeAffiche | undefined {
  const annee = derniereAnneeCouverte();
  const parametres = parametresImpotRevenu(annee);
  const seuils = ([1, 2, 3, 4] as const).map((n) => parametres?.lire(`bareme.seuil_${n}`)?.valeur);
  const taux = ([1, 2, 3, 4] as const).map((n) => parametres?.lire(`bareme.taux_${n}`)?.valeur);
  if (seuils.includes(undefined) || taux.includes(undefined)) return undefined;
  return { annee, marches: [0, ...taux].map((t, i) => ({ taux: t ?? 0, jusqua: seuils[i] ?? null })) };
}
