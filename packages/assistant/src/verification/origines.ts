import { lirePartsDeVariation, normaliserTexte, trouverMentions } from '@francis/lecture';
import {
  meublesAuForfait,
  obsequesDeduites,
  parleDObseques,
  sansLesMeubles,
} from '../domaines/transmission/frais-et-meubles.ts';
import { JETON } from '../orchestration/jetons.ts';
import type { Registre } from '../orchestration/registre.ts';
import type { DemandeAssistant } from '../types.ts';
import { type NombreLu, lireNombres } from './nombres-lus.ts';

const PRECISION = 0.51;
const proche = (a: number, b: number): boolean => Math.abs(a - b) <= PRECISION;

/** Times a year that a person may multiply an amount by. */
const FOIS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 26, 52];

const PERSONNES_MAX = 12;

/** Values among which one is looked for to the precision, without going through all of them. */
class Approches {
  readonly triees: Float64Array;

  constructor(valeurs: readonly number[]) {
    this.triees = Float64Array.from(valeurs).toSorted();
  }

  ont(valeur: number): boolean {
    let [bas, haut] = [0, this.triees.length];
    while (bas < haut) {
      const milieu = Math.floor((bas + haut) / 2);
      if ((this.triees[milieu] ?? 0) < valeur - PRECISION) bas = milieu + 1;
      else haut = milieu;
    }
    const premiere = this.triees[bas];
    return premiere !== undefined && premiere <= valeur + PRECISION;
  }
}

function* feuilles(valeur: unknown, profondeur = 0): Generator<number> {
  if (typeof valeur === 'number' && Number.isFinite(valeur)) yield valeur;
  else if (typeof valeur === 'string') yield* lireNombres(valeur).map((n) => n.valeur);
  else if (typeof valeur === 'object' && valeur !== null && profondeur < 6)
    for (const v of Object.values(valeur)) yield* feuilles(v, profondeur + 1);
}

/**
 * What may be written as a figure: the person's own numbers, and what the engine and the law gave in this answer.
 * Words of the assistant in the history are nobody's figures.
 */
export class Origines {
  readonly #personne = new Set<number>();
  readonly #registre: Registre;
  readonly #demande: DemandeAssistant;
  /** Whether the person counts furniture at its flat share of what they tell. */
  readonly #auForfait: boolean;
  #multiples: Approches | undefined;

  constructor(demande: DemandeAssistant, registre: Registre) {
    this.#registre = registre;
    this.#demande = demande;
    const dit = normaliserTexte(demande.question);
    this.#auForfait = meublesAuForfait(dit);
    for (const texte of [
      ...demande.historique.filter((t) => t.role === 'user').map((t) => t.content),
      demande.question,
    ]) {
      for (const n of lireNombres(normaliserTexte(texte))) this.#personne.add(n.valeur);
    }
    for (const n of feuilles(demande.corrections?.map((c) => c.valeur))) this.#personne.add(n);
    for (const n of feuilles([demande.profilContexte, demande.profilEnregistre])) this.#personne.add(Math.abs(n));
    for (const n of feuilles(demande.dossier)) this.#personne.add(Math.abs(n));
    // « mes recettes augmentent de 10 % »: what they become.
    const tenus = [...this.#personne];
    for (const { part } of lirePartsDeVariation(demande.question, trouverMentions(demande.question)))
      for (const n of tenus) this.#personne.add(n * (1 + part));
    // What the law keeps of a funeral that was told.
    const deduites = parleDObseques(dit)
      ? Array.from(this.#personne, (n) => obsequesDeduites(n, demande.aujourdhui))
      : [];
    for (const n of deduites) this.#personne.add(n);
  }

  /** Whether a bare number of a text has an origin. Years and small counts carry no amount. */
  admet({ valeur, unite }: NombreLu): boolean {
    if (unite === '' && ((Number.isInteger(valeur) && valeur <= 31) || (valeur >= 1990 && valeur <= 2100))) return true;
    return this.#personne.has(valeur) || this.legal({ valeur, unite }) || this.#cite({ valeur, unite });
  }

  /** Whether a number stands, with the same unit, in a checked text of this answer: a form, a box, an example. */
  #cite({ valeur, unite }: NombreLu): boolean {
    return this.#registre.appels.some(({ textes = [] }) =>
      textes.some((t) => lireNombres(t.replace(JETON, ' ')).some((n) => n.valeur === valeur && n.unite === unite)),
    );
  }

  /** Whether a number is a legal parameter that a computation of this answer used. */
  legal({ valeur }: NombreLu): boolean {
    for (const p of this.#registre.parametres()) {
      const lu = p.unite === 'taux' ? p.valeur * 100 : p.valeur;
      if (Math.abs(lu - valeur) < 0.005) return true;
    }
    return false;
  }

  /** Whether an amount given to a tool comes from the person, as written or by a plain operation on what was written. */
  explique(montant: number): boolean {
    const { aujourdhui } = this.#demande;
    return this.#vientDesDits(montant) || (this.#auForfait && this.#vientDesDits(sansLesMeubles(montant, aujourdhui)));
  }

  #vientDesDits(montant: number): boolean {
    if (montant === 0) return true;
    this.#multiples ??= new Approches([...this.#personne].flatMap((n) => FOIS.map((f) => n * f)));
    const multiples = this.#multiples;
    if (multiples.ont(montant) || multiples.ont(montant * 2)) return true;
    // A share of what was said, among as many people as were said.
    const parts = [...this.#personne].filter((n) => Number.isInteger(n) && n > 1 && n <= PERSONNES_MAX);
    if (parts.some((f) => [...this.#personne].some((n) => proche(n / f, montant)))) return true;
    for (const appel of this.#registre.appels)
      for (const racine of appel.racines.values())
        if (typeof racine.valeur === 'number' && proche(racine.valeur, montant)) return true;
    return multiples.triees.some((a) => multiples.ont(montant - a) || multiples.ont(a - montant));
  }

  /** Amounts of a tool's input without origin. Birth years and counts are not amounts. */
  inexpliques(entree: unknown): number[] {
    return [...montants(entree)].filter((m) => !this.explique(m));
  }
}

const PAS_UN_MONTANT =
  /^annee|^taux$|^college$|^lycee$|^superieur$|^cv$|^per_plafond$|age(?:_|$)|^(?:donateurs|beneficiaires|heritiers|representation|enfants|participation)$|^personnes/;

function* montants(valeur: unknown, cle = ''): Generator<number> {
  if (typeof valeur === 'number') {
    if (!PAS_UN_MONTANT.test(cle)) yield valeur;
  } else if (Array.isArray(valeur)) for (const v of valeur) yield* montants(v, cle);
  else if (typeof valeur === 'object' && valeur !== null)
    for (const [k, v] of Object.entries(valeur)) yield* montants(v, k);
}
