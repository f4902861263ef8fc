import { type Element, lireElements, normaliserTexte } from '@francis/lecture';
import type { Avant } from './avant.ts';
import { Chantier } from './chantier.ts';
import { clausesDe, dit, mentionsDe } from './clauses.ts';
import type { Garde, Lue, Qui } from './editions.ts';
import { lireEnfantsDits } from './enfants-dits.ts';
import { facetteDeLEssai } from './facette.ts';
import { enfantsDe, estCouple } from './etat.ts';
import { partDite, poserLesMontants } from './montants-dits.ts';
import { orphelines, RETIRABLES } from './orphelines.ts';

/** Mentions that an edit of a household reads. */
const LUES: ReadonlySet<string> = new Set(['montant', 'age', 'date', 'quantite']);
const OBJETS: ReadonlySet<string> = new Set(['', 'enfants']);
/** From there on, a card opens a half share. */
const TAUX_DE_LA_CARTE = 0.8;
const NAISSANCES: ReadonlySet<string> = new Set(['naissances', 'a_naitre', 'garde', 'nombre_enfants', 'union']);
/** More unknown words than that are a question to read. */
const INCONNUS_MAX = 3;
const STRUCTURE: ReadonlySet<string> = new Set(['union', 'separation', 'concubinage']);
/** « et avec un PER de 3 000 »: tried, whatever its point. */
const ESSAIS = ['et avec ', 'avec ', 'et sans ', 'sans '];

/** What a follow-up changes in a household; undefined unless every word of it is known and has its place. */
export function lireEditions(question: string, avant: Avant): Lue | undefined {
  const elements = lireElements(question);
  if (elements === undefined) return undefined;
  const illisibles = elements.filter((e) => !estLisible(question, e, elements, avant));
  const inconnus = illisibles.flatMap((e) => (e.type === 'inconnu' ? [e.mots] : []));
  if (inconnus.length < illisibles.length || inconnus.length > INCONNUS_MAX) return undefined;
  const c = new Chantier(question, elements, clausesDe(elements), avant);
  const entier =
    lireLesRetours(c) ||
    (lireLesRetraits(c) && lireLaStructure(c) && lireLesEnfants(c) && poserLesMontants(c) && lireLesEtats(c));
  if (!entier || c.editions.length === 0 || ditUneAutreAnnee(c) || orphelines(c).length > 0) return undefined;
  // What is not known may change anything, but who files with whom.
  if (inconnus.length > 0 && !c.editions.some((e) => STRUCTURE.has(e.genre))) return undefined;
  const texte = normaliserTexte(question);
  return {
    inconnus,
    editions: c.editions,
    essai: c.dit('essai') || question.trim().endsWith('?') || ESSAIS.some((mots) => texte.startsWith(mots)),
    seul: c.dit('seul_avec_eux'),
    aPreciser: c.aPreciser,
    periodeIncertaine: c.incertains,
  };
}

/** « et en 2026, si mon salaire passe à 3 100 € ? »: of a year that is not that of the household, and of nobody's birth. */
const ditUneAutreAnnee = ({ elements, editions, avant }: Chantier): boolean =>
  !editions.some((e) => NAISSANCES.has(e.genre)) &&
  mentionsDe(elements, 'date').some(({ annee }) => annee !== undefined && annee !== avant.menage.annee);

/** A name is that of somebody who is united with, of a couple, or named before; anything unknown makes it a question to read. */
function estLisible(question: string, e: Element, elements: readonly Element[], { dits, menage }: Avant): boolean {
  if (e.type === 'inconnu')
    return (
      e.nom &&
      (dit(elements, 'pacs', 'mariage', 'etat_pacse', 'etat_marie') ||
        dits.some((tour) => tour.includes(e.mots)) ||
        menage.base.some(estCouple))
    );
  if (e.type !== 'mention') return true;
  const { mention } = e;
  if (mention.type === 'duree') return mentionsDe(elements, 'montant').some((m) => m.fois === mention.valeur);
  if (mention.type === 'taux')
    return (dit(elements, 'carte') && mention.valeur >= TAUX_DE_LA_CARTE) || partDite(question, e) !== undefined;
  return LUES.has(mention.type) && (mention.type !== 'quantite' || OBJETS.has(mention.objet));
}

/** What may be asked again of the same facts. */
const DEMANDES: Readonly<Record<string, string>> = { d_tmi: 'taux_marginal', d_parts: 'parts', d_taux: 'taux' };

/** Back to what was told, or something taken away. */
function lireLesRetours(c: Chantier): boolean {
  if (mentionsDe(c.elements, 'montant').length + mentionsDe(c.elements, 'quantite').length > 0) return false;
  const demandes = Object.keys(DEMANDES).filter((d) => c.dit(d));
  if (c.dit('depart')) c.editions.push({ genre: 'depart' });
  else if (demandes.length > 0) c.editions.push({ genre: 'demande', demandes: demandes.map((d) => DEMANDES[d] ?? d) });
  else if (c.dit('bareme')) c.editions.push({ genre: 'bareme' });
  else if (c.dit('separement') && estCouple(c.foyer)) c.editions.push({ genre: 'separement' });
  else if (c.dit('retrait')) {
    const [seul, ...autres] = Object.keys(RETIRABLES).filter((i) => c.dit(i));
    if (c.dit('pacs', 'mariage') && seul === undefined) c.editions.push({ genre: 'retrait_union' });
    else if (seul !== undefined && autres.length === 0)
      c.editions.push({
        genre: 'retrait',
        quoi: RETIRABLES[seul] ?? seul,
        ...(DE_CHACUN.has(seul) ? personneDite(c) : {}),
      });
    else if (seul === undefined && c.dit('enfant', 'les_enfants'))
      c.editions.push({ genre: 'retrait', quoi: 'enfants' });
    else if (seul === undefined && c.dit('plus', 'variation') && essaieUnSalaire(c))
      c.editions.push({ genre: 'depart' });
  }
  return c.editions.length > 0;
}

