import type { Lue } from './lecture.ts';

/** How people are called before their name, and what the file calls it. */
const CIVILITES: Readonly<Record<string, string>> = {
  madame: 'Mme',
  mme: 'Mme',
  'mme.': 'Mme',
  mademoiselle: 'Mlle',
  mlle: 'Mlle',
  monsieur: 'M.',
  m: 'M.',
  'm.': 'M.',
};
const NOMS: ReadonlySet<string> = new Set(['prenom_client', 'nom_client']);

/** The title that stands right before a name that was read, as sure as that name. */
export const lireCivilites = (lues: readonly Lue[]): Lue[] =>
  lues.flatMap((lue) => {
    const [preuve] = lue.preuves;
    if (!NOMS.has(lue.champ) || preuve === undefined) return [];
    const avant = lue.ligne.slice(0, preuve.debut).trimEnd();
    const mot = avant.split(' ').at(-1) ?? '';
    const valeur = CIVILITES[mot.toLowerCase()];
    if (valeur === undefined) return [];
    const preuves = [{ debut: avant.length - mot.length, fin: avant.length }];
    return [{ ...lue, champ: 'civilite_client', valeur, preuves }];
  });
