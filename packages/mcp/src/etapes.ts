import { NoeudTrace, type Unite as Unites } from '@francis/contract';
import { z } from 'zod';

type Unite = z.infer<typeof Unites>;

/**
 * A step of a calculation. What is empty or worth nothing is left out, euros are not said, its parameters are named and stand once in the
 * answer; `deja` names the calculation that holds the detail of the same step.
 */
export interface Etape {
  readonly regle: string;
  readonly libelle: string;
  readonly valeur: number | boolean;
  readonly unite?: Unite;
  readonly deja?: string;
  readonly formule?: string;
  readonly article?: string;
  readonly entrees?: readonly { readonly libelle: string; readonly valeur: number | boolean; readonly unite?: Unite }[];
  readonly parametres?: readonly string[];
  readonly arrondi?: string;
  readonly enfants?: readonly Etape[];
}

/** Announced in words: its schema would stand thirty times in the list of tools. */
export const EtapeAnnoncee = z
  .record(z.string(), z.unknown())
  .describe(
    'Étape : regle, libelle, valeur, unite (EUR si absente), formule, article, entrees, parametres (noms, dans lois), arrondi, enfants (étapes) ; deja : étape détaillée sous ce nom.',
  );

/** Legal numbers that the calculations apply, under the text that they come from. */
export interface Loi {
  readonly source: string;
  readonly parametres: readonly Omit<ParametreDeTrace, 'source' | 'unite'>[];
}

export const LoiAnnoncee = z
  .object({ source: z.string(), parametres: z.array(z.record(z.string(), z.unknown())) })
  .describe('Chiffres : nom, libelle, valeur, unite (EUR si absente), annee, article.');

type ParametreDeTrace = NoeudTrace['parametres'][number];

const enEuros = <T extends { readonly unite: Unite }>({ unite, ...reste }: T) =>
  unite === 'EUR' ? reste : { ...reste, unite };

/** The numbers of the law, once each. Two years of one number are two numbers. */
class Parametres {
  readonly #connus = new Map<string, ParametreDeTrace>();

  nommer(lu: ParametreDeTrace): string {
    const nom = [lu.nom, `${lu.nom}@${lu.annee}`].find((n) => {
      const connu = this.#connus.get(n);
      return connu === undefined || (connu.annee === lu.annee && connu.valeur === lu.valeur);
    });
    const retenu = nom ?? `${lu.nom}@${lu.annee}=${lu.valeur}`;
    if (!this.#connus.has(retenu)) this.#connus.set(retenu, { ...lu, nom: retenu });
    return retenu;
  }

  get lois(): Loi[] {
    const lois = new Map<string, Loi['parametres']>();
    for (const { source, ...parametre } of this.#connus.values())
      lois.set(source, [...(lois.get(source) ?? []), enEuros(parametre)]);
    return [...lois].map(([source, parametres]) => ({ source, parametres }));
  }
}

const rempli = <T>(cle: string, valeurs: readonly T[]): Record<string, readonly T[]> =>
  valeurs.length === 0 ? {} : { [cle]: valeurs };

/**
 * The trees of one call, written so that nothing is told twice: a comparison holds two or three times the same
 * household, and each of its steps the same numbers of the law.
 */
export function ecrireEtapes(racines: ReadonlyMap<string, unknown>): {
  readonly traces: ReadonlyMap<string, Etape>;
  readonly lois: readonly Loi[];
} {
  const parametres = new Parametres();
  /** Calculation where a step was first told, by its whole content. */
  const ecrites = new Map<string, string>();
  const ecrire = (noeud: NoeudTrace, calcul: string): Etape => {
    const { regle, libelle, valeur, unite, formule, article, entrees, arrondi, enfants } = noeud;
    const tete = enEuros({ regle, libelle, valeur, unite });
    const contenu = JSON.stringify(noeud);
    const deja = ecrites.get(contenu);
    if (deja !== undefined && deja !== calcul) return { ...tete, deja };
    ecrites.set(contenu, calcul);
    return {
      ...tete,
      ...(formule === '' ? {} : { formule }),
      ...(article === '' ? {} : { article }),
      ...rempli('entrees', entrees.filter((e) => e.valeur !== 0).map(enEuros)),
      ...rempli(
        'parametres',
        noeud.parametres.map((p) => parametres.nommer(p)),
      ),
      ...(arrondi === undefined ? {} : { arrondi }),
      ...rempli(
        'enfants',
        enfants.map((enfant) => ecrire(enfant, calcul)),
      ),
    };
  };
  const traces = new Map([...racines].map(([nom, trace]) => [nom, ecrire(NoeudTrace.parse(trace), nom)]));
  return { traces, lois: parametres.lois };
}
