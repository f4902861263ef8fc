import { type Element, lireElements, lirePartsDeVariation, lireVariation } from '@francis/lecture';
import { lireTourUneFois } from '../../comprehension/tours-lus.ts';
import type { Chantier } from './chantier.ts';
import { type Clause, dit, mentionsDe } from './clauses.ts';
import type { Qui } from './editions.ts';
import { enfantsDe, estCouple } from './etat.ts';
import { facetteDeLEssai, valeurA } from './facette.ts';
import { annuel, champDe, type Montant, rolesAutour, type Role } from './montants.ts';
import { enPlusDeLEssai, ORDRE, poserSansRole } from './sur-le-dernier-essai.ts';
import { varier, varierDUnePart } from './varier.ts';

const MAJORITE = 18;

/** Every amount, with what it is and whose it is; false when one of them has no sure place. */
export function poserLesMontants(c: Chantier): boolean {
  let qui: Qui | undefined;
  let role: Role | undefined;
  for (const clause of c.clauses) {
    for (const [place, e] of clause.entries()) {
      if (e.type === 'idee' && e.idees.includes('conjoint')) qui = 2;
      else if (e.type === 'idee' && e.idees.includes('moi')) qui = 1;
      if (e.type === 'inconnu') qui = 2;
      const part = partDite(c.question, e);
      if (part !== undefined) {
        role = rolesAutour(clause, place)[0] ?? role;
        if (role === undefined || !varierDUnePart(c, part, role, qui)) return false;
        continue;
      }
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

/** By what share an amount moves there: « augmente de 10 % », « double », « baisse de moitié ». */
export function partDite(question: string, e: Element): number | undefined {
  if (e.type === 'idee') return lirePartsDeVariation(e.mots, [])[0]?.part;
  return e.type === 'mention' ? lirePartsDeVariation(question, [e.mention]).find((p) => p.mention)?.part : undefined;
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
