import type { RefusFiscal } from '../../core/resultat.ts';
import { refuser } from '../../core/annee-fiscale.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import { PRELEVEMENTS_SOCIAUX } from '../parametres/domaines/prelevements-sociaux.ts';
import { LOCATION, REGIMES_MICRO } from '../parametres/domaines/regimes-micro.ts';
import { Calcul, type Explique, type Fiable } from '../patrimoine/calcul.ts';
import { premierJanvier } from '../patrimoine/jours.ts';
import { arrondirCentime } from '../patrimoine/montants.ts';
import { definirMoteur, ouvrirPeriodes } from '../patrimoine/moteur.ts';
import {
  exigerChoix,
  exigerEntier,
  exigerMontants,
  verifierFraction,
  verifierMontants,
} from '../patrimoine/verification.ts';
import { regimeSocial } from '../revenus-mobiliers/natures.ts';
import { ACTIVITES_MICRO, REGLES_ACTIVITE } from './activites.ts';
import { type DemandeComparaison, baseMicro, resultatReel } from './comparaison-regimes.ts';
import { ouvertureMicro, phraseMicroFerme } from './ouverture-micro.ts';

/** One activity by itself, the household unknown. Without `charges` only the flat-rate regime is told. Euros. */
export type DemandeBases = Omit<DemandeComparaison, 'foyer' | 'charges'> & {
  readonly charges?: number;
  /** The only regime that is wanted. */
  readonly regime?: Regime;
  /** Marginal rate of the household, a fraction: what each base costs at it. */
  readonly tmi?: number;
  /** Share of a partner in a company that is not taxed by itself, a fraction; the amounts are those of the company. */
  readonly part?: number;
};
type Regime = 'micro' | 'reel';

/** What each regime taxes, null when it is closed, not asked, or its costs not given. Euros. */
export interface BasesRegimes extends Fiable {
  readonly micro: number | null;
  readonly reel: number | null;
  /** Lower of the two bases; that of the actual regime when nothing says that the flat rate is open. */
  readonly base: number;
}

const LIBELLES: Readonly<Record<Regime, string>> = { micro: 'régime micro', reel: 'régime réel' };

/** Social levies of a base, then what it costs at a known marginal rate: a deficit saves tax and bears no levy. */
function tracerCouts(regime: Regime, base: number, d: DemandeBases, calcul: Calcul): void {
  const { sociale, article } = REGLES_ACTIVITE[d.activite];
  const taux = sociale === null ? 0 : calcul.lire(regimeSocial(sociale));
  const sociaux = arrondirCentime(Math.max(0, base) * taux);
  if (sociale !== null)
    calcul.t?.noeud({
      regle: `regimes.sociaux_${regime}`,
      libelle: `Prélèvements sociaux, ${LIBELLES[regime]}`,
      valeur: sociaux,
      formule: `${pourcent(taux)} × ${euros(Math.max(0, base))} = ${euros(sociaux)}`,
      article: 'CSS art. L136-6',
      parametres: [regimeSocial(sociale)],
    });
  if (d.tmi === undefined) return;
  const impot = arrondirCentime(base * d.tmi);
  const cout = arrondirCentime(impot + sociaux);
  calcul.t?.noeud({
    regle: `regimes.impot_${regime}`,
    libelle: impot < 0 ? 'Impôt à la tranche donnée : une économie' : 'Impôt à la tranche donnée',
    valeur: impot,
    formule: `${pourcent(d.tmi)} × ${euros(base)} = ${euros(impot)}`,
    article,
  });
  if (impot < 0)
    calcul.t?.noeud({
      regle: `regimes.economie_${regime}`,
      libelle: 'Économie d’impôt du déficit à la tranche donnée',
      valeur: -impot,
      formule: `${pourcent(d.tmi)} × ${euros(-base)} = ${euros(-impot)}`,
      article: 'CGI art. 156 I',
    });
  calcul.t?.noeud({
    regle: `regimes.cout_${regime}`,
    libelle: 'Impôt et prélèvements sociaux',
    valeur: cout,
    formule: `${euros(impot)} + ${euros(sociaux)} = ${euros(cout)}`,
    article,
  });
}

