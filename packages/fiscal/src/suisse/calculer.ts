import type { RefusFiscal } from '../core/resultat.ts';
import type { NoeudTrace } from '../core/trace.ts';
import { entree, Traceur } from '../core/traceur.ts';
import { nombre } from '../core/typographie.ts';
import { arrondirCentime, FRANCS, francs, sommerCentimes } from '../international/montants.ts';
import { type Groupes, lecteurParametres } from '../international/parametres.ts';
import { estRefus, fiabiliser, refuserAnneeCouverte } from '../international/verification.ts';
import { liquiderCanton, type OptionsSuisse, supposerCommune, supposerConfession } from './cantonal.ts';
import { REGIMES } from './cantons/index.ts';
import { type FacteursCommune, trouverCommune } from './commune.ts';
import { Deductions, estFamille, type Menage, type TraceurSuisse } from './contexte.ts';
import { HYPOTHESE_COTISATIONS, RESERVE_DEGRESSIF } from './cotisations.ts';
import { deduireFederal, liquiderIfd } from './federal.ts';
import { composerMenage, verifierSituation } from './menage.ts';
import { ANNEES_SUISSE, type AnneeSuisse } from './parametres/annees.ts';
import { PARAMETRES_CANTONAUX } from './parametres/cantons.ts';
import { AGE_SUPPOSE, PARAMETRES_COTISATIONS } from './parametres/cotisations.ts';
import { PARAMETRES_FEDERAUX } from './parametres/federal.ts';
import { LIBELLES_SUISSE } from './parametres/libelles.ts';
import type { ImpotSuisse, SituationSuisse } from './situation.ts';

interface Pret {
  readonly annee: AnneeSuisse;
  readonly commune: FacteursCommune;
}

function preparer(s: SituationSuisse, annee: number, options: OptionsSuisse): Pret | RefusFiscal {
  const connue = ANNEES_SUISSE.find((a) => a === annee);
  if (connue === undefined) return refuserAnneeCouverte(annee, ANNEES_SUISSE, 'la Suisse');
  const refus = verifierSituation(s);
  if (refus !== null) return refus;
  const commune = trouverCommune(s.canton, connue, s.commune, options.communes);
  return estRefus(commune) ? commune : { annee: connue, commune };
}

/**
 * Swiss taxes of a household on its gross income: social contributions, direct federal tax, cantonal, communal, personal
 * and, on request, church taxes.
 *
 * @returns francs with their certainty and the assumptions made, or a typed refusal (year, canton, commune, amount)
 * @see LIFD ; LIPP (GE), StG (ZH, BE), LI (VD), LF (VS)
 */
export function calculerImpotSuisse(
  situation: SituationSuisse,
  annee: number,
  options: OptionsSuisse = {},
): ImpotSuisse | RefusFiscal {
  const pret = preparer(situation, annee, options);
  return estRefus(pret) ? pret : executer(situation, pret, null);
}

/** Same computation with its tree; the root is `ch.impot_total`. */
export function expliquerImpotSuisse(
  situation: SituationSuisse,
  annee: number,
  options: OptionsSuisse = {},
): { resultat: ImpotSuisse; trace: NoeudTrace } | RefusFiscal {
  const pret = preparer(situation, annee, options);
  if (estRefus(pret)) return pret;
  const groupes: Groupes = {
    ...PARAMETRES_FEDERAUX[pret.annee],
    ...PARAMETRES_COTISATIONS[pret.annee],
    ...PARAMETRES_CANTONAUX[pret.annee],
  };
  const t = new Traceur<string>(lecteurParametres(annee, groupes, LIBELLES_SUISSE));
  const resultat = executer(situation, pret, t);
  const trace = t.racine();
  if (trace === undefined) throw new Error('The Swiss tax left no root in its trace');
  return { resultat, trace };
}

