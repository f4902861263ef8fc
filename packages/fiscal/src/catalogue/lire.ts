import { ANNEES_COUVERTES } from '../france/parametres/annees.ts';
import { derniereAnneeCouverte, parametresImpotRevenu } from '../france/parametres/index.ts';
import { DOMAINES } from './domaines.ts';
import { lireInternational, lireTauxDeTva, nomsInternationaux } from './international.ts';
import type { ParametreEnVigueur } from './parametre.ts';

/**
 * Year of income that a day speaks of: the one declared during that year of filing, or the last voted one.
 * @param jour AAAA-MM-JJ
 */
export function anneeDesRevenus(jour: string): number {
  return Math.min(Number(jour.slice(0, 4)) - 1, derniereAnneeCouverte());
}

/**
 * A legal number in force on a day, with its article and where it was read.
 * @param nom e.g. `ir.decote.forfait_couple`, `dmtg.annees_rappel`, `tva.ch.normal`
 * @param jour AAAA-MM-JJ
 * @returns undefined when no such number is known for that day: there is no fallback to another period
 */
export function lireParametreLegal(nom: string, jour: string): ParametreEnVigueur | undefined {
  const point = nom.indexOf('.');
  const sujet = nom.slice(0, point);
  const reste = nom.slice(point + 1);
  if (sujet === 'ir') {
    const annee = anneeDesRevenus(jour);
    const p = ANNEES_COUVERTES.includes(annee) ? parametresImpotRevenu(annee)?.chercher(reste) : undefined;
    return p === undefined ? undefined : { ...p, nom };
  }
  if (sujet === 'tva') return lireTauxDeTva(reste, jour);
  const domaine = DOMAINES.get(sujet);
  if (domaine === undefined) return lireInternational(sujet, reste, jour);
  const periode = domaine.periodes.filter((p) => p.depuis <= jour).at(-1);
  const parametre = periode?.parametres.get(nom);
  return periode === undefined || parametre === undefined
    ? undefined
    : { ...parametre, annee: Number(jour.slice(0, 4)), depuis: periode.depuis };
}

/** Every legal number in force on a day. */
export function listerParametresLegaux(jour: string): ParametreEnVigueur[] {
  const revenus = parametresImpotRevenu(anneeDesRevenus(jour));
  const noms = [
    ...(revenus?.noms ?? []).map((n) => `ir.${n}`),
    ...[...DOMAINES.values()].flatMap((d) => Object.keys(d.definitions).map((cle) => `${d.prefixe}.${cle}`)),
    ...nomsInternationaux(jour),
  ];
  return noms.flatMap((nom) => lireParametreLegal(nom, jour) ?? []);
}
