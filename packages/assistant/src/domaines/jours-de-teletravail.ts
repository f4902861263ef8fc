import { trouverMentions } from '@francis/lecture';

const TELETRAVAIL = 'teletravail';
const SEMAINE = 7;
const AN = 366;

/** Days worked from home in the year: of several counts, the one nearest to the word. */
export function joursDeTeletravail(texte: string): number | undefined {
  const place = texte.indexOf(TELETRAVAIL);
  const durees = trouverMentions(texte).flatMap((m) =>
    m.type === 'duree' && m.unite === 'jour' && m.valeur > SEMAINE && m.valeur <= AN ? [m] : [],
  );
  const nombres = trouverMentions(texte).flatMap((m) =>
    m.type === 'quantite' &&
    m.valeur > SEMAINE &&
    m.valeur <= AN &&
    texte.slice(m.span[1], m.span[1] + APRES).includes(TELETRAVAIL)
      ? [m]
      : [],
  );
  const [pres, loin] = nombres;
  if (pres !== undefined && loin === undefined) return pres.valeur;
  const ecart = (m: { readonly span: readonly [number, number] }): number =>
    m.span[0] > place ? m.span[0] - place : place - m.span[1];
  return durees.toSorted((a, b) => ecart(a) - ecart(b))[0]?.valeur;
}
const APRES = 16;
