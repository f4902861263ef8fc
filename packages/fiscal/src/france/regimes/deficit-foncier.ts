import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import { LOCATION } from '../parametres/domaines/regimes-micro.ts';
import type { Calcul, Explique, Fiable } from '../patrimoine/calcul.ts';
import { premierJanvier } from '../patrimoine/jours.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { sommer } from '../patrimoine/montants.ts';
import { exigerEntier, exigerMontants, verifierListe, verifierMontants } from '../patrimoine/verification.ts';

/** Rental deficit of an earlier year not yet used, in euros. */
export interface DeficitAnterieur {
  readonly annee: number;
  readonly montant: number;
}

/** Unfurnished letting under the real regime. Amounts in euros. */
export interface LocationNue {
  readonly annee: number;
  readonly recettes: number;
  /** Deductible costs other than loan interest, energy renovation included. */
  readonly charges: number;
  readonly interets?: number;
  /** Part of `charges` that is an energy renovation opening the raised limit. */
  readonly travaux_energie?: number;
  readonly deficits_anterieurs?: readonly DeficitAnterieur[];
}

/** Figures in euros. */
export interface ResultatFoncier extends Fiable {
  /** Receipts less costs and interest; negative for a deficit. */
  readonly resultat: number;
  readonly deficits_imputes: number;
  /** Net rental income taxed. */
  readonly revenu_foncier: number;
  /** Part of the deficit that lowers the global income. */
  readonly imputable_revenu_global: number;
  /** Part carried forward on the rents of the ten following years. */
  readonly reportable: number;
}

function verifier(d: LocationNue): RefusFiscal | null {
  const refus =
    exigerEntier(d.annee, 'annee') ??
    exigerMontants(d, ['recettes', 'charges']) ??
    verifierMontants(d, ['interets', 'travaux_energie']) ??
    verifierListe(
      d.deficits_anterieurs,
      'deficits_anterieurs',
      (x, p) => exigerEntier(x.annee, `${p}annee`) ?? exigerMontants(x, ['montant'], p),
    );
  if (refus !== null || (d.travaux_energie ?? 0) <= d.charges) return refus;
  return refuser('FOYER_INCOHERENT', 'Les travaux d’énergie font partie des charges.', 'travaux_energie');
}

/**
 * Receipts first pay the interest; only what the other costs leave unpaid may lower the global income, up to the limit,
 * raised by energy works (CGI art. 156 I 3°).
 */
function partager(d: LocationNue, calcul: Calcul): { imputable: number; reportable: number } {
  const interets = d.interets ?? 0;
  const resteApresInterets = Math.max(0, d.recettes - interets);
  const deficitInterets = Math.max(0, interets - d.recettes);
  const deficitCharges = Math.max(0, d.charges - resteApresInterets);
  const ordinaire = calcul.lire('location.deficit');
  const releve = Math.max(0, calcul.lire('location.deficit_energie') - ordinaire);
  const energie = Math.min(d.travaux_energie ?? 0, releve);
  const limite = ordinaire + energie;
  const imputable = Math.min(deficitCharges, limite);
  const reportable = deficitCharges - imputable + deficitInterets;
  calcul.supposer(
    'Déficit imputé sur le revenu global : le bien reste loué nu jusqu’à la fin de la troisième année suivante.',
  );
  if (energie > 0) calcul.supposer('Travaux d’énergie : le logement passe des classes E, F ou G à D au moins.');
  calcul.t?.noeud({
    regle: 'foncier.imputable',
    libelle: 'Déficit imputable sur le revenu global',
    valeur: imputable,
    formule: `${euros(deficitCharges)} de déficit hors intérêts, limite ${euros(limite)} : ${euros(imputable)}`,
    article: 'CGI art. 156 I 3°',
    entrees: [entree('Intérêts', interets), entree('Déficit hors intérêts', deficitCharges)],
    parametres: ['location.deficit', ...(energie > 0 ? (['location.deficit_energie'] as const) : [])],
  });
  calcul.t?.noeud({
    regle: 'foncier.reportable',
    libelle: 'Déficit reportable sur les revenus fonciers',
    valeur: reportable,
    formule: `${euros(deficitCharges - imputable)} + ${euros(deficitInterets)} d’intérêts = ${euros(reportable)}`,
    article: 'CGI art. 156 I 3°',
    parametres: ['location.annees_report'],
  });
  return { imputable, reportable };
}

function executer(d: LocationNue, calcul: Calcul): Omit<ResultatFoncier, keyof Fiable> {
  calcul.t?.ouvrir();
  const resultat = d.recettes - d.charges - (d.interets ?? 0);
  const delai = calcul.lire('location.annees_report');
  const anterieurs = (d.deficits_anterieurs ?? []).filter((x) => x.annee < d.annee && d.annee - x.annee <= delai);
  const disponibles = sommer(anterieurs.map((x) => x.montant));
  const imputes = Math.min(Math.max(0, resultat), disponibles);
  const revenu = Math.max(0, resultat) - imputes;
  const { imputable, reportable } = resultat < 0 ? partager(d, calcul) : { imputable: 0, reportable: 0 };
  calcul.t?.fermer({
    regle: 'foncier.resultat',
    libelle: 'Revenu foncier net',
    valeur: revenu,
    formule:
      `${euros(d.recettes)} − ${euros(d.charges)} − ${euros(d.interets ?? 0)} = ${euros(resultat)}` +
      (imputes > 0 ? `, moins ${euros(imputes)} de déficits antérieurs = ${euros(revenu)}` : ''),
    article: 'CGI art. 28, 31 et 156 I 3°',
    entrees: [entree('Recettes', d.recettes), entree('Déficits antérieurs utilisables', disponibles)],
    parametres: ['location.annees_report'],
  });
  return {
    resultat,
    deficits_imputes: imputes,
    revenu_foncier: revenu,
    imputable_revenu_global: imputable,
    reportable: reportable + (disponibles - imputes),
  };
}

const MOTEUR = definirMoteur<LocationNue, Omit<ResultatFoncier, keyof Fiable>>({
  domaines: [LOCATION],
  champDate: 'annee',
  jour: (d) => premierJanvier(d.annee),
  verifier,
  executer,
});

/** Real regime of unfurnished letting and its deficit, in euros (CGI art. 28, 31 and 156 I 3°). */
export function calculerLocationNue(location: LocationNue): ResultatFoncier | RefusFiscal {
  return MOTEUR.calculer(location);
}

/** Same computation with its tree; the root is `foncier.resultat`. */
export function expliquerLocationNue(location: LocationNue): Explique<ResultatFoncier> | RefusFiscal {
  return MOTEUR.expliquer(location);
}