/** What each of two people has of their own. */
const DE_CHACUN: ReadonlySet<string> = new Set(['per', 'frais_reels']);
/** « sans le PER de sa femme »: of one of two. */
function personneDite(c: Chantier): { readonly qui?: Qui } {
  if (!estCouple(c.foyer) || c.dit('conjoint') === c.dit('moi')) return {};
  return { qui: c.dit('conjoint') ? 2 : 1 };
}

/** « oublie l’augmentation »: the last try was that of a pay, and of nothing else. */
function essaieUnSalaire({ avant }: Chantier): boolean {
  const facette = facetteDeLEssai(avant.menage);
  return facette.length === 1 && facette[0]?.champ.nom === 'salaires';
}

/** « sans le PER mais avec 800 € de dons »: one thing taken away beside another one told. */
function lireLesRetraits(c: Chantier): boolean {
  for (const clause of c.clauses) {
    if (!dit(clause, 'retrait') || mentionsDe(clause, 'montant').length > 0) continue;
    const quoi = Object.keys(RETIRABLES).filter((i) => dit(clause, i));
    for (const i of quoi) c.editions.push({ genre: 'retrait', quoi: RETIRABLES[i] ?? i });
  }
  return true;
}

/** Who files with whom. */
function lireLaStructure(c: Chantier): boolean {
  const couple = estCouple(c.foyer);
  if (c.dit('separation')) {
    const garde: Garde | undefined = c.dit('alternee')
      ? 'alternee'
      : c.dit('gardes_par_moi')
        ? 'moi'
        : c.dit('gardes_par_l_autre')
          ? 'autre'
          : undefined;
    c.editions.push({ genre: 'separation', ...(garde ? { garde } : {}), seul: c.dit('seul_avec_eux') });
    return couple;
  }
  if (c.dit('concubinage')) {
    c.editions.push({ genre: 'concubinage' });
    return !couple && !c.dit('pacs', 'mariage', 'etat_pacse', 'etat_marie');
  }
  const etat = c.dit('etat_pacse', 'etat_marie');
  if (!c.dit('pacs', 'mariage') && !etat) return true;
  // « non, on est pacsés » corrects what was told: it is read with it.
  if (etat && !c.dit('essai')) return false;
  const statut = c.dit('mariage', 'etat_marie') ? 'marie' : 'pacse';
  const revenu = c.dit('sans_revenu') ? 'aucun' : c.dit('pareil') ? 'pareil' : undefined;
  c.editions.push({ genre: 'union', statut, ...(revenu ? { revenu } : {}) });
  return !couple && !c.dit('retrait');
}

function lireLesEnfants(c: Chantier): boolean {
  if (c.dit('separation')) return true;
  const lus = lireEnfantsDits(c.elements, c.clauses, c.avant);
  c.editions.push(...(lus ?? []));
  return lus !== undefined;
}

const NIVEAUX = ['college', 'lycee', 'superieur'] as const;

/** A school, a card. */
function lireLesEtats(c: Chantier): boolean {
  const niveaux = { college: 0, lycee: 0, superieur: 0 };
  for (const e of c.elements) for (const n of NIVEAUX) if (e.type === 'idee' && e.idees.includes(n)) niveaux[n] += 1;
  // « les deux sont au lycée »: each of them.
  const tousDits = c.dit('les_deux') || mentionsDe(c.elements, 'quantite').some((q) => q.valeur === enfantsDe(c.foyer));
  const [niveau, ...autresNiveaux] = NIVEAUX.filter((n) => niveaux[n] > 0);
  const tous = tousDits && niveau !== undefined && autresNiveaux.length === 0;
  if (tous) niveaux[niveau] = enfantsDe(c.foyer);
  const scolarises = niveaux.college + niveaux.lycee + niveaux.superieur;
  if (scolarises > enfantsDe(c.foyer) || (scolarises > 0 && !tous && mentionsDe(c.elements, 'quantite').length > 0))
    return false;
  if (scolarises > 0) {
    c.editions.push({ genre: 'scolarite', niveaux });
    c.aPreciser.push(`leur classe au 31 décembre ${c.avant.menage.annee}`);
  }
  return !c.dit('carte') || lireLaCarte(c);
}

/** Whose card it is: a child alone, somebody named, or nobody sure. */
function lireLaCarte(c: Chantier): boolean {
  const couple = estCouple(c.foyer);
  const nomme = c.elements.some((e) => e.type === 'idee' && e.idees.includes('conjoint') && e.mots.includes(' '));
  const pronom = c.dit('conjoint') && !nomme;
  if (c.dit('parents', 'ex')) return false;
  if (c.dit('cadet') && enfantsDe(c.foyer) > 1) {
    c.editions.push({ genre: 'carte', de: 'cadet' });
    return true;
  }
  if (c.dit('enfant') || (pronom && !couple)) {
    c.editions.push({ genre: 'carte', de: 'enfant' });
    return enfantsDe(c.foyer) === 1 && c.foyer.enfants?.length === 1;
  }
  c.editions.push({ genre: 'carte', de: c.dit('conjoint') ? 2 : 1 });
  return !(pronom && enfantsDe(c.foyer) > 0) && (!c.dit('conjoint') || couple);
}
