import { analyser, estInformatif } from './analyse.ts';

function clesDe(texte: string): Set<string> {
  const { mots, notions } = analyser(texte);
  return new Set([...mots.filter(estInformatif).map(({ racine }) => racine), ...notions.map(({ cle }) => cle)]);
}

/** Stems and notions that a question and a text both hold. */
export function motsPartages(question: string, texte: string): ReadonlySet<string> {
  const dansLeTexte = clesDe(texte);
  return new Set([...clesDe(question)].filter((cle) => dansLeTexte.has(cle)));
}
