import { IndexDesFormes } from './lexique/index-des-formes.ts';
import { SANS_EFFET } from './lexique/sans-effet.ts';
import type { Mention } from './mentions/mention.ts';
import { aplatir } from './texte/normaliser.ts';

const INDEX = new IndexDesFormes(SANS_EFFET);
const LIBELLES = new Map(SANS_EFFET.map((c) => [c.concept, c.libelle]));
/** How far the words of an amount stand from it. */
const PORTEE = 30;
const FINS = ['.', '?', '!', ';', '\n', ')'];

const longueur = ([de, a]: readonly [number, number]): number => a - de;

/**
 * What names an amount that the income tax never takes: the words stand in its own clause, nearer to it than to any other
 * number.
 */
export function nomSansEffet(m: Mention, question: string, mentions: readonly Mention[]): string | undefined {
  const nombres = mentions.filter((x) => x.id !== m.id && 'valeur' in x);
  const plat = aplatir(question);
  const lieux = INDEX.trouver(plat.texte).map((f) => ({ ...f, span: plat.origine(f.debut, f.fin) }));
  const ecart = (span: readonly [number, number]): readonly [number, number] =>
    span[1] <= m.span[0] ? [span[1], m.span[0]] : [m.span[1], span[0]];
  const proches = lieux.filter(({ span }) => {
    const [de, a] = ecart(span);
    const entre = question.slice(de, a);
    const coupe = FINS.some((signe) => entre.includes(signe)) || nombres.some((n) => n.span[0] >= de && n.span[1] <= a);
    return a - de <= PORTEE && !coupe;
  });
  const [trouve] = proches.toSorted((x, y) => longueur(ecart(x.span)) - longueur(ecart(y.span)));
  return trouve === undefined ? undefined : LIBELLES.get(trouve.concepts[0] ?? '');
}