function executer(s: SituationSuisse, { annee, commune }: Pret, t: TraceurSuisse): ImpotSuisse {
  if (t !== null) t.ouvrir();
  const { menage, cotisations, brut, plafondPilier3a, degressif } = composerMenage(s, annee, t);
  const regime = REGIMES[s.canton];
  const famille = estFamille(menage);

  const federales = new Deductions('LIFD art. 26 à 35 et 212');
  deduireFederal(menage, federales);
  const imposableFederal = federales.reste(menage.net);
  if (t !== null) tracerRevenu(t, REVENU_FEDERAL, menage, federales, imposableFederal);
  const { impot: impotFederal } = liquiderIfd(imposableFederal, famille, menage.enfants, annee, t);

  const cantonales = new Deductions(regime.articleDeductions);
  regime.deduire(menage, cantonales);
  const imposableCantonal = cantonales.reste(menage.net);
  if (t !== null) tracerRevenu(t, REVENU_CANTONAL, menage, cantonales, imposableCantonal);
  const reserves = [...cantonales.reserves];
  const confession = s.confession ?? 'aucune';
  const c = liquiderCanton(menage, s.canton, commune, confession, imposableCantonal, reserves, t);
  if (degressif) reserves.push(RESERVE_DEGRESSIF);

  const impotTotal = sommerCentimes(impotFederal, c.total);
  if (t !== null) {
    t.fermer({
      regle: 'ch.impot_total',
      libelle: 'Impôts sur le revenu',
      valeur: impotTotal,
      unite: FRANCS,
      formule: `Confédération ${francs(impotFederal)} + canton et commune ${francs(c.total)} = ${francs(impotTotal)}`,
      article: 'LIFD ; lois fiscales cantonales',
      entrees: [entree('Revenu brut', brut, FRANCS)],
    });
  }
  return {
    ...fiabiliser(reserves, [...supposer(s, menage, commune), ...cantonales.hypotheses]),
    annee,
    canton: s.canton,
    commune: commune.nom,
    revenuBrut: brut,
    cotisations,
    salaireNet: menage.net,
    plafondPilier3a,
    deductionsFederales: federales.liste,
    deductionsCantonales: cantonales.liste,
    revenuImposableFederal: arrondirCentime(imposableFederal),
    revenuImposableCantonal: arrondirCentime(imposableCantonal),
    impotDeBase: c.impotDeBase,
    impotFederal,
    impotCantonal: c.impotCantonal,
    impotCommunal: c.impotCommunal,
    impotPersonnel: c.impotPersonnel,
    impotEcclesiastique: c.impotEcclesiastique,
    impotTotal,
    tauxEffectif: brut === 0 ? 0 : impotTotal / brut,
    revenuDisponible: sommerCentimes(arrondirCentime(brut), -cotisations.total, -impotTotal),
  };
}

interface EtapeRevenu {
  readonly regle: string;
  readonly libelle: string;
  readonly parametres: readonly string[];
}

const REVENU_FEDERAL: EtapeRevenu = {
  regle: 'ch.revenu_federal',
  libelle: 'Revenu imposable fédéral',
  parametres: [
    'professionnel.taux',
    'professionnel.minimum',
    'professionnel.maximum',
    'ifd.primes_seul',
    'ifd.primes_couple',
    'ifd.primes_seul_sans_prevoyance',
    'ifd.primes_couple_sans_prevoyance',
    'ifd.primes_enfant',
    'ifd.double_revenu_taux',
    'ifd.double_revenu_minimum',
    'ifd.double_revenu_maximum',
    'ifd.deduction_couple',
    'ifd.deduction_enfant',
  ],
};

/** The amounts of each canton stand among the inputs of the step. */
const REVENU_CANTONAL: EtapeRevenu = {
  regle: 'ch.revenu_cantonal',
  libelle: 'Revenu imposable cantonal',
  parametres: [],
};

function tracerRevenu(
  t: Traceur<string>,
  etape: EtapeRevenu,
  menage: Menage,
  deductions: Deductions,
  imposable: number,
): void {
  const detail = deductions.liste.map((d) => ` − ${d.libelle.toLowerCase()} ${francs(d.montant)}`).join('');
  t.noeud({
    ...etape,
    valeur: arrondirCentime(imposable),
    unite: FRANCS,
    formule: `${francs(menage.net)}${detail}, au moins 0 = ${francs(imposable)}`,
    article: deductions.liste[0]?.article ?? 'LIFD',
    entrees: [
      entree('Salaire net', menage.net, FRANCS),
      ...deductions.liste.map((d) => entree(d.libelle, d.montant, FRANCS)),
    ],
  });
}

function supposer(s: SituationSuisse, menage: Menage, commune: FacteursCommune): string[] {
  const hypotheses = [supposerCommune(s.commune, commune), supposerConfession(s.confession ?? 'aucune')];
  if (s.age === undefined) hypotheses.push(`Âge supposé : ${AGE_SUPPOSE} ans (2e pilier).`);
  if (menage.personnes.some((p) => p.activite === 'salarie')) {
    hypotheses.push(HYPOTHESE_COTISATIONS);
    hypotheses.push('Frais professionnels au forfait ; ni trajets, ni repas, ni garde par des tiers.');
  }
  if (s.primesAssurance === undefined) {
    hypotheses.push(`Primes d’assurance supposées : ${nombre(menage.primes, 0)} CHF (calculatrice de l’AFC).`);
  }
  const verse = (s.pilier3a ?? 0) + (s.pilier3aConjoint ?? 0);
  const admis = menage.personnes.reduce((somme, p) => somme + p.pilier3a, 0);
  if (admis < verse) hypotheses.push(`Pilier 3a limité à ${francs(admis)}, le maximum déductible.`);
  hypotheses.push('Résident toute l’année, sans fortune, sans autre revenu ni impôt à la source.');
  return hypotheses;
}
