import { calculerReferenceTva, type CategorieTva, expliquerTva, lireTauxTva, type PaysTva } from '@francis/fiscal/tva';
import { formaterTaux, type NoeudAffiche } from '../ecriture/index.ts';
import { formaterJour, veilleDe } from '../commun/dates.ts';
import { etapeReference, OPTION_REFERENCE, REFERENCE } from '../commun/reference.ts';
import type { OptionBareme } from '../commun/saisie.ts';
import type { PageTva } from './pays.ts';

export interface SituationTva {
  montantHT: number;
  type: CategorieTva;
}

export interface ResultatTva {
  montantHT: number;
  montantTaxe: number;
  montantTTC: number;
  /** Fraction. */
  taux: number;
  conseils: readonly string[];
  reserves: readonly string[];
  difference?: string;
  trace: NoeudAffiche;
}

/** A period of rates; `jour` is the day at which the computation is made. */
interface Periode extends OptionBareme {
  readonly jour: string;
}

/** Periods from the one in force on the day back to the first, then the reference. */
export function periodesDe(pays: PaysTva, jour: string): Periode[] {
  const periodes: Periode[] = [];
  let fin: string | undefined;
  for (let lu = lireTauxTva(pays, jour); 'depuis' in lu; lu = lireTauxTva(pays, veilleDe(lu.depuis))) {
    const debut = formaterJour(lu.depuis);
    periodes.push({
      valeur: lu.depuis,
      jour: fin === undefined ? jour : lu.depuis,
      libelle: fin === undefined ? `En vigueur, depuis le ${debut}` : `Du ${debut} au ${formaterJour(fin)}`,
    });
    fin = veilleDe(lu.depuis);
  }
  return [...periodes, { ...OPTION_REFERENCE, jour }];
}

/** The sentence of the engine when it refuses. */
export function calculer(page: PageTva, s: SituationTva, bareme: string, jour: string): ResultatTva | string {
  const conseil = calculerReferenceTva(page.pays, 'normal', s.montantHT);
  const conseils = 'conseils' in conseil ? conseil.conseils : [];
  if (bareme === REFERENCE) return calculerReference(page, s);
  const lu = expliquerTva({ pays: page.pays, date: jour, categorie: s.type, montantHT: s.montantHT });
  if (!('trace' in lu)) return lu.message;
  const { resultat, trace } = lu;
  return {
    montantHT: resultat.montantHT,
    montantTaxe: resultat.montantTVA,
    montantTTC: resultat.montantTTC,
    taux: resultat.tauxTVA / 100,
    conseils,
    reserves: resultat.reserves,
    trace,
  };
}

function calculerReference(page: PageTva, s: SituationTva): ResultatTva | string {
  const type = page.taux.find((t) => t.valeur === s.type)?.reference;
  if (type === undefined) return `La formule simplifiée n’a pas de taux pour ce type (${page.impot}).`;
  const r = calculerReferenceTva(page.pays, type, s.montantHT);
  if ('code' in r) return r.message;
  const taux = r.tauxTVA / 100;
  const { ecrire } = page;
  const unite = page.unite === '€' ? 'EUR' : 'CHF';
  const calcul = `${ecrire(r.montantHT)} × ${formaterTaux(taux)} = ${ecrire(r.montantTVA)}`;
  return {
    montantHT: r.montantHT,
    montantTaxe: r.montantTVA,
    montantTTC: r.montantTTC,
    taux,
    conseils: r.conseils,
    reserves: [],
    difference: r.difference,
    trace: etapeReference('Montant taxe comprise', r.montantTTC, `Montant hors taxe + ${page.impot}`, unite, [
      etapeReference(page.impot, r.montantTVA, calcul, unite),
    ]),
  };
}

export interface TauxCompare {
  libelle: string;
  type: CategorieTva;
  taux: number;
  montantTaxe: number;
  montantTTC: number;
  trace: NoeudAffiche;
}

/** The same amount at each rate of the day. */
export function tousLesTaux(page: PageTva, montantHT: number, bareme: string, jour: string): TauxCompare[] {
  return page.taux.flatMap(({ valeur, libelle }) => {
    const r = calculer(page, { montantHT, type: valeur }, bareme, jour);
    if (typeof r === 'string') return [];
    const { taux, montantTaxe, montantTTC, trace } = r;
    return [{ libelle, type: valeur, taux, montantTaxe, montantTTC, trace }];
  });
}
