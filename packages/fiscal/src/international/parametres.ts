import type { SourceLegale } from '../core/source-legale.ts';
import type { ParametreTrace, Unite } from '../core/trace.ts';

export type Nombres = Readonly<Record<string, number>>;

/** Legal numbers of one text, for one year or from one date. */
export interface GroupeLegal<V extends Nombres = Nombres> {
  readonly article: string;
  readonly source: SourceLegale;
  readonly valeurs: V;
}

/** Legal numbers of one year, by group name: `ifd.deduction_enfant` is `groupes.ifd.valeurs.deduction_enfant`. */
export type Groupes = Readonly<Record<string, GroupeLegal>>;

/** What a number is, whatever the year: a French label and its unit, by dotted name. */
export type Libelles = Readonly<Record<string, readonly [libelle: string, unite: Unite]>>;

export function groupe<V extends Nombres>(article: string, source: SourceLegale, valeurs: V): GroupeLegal<V> {
  return { article, source, valeurs };
}

/** A number that was not read in a text: what it computes is an estimate. */
export const estIncertain = (groupeLegal: GroupeLegal): boolean => groupeLegal.source.fiabilite === 'C';

/** Reader of provenance for the tree. Throws on a name that does not exist: a rule would use what the law has not. */
export function lecteurParametres(annee: number, groupes: Groupes, libelles: Libelles) {
  return (nom: string): ParametreTrace => {
    const point = nom.indexOf('.');
    const lu = groupes[nom.slice(0, point)];
    const valeur = lu?.valeurs[nom.slice(point + 1)];
    const definition = libelles[nom];
    if (lu === undefined || valeur === undefined || definition === undefined) throw new Error(`No parameter ${nom}`);
    const [libelle, unite] = definition;
    return { nom, libelle, valeur, unite, annee, article: lu.article, source: lu.source.texte };
  };
}
