import type { RefusFiscal } from '../../core/resultat.ts';
import { refuser } from '../../core/annee-fiscale.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import { PRELEVEMENTS_SOCIAUX } from '../parametres/domaines/prelevements-sociaux.ts';
import { LOCATION, REGIMES_MICRO } from '../parametres/domaines/regimes-micro.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { premierJanvier } from '../patrimoine/jours.ts';
import { arrondirCentime } from '../patrimoine/montants.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { exigerChoix, exigerEntier, exigerMontants, verifierMontants } from '../patrimoine/verification.ts';
import { regimeSocial } from '../revenus-mobiliers/natures.ts';
import { ACTIVITES_MICRO, REGLES_ACTIVITE } from './activites.ts';
import { type DemandeComparaison, baseMicro, resultatReel } from './comparaison-regimes.ts';

/** One activity by itself, the household unknown. Without `charges` only the flat-rate regime is told. Euros. */
export type DemandeBases = Omit<DemandeComparaison, 'foyer' | 'charges'> & { readonly charges?: number };

/** What each regime taxes, and its social levies when the activity bears them. Euros. */
export interface BasesRegimes extends Fiable {
  readonly micro: number;
  readonly reel: number | null;
  /** Lower of the two bases; the micro one when the costs are not given. */
  readonly base: number;
}

function tracerSociaux(regime: 'micro' | 'reel', base: number, d: DemandeBases, calcul: Calcul): void {
  const { sociale } = REGLES_ACTIVITE[d.activite];
  if (sociale === null) return;
  const taux = calcul.lire(regimeSocial(sociale));
  const sociaux = arrondirCentime(Math.max(0, base) * taux);
  calcul.t?.noeud({
    regle: `regimes.sociaux_${regime}`,
    libelle: `Prélèvements sociaux, régime ${regime === 'reel' ? 'réel' : 'micro'}`,
    valeur: sociaux,
    formule: `${pourcent(taux)} × ${euros(Math.max(0, base))} = ${euros(sociaux)}`,
    article: 'CSS art. L136-6',
    parametres: [regimeSocial(sociale)],
  });
}

function executer(d: DemandeBases, calcul: Calcul): Omit<BasesRegimes, keyof Fiable> {
  const regle = REGLES_ACTIVITE[d.activite];
  const complete = { ...d, charges: d.charges ?? 0 };
  calcul.t?.ouvrir();
  const micro = baseMicro(complete, calcul);
  calcul.t?.noeud({
    regle: 'regimes.base_micro',
    libelle: 'Base imposable au régime micro',
    valeur: micro,
    formule: `${euros(d.recettes)} − ${pourcent(calcul.lire(regle.taux))} d’abattement = ${euros(micro)}`,
    article: regle.article,
    entrees: [entree('Recettes', d.recettes)],
    parametres: [regle.taux],
  });
  tracerSociaux('micro', micro, d, calcul);
  const reel = d.charges === undefined ? null : resultatReel(complete, calcul).base;
  if (reel !== null) {
    calcul.t?.noeud({
      regle: 'regimes.base_reel',
      libelle: 'Base imposable au régime réel',
      valeur: reel,
      formule: `${euros(d.recettes)} − ${euros(complete.charges)} de charges${(d.amortissements ?? 0) > 0 ? ` − ${euros(d.amortissements ?? 0)} d’amortissements` : ''} : ${euros(reel)}`,
      article: regle.article,
      entrees: [entree('Recettes', d.recettes), entree('Charges', complete.charges)],
    });
    tracerSociaux('reel', reel, d, calcul);
  }
  const base = reel === null ? micro : Math.min(micro, reel);
  calcul.t?.fermer({
    regle: 'regimes.base',
    libelle: 'Base imposable la plus faible',
    valeur: base,
    formule: reel === null ? `Micro : ${euros(micro)}` : `Micro ${euros(micro)}, réel ${euros(reel)}`,
    article: regle.article,
  });
  return { micro, reel, base };
}

const MOTEUR = definirMoteur<DemandeBases, Omit<BasesRegimes, keyof Fiable>>({
  domaines: [REGIMES_MICRO, LOCATION, PRELEVEMENTS_SOCIAUX],
  champDate: 'annee',
  jour: (d) => premierJanvier(d.annee),
  verifier: (d) =>
    exigerEntier(d.annee, 'annee') ??
    exigerChoix(d.activite, ACTIVITES_MICRO, 'activite') ??
    exigerMontants(d, ['recettes']) ??
    verifierMontants(d, ['charges', 'interets', 'amortissements']) ??
    ((d.interets ?? 0) > (d.charges ?? 0)
      ? refuser('FOYER_INCOHERENT', 'Les intérêts font partie des charges.', 'interets')
      : null),
  executer,
});

/** Taxable bases of the flat-rate and real regimes with their social levies, in euros; the root is `regimes.base`. */
export function expliquerBasesRegimes(demande: DemandeBases): Explique<BasesRegimes> | RefusFiscal {
  return MOTEUR.expliquer(demande);
}
