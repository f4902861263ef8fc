import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import { LOCATION } from '../parametres/domaines/regimes-micro.ts';
import type { Explique, Fiable } from '../patrimoine/calcul.ts';
import { premierJanvier } from '../patrimoine/jours.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { exigerEntier, exigerMontants } from '../patrimoine/verification.ts';

/** Furnished letting of a household. Amounts in euros for the year. */
export interface LoueurMeuble {
  readonly annee: number;
  /** Receipts of the household from furnished lets, charges included. */
  readonly recettes: number;
  /** Salaries, pensions and other business profits of the household. */
  readonly autres_revenus_activite: number;
}

export interface QualiteLoueur extends Fiable {
  readonly professionnel: boolean;
}

const MOTEUR = definirMoteur<LoueurMeuble, Omit<QualiteLoueur, keyof Fiable>>({
  domaines: [LOCATION],
  champDate: 'annee',
  jour: (d) => premierJanvier(d.annee),
  verifier: (d) => exigerEntier(d.annee, 'annee') ?? exigerMontants(d, ['recettes', 'autres_revenus_activite']),
  executer(d, calcul) {
    const seuil = calcul.lire('location.lmp_recettes');
    const professionnel = d.recettes > seuil && d.recettes > d.autres_revenus_activite;
    calcul.t?.noeud({
      regle: 'location.professionnel',
      libelle: 'Loueur en meublé professionnel',
      valeur: professionnel,
      unite: 'oui-non',
      formule: `${euros(d.recettes)} de recettes : seuil ${euros(seuil)}, autres revenus ${euros(d.autres_revenus_activite)}`,
      article: 'CGI art. 155 IV 2',
      entrees: [entree('Recettes', d.recettes), entree('Autres revenus d’activité', d.autres_revenus_activite)],
      parametres: ['location.lmp_recettes'],
    });
    return { professionnel };
  },
});

/** Professional or not: receipts above the threshold and above the other earnings of the household (CGI art. 155 IV 2). */
export function qualifierLoueurMeuble(loueur: LoueurMeuble): QualiteLoueur | RefusFiscal {
  return MOTEUR.calculer(loueur);
}

/** Same answer with its tree; the root is `location.professionnel`. */
export function expliquerLoueurMeuble(loueur: LoueurMeuble): Explique<QualiteLoueur> | RefusFiscal {
  return MOTEUR.expliquer(loueur);
}
