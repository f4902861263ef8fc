import { refuser } from '../core/annee-fiscale.ts';
import type { RefusFiscal } from '../core/resultat.ts';
import type { NoeudTrace } from '../core/trace.ts';
import { nombre } from '../core/typographie.ts';
import { arrondirCentime, sommerCentimes } from '../international/montants.ts';
import {
  estRefus,
  fiabiliser,
  refuserAnneeCouverte,
  verifierEntier,
  verifierMontants,
} from '../international/verification.ts';
import { composerTrace } from './etapes.ts';
import { calculerAndorre, calculerLuxembourg, calculerSuisse } from './etranger.ts';
import { calculerFrance } from './france.ts';
import { AGE_ENFANT_SUPPOSE, AGE_MAJORITE, ANNEES_COMPARABLES, type AnneeComparable } from './parametres/bornes.ts';
import type {
  ComparaisonExpliquee,
  ComparaisonPays,
  DemandePays,
  Foyer,
  Monnaie,
  OptionsPays,
  PaysCompare,
  ReponsePays,
} from './situation.ts';

/** Not legal numbers: beyond them an entry is a slip of the keyboard. */
const ENFANTS_MAX = 10;
const AGE_MAX = 120;

/**
 * The same household of employees, resident in France, Switzerland, Luxembourg and Andorra, each with its assumptions.
 * No exchange rate is supposed: without one, each country stands in its own currency.
 *
 * @returns the four countries, or the typed refusal of the first that does not compute
 */
export function comparerPays(
  demande: DemandePays,
  annee: number,
  options: OptionsPays = {},
): ComparaisonPays | RefusFiscal {
  return executer(demande, annee, options, false, (compare) => compare);
}

/** Same computation, each country with its tree. */
export function expliquerPays(
  demande: DemandePays,
  annee: number,
  options: OptionsPays = {},
): ComparaisonExpliquee | RefusFiscal {
  return executer(demande, annee, options, true, (compare, etapes) => ({
    ...compare,
    trace: composerTrace(compare, etapes),
  }));
}

function executer<P extends PaysCompare>(
  demande: DemandePays,
  annee: number,
  { communes }: OptionsPays,
  expliquer: boolean,
  conclure: (compare: PaysCompare, etapes: readonly NoeudTrace[]) => P,
): (ComparaisonPays & { readonly pays: readonly P[] }) | RefusFiscal {
  const connue = ANNEES_COMPARABLES.find((a) => a === annee);
  if (connue === undefined) return refuserAnneeCouverte(annee, ANNEES_COMPARABLES, 'les quatre pays');
  const refus = verifier(demande);
  if (refus !== null) return refus;
  const { francsParEuro, canton = 'GE', commune } = demande;
  const foyer = foyerDe(demande, 1);
  const suisse = foyerDe(demande, francsParEuro ?? 1);
  const pays: P[] = [];
  for (const [calcule, enMonnaie] of [
    [calculerFrance(foyer, connue, expliquer), foyer],
    [calculerSuisse(suisse, connue, { canton, commune }, { communes, expliquer }), suisse],
    [calculerLuxembourg(foyer, connue, expliquer), foyer],
    [calculerAndorre(foyer, connue, expliquer), foyer],
  ] as const) {
    if (estRefus(calcule)) return calcule;
    pays.push(conclure(comparer(calcule, enMonnaie, francsParEuro), calcule.etapes));
  }
  const reserves = pays.flatMap((p) => p.reserves);
  return {
    ...fiabiliser(reserves, supposer(demande, connue)),
    annee: connue,
    francsParEuro: francsParEuro ?? null,
    pays,
  };
}

function verifier(d: DemandePays): RefusFiscal | null {
  const ages = d.agesEnfants ?? [];
  const refus =
    verifierMontants({ salaireBrut: d.salaireBrut, salaireBrutConjoint: d.salaireBrutConjoint }) ??
    verifierEntier(d.enfants ?? ages.length, ENFANTS_MAX, 'enfants') ??
    verifierEntier(d.age ?? 0, AGE_MAX, 'age');
  if (refus !== null) return refus;
  for (const age of ages) {
    const faute = verifierEntier(age, AGE_MAJORITE - 1, 'agesEnfants');
    if (faute !== null) return faute;
  }
  if (d.enfants !== undefined && ages.length > 0 && ages.length !== d.enfants) {
    return refuser(
      'FOYER_INCOHERENT',
      'Le nombre d’enfants et la liste de leurs âges ne concordent pas.',
      'agesEnfants',
    );
  }
  if (!d.couple && (d.salaireBrutConjoint ?? 0) > 0) {
    return refuser('FOYER_INCOHERENT', 'Une personne seule n’a pas de salaire de conjoint.', 'salaireBrutConjoint');
  }
  const cours = d.francsParEuro;
  if (cours !== undefined && !(Number.isFinite(cours) && cours > 0)) {
    return refuser('MONTANT_INVALIDE', 'Le cours du franc doit être un nombre supérieur à 0.', 'francsParEuro');
  }
  return null;
}

function foyerDe(d: DemandePays, cours: number): Foyer {
  const ages = d.agesEnfants !== undefined && d.agesEnfants.length > 0 ? d.agesEnfants : undefined;
  return {
    salaires: [arrondirCentime(d.salaireBrut * cours), arrondirCentime((d.salaireBrutConjoint ?? 0) * cours)],
    couple: d.couple,
    enfants: d.enfants ?? ages?.length ?? 0,
    agesEnfants: ages,
    age: d.age,
  };
}

function comparer(
  { etapes: _etapes, ...r }: ReponsePays,
  foyer: Foyer,
  francsParEuro: number | undefined,
): PaysCompare {
  const monnaie: Monnaie = r.pays === 'CH' ? 'CHF' : 'EUR';
  const salaireBrut = sommerCentimes(...foyer.salaires);
  const revenuDisponible = sommerCentimes(salaireBrut, -r.cotisations, -r.impot, r.credits);
  let enEuros: number | null = revenuDisponible;
  if (monnaie === 'CHF')
    enEuros = francsParEuro === undefined ? null : arrondirCentime(revenuDisponible / francsParEuro);
  return {
    ...r,
    monnaie,
    salaireBrut,
    revenuDisponible,
    tauxPrelevement: salaireBrut === 0 ? 0 : (salaireBrut - revenuDisponible) / salaireBrut,
    revenuDisponibleEnEuros: enEuros,
  };
}

function supposer(d: DemandePays, annee: AnneeComparable): string[] {
  const hypotheses = [
    `Résident toute l’année ${annee} du pays où le salaire est gagné, sans autre revenu ni fortune ; ni frontalier, ni impatrié.`,
    d.couple
      ? 'Couple marié, ou partenaires que chaque pays traite comme tels.'
      : 'Personne seule ; les enfants vivent avec elle.',
    d.francsParEuro === undefined
      ? 'Aucun cours du change\u202f: le même nombre est gagné en francs en Suisse et en euros ailleurs.'
      : `Cours donné par le demandeur\u202f: ${nombre(d.francsParEuro, 4)} CHF pour 1 EUR.`,
  ];
  if ((d.enfants ?? 0) > 0 && (d.agesEnfants ?? []).length === 0) {
    hypotheses.push(`Âge des enfants supposé\u202f: ${AGE_ENFANT_SUPPOSE} ans.`);
  }
  return hypotheses;
}
