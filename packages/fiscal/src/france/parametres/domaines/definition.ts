import type { DefinitionParametre, Fiabilite, SourceLegale } from '../../../core/source-legale.ts';
import type { Unite } from '../../../core/trace.ts';

/** A number read elsewhere than the rest of its period. */
export interface LuAilleurs {
  readonly valeur: number;
  readonly source: SourceLegale;
}

/** Values in force from a day on, until the next period. */
export interface PeriodeLegale<K extends string> {
  /** First day in force, AAAA-MM-JJ. */
  readonly depuis: string;
  readonly source: SourceLegale;
  readonly valeurs: Readonly<Record<K, number | LuAilleurs>>;
}

/** A legal number in force on a day. */
export interface ParametreDate extends DefinitionParametre {
  /** Stable dotted name, e.g. `pvi.taux`. */
  readonly nom: string;
  readonly valeur: number;
  readonly source: string;
  readonly fiabilite: Fiabilite;
}

export interface PeriodeOuverte {
  readonly depuis: string;
  readonly parametres: ReadonlyMap<string, ParametreDate>;
}

/** Legal numbers of one subject, period by period, oldest first. */
export interface Domaine<P extends string = string, K extends string = string> {
  readonly prefixe: P;
  /** Keys, kept for the type of the names. */
  readonly definitions: Readonly<Record<K, DefinitionParametre>>;
  /** What the refusal says when a day has no rule, e.g. « Les plus-values immobilières ». */
  readonly sujet: string;
  readonly periodes: readonly PeriodeOuverte[];
}

/** Dotted names of a domain, e.g. `pvi.taux`. */
export type NomDe<D> = D extends Domaine<infer P, infer K> ? `${P}.${K}` : never;

export function def(libelle: string, article: string, unite: Unite = 'EUR'): DefinitionParametre {
  return { libelle, article, unite };
}

export function lu(source: SourceLegale, valeur: number): LuAilleurs {
  return { valeur, source };
}

/** Reads the periods once, when the module loads. A period that misses a number is a mistake of the file. */
export function definirDomaine<P extends string, K extends string>(
  prefixe: P,
  sujet: string,
  definitions: Readonly<Record<K, DefinitionParametre>>,
  periodes: readonly PeriodeLegale<K>[],
): Domaine<P, K> {
  return {
    prefixe,
    sujet,
    definitions,
    periodes: periodes.map(({ depuis, source, valeurs }) => {
      const parametres = new Map<string, ParametreDate>();
      const lues = new Map<string, number | LuAilleurs>(Object.entries(valeurs));
      for (const [cle, definition] of Object.entries<DefinitionParametre>(definitions)) {
        const brut = lues.get(cle);
        if (brut === undefined) throw new Error(`Parameter ${prefixe}.${cle} has no value from ${depuis}`);
        const lecture = typeof brut === 'number' ? { valeur: brut, source } : brut;
        const nom = `${prefixe}.${cle}`;
        const { texte, fiabilite } = lecture.source;
        parametres.set(nom, { ...definition, nom, valeur: lecture.valeur, source: texte, fiabilite });
      }
      return { depuis, parametres };
    }),
  };
}
