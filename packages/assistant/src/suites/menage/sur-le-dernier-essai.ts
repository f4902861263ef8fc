import { lireElements } from '@francis/lecture';
import type { FoyerDecrit } from '../../outils/schemas.ts';
import type { Chantier } from './chantier.ts';
import { type Clause, clausesDe, dit, ideesDe } from './clauses.ts';
import type { Qui } from './editions.ts';
import { estCouple } from './etat.ts';
import { facetteDeLEssai, type Place, valeurA } from './facette.ts';
import { annuel, champDe, type Montant, revenuSeul, rolesAutour, type Role } from './montants.ts';

/** A pay said in the place of another one is of its order. */
export const ORDRE = 6;

/** « et si je mets 8 000 à la place », « si je passe à 350 »: what the last try changed, or what the last turn spoke of. */
export function poserSansRole(c: Chantier, m: Montant, qui: Qui | undefined): boolean {
  // « et 47 500 ? »: nothing but the amount is read by who knows what it may replace.
  if (qui === undefined && !c.dit('varie', 'corrige')) return false;
  const [seule, ...autres] = facetteDeLEssai(c.avant.menage);
  // « elle passe à 30 000 »: the one income that she has.
  const sien = qui !== undefined && seule === undefined ? revenuSeul(c.foyer, qui) : undefined;
  const lue =
    sien !== undefined && qui !== undefined
      ? { champ: sien, qui }
      : autres.length === 0 && seule !== undefined
        ? seule
        : dernierePlace(c);
  if (lue === undefined) return false;
  // « et moi 2 900 », after what the other one has: the same, of who speaks.
  const derniere: Place = qui === undefined || lue.champ.de === 'foyer' ? lue : { ...lue, qui };
  if (derniere.qui === 2 && !estCouple(c.foyer)) return false;
  const role: Role = derniere.champ.nom === 'salaires' ? 'salaire' : 'per';
  const lu = annuel(m, role);
  if (lu === undefined) return false;
  const tenue = Math.max(valeurA(c.foyer, lue), valeurA(c.avant.menage.essai?.[0] ?? {}, lue));
  if (tenue === 0 || Math.max(tenue, lu.valeur) > ORDRE * Math.min(tenue, lu.valeur)) return false;
  if (lu.incertain) c.incertains.push(m.mots);
  c.editions.push({ genre: 'montant', ...derniere, valeur: lu.valeur, ajoute: false });
  return true;
}

/** The one amount that the last turn told, or the only pay of a household. */
function dernierePlace({ avant, foyer }: Chantier): Place | undefined {
  const clauses = clausesDe(lireElements(avant.dits.at(-1) ?? '') ?? []);
  const roles = clauses.flatMap((clause) =>
    clause.flatMap((e, i) => (e.type === 'mention' && e.mention.type === 'montant' ? [rolesAutour(clause, i)[0]] : [])),
  );
  const [role, ...autres] = roles;
  if (autres.length > 0) return undefined;
  const places: Place[] = role === undefined ? [] : PLACES_DES_ROLES(role, foyer);
  const tenues = places.filter((p) => valeurA(foyer, p) > 0);
  if (tenues.length === 1) return tenues[0];
  const paie: Place = { champ: { de: 'declarant', nom: 'salaires' }, qui: 1 };
  return tenues.length === 0 && role === undefined && !estCouple(foyer) && valeurA(foyer, paie) > 0 ? paie : undefined;
}

function PLACES_DES_ROLES(role: Role, foyer: FoyerDecrit): Place[] {
  if (role === 'pension' || role === 'verse')
    return (['pensions_alimentaires_autres', 'pension_alimentaire_enfant_majeur'] as const).map((nom) => ({
      champ: { de: 'foyer', nom },
      qui: 1,
    }));
  if (role === 'don') return (['dons_66', 'dons_75'] as const).map((nom) => ({ champ: { de: 'foyer', nom }, qui: 1 }));
  const champ = champDe(role, foyer, 1);
  if (champ === undefined) return [];
  return champ.de === 'foyer' ? [{ champ, qui: 1 }] : ([1, 2] as const).map((qui) => ({ champ, qui }));
}

/** Whether a household has amounts that are nobody's pay. */
const aDesMontants = (foyer: FoyerDecrit): boolean =>
  Object.entries(foyer).some(([cle, valeur]) => typeof valeur === 'number' && valeur > 0 && !cle.startsWith(ANNEE));
/** Years are no amounts. */
const ANNEE = 'annee';

/** Pay that is told by its own name. */
const PRIMES = ['prime', 'bonus', 'treizieme', 'augmentation'];
/**
 * « et si je mets 1 000 de plus ? », after a try of a retirement plan: more of what was tried. 'ailleurs' when the last turn
 * spoke of something that is no pay.
 */
export function enPlusDeLEssai(c: Chantier, clause: Clause): { place: Place; tenue: number } | 'ailleurs' | undefined {
  const payee = ideesDe(clause).some((e) => e.idees.includes('plus') && PRIMES.some((mot) => e.mots.includes(mot)));
  if (payee || dit(clause, 'salaire')) return undefined;
  const facette = facetteDeLEssai(c.avant.menage);
  const [place, ...autres] = facette.length > 0 ? facette : [dernierePlace(c)].filter((p) => p !== undefined);
  // Nothing says of what, in a household that has more than a pay.
  if (place === undefined)
    return revenuSeul(c.foyer, 1) === undefined || aDesMontants(c.foyer) ? 'ailleurs' : undefined;
  if (place.champ.nom === 'salaires' && autres.length === 0) return undefined;
  const essai = facette.length === 1 ? c.avant.menage.essai?.[0] : undefined;
  return essai === undefined ? 'ailleurs' : { place, tenue: valeurA(essai, place) };
}
