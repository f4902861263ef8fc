import { motsDits, trouverMentions } from '@francis/lecture';
import type { Mention } from '../comprehension/mentions.ts';

/** A good held for a part: what it is worth in whole, its part, its loan. */
export interface BienEnPart {
  readonly valeur: number;
  readonly part?: number;
  readonly dettes?: number;
  readonly residence_principale?: boolean;
}

/** How far a share may stand from the good that it is of. */
const PORTEE = 60;
const D_UN_TOUT = motsDits("de|d'un|d'une|du|des|indivis|indivise|en indivision|de l'|d'immeuble");
const LIMITES = [', ', '; ', '. ', ' et ', ' + '];

const FRACTIONS: readonly (readonly [readonly string[], number])[] = [
  [['2 tiers de', '2/3 de', '2 tiers d', '2/3 d'], 2 / 3],
  [['un tiers de', 'un tiers d', '1/3 de', '1/3 d', 'le tiers de', 'le tiers d'], 1 / 3],
  [['un quart de', "un quart d'", '1/4 de', "1/4 d'", 'le quart de', "le quart d'"], 0.25],
  [['la moitie de', "la moitie d'", '1/2 de', "1/2 d'", 'moitie indivise', '1/2 indivis', '1/2 indivise'], 0.5],
];

/** « un tiers de 960 000 € », « 60 % d’un immeuble de 1 900 000 € »: the share told of what the amount is worth in whole. */
function partDe(texte: string, m: Mention): number | undefined {
  const avant = texte.slice(Math.max(0, m.debut - PORTEE), m.debut);
  const coupe = Math.max(
    ...LIMITES.map((signe) => avant.lastIndexOf(signe) + (avant.includes(signe) ? signe.length : 0)),
    0,
  );
  const membre = avant.slice(coupe);
  const fraction = FRACTIONS.find(([mots]) => mots.some((mot) => membre.includes(mot)));
  if (fraction !== undefined) return fraction[1];
  const taux = trouverMentions(membre).findLast((x) => x.type === 'taux' && x.valeur > 0 && x.valeur < 1);
  if (taux?.type !== 'taux') return undefined;
  return D_UN_TOUT.test(membre.slice(taux.span[1])) ? taux.valeur : undefined;
}

/** The goods one by one when one of them at least is held for a part, each loan with the good before it. */
export function biensEnParts(
  texte: string,
  montants: readonly Mention[],
  est: { readonly dette: (m: Mention) => boolean; readonly residence: (m: Mention) => boolean },
): BienEnPart[] | undefined {
  const biens: { valeur: number; part?: number; dettes?: number; residence_principale?: boolean }[] = [];
  for (const m of montants) {
    const dernier = biens.at(-1);
    if (est.dette(m)) {
      if (dernier === undefined) return undefined;
      dernier.dettes = (dernier.dettes ?? 0) + m.montant;
      continue;
    }
    const part = partDe(texte, m);
    biens.push({
      valeur: m.montant,
      ...(part === undefined ? {} : { part }),
      ...(est.residence(m) ? { residence_principale: true } : {}),
    });
  }
  return biens.some((b) => b.part !== undefined) ? biens : undefined;
}
