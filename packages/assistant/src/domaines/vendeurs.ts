import { motsDits } from '@francis/lecture';

/** Shares of sellers who own alike. */
export function partsEgales(vendeurs: number): readonly number[] {
  return Array.from({ length: vendeurs }, () => 1 / vendeurs);
}

const DEUX =
  /\b(?:m(?:on|a) (?:freres?|soeurs?|conjointe?|compagne|compagnon|mari|femme|epouse?|associee?) et moi|(?:avec|et) m(?:on|a) (?:frere|soeur|conjointe?|mari|femme|epouse?)|nous sommes 2|a 2|tous les 2|moitie[- ]moitie|chacun (?:la )?moitie|par moitie|50\/50|50-50|mes 2 clients|frere et soeur|les 2 epoux|2 epoux)\b/;

/** Spouses, and those who say « nous », are taken to own alike: it is told beside the result. */
const ENSEMBLE = motsDits(
  '1/2 chacun|moitie chacun|moitie chacune|50 % chacun|50% chacun|pour moitie chacun|par moitie|ma soeur et moi|mon frere et moi|on est 2|on est maries|pour nous deux|monsieur et madame|monsieur + madame|pour le couple|nous 2|a nous 2|vendons tous les 2|nous sommes maries|nous sommes pacses|maries|mariees|pacses|pacsees|notre residence|notre maison|notre appartement|notre bien|notre terrain|notre studio|notre immeuble|notre plus-value|nous vendons|nous avons vendu|nous cedons',
);

/** « avec mes 2 sœurs »: and who speaks. */
const AVEC_MES = ['avec mes ', 'et mes ', 'mes '];
/** « on est trois dessus », « nous sommes 3 ». */
const TOUS = ['on est donc ', 'on est ', 'nous sommes donc ', 'nous sommes ', 'on etait ', 'tous les '];
const VENDEURS_MAX = 20;
function comptes(texte: string): number | undefined {
  for (const mots of TOUS) {
    const place = texte.indexOf(mots);
    if (place < 0) continue;
    const premier =
      texte
        .slice(place + mots.length)
        .split(' ')[0]
        ?.replace(',', '') ?? '';
    const n = NOMBRES[premier] ?? Number(premier);
    if (Number.isInteger(n) && n > 1 && n <= VENDEURS_MAX) return n;
  }
  return undefined;
}
const NOMBRES: Readonly<Record<string, number>> = { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6 };

/** Sellers who share a property, when the question tells how many; undefined when it does not. */
export function lireVendeurs(texte: string): number | undefined {
  const compte = comptes(texte);
  if (compte !== undefined) return compte;
  const lus =
    /\b(\d{1,2}) (?:vendeurs|cedants|epoux|clients|coproprietaires|indivisaires|heritiers|freres|soeurs|freres et soeurs|proprietaires)\b/.exec(
      texte,
    );
  const dits = lus?.[1];
  const fratrie = lus !== null && motsDits('freres|soeurs').test(lus[0]);
  if (fratrie && AVEC_MES.some((mots) => texte.slice(0, lus.index).endsWith(mots)))
    return Math.min(Number(dits) + 1, VENDEURS_MAX);
  if (dits !== undefined) return Math.min(Math.max(1, Number(dits)), 20);
  return DEUX.test(texte) || ENSEMBLE.test(texte) ? 2 : undefined;
}
