import { lireElements, lireVariation } from '@francis/lecture';
import { lireTourUneFois } from '../../comprehension/tours-lus.ts';
import type { FoyerDecrit } from '../../outils/schemas.ts';
import type { Chantier } from './chantier.ts';
import { type Clause, clausesDe, dit, ideesDe, mentionsDe } from './clauses.ts';
import type { Qui } from './editions.ts';
import { enfantsDe, estCouple } from './etat.ts';
import { facetteDeLEssai, type Place, valeurA } from './facette.ts';
import { annuel, champDe, type Montant, revenuSeul, rolesAutour, type Role } from './montants.ts';
import { varier } from './varier.ts';

const MAJORITE = 18;
/** A pay said in the place of another one is of its order. */
const ORDRE = 6;

/** Every amount, with what it is and whose it is; false when one of them has no sure place. */
export function poserLesMontants(c: Chantier): boolean {
  let qui: Qui | undefined;
  let role: Role | undefined;
  for (const clause of c.clauses) {
    for (const [place, e] of clause.entries()) {
      if (e.type === 'idee' && e.idees.includes('conjoint')) qui = 2;
      else if (e.type === 'idee' && e.idees.includes('moi')) qui = 1;
      if (e.type === 'inconnu') qui = 2;
      if (e.type !== 'mention' || e.mention.type !== 'montant') continue;
      const [dite] = rolesAutour(clause, place);
      role = dite ?? (c.edition('union') ? 'salaire' : dit(clause, 'varie') ? undefined : role);
      const pose = role === undefined ? poserSansRole(c, e.mention, qui) : poser(c, e.mention, role, qui, clause);
      if (!pose) return false;
    }
    role = rolesAutour(clause, 0)[0] ?? role;
  }
  return true;
}

