import type { RefusFiscal } from '../core/resultat.ts';
import { arrondirCentime, sommerCentimes } from '../international/montants.ts';
import { refuser } from '../core/annee-fiscale.ts';
import { verifierChoix, verifierEntier, verifierMontants } from '../international/verification.ts';
import { CONFESSIONS, ETATS_CIVILS } from './cantonal.ts';
import type { Menage, Personne, TraceurSuisse } from './contexte.ts';
import { AGE_MAX, cotiser, type CotisationsPersonne } from './cotisations.ts';
import { ENFANTS_MAX } from './federal.ts';
import { type AnneeSuisse, CANTONS } from './parametres/annees.ts';
import { AGE_SUPPOSE } from './parametres/cotisations.ts';
import { PARAMETRES_FEDERAUX } from './parametres/federal.ts';
import type { Activite, CotisationsSuisses, SituationSuisse } from './situation.ts';

const ACTIVITES = ['salarie', 'independant'] as const satisfies readonly Activite[];

/** Refusal for a situation that contradicts itself or holds a value outside the engine, or null. */
export function verifierSituation(s: SituationSuisse): RefusFiscal | null {
  const ages = s.agesEnfants ?? [];
  const refus =
    verifierChoix(s.canton, CANTONS, 'canton') ??
    verifierChoix(s.etatCivil, ETATS_CIVILS, 'etatCivil') ??
    verifierChoix(s.activite ?? 'salarie', ACTIVITES, 'activite') ??
    verifierChoix(s.activiteConjoint ?? 'salarie', ACTIVITES, 'activiteConjoint') ??
    verifierChoix(s.confession ?? 'aucune', CONFESSIONS, 'confession') ??
    verifierMontants({
      revenuBrut: s.revenuBrut,
      revenuBrutConjoint: s.revenuBrutConjoint,
      pilier3a: s.pilier3a,
      pilier3aConjoint: s.pilier3aConjoint,
      primesAssurance: s.primesAssurance,
      loyer: s.loyer,
    }) ??
    verifierEntier(s.enfants ?? ages.length, ENFANTS_MAX, 'enfants') ??
    verifierEntier(ages.length, ENFANTS_MAX, 'agesEnfants') ??
    verifierEntier(s.age ?? AGE_SUPPOSE, AGE_MAX, 'age') ??
    verifierEntier(s.ageConjoint ?? AGE_SUPPOSE, AGE_MAX, 'ageConjoint');
  if (refus !== null) return refus;
  for (const [rang, age] of ages.entries()) {
    const faute = verifierEntier(age, AGE_MAX, `agesEnfants[${rang}]`);
    if (faute !== null) return faute;
  }
  if (s.revenuBrut === undefined) return refuser('MONTANT_INVALIDE', 'Le champ « revenuBrut » manque.', 'revenuBrut');
  if (s.enfants !== undefined && ages.length > 0 && ages.length !== s.enfants) {
    return refuser(
      'FOYER_INCOHERENT',
      'Le nombre d’enfants et la liste de leurs âges ne concordent pas.',
      'agesEnfants',
    );
  }
  if (s.etatCivil === 'seul' && ((s.revenuBrutConjoint ?? 0) > 0 || (s.pilier3aConjoint ?? 0) > 0)) {
    return refuser('FOYER_INCOHERENT', 'Une personne seule n’a pas de revenu de conjoint.', 'revenuBrutConjoint');
  }
  return null;
}

export interface MenageCompose {
  readonly menage: Menage;
  readonly cotisations: CotisationsSuisses;
  readonly brut: number;
  /** Largest payment to pillar 3a that the first person may deduct. */
  readonly plafondPilier3a: number;
  readonly degressif: boolean;
}

/** Largest deductible payment to pillar 3a: with a second pillar, or a share of the earned income without. */
function plafond3a(c: CotisationsPersonne, annee: AnneeSuisse): number {
  const p = PARAMETRES_FEDERAUX[annee].pilier_3a.valeurs;
  return c.salaireCoordonne > 0 ? p.avec_deuxieme_pilier : Math.min(p.sans_deuxieme_pilier, c.net * p.part_revenu);
}

/** Social contributions of each earner, then the household that the deductions look at. */
export function composerMenage(s: SituationSuisse, annee: AnneeSuisse, t: TraceurSuisse): MenageCompose {
  const marie = s.etatCivil === 'marie';
  const enfants = s.enfants ?? s.agesEnfants?.length ?? 0;
  const personnes: Personne[] = [];
  const toutes: CotisationsPersonne[] = [];
  const plafonds: number[] = [];
  const ajouter = (brut: number, age: number, activite: Activite, verse3a: number): void => {
    const c = cotiser(
      brut,
      age,
      activite,
      annee,
      t,
      toutes.length === 0 ? 'ch.cotisations' : 'ch.cotisations_conjoint',
    );
    toutes.push(c);
    const plafond = plafond3a(c, annee);
    plafonds.push(plafond);
    const pilier3a = Math.min(verse3a, plafond);
    personnes.push({ age, activite, brut, net: c.net, deuxiemePilier: c.salaireCoordonne > 0, pilier3a });
  };
  ajouter(s.revenuBrut, s.age ?? AGE_SUPPOSE, s.activite ?? 'salarie', s.pilier3a ?? 0);
  const conjoint = s.revenuBrutConjoint ?? 0;
  if (conjoint > 0) {
    const age = s.ageConjoint ?? s.age ?? AGE_SUPPOSE;
    ajouter(conjoint, age, s.activiteConjoint ?? 'salarie', s.pilier3aConjoint ?? 0);
  }
  const adultes = marie ? 2 : 1;
  const supposees = PARAMETRES_FEDERAUX[annee].primes_supposees.valeurs;
  const ages = s.agesEnfants === undefined || s.agesEnfants.length !== enfants ? undefined : s.agesEnfants;
  return {
    menage: {
      annee,
      marie,
      enfants,
      ages,
      personnes,
      adultes,
      net: sommerCentimes(...toutes.map((c) => c.net)),
      primes: s.primesAssurance ?? supposees.adulte * adultes + supposees.enfant * enfants,
      loyer: s.loyer,
    },
    cotisations: {
      avsAiApg: sommerCentimes(...toutes.map((c) => c.avsAiApg)),
      ac: sommerCentimes(...toutes.map((c) => c.ac)),
      nbu: sommerCentimes(...toutes.map((c) => c.nbu)),
      lpp: sommerCentimes(...toutes.map((c) => c.lpp)),
      total: sommerCentimes(...toutes.map((c) => c.total)),
    },
    brut: s.revenuBrut + conjoint,
    plafondPilier3a: arrondirCentime(plafonds[0] ?? 0),
    degressif: toutes.some((c) => c.degressif),
  };
}
