import type { RefusFiscal } from '../../core/resultat.ts';
import { pourcent } from '../../core/typographie.ts';
import { PRELEVEMENTS_SOCIAUX } from '../parametres/domaines/prelevements-sociaux.ts';
import type { Explique, Fiable } from '../patrimoine/calcul.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { exigerChoix, exigerJour } from '../patrimoine/verification.ts';

type Regime = 'ps.patrimoine' | 'ps.placement' | 'ps.maintenu';

/** Which social levies each kind of capital income bears: by tax roll, by withholding, or at the rate kept. */
const REGIMES = {
  plus_value_mobiliere: ['Plus-values de valeurs mobilières', 'ps.patrimoine', 'CSS art. L136-6'],
  actif_numerique: ['Plus-values sur actifs numériques', 'ps.patrimoine', 'CSS art. L136-6'],
  meuble_non_professionnel: ['Location meublée non professionnelle', 'ps.patrimoine', 'CSS art. L136-6'],
  rente_viagere: ['Rentes viagères à titre onéreux', 'ps.patrimoine', 'CSS art. L136-6'],
  bic_bnc_non_professionnel: ['BIC et BNC non professionnels', 'ps.patrimoine', 'CSS art. L136-6'],
  plus_value_professionnelle: ['Plus-values professionnelles à long terme', 'ps.patrimoine', 'CSS art. L136-6'],
  dividende: ['Dividendes', 'ps.placement', 'CSS art. L136-7'],
  interet: ['Intérêts', 'ps.placement', 'CSS art. L136-7'],
  pea: ['Gains de plan d’épargne en actions', 'ps.placement', 'CSS art. L136-7'],
  epargne_salariale: ['Gains d’épargne salariale', 'ps.placement', 'CSS art. L136-7'],
  epargne_retraite: ['Gains de plan d’épargne retraite sortis en capital', 'ps.placement', 'CSS art. L136-7'],
  foncier: ['Revenus fonciers', 'ps.maintenu', 'CSS art. L136-6 et L136-8'],
  plus_value_immobiliere: ['Plus-values immobilières', 'ps.maintenu', 'CSS art. L136-7 et L136-8'],
  assurance_vie: ['Assurance-vie et contrats de capitalisation', 'ps.maintenu', 'CSS art. L136-7 et L136-8'],
  epargne_logement: ['PEL et CEL ouverts avant 2018', 'ps.maintenu', 'CSS art. L136-7 et L136-8'],
  epargne_populaire: ['Plan d’épargne populaire (PEP)', 'ps.maintenu', 'CSS art. L136-7 et L136-8'],
} as const satisfies Readonly<Record<string, readonly [libelle: string, regime: Regime, article: string]>>;

export type NatureRevenu = keyof typeof REGIMES;

export const NATURES_REVENU: readonly string[] = Object.keys(REGIMES);

/** Name of the legal number that holds the levies of a kind of income. */
export function regimeSocial(nature: NatureRevenu): Regime {
  return REGIMES[nature][1];
}

export function articleSocial(nature: NatureRevenu): string {
  return `${REGIMES[nature][2]} ; CGI art. 235 ter`;
}

export function libelleNature(nature: NatureRevenu): string {
  return REGIMES[nature][0];
}

export interface DemandeTauxSocial {
  readonly nature: NatureRevenu;
  /** Day of the event: payment, withdrawal, sale. */
  readonly date: string;
}

/** Fraction of the income. */
export interface TauxSocial extends Fiable {
  readonly taux: number;
  readonly libelle: string;
}

const MOTEUR = definirMoteur<DemandeTauxSocial, Omit<TauxSocial, keyof Fiable>>({
  domaines: [PRELEVEMENTS_SOCIAUX],
  champDate: 'date',
  jour: (d) => d.date,
  verifier: (d) => exigerChoix(d.nature, NATURES_REVENU, 'nature') ?? exigerJour(d.date, 'date'),
  executer({ nature }, calcul) {
    const nom = regimeSocial(nature);
    const taux = calcul.lire(nom);
    calcul.t?.noeud({
      regle: 'ps.taux',
      libelle: `Prélèvements sociaux : ${libelleNature(nature).toLowerCase()}`,
      valeur: taux,
      unite: 'taux',
      formule: pourcent(taux),
      article: articleSocial(nature),
      parametres: [nom],
    });
    return { taux, libelle: libelleNature(nature) };
  },
});

/** Social levies borne by a kind of capital income on a day, all contributions together. */
export function lireTauxPrelevementsSociaux(demande: DemandeTauxSocial): TauxSocial | RefusFiscal {
  return MOTEUR.calculer(demande);
}

/** Same reading with its tree; the root is `ps.taux`. */
export function expliquerTauxPrelevementsSociaux(demande: DemandeTauxSocial): Explique<TauxSocial> | RefusFiscal {
  return MOTEUR.expliquer(demande);
}
