import { entree } from '../../core/traceur.ts';
import { enParts, nombre } from '../../core/typographie.ts';
import type { Composition } from './composition.ts';
import { decrireComposition } from './composition.ts';
import type { TraceurIr } from './contexte.ts';
import type { FoyerFiscal } from './foyer.ts';

/** Parts before any dependent: the base against which the advantage of the family quotient is measured. */
export function partsDeBase(composition: Composition): number {
  return composition.couple || composition.anneeDuDeces ? 2 : 1;
}

/** Half a part each for the first two, one part each from the third. */
function partsPourEnfants(nombreEnfants: number): number {
  return nombreEnfants <= 2 ? nombreEnfants * 0.5 : nombreEnfants - 1;
}

/**
 * Children in sole charge take the first ranks; those in alternating residence then count for half of what their rank
 * gives (CGI art. 194 I).
 */
function partsAlternees(c: Composition): number {
  return (partsPourEnfants(c.exclusifs + c.alternes) - partsPourEnfants(c.exclusifs)) / 2;
}

/** Half a part; with children in alternating residence only, a quarter for one, half a part for two or more. */
export function partsParentIsole(c: Composition): number {
  if (!c.parentIsole) return 0;
  return c.exclusifs > 0 || c.alternes > 1 ? 0.5 : 0.5 / 2;
}

/** Number of parts of a described household (CGI art. 194 and 195). */
export function compterParts(c: Composition, t: TraceurIr): number {
  const base = partsDeBase(c);
  const veuf = c.veufAvecCharge ? 1 : 0;
  const exclusifs = partsPourEnfants(c.exclusifs);
  const alternes = partsAlternees(c);
  const isole = partsParentIsole(c);
  const enfantsInvalides = c.exclusifsInvalides * 0.5 + (c.alternesInvalides * 0.5) / 2;
  const personnelles = c.demiPartsPersonnelles * 0.5 + (c.caseLRetenue ? 0.5 : 0);
  const parts = base + veuf + exclusifs + alternes + isole + enfantsInvalides + personnelles;
  if (t !== null) {
    const termes: [string, number][] = [
      [c.couple ? 'couple' : c.anneeDuDeces ? 'parts du couple gardées l’année du décès' : 'déclarant', base],
      ['veuf avec personne à charge', veuf],
      [`${c.exclusifs} ${c.exclusifs > 1 ? 'personnes' : 'personne'} à charge`, exclusifs],
      [`${c.alternes} ${c.alternes > 1 ? 'enfants' : 'enfant'} en résidence alternée`, alternes],
      ['parent isolé', isole],
      ['enfants titulaires de la carte d’invalidité', enfantsInvalides],
      [c.caseLRetenue ? 'a élevé seul un enfant' : 'invalidité ou ancien combattant', personnelles],
    ];
    const presents = termes.filter((terme) => terme[1] > 0);
    t.noeud({
      regle: 'ir.parts',
      libelle: 'Nombre de parts du foyer',
      valeur: parts,
      unite: 'parts',
      formule: `${presents.map(([nom, n]) => `${nombre(n)} (${nom})`).join(' + ')} = ${enParts(parts)}`,
      article: 'CGI art. 194 et 195',
      entrees: presents.map(([nom, n]) => entree(nom.charAt(0).toUpperCase() + nom.slice(1), n, 'parts')),
    });
  }
  return parts;
}

/**
 * Number of parts of a household, e.g. 2.5 for a couple with one child.
 *
 * @param annee year of income; only a death of the spouse in that year depends on it
 */
export function calculerNombreParts(foyer: FoyerFiscal, annee = Number.NaN): number {
  return compterParts(decrireComposition(foyer, annee), null);
}
