import { motsDits } from '@francis/lecture';

/** Shares of sellers who own alike. */
export function partsEgales(vendeurs: number): readonly number[] {
  return Array.from({ length: vendeurs }, () => 1 / vendeurs);
}

const DEUX =
  /\b(?:m(?:on|a) (?:freres?|soeurs?|conjointe?|compagne|compagnon|mari|femme|epouse?|associee?) et moi|(?:avec|et) m(?:on|a) (?:frere|soeur|conjointe?|mari|femme|epouse?)|nous sommes 2|a 2|tous les 2|moitie[- ]moitie|chacun (?:la )?moitie|par moitie|50\/50|50-50|mes 2 clients|frere et soeur|les 2 epoux|2 epoux)\b/;

/** Spouses, and those who say « nous », are taken to own alike: it is told beside the result. */
const ENSEMBLE = motsDits(
  'nous sommes maries|nous sommes pacses|maries|mariees|pacses|pacsees|notre residence|notre maison|notre appartement|notre bien|notre terrain|notre studio|notre immeuble|notre plus-value|nous vendons|nous avons vendu|nous cedons',
);

/** Sellers who share a property, when the question tells how many; undefined when it does not. */
export function lireVendeurs(texte: string): number | undefined {
  const dits =
    /\b(\d{1,2}) (?:vendeurs|cedants|epoux|clients|coproprietaires|indivisaires|heritiers|freres|soeurs|freres et soeurs|proprietaires)\b/.exec(
      texte,
    )?.[1];
  if (dits !== undefined) return Math.min(Math.max(1, Number(dits)), 20);
  return DEUX.test(texte) || ENSEMBLE.test(texte) ? 2 : undefined;
}
