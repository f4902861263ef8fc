import { motsCompares } from './lexique/index-des-formes.ts';
import { DEMENTENT, LEGERS, NIENT, RETABLISSENT } from './lexique/dementis.ts';
import type { Mention } from './mentions/mention.ts';
import { trouverMentions } from './mentions/trouver.ts';
import { aplatir } from './texte/normaliser.ts';

/** A value that takes the place of another one, which the person says was wrong or is left. */
export interface Dementi {
  readonly juste: Mention;
  readonly fausse: Mention;
  /** What else is counted in the same words. */
  readonly autres: readonly Mention[];
}

const COMPTES: ReadonlySet<Mention['type']> = new Set(['montant', 'date', 'duree', 'age', 'taux', 'quantite']);
export const estCompte = (m: Mention): boolean => COMPTES.has(m.type);

const classe = (m: Mention): string => (m.type === 'age' ? 'duree' : m.type);
const estNue = (m: Mention): boolean => m.type === 'quantite' && m.objet === '';
/** « 500 pas 50 », « 52 000 au lieu de 45 »: the unit is said once. */
const memeGenre = (a: Mention, b: Mention): boolean => classe(a) === classe(b) || estNue(a) || estNue(b);

const motsDe = (texte: string): string[] => {
  const { texte: dit } = aplatir(texte);
  return motsCompares(dit).map((m) => dit.slice(m.debut, m.fin));
};
const finitPar = (mots: readonly string[], formes: readonly string[]): boolean => {
  const dits = ` ${mots.join(' ')}`;
  return formes.some((f) => dits.endsWith(` ${f}`));
};
/** Without the small words that stand right before the value. */
const sansLegers = (mots: readonly string[]): readonly string[] => {
  let fin = mots.length;
  while (fin > 0 && LEGERS.has(mots[fin - 1] ?? '') && !finitPar(mots.slice(0, fin), DEMENTENT)) fin -= 1;
  return mots.slice(0, fin);
};
/** Whether a text ends with the words that deny what comes next. */
export const finitParUnDementi = (texte: string): boolean => finitPar(sansLegers(motsDe(texte)), NIENT);
const LIEN_MAX = 5;

/**
 * « 6 CV et pas 5 », « c’est pas 26 mais 36 000 », « 4 000 au lieu de 2 000 »: the two values and what denies one. Other
 * words may be unknown: what is denied says surely what is replaced.
 */
export function lireDementi(question: string): Dementi | undefined {
  const comptees = trouverMentions(question).filter(estCompte);
  for (const [i, a] of comptees.entries()) {
    const b = comptees[i + 1];
    if (b === undefined || !memeGenre(a, b)) continue;
    const autres = comptees.filter((m) => m !== a && m !== b);
    const entre = motsDe(question.slice(a.span[1], b.span[0]));
    if (finitPar(sansLegers(entre), DEMENTENT)) return { juste: a, fausse: b, autres };
    const avant = sansLegers(motsDe(question.slice(comptees[i - 1]?.span[1] ?? 0, a.span[0])));
    const retabli = entre.length <= LIEN_MAX && entre.every((mot) => RETABLISSENT.has(mot));
    const nie = finitPar(avant, NIENT) || (entre.includes('mais') && avant.some((mot) => NEGATIONS.has(mot)));
    if (nie && retabli) return { juste: b, fausse: a, autres };
  }
  return undefined;
}

const NEGATIONS: ReadonlySet<string> = new Set(['pas', 'plus', 'non']);
