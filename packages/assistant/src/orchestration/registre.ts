import type { NoeudTrace, ParametreTrace } from '@francis/fiscal';
import { trouverNoeud } from '@francis/fiscal';
import type { Periode } from '../verification/vigueur.ts';

/** One tool call that gave figures: its roots, by name, and the year of income. */
export interface Appel {
  readonly alias: string;
  readonly annee: number;
  /** Days whose law was asked, when they are not those of the year of income. */
  readonly jours?: readonly Periode[];
  /** References of the rules that it gave with the remark that they were not in force on those days. */
  readonly horsPeriode?: readonly string[];
  readonly estimation: boolean;
  readonly reserves: readonly string[];
  /** `''` is the main tree; a comparison has one more by scenario. */
  readonly racines: ReadonlyMap<string, NoeudTrace>;
  /** Checked texts that the call gave to be quoted: the numbers written in them may be repeated. */
  readonly textes?: readonly string[];
  /** How surely a rule that was looked up is the one asked: its match, and how much it is one of the note's own questions. */
  readonly surete?: Surete;
  /** Questions that the call can answer next. */
  readonly suites?: readonly string[];
}

export interface Surete {
  readonly pertinence: number;
  readonly directe: number;
  /** Match of the note found second; 0 when it stands alone. */
  readonly suivante: number;
  /** Title and keywords of the note that was found first. */
  readonly sujets: readonly string[];
}

export interface Figure {
  readonly noeud: NoeudTrace;
  readonly annee: number;
}

/** What the figures of one answer come from. Lives for one question. */
export class Registre {
  readonly #appels = new Map<string, Appel>();

  enregistrer(appel: Omit<Appel, 'alias'>): Appel {
    const alias = this.prochain();
    const complet = { ...appel, alias };
    this.#appels.set(alias, complet);
    return complet;
  }

  /** Alias that the next call will have, for a tool whose figures name themselves. */
  prochain(): string {
    return `a${this.#appels.size + 1}`;
  }

  get appels(): readonly Appel[] {
    return [...this.#appels.values()];
  }

  appel(alias: string): Appel | undefined {
    return this.#appels.get(alias);
  }

  /** `a1`, `ir.decote`, `avec/ir.decote` or `ir.salaires#0` (an input of the step). */
  figure(alias: string, chemin: string): Figure | undefined {
    const [etape = '', rang] = chemin.split('#');
    const figure = this.#noeud(alias, etape);
    if (rang === undefined || figure === undefined) return figure;
    const entree = figure.noeud.entrees[Number(rang)];
    if (entree === undefined) return undefined;
    const { regle, article } = figure.noeud;
    const noeud: NoeudTrace = {
      ...entree,
      regle: `${regle}.entree`,
      formule: entree.libelle,
      article,
      entrees: [],
      parametres: [],
      enfants: [],
    };
    return { noeud, annee: figure.annee };
  }

  #noeud(alias: string, chemin: string): Figure | undefined {
    const appel = this.#appels.get(alias);
    if (appel === undefined) return undefined;
    const barre = chemin.lastIndexOf('/');
    const racine = appel.racines.get(barre < 0 ? '' : chemin.slice(0, barre));
    const noeud = racine === undefined ? undefined : trouverNoeud(racine, chemin.slice(barre + 1));
    return noeud === undefined ? undefined : { noeud, annee: appel.annee };
  }

  /** A legal parameter that the tree of a call used. */
  parametre(alias: string, nom: string): ParametreTrace | undefined {
    const appel = this.#appels.get(alias);
    if (appel === undefined) return undefined;
    for (const racine of appel.racines.values()) {
      const trouve = chercherParametre(racine, nom);
      if (trouve) return trouve;
    }
    return undefined;
  }

  /** Every legal parameter of every tree, for the check. */
  *parametres(): Generator<ParametreTrace> {
    for (const appel of this.#appels.values()) for (const racine of appel.racines.values()) yield* parametresDe(racine);
  }
}

function* parametresDe(noeud: NoeudTrace): Generator<ParametreTrace> {
  yield* noeud.parametres;
  for (const enfant of noeud.enfants) yield* parametresDe(enfant);
}

function chercherParametre(noeud: NoeudTrace, nom: string): ParametreTrace | undefined {
  for (const p of parametresDe(noeud)) if (p.nom === nom) return p;
  return undefined;
}
