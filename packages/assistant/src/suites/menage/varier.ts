import { lireVariation, motsDits, normaliserTexte, type Variation } from '@francis/lecture';
import type { Chantier } from './chantier.ts';
import type { Qui } from './editions.ts';
import { estCouple } from './etat.ts';
import { type Place, valeurA } from './facette.ts';
import { annuel, champDe, type Montant, type Role } from './montants.ts';

/** Less than that, a raise said without its period may be that of a month. */
const PEUT_ETRE_D_UN_MOIS = 1_500;

/** What an amount becomes once it moved; undefined below nothing, or when the words do not tell how it moves. */
function deplacer(tenue: number, de: number, sens: Variation | undefined): number | undefined {
  if (sens === 'vers') return de;
  if (sens === 'plus' || sens === 'ajout') return tenue + de;
  return sens === 'moins' && tenue >= de ? tenue - de : undefined;
}

/** What the State moves, and nobody earns. */
const DE_L_ETAT = motsDits(
  'impot|impots|taxe|taxes|csg|bareme|prelevement|prelevements|cotisation|cotisations|taux|tranche|tranches|inflation|prix',
);
const bougeParLEtat = (question: string): boolean => DE_L_ETAT.test(normaliserTexte(question));

/** Where an amount of this role stands, for one of the two; undefined when whose it is stays to be said. */
function placeDe(c: Chantier, role: Role, dite: Qui | undefined): Place | undefined {
  if (role !== 'loyers_nus' && c.dit('chacun', 'les_deux')) return undefined;
  // « si les impôts augmentent de 3 000 € »: nobody's pay.
  if (role === 'variation' && (dite === undefined || bougeParLEtat(c.question))) return undefined;
  const champ = champDe(role, c.foyer, dite);
  const seul = champ?.de === 'foyer' || !(estCouple(c.foyer) || c.edition('union') !== undefined);
  if (champ === undefined || (seul ? champ.de === 'declarant' && dite === 2 : dite === undefined)) return undefined;
  return { champ, qui: dite ?? 1 };
}

/**
 * « on augmente les dividendes de 20 000 € », « elle gagne 5 000 € de moins »: moved from what the household holds, and
 * from nothing else. False when it holds none, or when whose it is stays to be said.
 */
export function varier(c: Chantier, m: Montant, role: Role, dite: Qui | undefined): boolean {
  const place = placeDe(c, role, dite);
  if (place === undefined) return false;
  const tenue = valeurA(c.foyer, place);
  const sens = lireVariation(c.question, m);
  const lu = annuel(m, sens === 'vers' ? role : 'plus');
  const valeur = lu && tenue > 0 ? deplacer(tenue, lu.valeur, sens) : undefined;
  if (lu === undefined || valeur === undefined) return false;
  const sansPeriode = m.periode === undefined && m.fois === undefined && place.champ.nom === 'salaires';
  if (lu.incertain || (sansPeriode && sens !== 'vers' && lu.valeur < PEUT_ETRE_D_UN_MOIS)) c.incertains.push(m.mots);
  c.editions.push({ genre: 'montant', ...place, valeur, ajoute: false });
  return true;
}

/** « ses recettes augmentent de 10 % », « double son salaire »: a share of what the household holds, to the cent. */
export function varierDUnePart(c: Chantier, part: number, role: Role, dite: Qui | undefined): boolean {
  const place = placeDe(c, role, dite);
  const tenue = place === undefined ? 0 : valeurA(c.foyer, place);
  if (place === undefined || tenue <= 0) return false;
  c.editions.push({ genre: 'montant', ...place, valeur: Math.round(tenue * (1 + part) * 100) / 100, ajoute: false });
  return true;
}
