import { BIENS } from '../lexique/biens.ts';
import { DECISIFS, NEGATIONS } from '../lexique/decisifs.ts';
import { IndexDesFormes } from '../lexique/index-des-formes.ts';
import { LIEUX } from '../lexique/lieux.ts';
import { PERSONNES } from '../lexique/personnes.ts';
import type { Portee } from '../texte/edition.ts';
import type { TexteSuivi } from '../texte/texte-suivi.ts';
import type { Sens } from './mention.ts';

export interface SensDit {
  readonly sens: Sens;
  /** In the original text. */
  readonly span: Portee;
}

const INDEX = new IndexDesFormes([...PERSONNES, ...LIEUX, ...BIENS, ...DECISIFS, ...NEGATIONS]);
const LIENS = new Map(PERSONNES.map((p) => [p.concept, p]));
const PAYS = new Map(LIEUX.map((l) => [l.concept, l.pays]));
const MOTS = new Set(DECISIFS.map((d) => d.concept));
const REFUS = new Set(NEGATIONS.map((n) => n.concept));

/** A denial reaches the end of its clause, and no farther than this. */
const PORTEE_MAX = 60;
const FIN_DE_PROPOSITION = /[,.;:?!()\n]| mais | donc | et /;

/** People, places, goods, denials and decisive words of a plain text. */
function lire(texte: TexteSuivi): SensDit[] {
  return INDEX.trouver(texte.texte).flatMap(({ concepts, debut, fin }) => {
    const sens = concepts.map((concept) => sensDe(concept, texte, fin)).find((s) => s !== undefined);
    return sens === undefined ? [] : [{ sens, span: texte.origine(debut, fin) }];
  });
}

function sensDe(concept: string, texte: TexteSuivi, fin: number): Sens | undefined {
  // A word that changes the answer comes before the good that it names as well.
  if (MOTS.has(concept)) return { type: 'mot', concept };
  if (REFUS.has(concept)) {
    const suite = texte.texte.slice(fin, fin + PORTEE_MAX);
    const debut = suite.length - suite.trimStart().length;
    const borne = suite.search(FIN_DE_PROPOSITION);
    const portee = texte.origine(fin + debut, fin + Math.max(debut, borne < 0 ? suite.length : borne));
    return { type: 'negation', portee };
  }
  const pays = PAYS.get(concept);
  if (pays !== undefined) return { type: 'lieu', lieu: concept, pays };
  const lien = LIENS.get(concept);
  if (lien !== undefined)
    return {
      type: 'personne',
      lien: concept,
      ...(lien.genre === undefined ? {} : { genre: lien.genre }),
      ...(lien.nombre === undefined ? {} : { nombre: lien.nombre }),
    };
  return { type: 'bien', bien: concept };
}

/**
 * The same from the words as they were typed, then from the words once corrected for what the first reading left: a form
 * of the dictionary that was written as such is not corrected into another. `pris`: what numbers already hold in a text
 * of `taille` characters.
 */
export function lireNoms(dit: TexteSuivi, corrige: TexteSuivi, pris: readonly Portee[], taille: number): SensDit[] {
  const gardes: SensDit[] = [];
  const occupes = new Uint8Array(taille);
  for (const [a, b] of pris) occupes.fill(1, a, b);
  for (const { sens, span } of [...lire(dit), ...lire(corrige)]) {
    const [a, b] = span;
    if (a >= b || occupes.subarray(a, b).includes(1)) continue;
    occupes.fill(1, a, b);
    gardes.push({ sens, span });
  }
  return gardes;
}
