import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import type { Domaine, PeriodeOuverte } from '../parametres/domaines/definition.ts';
import { VERIFIE_JUSQU_AU } from '../parametres/domaines/sources.ts';
import { Calcul, type Explique, type Fiable } from './calcul.ts';
import { anneeDe, jourFrancais } from './jours.ts';

/** A rule of the law and what it needs: where the day comes from, which domains, what a readable input is. */
interface Regle<D, R extends object> {
  readonly domaines: readonly Domaine[];
  /** Path of the input that holds the day, named by refusals. */
  readonly champDate: string;
  jour(demande: D): string;
  /** Refusal for an input that cannot be computed; runs before any law is read. */
  verifier(demande: D): RefusFiscal | null;
  /** Must close its tree on one root. */
  executer(demande: D, calcul: Calcul): R;
}

export interface Moteur<D, R extends object> {
  calculer(demande: D): (R & Fiable) | RefusFiscal;
  expliquer(demande: D): Explique<R & Fiable> | RefusFiscal;
}

/** Periods in force on a day, or a refusal: before the rules held here, or after the last day that was checked. */
export function ouvrirPeriodes(
  domaines: readonly Domaine[],
  jour: string,
  champ: string,
): readonly PeriodeOuverte[] | RefusFiscal {
  const ouvertes: PeriodeOuverte[] = [];
  for (const { periodes, sujet } of domaines) {
    if (jour > VERIFIE_JUSQU_AU) {
      const message = `${sujet} : la loi applicable après le ${jourFrancais(VERIFIE_JUSQU_AU)} n’est pas connue.`;
      return refuser('ANNEE_NON_VOTEE', message, champ);
    }
    const periode = periodes.findLast((p) => p.depuis <= jour);
    if (periode === undefined) {
      const premiere = jourFrancais(periodes[0]?.depuis ?? '');
      return refuser('ANNEE_NON_COUVERTE', `${sujet} ne sont couverts qu’à partir du ${premiere}.`, champ);
    }
    ouvertes.push(periode);
  }
  return ouvertes;
}

/** One code path for both entries: the tree is written, or not, while the same rules run. */
export function definirMoteur<D, R extends object>(regle: Regle<D, R>): Moteur<D, R> {
  const lancer = (demande: D, avecTrace: boolean): { resultat: R & Fiable; calcul: Calcul } | RefusFiscal => {
    const refus = regle.verifier(demande);
    if (refus !== null) return refus;
    const jour = regle.jour(demande);
    const periodes = ouvrirPeriodes(regle.domaines, jour, regle.champDate);
    if ('statut' in periodes) return periodes;
    const calcul = new Calcul(periodes, anneeDe(jour), avecTrace);
    const figures = regle.executer(demande, calcul);
    return { resultat: calcul.conclure(figures), calcul };
  };
  return {
    calculer(demande) {
      const fait = lancer(demande, false);
      return 'statut' in fait ? fait : fait.resultat;
    },
    expliquer(demande) {
      const fait = lancer(demande, true);
      if ('statut' in fait) return fait;
      const trace = fait.calcul.t?.racine();
      if (trace === undefined) throw new Error('The rule left no root in its trace');
      return { resultat: fait.resultat, trace };
    },
  };
}
