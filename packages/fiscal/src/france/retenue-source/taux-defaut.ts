import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { TerritoirePas } from '../parametres/domaines/grilles-retenue-source.ts';
import { CONTRATS_COURTS, NOMBRE_TRANCHES_DEFAUT, TAUX_DEFAUT } from '../parametres/domaines/retenue-source.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { definirMoteur, type Moteur } from '../patrimoine/moteur.ts';
import { ARRONDI_CENTIME, arrondirCentime } from '../patrimoine/montants.ts';
import { exigerChoix, exigerJour, exigerMontants } from '../patrimoine/verification.ts';

export const TERRITOIRES = [
  'metropole',
  'antilles_reunion',
  'guyane_mayotte',
] as const satisfies readonly TerritoirePas[];

/** A monthly pay without personalised rate. */
export interface DemandeTauxDefaut {
  /** Day of the payment. */
  readonly date: string;
  /** Net taxable pay of the month, before the 10 % allowance, in euros. */
  readonly base_mensuelle: number;
  /** Where the employee lives: `metropole` when absent. */
  readonly territoire?: TerritoirePas;
  /** Contract of two months at most: the base is first reduced. */
  readonly contrat_court?: boolean;
}

export interface TauxDefaut extends Fiable {
  /** Base after the allowance of short contracts, in euros. */
  readonly base: number;
  /** Fraction. */
  readonly taux: number;
  /** Withheld, in euros. */
  readonly retenue: number;
}

/** Bracket of the base: « jusqu’à » is excluded, a base equal to a threshold bears the rate above. */
function trouverRang(base: number, territoire: TerritoirePas, calcul: Calcul): number {
  let rang = 0;
  while (rang + 1 < NOMBRE_TRANCHES_DEFAUT && base >= calcul.lire(`pas_${territoire}.seuil_${rang + 1}`)) rang += 1;
  return rang;
}

function abattre(d: DemandeTauxDefaut, calcul: Calcul): number {
  if (d.contrat_court !== true) return d.base_mensuelle;
  const abattement = calcul.lire('contrat_court.abattement');
  const base = Math.max(0, d.base_mensuelle - abattement);
  calcul.supposer(
    'Contrat de deux mois au plus : le taux et la retenue portent sur la base après abattement, sans prorata.',
  );
  calcul.t?.noeud({
    regle: 'pas.contrat_court',
    libelle: 'Base après abattement des contrats courts',
    valeur: base,
    formule: `${euros(d.base_mensuelle)} − ${euros(abattement)} = ${euros(base)}`,
    article: 'CGI art. 204 H III 1 d',
    entrees: [entree('Base du mois', d.base_mensuelle)],
    parametres: ['contrat_court.abattement'],
  });
  return base;
}

function executer(d: DemandeTauxDefaut, calcul: Calcul): Omit<TauxDefaut, keyof Fiable> {
  const territoire = d.territoire ?? 'metropole';
  calcul.t?.ouvrir();
  const base = abattre(d, calcul);
  const rang = trouverRang(base, territoire, calcul);
  const taux = calcul.lire(`pas_${territoire}.taux_${rang}`);
  calcul.t?.noeud({
    regle: 'pas.taux_defaut',
    libelle: 'Taux par défaut',
    valeur: taux,
    unite: 'taux',
    formule: `Base de ${euros(base)} : ${pourcent(taux)}`,
    article: 'CGI art. 204 H III 1',
    entrees: [entree('Base du mois', base)],
    parametres: [
      `pas_${territoire}.taux_${rang}`,
      ...(rang === 0 ? [] : ([`pas_${territoire}.seuil_${rang}`] as const)),
      ...(rang + 1 === NOMBRE_TRANCHES_DEFAUT ? [] : ([`pas_${territoire}.seuil_${rang + 1}`] as const)),
    ],
  });
  const retenue = arrondirCentime(base * taux);
  calcul.t?.fermer({
    regle: 'pas.retenue_defaut',
    libelle: 'Retenue à la source du mois',
    valeur: retenue,
    formule: `${pourcent(taux)} × ${euros(base)} = ${euros(retenue)}`,
    article: 'CGI art. 204 H III',
    arrondi: ARRONDI_CENTIME,
  });
  return { base, taux, retenue };
}

function verifier(d: DemandeTauxDefaut): RefusFiscal | null {
  return exigerJour(d.date, 'date') ?? exigerMontants(d, ['base_mensuelle']);
}

type Figures = Omit<TauxDefaut, keyof Fiable>;

function moteurDe(territoire: TerritoirePas): Moteur<DemandeTauxDefaut, Figures> {
  return definirMoteur({
    domaines: [TAUX_DEFAUT[territoire], CONTRATS_COURTS],
    champDate: 'date',
    jour: (d) => d.date,
    verifier,
    executer,
  });
}

const MOTEURS = {
  metropole: moteurDe('metropole'),
  antilles_reunion: moteurDe('antilles_reunion'),
  guyane_mayotte: moteurDe('guyane_mayotte'),
};

function choisirMoteur(d: DemandeTauxDefaut): Moteur<DemandeTauxDefaut, Figures> | RefusFiscal {
  const territoire = d.territoire ?? 'metropole';
  return exigerChoix(territoire, TERRITOIRES, 'territoire') ?? MOTEURS[territoire];
}

/** Default rate and withholding of a month, in euros, where no personalised rate is used (CGI art. 204 H III). */
export function calculerTauxDefaut(demande: DemandeTauxDefaut): TauxDefaut | RefusFiscal {
  const moteur = choisirMoteur(demande);
  return 'statut' in moteur ? moteur : moteur.calculer(demande);
}

/** Same computation with its tree; the root is `pas.retenue_defaut`. */
export function expliquerTauxDefaut(demande: DemandeTauxDefaut): Explique<TauxDefaut> | RefusFiscal {
  const moteur = choisirMoteur(demande);
  return 'statut' in moteur ? moteur : moteur.expliquer(demande);
}
