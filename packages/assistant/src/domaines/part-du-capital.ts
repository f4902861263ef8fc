import { motsDits, trouverMentions } from '@francis/lecture';
import { type QuestionLue, sansPassages } from './question.ts';

/** What is bought of a company, and the question without the numbers that count its shares. */
export interface PartLue {
  readonly q: QuestionLue;
  readonly part: number | undefined;
  /** Shares are counted, whether or not the words say of how many. */
  readonly comptees: boolean;
}

const DES_PARTS: ReadonlySet<string> = new Set(['parts', 'parts_sociales']);
const TOUT = motsDits(
  'la totalite|toutes les parts|tout le capital|100 %|100%|integralite|seul associe|associe unique|la sarl entiere',
);
const FRACTIONS: readonly (readonly [mots: ReturnType<typeof motsDits>, part: number])[] = [
  [motsDits('la moitie|moitie des parts|moitie du capital'), 1 / 2],
  [motsDits('un tiers|le tiers'), 1 / 3],
  [motsDits('un quart|le quart'), 1 / 4],
];
/** Between a number of shares and all those of the company, or after the latter. */
const D_UN_TOUT = motsDits('sur|des|/|capital|capital de|compte|comprend|divise|composee|total');
const EN_TOUT = motsDits('au total|en tout');
/** A second purchase, or what was held before, is no total. */
const EN_PLUS = motsDits("deja|en plus|de plus|j'ai|je detiens|je possede");

/** « 75 des 150 parts de mon associé »: all of his, not all of the company's. */
const DE_QUELQU_UN = motsDits("mon associe|mon associee|l'associe|qu'il|qu'elle|du cedant|du vendeur|il|elle|a lui");
const SIENNES = motsDits('ses|mes|leurs');
const PRES = 30;

/** « 30 parts sur 100 », « 400 des 1 000 parts », « 30 % des parts », « la moitié du capital ». */
export function lirePartDuCapital(q: QuestionLue): PartLue {
  const { texte } = q;
  const lues = trouverMentions(texte);
  const comptes = lues.flatMap((m) =>
    m.type === 'quantite' && (DES_PARTS.has(m.objet) || m.objet === 'titres') ? [{ n: m.valeur, span: m.span }] : [],
  );
  const reste = sansPassages(
    q,
    comptes.map(({ span }) => span),
  );
  const rendre = (part: number | undefined): PartLue => ({ q: reste, part, comptees: comptes.length > 0 });
  const taux = lues.flatMap((m) => (m.type === 'taux' && m.valeur > 0 && m.valeur <= 1 ? [m.valeur] : []));
  const [seul, autre] = taux;
  if (seul !== undefined && autre === undefined) return rendre(seul);
  if (seul !== undefined) return rendre(undefined);
  const [a, b, c] = comptes;
  if (a !== undefined && b !== undefined && c === undefined) {
    const entre = texte.slice(a.span[1], b.span[0]);
    const lies = D_UN_TOUT.test(entre) || entre.includes('/') || EN_TOUT.test(texte.slice(b.span[1]));
    const deLun = SIENNES.test(entre) || DE_QUELQU_UN.test(texte.slice(b.span[1], b.span[1] + PRES));
    const [achete, total] = a.n <= b.n ? [a.n, b.n] : [b.n, a.n];
    if (lies && !deLun && total > 0 && !EN_PLUS.test(texte)) return rendre(achete / total);
    return rendre(undefined);
  }
  if (TOUT.test(texte)) return rendre(1);
  return rendre(comptes.length > 1 ? undefined : FRACTIONS.find(([mots]) => mots.test(texte))?.[1]);
}
