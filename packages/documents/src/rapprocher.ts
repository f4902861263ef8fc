import type { Feuille } from '@francis/faits';
import { calculerImpotRevenu, completerFoyer, type FoyerPartiel, type ImpotRevenu } from '@francis/fiscal';

export interface LigneRapprochee {
  readonly cle: 'parts' | 'imposable' | 'bareme' | 'reductions' | 'net';
  readonly avis: number;
  readonly francis: number;
  readonly ecart: number;
}

export interface Rapprochement {
  readonly annee: number;
  /** `egal`: the tax computed again is the notice's, to the euro. */
  readonly verdict: 'egal' | 'ecart' | 'impossible';
  readonly lignes: readonly LigneRapprochee[];
  /** The first line that differs. */
  readonly differe?: LigneRapprochee['cle'];
  /** Why nothing can be compared. */
  readonly raison?: string;
}

const COUPLES = new Set(['marie', 'pacse']);
/** Only their number is on a notice: any age of a minor gives the same tax. */
const [AGE_ADULTE, AGE_ENFANT] = [40, 8];

/** The tax of the facts read, computed by the engine and laid beside the notice, line by line. */
export function rapprocher(faits: readonly Feuille[]): Rapprochement | undefined {
  const lus = new Map(faits.map(({ chemin, valeur }) => [chemin, valeur]));
  const nombre = (chemin: string): number | undefined => {
    const valeur = lus.get(chemin);
    return typeof valeur === 'number' ? valeur : undefined;
  };
  const [annee, net] = [nombre('annee'), nombre('avis.impot_net')];
  if (annee === undefined || net === undefined) return undefined;
  const impossible = (raison: string): Rapprochement => ({ annee, verdict: 'impossible', lignes: [], raison });
  const foyers = foyersPossibles(lus, nombre, annee);
  if (typeof foyers === 'string') return impossible(foyers);
  const parts = nombre('parts');
  const calculs = foyers.flatMap((foyer) => {
    const resultat = calculerImpotRevenu(completerFoyer(foyer), annee);
    return 'code' in resultat ? [] : [resultat];
  });
  const resultat = calculs.find(({ nombre_parts }) => parts === undefined || nombre_parts === parts) ?? calculs[0];
  if (!resultat) return impossible('le calcul ne couvre pas cette année ou cette situation');
  return comparer({ annee, net, nombre, resultat });
}

function foyersPossibles(
  lus: ReadonlyMap<string, unknown>,
  nombre: (chemin: string) => number | undefined,
  annee: number,
): FoyerPartiel[] | string {
  const situation = lus.get('foyer.situation');
  if (
    situation !== 'marie' &&
    situation !== 'pacse' &&
    situation !== 'celibataire' &&
    situation !== 'divorce' &&
    situation !== 'veuf'
  )
    return 'la situation de famille n’a pas été lue';
  const couple = COUPLES.has(situation);
  const declarant = (rang: 1 | 2) => ({
    salaires: nombre(`foyer.declarant${rang}.salaires`) ?? 0,
    frais_reels: nombre(`foyer.declarant${rang}.frais_reels`) ?? 0,
    pensions_retraite: nombre(`foyer.declarant${rang}.pensions_retraite`) ?? 0,
  });
  const enfants = Array.from({ length: nombre('avis.personnes_a_charge') ?? 0 }, () => ({
    annee_naissance: annee - AGE_ENFANT,
  }));
  const foyer: FoyerPartiel = {
    situation,
    annee_naissance_declarant1: annee - AGE_ADULTE,
    declarant1: declarant(1),
    ...(couple && { annee_naissance_declarant2: annee - AGE_ADULTE, declarant2: declarant(2) }),
    enfants,
    revenus_fonciers_reel_net: nombre('foyer.revenus_fonciers_reel_net') ?? 0,
    dons_66: nombre('foyer.dons_66') ?? 0,
  };
  return couple || enfants.length === 0 ? [foyer] : [foyer, { ...foyer, parent_isole_T: true }];
}

interface Comparaison {
  readonly annee: number;
  readonly net: number;
  readonly nombre: (chemin: string) => number | undefined;
  readonly resultat: ImpotRevenu;
}

const ligne = (cle: LigneRapprochee['cle'], avis: number | undefined, francis: number): LigneRapprochee[] =>
  avis === undefined ? [] : [{ cle, avis, francis, ecart: Math.round((francis - avis) * 100) / 100 }];

function comparer({ annee, net, nombre, resultat }: Comparaison): Rapprochement {
  const reductions = (nombre('avis.reductions') ?? 0) + (nombre('avis.credits') ?? 0);
  const bareme = nombre('avis.impot_bareme');
  // A notice prints its scale before the décote, or after it when it has no line for it.
  const droits =
    nombre('avis.decote') === undefined && bareme === resultat.impot_apres_decote
      ? resultat.impot_apres_decote
      : resultat.droits_simples;
  // A notice gives what is paid back as a positive amount: a tax cannot be.
  const lignes = [
    ...ligne('parts', nombre('parts'), resultat.nombre_parts),
    ...ligne('imposable', nombre('revenuNetImposable'), resultat.revenu_net_imposable),
    ...ligne('bareme', bareme, droits),
    ...ligne('reductions', -reductions, -(resultat.reductions + resultat.credits_impot)),
    ...ligne('net', net, resultat.impot_final),
  ].map((une) => ({ ...une, avis: une.avis || 0, francis: une.francis || 0, ecart: une.ecart || 0 }));
  const differe = lignes.find(({ ecart }) => ecart !== 0)?.cle;
  if (differe === undefined) return { annee, verdict: 'egal', lignes };
  return { annee, verdict: 'ecart', lignes, differe };
}
