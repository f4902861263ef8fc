import { Registre } from '../orchestration/registre.ts';
import { creerOutils } from './outils.ts';

/** What a tool gives to who calls it: a refusal, or figures with what forbids to call them exact. */
export interface Resultat {
  readonly refus?: string;
  readonly statut?: string;
  readonly reserves: readonly string[];
  readonly hypotheses: readonly string[];
  readonly chiffres: Readonly<Record<string, number | boolean>>;
  readonly libelle: (regle: string) => string | undefined;
}

/** Calls one tool as a model does, for the tests. */
export async function appeler(nom: string, entree: unknown): Promise<Resultat> {
  const registre = new Registre();
  const outil = Object.entries(creerOutils(registre, {}, () => undefined)).find(([n]) => n === nom)?.[1];
  if (outil?.execute === undefined) throw new Error(`no tool ${nom}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each tool takes what its own schema describes.
  const executer = outil.execute as (entree: unknown, options: object) => unknown;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- figures or a refusal, read field by field below.
  const rendu = (await executer(entree, {})) as Partial<Resultat>;
  return {
    reserves: [],
    hypotheses: [],
    chiffres: {},
    ...rendu,
    libelle: (regle) => registre.figure('a1', regle)?.noeud.libelle,
  };
}