/** Base at the flat rate; null when the receipts of the year close it. */
function calculerMicro(d: DemandeBases, complete: Complete, calcul: Calcul): number | null {
  const regle = REGLES_ACTIVITE[d.activite];
  if (ouvertureMicro(d.activite, d.recettes, calcul) === 'ferme') {
    const limite = calcul.lire(regle.limite);
    calcul.t?.noeud({
      regle: 'regimes.limite_micro',
      libelle: 'Recettes limites du régime micro, dépassées',
      valeur: limite,
      formule: phraseMicroFerme(limite),
      article: regle.article,
      entrees: [entree('Recettes', d.recettes)],
      parametres: [regle.limite],
    });
    calcul.supposer(phraseMicroFerme(limite));
    return null;
  }
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
  tracerCouts('micro', micro, d, calcul);
  return micro;
}
type Complete = DemandeBases & { readonly charges: number };

/** What a deficit does beside the activity, and what is not known of it. */
function tracerDeficit(d: DemandeBases, base: number, reporte: number, calcul: Calcul): void {
  const foncier = d.activite === 'foncier';
  if (base < 0) {
    if (!foncier)
      calcul.supposer('Activité exercée à titre professionnel : son déficit s’impute sur le revenu global.');
    if (foncier && d.interets === undefined)
      calcul.reserver(
        'La part des intérêts d’emprunt dans les charges n’est pas dite : elle ne s’impute que sur les loyers.',
      );
    if (d.activite === 'agricole')
      calcul.reserver('Déficit agricole : au-delà d’une limite de revenus non agricoles, il ne s’impute pas sur eux.');
    calcul.t?.noeud({
      regle: 'regimes.deficit',
      libelle: 'Déficit imputable sur le revenu global',
      valeur: -base,
      formule: `${euros(d.charges ?? 0)} de charges, ${euros(d.recettes)} de recettes : ${euros(-base)} imputables`,
      article: foncier ? 'CGI art. 156 I 3°' : 'CGI art. 156 I',
      parametres: foncier ? ['location.deficit'] : [],
    });
  }
  if (reporte > 0)
    calcul.t?.noeud({
      regle: 'regimes.reporte',
      libelle: foncier ? 'Déficit reporté sur les loyers suivants' : 'Déficit et amortissement reportés',
      valeur: reporte,
      formule: `${euros(reporte)} au-delà de ce qui s’emploie cette année`,
      article: foncier ? 'CGI art. 156 I 3°' : 'CGI art. 39 C et 156 I 1° ter',
    });
}

function calculerReel(d: DemandeBases, complete: Complete, calcul: Calcul): number {
  const { base, reporte } = resultatReel(complete, calcul);
  const amortissements = d.amortissements ?? 0;
  calcul.t?.noeud({
    regle: 'regimes.base_reel',
    libelle: 'Base imposable au régime réel',
    valeur: base,
    formule: `${euros(d.recettes)} − ${euros(complete.charges)} de charges${amortissements > 0 ? ` − ${euros(amortissements)} d’amortissements` : ''} : ${euros(base)}`,
    article: REGLES_ACTIVITE[d.activite].article,
    entrees: [entree('Recettes', d.recettes), entree('Charges', complete.charges)],
  });
  tracerCouts('reel', base, d, calcul);
  tracerDeficit(d, base, reporte, calcul);
  return base;
}

/** The amounts of a partner: his share of those of the company. */
function deLAssocie({ part = 1, ...d }: DemandeBases): DemandeBases {
  const siens = Object.fromEntries(
    MONTANTS.flatMap((nom) => (d[nom] === undefined ? [] : [[nom, arrondirCentime(d[nom] * part)]])),
  );
  return { ...d, ...siens };
}
const MONTANTS = ['recettes', 'charges', 'interets', 'amortissements'] as const;

