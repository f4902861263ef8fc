import { trouverMentions } from '@francis/assistant';
import type { LigneReunion } from '@francis/contract';
import { REVENU, REVENU_DU_CONJOINT } from './activite.ts';

/** One income of a line that tells two, each word at its place. */
export interface Clause {
  readonly champ: string;
  readonly ligne: LigneReunion;
}

const CONJOINTS = new Set('mari femme époux épouse conjoint conjointe compagnon compagne'.split(' '));
const SIENS = new Set(['son', 'sa', 'mon', 'ma', 'le', 'la']);
const SOI = new Set(['je', 'j', 'moi', 'client', 'cliente']);
const PRONOMS: Readonly<Record<string, 'M.' | 'F'>> = {
  il: 'M.',
  lui: 'M.',
  monsieur: 'M.',
  elle: 'F',
  madame: 'F',
};
const BRUT = 'brut';

type Qui = 'client' | 'conjoint' | 'M.' | 'F';

const estLettre = (c: string): boolean => c.toLowerCase() !== c.toUpperCase();
function motsDe(texte: string): string[] {
  let propre = '';
  for (const c of texte.toLowerCase()) propre += estLettre(c) ? c : ' ';
  return propre.split(' ').filter((mot) => mot !== '');
}

/** Of whom a clause speaks, as its last word about somebody says; a pronoun is somebody's once the others are known. */
function quiDit(clause: string): Qui | undefined {
  const mots = motsDe(clause);
  for (let i = mots.length - 1; i >= 0; i -= 1) {
    const mot = mots[i] ?? '';
    if (CONJOINTS.has(mot) && SIENS.has(mots[i - 1] ?? '')) return 'conjoint';
    if (SOI.has(mot)) return 'client';
    const pronom = PRONOMS[mot];
    if (pronom !== undefined) return pronom;
  }
  return undefined;
}

const sexeDe = (civilite: string): 'M.' | 'F' => (civilite === 'M.' ? 'M.' : 'F');

/** Who of the couple each of the two is; undefined when the words let exchange them. */
function attribuer(un: Qui, deux: Qui, civilite: string | undefined): [string, string] | undefined {
  const client = (qui: Qui): boolean | undefined => {
    if (qui === 'client') return true;
    if (qui === 'conjoint') return false;
    return civilite === undefined ? undefined : qui === sexeDe(civilite);
  };
  const [premier, second] = [client(un), client(deux)];
  const sien = premier ?? (second === undefined ? undefined : !second);
  const autre = second ?? (premier === undefined ? undefined : !premier);
  if (un === deux || sien === undefined || sien === autre) return undefined;
  return sien ? [REVENU, REVENU_DU_CONJOINT] : [REVENU_DU_CONJOINT, REVENU];
}

/**
 * « lui gagne 45 000 et elle 32 000 »: each income with the words before it, for the one whom they name.
 * @param civilite the client's title, where it was said: without it two pronouns are nobody's.
 * @returns undefined for a line that does not tell two incomes; `clauses` is empty when whose they are is not sure.
 */
export function lireDeuxRevenus(
  ligne: LigneReunion,
  civilite: string | undefined,
): { readonly clauses: readonly Clause[] } | undefined {
  const { texte } = ligne;
  const montants = trouverMentions(texte).filter((m) => m.type === 'montant');
  const [premier, second] = montants;
  if (premier === undefined || second === undefined || montants.length > 2) return undefined;
  const coupe = premier.span[1];
  const [un, deux] = [quiDit(texte.slice(0, premier.span[0])), quiDit(texte.slice(coupe, second.span[0]))];
  if (un === undefined || deux === undefined) return undefined;
  // What is said once of both is said of neither clause alone.
  const champs = texte.toLowerCase().includes(BRUT) ? undefined : attribuer(un, deux, civilite);
  if (champs === undefined) return { clauses: [] };
  const [a, b] = champs;
  return {
    clauses: [
      { champ: a, ligne: { ...ligne, texte: texte.slice(0, coupe).padEnd(texte.length) } },
      { champ: b, ligne: { ...ligne, texte: texte.slice(coupe).padStart(texte.length) } },
    ],
  };
}
