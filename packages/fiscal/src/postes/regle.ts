import { euros, pourcent } from '../core/typographie.ts';
import type { DemandePoste } from './demande.ts';

/** A step that a rule describes: its value and how it was found. Names of legal numbers as in the catalogue. */
export interface EtapePoste {
  readonly regle: string;
  readonly libelle: string;
  readonly valeur: number;
  /** Euros when absent. */
  readonly unite?: 'EUR' | 'nombre' | 'taux';
  readonly formule: string;
  readonly parametres: readonly string[];
}

/** Legal number of the year, by its name in the catalogue. */
export type LireNombre = (nom: string) => number;

export interface ReglePoste {
  readonly libelle: string;
  readonly article: string;
  readonly unite: 'EUR' | 'nombre';
  /** Name of one amount, shown with its rank when there are several. */
  readonly entree: string;
  /** What is taken for granted, in French sentences, for every request or for this one. */
  readonly hypotheses: readonly string[] | ((demande: DemandePoste) => readonly string[]);
  /** Why the line is an estimate for this request, in French sentences. */
  readonly reserves?: (demande: DemandePoste, lire: LireNombre) => readonly string[];
  /** The steps, the last one being the result. */
  readonly etapes: (demande: DemandePoste, lire: LireNombre) => readonly EtapePoste[];
}

export const somme = (montants: readonly number[]): number => montants.reduce((total, m) => total + m, 0);
export const centime = (montant: number): number => Math.round(montant * 100) / 100;
/** A child whose residence is shared counts for half of what the law gives for a child. */
export const parEnfantAlterne = ({ alternee }: Pick<DemandePoste, 'alternee'>): number => (alternee === true ? 2 : 1);
export const liste = (montants: readonly number[]): string => montants.map(euros).join(' + ');

/** Each amount within its ceiling, then a rate: a credit or a reduction, under the name given. */
export function plafonnerPuisTaux(
  resultat: string,
  plafond: string,
  taux: string,
  par: string,
  diviseur = 1,
): ReglePoste['etapes'] {
  return ({ montants }, lire) => {
    const [limite, part] = [lire(plafond) / diviseur, lire(taux)];
    const retenus = montants.map((m) => Math.min(m, limite));
    const base = somme(retenus);
    return [
      {
        regle: 'poste.base',
        libelle: 'Dépenses retenues',
        valeur: base,
        formule: `${liste(retenus)} = ${euros(base)} (au plus ${euros(limite)} ${par})`,
        parametres: [plafond],
      },
      {
        regle: 'poste.montant',
        libelle: resultat,
        valeur: centime(base * part),
        formule: `${pourcent(part)} × ${euros(base)} = ${euros(centime(base * part))}`,
        parametres: [taux],
      },
    ];
  };
}

/** The sum at one rate, under the name of what it gives: a credit, contributions, a surcharge. */
export const auTaux =
  (resultat: string, nom: string): ReglePoste['etapes'] =>
  ({ montants }, lire) => {
    const base = somme(montants);
    return [
      {
        regle: 'poste.montant',
        libelle: resultat,
        valeur: centime(base * lire(nom)),
        formule: `${pourcent(lire(nom))} × ${euros(base)} = ${euros(centime(base * lire(nom)))}`,
        parametres: [nom],
      },
    ];
  };
