import { IndexDesFormes } from './lexique/index-des-formes.ts';
import { RETRAITS } from './lexique/retraits.ts';
import { lireMotsDeSuite } from './suites.ts';
import { aplatir } from './texte/normaliser.ts';

const INDEX = new IndexDesFormes(RETRAITS);

/** What a follow-up takes away, every other word being known: « et sans le PER ? ». */
export function lireRetrait(question: string): string | undefined {
  const { texte } = aplatir(question.slice(0, 200));
  const [forme, ...autres] = INDEX.trouver(texte);
  if (forme === undefined || autres.length > 0) return undefined;
  const reste = lireMotsDeSuite(`et ${texte.slice(0, forme.debut)} ${texte.slice(forme.fin)}`);
  const seul = reste !== undefined && reste.nombres.length === 0 && reste.idees.every((i) => i === 'gagne');
  return seul ? forme.concepts[0] : undefined;
}