function executer(demande: DemandeBases, calcul: Calcul): Omit<BasesRegimes, keyof Fiable> {
  const d = deLAssocie(demande);
  const { activite, regime } = d;
  const complete: Complete = { ...d, charges: d.charges ?? 0 };
  calcul.t?.ouvrir();
  if (demande.part !== undefined)
    calcul.supposer('Montants de toute la société ; bases, impôt et prélèvements de la seule part de l’associé.');
  const micro = regime === 'reel' ? null : calculerMicro(d, complete, calcul);
  const reel = d.charges === undefined || regime === 'micro' ? null : calculerReel(d, complete, calcul);
  if (d.tmi !== undefined)
    calcul.supposer(
      'Tout ce revenu, ou ce déficit, reste dans la tranche indiquée ; la CSG déductible, qui réduit l’impôt de l’année suivante, n’est pas comptée.',
    );
  const associe = demande.part !== undefined && activite === 'foncier' && micro !== null;
  if (associe)
    calcul.reserver('Micro-foncier d’un associé : il suppose qu’il loue aussi nu un bien en direct (CGI art. 32, 4).');
  // Nothing said opens the flat rate: the actual one is the rule.
  const douteux = associe || ouvertureMicro(activite, d.recettes, calcul) === 'incertain';
  const base = micro === null || (reel !== null && (douteux || reel < micro)) ? (reel ?? 0) : micro;
  const bases = [
    ...(micro === null ? [] : [`Micro ${euros(micro)}${douteux && reel !== null ? ', si ouvert' : ''}`]),
    ...(reel === null ? [] : [`réel ${euros(reel)}`]),
  ];
  calcul.t?.fermer({
    regle: 'regimes.base',
    libelle: micro === null || reel === null || douteux ? 'Base imposable' : 'Base imposable la plus faible',
    valeur: base,
    formule: `${bases.join(', ')} : ${euros(base)}`,
    article: REGLES_ACTIVITE[activite].article,
  });
  return { micro, reel, base };
}

/** Refusal when neither regime can be told: the actual one without its costs, and the flat one closed or not asked. */
function exigerCharges(demande: DemandeBases): RefusFiscal | null {
  if (demande.charges !== undefined && demande.regime !== 'micro') return null;
  if (demande.regime === 'reel')
    return refuser('CHAMP_INVALIDE', 'Le régime réel se calcule avec les charges de l’année.', 'charges');
  const periodes = ouvrirPeriodes([REGIMES_MICRO], premierJanvier(demande.annee), 'annee');
  if ('statut' in periodes) return periodes;
  const calcul = new Calcul(periodes, demande.annee, false);
  const { activite, recettes } = deLAssocie(demande);
  if (ouvertureMicro(activite, recettes, calcul) !== 'ferme') return null;
  const phrase = phraseMicroFerme(calcul.lire(REGLES_ACTIVITE[activite].limite));
  return refuser('SITUATION_NON_COUVERTE', `${phrase} Il se calcule avec les charges de l’année.`, 'charges');
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
    verifierFraction(d.tmi, 'tmi') ??
    verifierFraction(d.part, 'part') ??
    ((d.interets ?? 0) > (d.charges ?? 0)
      ? refuser('FOYER_INCOHERENT', 'Les intérêts font partie des charges.', 'interets')
      : null) ??
    exigerCharges(d),
  executer,
});

/**
 * Taxable bases of the flat-rate and real regimes, their social levies and what they cost at a marginal rate, in euros; the
 * root is `regimes.base`.
 */
export function expliquerBasesRegimes(demande: DemandeBases): Explique<BasesRegimes> | RefusFiscal {
  return MOTEUR.expliquer(demande);
}
