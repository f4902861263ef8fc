import type { Faits, FaitsEnfant } from './faits.ts';

interface AvecAge {
  readonly age?: number;
  readonly anneeNaissance?: number;
}

const ne = <T extends AvecAge>(qui: T, annee: number): T =>
  qui.age === undefined || qui.age === 0 || qui.anneeNaissance !== undefined
    ? qui
    : { ...qui, anneeNaissance: annee - qui.age };

/**
 * Years in which somebody of that many full months may be born, the earlier first.
 * @param jour day of the question, AAAA-MM-JJ
 */
export function anneesDeNaissance(mois: number, jour: string): readonly number[] {
  const [an = 0, mm = 1, jj = 1] = jour.split('-').map(Number);
  const annee = (recul: number, decalage: number): number =>
    new Date(Date.UTC(an, mm - 1 - recul, jj + decalage)).getUTCFullYear();
  return [...new Set([annee(mois + 1, 1), annee(mois, 0)])];
}

const AU_JOUR = ['ans au 1er janvier ', 'an au 1er janvier ', 'ans au 01/01/', 'ans au 1 janvier '];
/** The year of « 1 an et 5 ans au 1er janvier 2025 »; undefined when the ages are those of today. */
export function anneeDesAges(texte: string): number | undefined {
  const dite = AU_JOUR.find((mots) => texte.includes(mots));
  const annee = Number.parseInt(texte.split(dite ?? '\n')[1] ?? '', 10);
  return dite !== undefined && annee > PREMIERE_ANNEE ? annee : undefined;
}
const PREMIERE_ANNEE = 2000;

/** A child by its year of birth, when its age is that of the first of January of a year. */
export function neAvant(enfant: FaitsEnfant, annee: number | undefined): FaitsEnfant {
  const { age, ...reste } = enfant;
  return annee === undefined || age === undefined ? enfant : { ...reste, anneeNaissance: annee - age - 1 };
}

function enfantNe(enfant: FaitsEnfant, jour: string): FaitsEnfant {
  if (enfant.mois === undefined || enfant.anneeNaissance !== undefined) return ne(enfant, Number(jour.slice(0, 4)));
  const [premiere, derniere] = anneesDeNaissance(enfant.mois, jour);
  return {
    ...enfant,
    ...(premiere === undefined ? {} : { anneeNaissance: premiere }),
    ...(derniere === undefined ? {} : { neIncertain: true }),
  };
}

/**
 * An age is told on the day of the question: who is 69 in 2026 was born in 1957, or in 1956 before their birthday. The
 * first is taken, as the hosted reader takes it; the other is computed beside it. An age in months tells the month.
 * @param jour day of the question, AAAA-MM-JJ
 * @param revenus year of income: a child born after it is no dependant of that year
 */
export function dater(faits: Faits, jour: string, revenus: number): Faits {
  const { personne1, personne2, enfants } = faits;
  const annee = Number(jour.slice(0, 4));
  const dates = enfants?.map((e) => enfantNe(e, jour));
  const nesApres = dates?.filter((e) => (e.anneeNaissance ?? revenus) > revenus) ?? [];
  const presents = dates?.filter((e) => !nesApres.includes(e)) ?? [];
  // Last, so that the reading without them only shortens the list.
  const enfantsDates = [...presents.filter((e) => !hesite(e, revenus)), ...presents.filter((e) => hesite(e, revenus))];
  return {
    ...faits,
    ...(personne1 ? { personne1: ne(personne1, annee) } : {}),
    ...(personne2 ? { personne2: ne(personne2, annee) } : {}),
    ...(dates ? { enfants: enfantsDates } : {}),
    ...(nesApres.length > 0 ? { nesApres } : {}),
  };
}

/** Whether a child may be born in the year of income, or after it. */
export const hesite = (enfant: FaitsEnfant, revenus: number): boolean =>
  enfant.neIncertain === true && enfant.anneeNaissance === revenus;
