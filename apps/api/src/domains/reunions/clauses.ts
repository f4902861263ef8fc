import type { LigneReunion } from '@francis/contract';

const COUPURES = [',', ';'];

/** The clauses of a line, each alone at its place: what the others say is blank. */
function clausesDe({ texte }: LigneReunion): string[] {
  const clauses: string[] = [];
  let debut = 0;
  for (let i = 0; i <= texte.length; i += 1) {
    // « 38,5 » is one number.
    const coupe = COUPURES.includes(texte[i] ?? '') && texte[i + 1] === ' ';
    if (i < texte.length && !coupe) continue;
    clauses.push(texte.slice(debut, i).padStart(i).padEnd(texte.length));
    debut = i;
  }
  return clauses;
}

/**
 * « Je suis mariée, deux enfants, je gagne 38 000 € »: each question is answered by the one clause that speaks of it, and not
 * by what the others count. The whole line when several clauses do, or none.
 */
export function laClauseQuiRepond(ligne: LigneReunion, debuts: readonly string[]): LigneReunion {
  const parle = (texte: string): boolean => debuts.some((debut) => texte.toLowerCase().includes(debut));
  const [clause, ...autres] = clausesDe(ligne).filter(parle);
  return clause === undefined || autres.length > 0 ? ligne : { ...ligne, texte: clause };
}
