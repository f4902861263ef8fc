import { lire, sources } from '../../architecture/graphe.ts';

/** A regular expression of the product, and where it stands or what ran it. */
export interface Relevee {
  readonly expression: RegExp;
  readonly ou: string;
}

/** Read after what may come before an expression and not before a division. */
const LITTERALE = /(?<=[=(,:[!&|?;]\s*|return\s+)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)/g;
/** Reads the figures of a number that the product wrote itself, twenty at most. */
const DE_NOMBRES: readonly string[] = [String.raw`\B(?=(\d{3})+$)`];
const HORS_PRODUIT = /\/(?:evaluation|testing|essais|banc)\//;

const cle = ({ source, flags }: RegExp): string => `/${source}/${flags}`;

/** Every expression written in the sources that a person's text may reach: all of them. */
export function litterales(): Relevee[] {
  const trouvees = new Map<string, Relevee>();
  for (const fichier of sources('packages', 'apps').filter((f) => f.includes('/src/') && !HORS_PRODUIT.test(f))) {
    const code = lire(fichier).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    for (const [, source = '', drapeaux = ''] of code.matchAll(LITTERALE)) {
      if (DE_NOMBRES.includes(source)) continue;
      try {
        const expression = new RegExp(source, drapeaux);
        trouvees.set(cle(expression), { expression, ou: fichier });
      } catch {
        // Two divisions on one line: nothing that runs.
      }
    }
  }
  return [...trouvees.values()];
}

/** The expressions that run meanwhile, those put together from pieces among them. */
export async function executees(ou: string, faire: () => Promise<void>): Promise<Relevee[]> {
  const trouvees = new Map<string, Relevee>();
  // oxlint-disable-next-line typescript/unbound-method -- called on each expression in turn below
  const origine = RegExp.prototype.exec;
  // Every other method of an expression and of a text goes through this one once it is replaced.
  // oxlint-disable-next-line eslint/no-extend-native -- no other place sees an expression put together from pieces
  RegExp.prototype.exec = function noter(this: RegExp, texte: string) {
    if (!trouvees.has(cle(this)) && !DE_NOMBRES.includes(this.source))
      trouvees.set(cle(this), { expression: this, ou });
    return origine.call(this, texte);
  };
  try {
    await faire();
  } finally {
    // oxlint-disable-next-line eslint/no-extend-native -- put back
    RegExp.prototype.exec = origine;
  }
  return [...trouvees.values()];
}
