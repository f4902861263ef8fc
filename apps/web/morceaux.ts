import { join } from 'node:path';
import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

/**
 * Which file holds which module. Left alone, the bundler makes one file of each set of screens that share a module: a
 * simulator asked for forty-eight, of which half held less than a kilobyte, and each costs its asking, its headers and a
 * task of the page.
 */

const SOURCES = join(import.meta.dirname, 'src');
/** What the bundler knows of a module. */
interface Module {
  readonly importedIds: readonly string[];
}
export interface Graphe {
  getModuleInfo(id: string): Module | null;
}

/** The modules that come with each of these, what is asked for later left out. */
const PAGES = {
  leger: ['leger.ts'],
  ilots: ['ilots.tsx'],
  calcul: ['domains/public/accueil/MiniSimulateur.tsx', 'domains/public/accueil/SectionPreuve.tsx'],
  saisie: ['domains/public/FormulaireEssai.tsx', 'domains/comptes/connexion/CorpsConnexion.tsx'],
  application: ['main.tsx'],
  simulateur: ['domains/simulateurs/impot/SimulateurImpot.tsx'],
  optimisation: ['domains/simulateurs/optimisation/SimulateurOptimisation.tsx'],
  conversation: ['domains/decouverte/EspaceChat.tsx'],
  espace: ['domains/fiscalite/PageFiscalite.tsx', 'domains/clients/index.ts'],
} as const;
type Page = keyof typeof PAGES;

/** Always there once the application is: no screen sees their styles come. */
const DE_TOUS: ReadonlySet<string> = new Set(['leger', 'socle', 'cadre']);

/** A file holds the modules of all of its pages that no file before it holds. */
const MORCEAUX: Readonly<Record<string, readonly Page[]>> = {
  leger: ['leger'],
  socle: ['ilots', 'application'],
  calcul: ['calcul', 'simulateur'],
  acces: ['saisie', 'application'],
  cadre: ['application'],
  requetes: ['saisie', 'conversation'],
  brouillons: ['simulateur', 'conversation'],
  simulateur: ['simulateur', 'optimisation'],
  espace: ['conversation', 'espace'],
};

const RACINES = new Set(Object.values(PAGES).flatMap((fichiers) => fichiers.map((fichier) => join(SOURCES, fichier))));

function suivre(graphe: Graphe, ids: readonly string[]): ReadonlySet<string> {
  const vus = new Set<string>();
  const restent = [...ids];
  for (let id = restent.pop(); id !== undefined; id = restent.pop()) {
    if (vus.has(id)) continue;
    vus.add(id);
    restent.push(...(graphe.getModuleInfo(id)?.importedIds ?? []));
  }
  return vus;
}

/**
 * The files, in the order in which they take their modules. Outside those of all the application, a module whose styles
 * would follow it stays alone: a screen that shares a function with another must not be given its look.
 */
export function morceaux(): CodeSplittingGroup[] {
  const pages = new Map<Page, ReadonlySet<string>>();
  const modulesDe = (page: Page, graphe: Graphe): ReadonlySet<string> => {
    const racines = PAGES[page].map((fichier) => join(SOURCES, fichier));
    const connus = pages.get(page) ?? suivre(graphe, racines);
    pages.set(page, connus);
    return connus;
  };
  const porteDesStyles = (id: string, graphe: Graphe): boolean => {
    const partout = modulesDe('application', graphe);
    return [...suivre(graphe, [id])].some((module) => module.endsWith('.css') && !partout.has(module));
  };
  return Object.entries(MORCEAUX).map(([nom, siens], rang) => ({
    name: (id: string, graphe: Graphe) =>
      !RACINES.has(id) &&
      siens.every((page) => modulesDe(page, graphe).has(id)) &&
      (DE_TOUS.has(nom) || !porteDesStyles(id, graphe))
        ? nom
        : null,
    priority: -1 - rang,
  }));
}