/** « et si je mets 8 000 à la place », « si je passe à 350 »: what the last try changed, or what the last turn spoke of. */
function poserSansRole(c: Chantier, m: Montant, qui: Qui | undefined): boolean {
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

function poser(c: Chantier, m: Montant, role: Role, dite: Qui | undefined, clause: Clause): boolean {
  if (dit(clause, 'variation', 'moins')) return varier(c, m, role, dite);
  if (role === 'verse' && dite !== undefined && poserLAutrePer(c, m, dite)) return true;
  const lu = annuel(m, role);
  const { foyer } = c;
  if (lu === undefined) return false;
  if (lu.incertain) c.incertains.push(m.mots);
  const union = c.edition('union');
  if (role === 'salaire' && union !== undefined && dite !== 1) {
    if (union.revenu !== undefined) return false;
    c.remplacer(union, { ...union, revenu: lu.valeur });
    return true;
  }
  const concubin = c.edition('concubinage');
  if (concubin !== undefined && role === 'salaire' && dite === 2) {
    c.remplacer(concubin, { ...concubin, revenu: lu.valeur });
    return true;
  }
  const plus = dit(clause, 'plus') && lireVariation(c.question, m) !== 'vers';
  if (role === 'garde_payee') {
    const nes = mentionsDe(clause, 'age').map((a) => c.avant.annee - a.valeur);
    c.editions.push({ genre: 'garde', valeur: lu.valeur, chacun: dit(clause, 'chacun'), nes });
    return true;
  }
  if (role === 'charges') return poserLesCharges(c, lu.valeur);
  if (role === 'don') return poserUnDon(c, m, lu.valeur, plus);
  const duRetraite = role === 'pension' && champDe(role, foyer, dite)?.de === 'declarant';
  if (!duRetraite && (role === 'pension' || role === 'verse' || role === 'recoit'))
    return poserUnePension(c, role, lu.valeur, clause);
  const reprise = role === 'plus' ? enPlusDeLEssai(c, clause) : undefined;
  if (reprise === 'ailleurs') return false;
  if (reprise !== undefined) {
    c.editions.push({ genre: 'montant', ...reprise.place, valeur: reprise.tenue + lu.valeur, ajoute: false });
    return true;
  }
  const champ = champDe(role, foyer, dite);
  // Of two, whose it is has to be said; of one, nobody else has any.
  const enCouple = estCouple(foyer) || union !== undefined;
  if (champ === undefined || (dite === 2 && !enCouple)) return false;
  const chacun = champ.de === 'declarant' && enCouple && dit(clause, 'chacun', 'les_deux');
  if (champ.de === 'declarant' && enCouple && dite === undefined && role !== 'per' && !chacun) return false;
  const qui: Qui = dite ?? 1;
  const paie = valeurA(foyer, { champ: { de: 'declarant', nom: 'salaires' }, qui });
  // A pensioner's raise is no pay.
  if (role === 'plus' && paie === 0) return false;
  const ajoute = role === 'plus' || plus;
  if (
    role === 'salaire' &&
    !ajoute &&
    paie > 0 &&
    Math.max(paie, lu.valeur) > ORDRE * Math.max(1, Math.min(paie, lu.valeur))
  )
    c.aPreciser.push('à qui est ce revenu, et sur combien de mois');
  // Nobody of that name was spoken of: who it is stays to be said.
  const inconnu = c.elements.find((e) => e.type === 'inconnu');
  if (inconnu?.type === 'inconnu' && union === undefined && !c.avant.dits.some((tour) => tour.includes(inconnu.mots)))
    c.aPreciser.push(`qui est ${inconnu.mots}`);
  const tenue = valeurA(foyer, { champ, qui });
  const sansPeriode = m.periode === undefined && m.fois === undefined;
  // « si le loyer passe à 750 ? », of 8 400 a year.
  if (!ajoute && sansPeriode && tenue > ORDRE * lu.valeur) c.incertains.push(m.mots);
  for (const un of chacun ? ([1, 2] as const) : [qui])
    c.editions.push({ genre: 'montant', champ, qui: un, valeur: lu.valeur, ajoute });
  return true;
}

/** Whether a household has amounts that are nobody's pay. */
const aDesMontants = (foyer: FoyerDecrit): boolean =>
  Object.entries(foyer).some(([cle, valeur]) => typeof valeur === 'number' && valeur > 0 && !cle.startsWith(ANNEE));
/** Years are no amounts. */
const ANNEE = 'annee';

/** « et si lui verse aussi 5 000 € ? », after a payment of hers: both. */
function poserLAutrePer(c: Chantier, m: Montant, dite: Qui): boolean {
  const [place, ...autres] = facetteDeLEssai(c.avant.menage);
  const [essai] = c.avant.menage.essai ?? [];
  if (place?.champ.nom !== 'per_versements' || autres.length > 0 || place.qui === dite || essai === undefined)
    return false;
  const lu = annuel(m, 'per');
  if (lu === undefined || !estCouple(c.foyer)) return false;
  c.editions.push(
    { genre: 'montant', ...place, valeur: valeurA(essai, place), ajoute: false },
    { genre: 'montant', champ: place.champ, qui: dite, valeur: lu.valeur, ajoute: false },
  );
  return true;
}

/** Pay that is told by its own name. */
const PRIMES = ['prime', 'bonus', 'treizieme', 'augmentation'];
/**
 * « et si je mets 1 000 de plus ? », after a try of a retirement plan: more of what was tried. 'ailleurs' when the last turn
 * spoke of something that is no pay.
 */
function enPlusDeLEssai(c: Chantier, clause: Clause): { place: Place; tenue: number } | 'ailleurs' | undefined {
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

function poserLesCharges(c: Chantier, valeur: number): boolean {
  if (c.foyer.micro_foncier_recettes === undefined) return false;
  const deja = c.edition('reel');
  if (deja) c.remplacer(deja, { genre: 'reel', charges: deja.charges + valeur });
  else c.editions.push({ genre: 'reel', charges: valeur });
  return true;
}

/** The rate of a gift is read by who knows the bodies. */
function poserUnDon(c: Chantier, m: Montant, valeur: number, plus: boolean): boolean {
  const [de, a] = m.span;
  const dite = `${c.question.slice(0, de)}${m.valeur} €${c.question.slice(a).replace(/^ ?€/, '')}`;
  const dons = lireTourUneFois(dite, c.avant.menage.annee, 'don').faits.dons ?? [];
  const [don, ...autres] = dons.filter((d) => d.montant === m.valeur || d.montant === valeur);
  if (don === undefined || autres.length > 0) return false;
  // « les dons à 1 000 »: those of before, with their rate.
  const seul = c.foyer.dons_75 && !c.foyer.dons_66 ? 75 : c.foyer.dons_66 && !c.foyer.dons_75 ? 66 : undefined;
  const taux = don.taux === 75 ? 75 : (seul ?? don.taux);
  c.editions.push({
    genre: 'montant',
    champ: { de: 'foyer', nom: taux === 75 ? 'dons_75' : 'dons_66' },
    qui: 1,
    valeur,
    ajoute: plus || c.dit('ajout'),
  });
  return true;
}

function poserUnePension(c: Chantier, role: Role, valeur: number, clause: Clause): boolean {
  const { foyer } = c;
  if (c.dit('detache')) {
    c.editions.push({ genre: 'detache', pension: valeur });
    return true;
  }
  if (c.dit('recoit') && !c.dit('verse') && c.dit('pension', 'ex')) {
    if (foyer.enfants?.some((e) => e.garde_alternee))
      c.aPreciser.push('une pension reçue pour un enfant en garde alternée');
    const fois = dit(clause, 'chacun') ? enfantsDe(foyer) : 1;
    if (fois === 0) return false;
    c.editions.push({
      genre: 'montant',
      champ: { de: 'declarant', nom: 'pensions_alimentaires_recues' },
      qui: 1,
      valeur: valeur * fois,
      ajoute: false,
    });
    return true;
  }
  if (role === 'recoit') return false;
  const majeur = c.dit('enfant_majeur') || mentionsDe(c.elements, 'age').some((a) => a.valeur >= MAJORITE);
  const adultes = (foyer.enfants ?? []).some((e) => c.avant.menage.annee - (e.annee_naissance ?? 0) >= MAJORITE);
  if (majeur && adultes) return false;
  if (!majeur && !c.dit('parents', 'ex', 'les_enfants', 'pension', 'chacun')) return false;
  // Maintenance of a child who is counted here is no charge.
  if (!majeur && !c.dit('parents') && enfantsDe(foyer) > 0)
    c.aPreciser.push('l’enfant pour qui cette pension est versée');
  const fois = dit(clause, 'chacun') ? enfantsDits(c) : 1;
  if (fois === undefined) return false;
  const nom = majeur ? 'pension_alimentaire_enfant_majeur' : 'pensions_alimentaires_autres';
  c.editions.push({ genre: 'montant', champ: { de: 'foyer', nom }, qui: 1, valeur: valeur * fois, ajoute: false });
  return true;
}

/** How many children were told, wherever they live. */
const enfantsDits = ({ avant }: Chantier): number | undefined =>
  avant.dits.flatMap((tour) => mentionsDe(lireElements(tour) ?? [], 'quantite')).findLast((q) => q.objet === 'enfants')
    ?.valeur;
