import { motsDits } from '@francis/lecture';
import type { Lien } from '@francis/fiscal/patrimoine';
import { horsDesApartes } from './apartes.ts';
import { compagnonUni, lireLienDuDonateur } from '../liens.ts';

const DET = String.raw`(?:mon|ma|mes|notre|nos|leurs?|son|sa|ses|le|la|les|un|une|l'|d')`;
const QUI = String.raw`((?:arrieres?[- ])?(?:grands?[- ]?|beaux?[- ]|belles?[- ])?(?:peres?|meres?|parents?|freres?|soeurs?|oncles?|tantes?)|papa|maman|mamie|papi|papy|mamy|tonton|tata|tatie|epoux|epouse|mari|femme|conjointe?|compagnon|compagne|concubine?|partenaire|cousine?|amie?|voisine?|parrain|marraine|fils|filles?)`;
const PROCHE = String.raw`(?:peres?|meres?|parents?|freres?|soeurs?|oncles?|tantes?|papa|maman|mari|femme|epou[sx]e?|neveux?|nieces?)\b`;
const MORT = String.raw`(mort|decede|predecede|disparu|parti|eteint|mourir|deceder|plus (?:la|de ce monde|parmi nous))(?:e?s?)`;
/** « mon frère célibataire sans enfant est mort », « nos parents étant décédés ». */
const DECES = new RegExp(
  String.raw`\b(?:${DET} ?)?${QUI}\b((?:[ ,(]+(?!${PROCHE})[a-z'-]+\)?){0,8}?)[ ,]+${MORT}\b(?=([^.?;]{0,30}))`,
  'g',
);
/** « mon père laisse », « ma tante m’a légué ». */
const LAISSE = new RegExp(
  String.raw`\b(?:${DET} ?)?${QUI}\b(?: [a-z'-]+){0,6}? (?:me |nous |m'|lui |leur )?(?:a |avait |ont )?(?:laiss|legu)\w+`,
  'g',
);
/** « la succession de ma mère », « j’hérite de mon oncle ». */
const DE_QUI = new RegExp(
  String.raw`\b(?:successions?|heritage|deces|mort|testament|herit\w+|legs)(?: \w+){0,4}? (?:de |d'|du |a )?(?:${DET} ?)${QUI}\b`,
  'g',
);
const FAMILIER = /\b(?:succession|heritage|deces|mort) (?:de )?(papa|maman|mamie|papi|papy|mamy)\b/g;
/** « Notre frère tenait un tabac. Il est décédé… » */
const PRONOM = /\b(?:il|elle) (?:est|s'est|vient de|nous a quitte)\b ?(?:decede|mort|eteint|mourir|deceder|$)/;
const NOMME = new RegExp(String.raw`\b(?:mon|ma|notre) ${QUI}\b`);
const LAISSE_AU_PRESENT = motsDits('laisse|laissent|legue|leguent');
/** Between the name and the verb: the verb is not the name's. */
const AUTRE_SUJET = motsDits('il|elle|ils|elles|on|et|ni|ou|est|sont|a|avait|dont');
const PLURIELS: ReadonlySet<string> = new Set(['parents', 'grands-parents', 'grands parents']);
const REPRESENTE = /\b(?:represent\w*|place)(?: (?:de|d'|par))? ?$/;
const FRATRIE_DU_PARENT = /\b(frere|soeur) (?:de mon pere|de ma mere|de papa|de maman)\b/g;
const AVANT = /\b(?:avant|deja|depuis|predeced)/;

/** Who died before the one whose estate it is. */
interface Predecede {
  readonly qui: string;
  readonly debut: number;
  readonly fin: number;
}

export interface Defunt {
  readonly qui: string;
  readonly lien: Lien | undefined;
  readonly predecedes: readonly Predecede[];
}

interface Dite {
  readonly qui: string;
  readonly debut: number;
  readonly fin: number;
  readonly avant: boolean;
}

const lienAvec = (qui: string, texte: string): Lien | undefined =>
  qui.startsWith('compagn') ? (compagnonUni(texte) ?? 'autre') : lireLienDuDonateur(qui);

/** « la sœur de ma mère » is an aunt, no mother; the places of the words do not move. */
export const enOncleOuTante = (texte: string): string =>
  texte.replace(FRATRIE_DU_PARENT, (tout, frere: string) =>
    (frere === 'frere' ? 'oncle' : 'tante').padEnd(tout.length),
  );

/** Whose estate it is, among those who are said to be dead. */
export function lireDefunt(dit: string): Defunt | undefined {
  // Who leaves is the subject of the sentence: a death of somebody else, told beside it, is another one.
  const sujet = [...enOncleOuTante(horsDesApartes(dit)).matchAll(LAISSE)].find(
    ([tout]) => LAISSE_AU_PRESENT.test(tout) && !AUTRE_SUJET.test(tout),
  )?.[1];
  const texte = enOncleOuTante(dit.replaceAll(')', ' '));
  const deces: Dite[] = [...texte.matchAll(DECES)].flatMap((m): Dite[] => {
    const [tout, qui = '', entre = '', verbe = '', suite = ''] = m;
    if (/\b(?:laiss|legu|vivant|en vie|donn|recu|avait|vers)/.test(entre)) return [];
    const ecarte =
      verbe === 'predecede' ||
      (sujet !== undefined && sujet !== qui && !PLURIELS.has(qui)) ||
      (verbe.startsWith('plus') && qui.endsWith('parents')) ||
      REPRESENTE.test(texte.slice(Math.max(0, m.index - 30), m.index)) ||
      AVANT.test(entre) ||
      motsDits('etant|etaient|etait').test(entre) ||
      /^ ?(?:tous |tous les 2 |depuis|avant (?:lui|elle|eux|mon|ma|son|sa|notre|cela)|avant *$|avant,|deja|il y a \d+ ans)/.test(
        suite,
      );
    // « partie » alone is no death.
    if (verbe === 'parti' && !ecarte) return [];
    return [{ qui, debut: m.index, fin: m.index + tout.length, avant: ecarte }];
  });
  const laisses = [
    ...(sujet === undefined ? [] : [{ qui: sujet }]),
    ...[LAISSE, DE_QUI, FAMILIER].flatMap((motif) => [...texte.matchAll(motif)].map((m) => ({ qui: m[1] ?? '' }))),
  ];
  const pronom = PRONOM.exec(texte);
  const nomme = pronom === null ? undefined : NOMME.exec(texte.slice(0, pronom.index))?.[1];
  if (nomme !== undefined && !deces.some((d) => !d.avant))
    return { qui: nomme, lien: lienAvec(nomme, texte), predecedes: deces.filter((d) => d.qui !== nomme) };
  const vivants = deces.filter((d) => !d.avant);
  const morts = vivants.length > 0 ? vivants : deces;
  const [premierMort] = morts.length > 1 ? morts.filter((d) => !/parents|[pm]eres$/.test(d.qui)) : morts;
  const laisse = laisses.find((l) => !deces.some((d) => d.avant && d.qui === l.qui));
  const qui = (vivants.length > 0 ? premierMort?.qui : laisse?.qui) ?? laisse?.qui ?? premierMort?.qui;
  if (qui === undefined) return undefined;
  const tousAvant = laisse === undefined && deces.every((d) => d.avant && estDitAvant(texte, d));
  if (tousAvant) return { qui: '', lien: undefined, predecedes: deces };
  const predecedes = deces.filter((d) => d.qui !== qui);
  return { qui, lien: lienAvec(qui, texte), predecedes };
}

/** In the very words of the law, with nobody else dead. */
const estDitAvant = (texte: string, d: Dite): boolean =>
  /predeced/.test(texte.slice(d.debut, d.fin)) || REPRESENTE.test(texte.slice(Math.max(0, d.debut - 30), d.debut));

/** The text without those who died before. */
export const sansPredecedes = (texte: string, { predecedes }: Defunt): string =>
  predecedes.reduce((t, { debut, fin }) => t.slice(0, debut) + ' '.repeat(fin - debut) + t.slice(fin), texte);
