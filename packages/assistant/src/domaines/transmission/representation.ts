import { motsDits } from '@francis/lecture';
import type { Lien } from '@francis/fiscal/patrimoine';
import type { Defunt } from './defunt.ts';
import { lireEnumeration } from './heritiers-enumeres.ts';
import { MOI_ET_UN_PROCHE } from './moi-et-un-proche.ts';

/** Who comes in the place of a parent who died before, and of how many. */
export interface RepresentationLue {
  readonly nombre: number;
  /** Nobody said how many share the branch. */
  readonly supposee: boolean;
  /** Nobody said that they come in their parent’s place: a nephew may come in his own. */
  readonly incertaine: boolean;
}

const DE_SON_CHEF = motsDits(
  'de son propre chef|de son chef|de leur propre chef|de leur chef|de mon propre chef|de mon chef|de notre propre chef|de notre chef',
);
/** Nephews of the only sibling: nobody is of another branch, and each comes in their own right (C. civ. art. 752-2). */
const SOUCHE_UNIQUE = motsDits(
  "pas d'autre frere ou soeur|pas d'autres freres et soeurs|pas d'autres freres ou soeurs|pas dautre frere ou soeur|pas dautres freres ou soeurs|pas d'autre frere ni soeur|pas d'autre frere|pas d'autre soeur|pas dautre frere|aucun autre frere ou soeur|aucun autre frere ni soeur|aucun autre frere|aucune autre soeur|n'avait que mon pere|n'avait que ma mere|n'avait que papa|n'avait que maman|n'avait qu'un frere|n'avait qu'une soeur|un seul frere|une seule soeur|unique frere|unique soeur|frere unique|soeur unique|seul frere|seule soeur|une seule souche|souche unique",
);
const EN_VIE = motsDits('vivant|vivante|en vie|encore la|toujours la');
const REPRESENTE = /\brepresent\w*|\b(?:a|prend) (?:sa|la|leur) place\b|\baux droits de\b/;
const PARENT = /^(?:peres?|meres?|papa|maman|parents?|fils|filles?)$/;
const SEUL =
  /\b(?:fils|fille|enfant) unique\b|\bseule? (?:petite?[- ]\w+|enfant|heriti\w+|neveu|niece|descendante?|represent\w+)\b|\b(?:personne|aucun) d'autre\b|\baucun autre\b|\bunique (?:heriti\w+|petit|neveu|niece)|\bpas de (?:freres?|soeurs?)\b|\bje suis seule?\b/;
const COMPTES =
  /\b(\d{1,2}) (?:petits?[- ]enfants|petits?[- ]fils|petites?[- ]filles|neveux|nieces|freres|soeurs|enfants)\b/;
const A_DEUX = motsDits(
  `${MOI_ET_UN_PROCHE}|avec mon frere|avec ma soeur|et mon frere|et ma soeur|a 2|nous sommes 2|nous 2|on est 2|tous les 2`,
);

function compter(texte: string): number | undefined {
  // « mon père, son fils unique, est mort ; ma sœur et moi venons à sa place »: who is told to be the only one is dead.
  if (SEUL.test(texte) && !motsDits(MOI_ET_UN_PROCHE).test(texte)) return 1;
  const plusieurs = /\b(?:mes|avec mes) (\d) (?:freres?|soeurs?)/.exec(texte)?.[1];
  if (plusieurs !== undefined) return Number(plusieurs) + 1;
  const enumeres = lireEnumeration(texte);
  // Beside an uncle, who is named with the speaker shares the branch of the speaker.
  if (enumeres !== undefined && (enumeres.oncles > 0 || enumeres.fratrie > 1)) return enumeres.fratrie + 1;
  const dits = COMPTES.exec(texte)?.[1];
  if (dits !== undefined) return Number(dits);
  return A_DEUX.test(texte) ? 2 : undefined;
}

/** Grandchildren, nephews and nieces, when their parent died before (CGI art. 779 I and V). */
export function lireRepresentation(
  texte: string,
  lien: Lien | undefined,
  defunt: Defunt | undefined,
): RepresentationLue | undefined {
  if ((lien !== 'petit_enfant' && lien !== 'neveu_niece') || DE_SON_CHEF.test(texte)) return undefined;
  const dite = REPRESENTE.test(texte);
  const parentMort = defunt?.predecedes.some((p) => PARENT.test(p.qui)) === true;
  if (!dite && !parentMort) return undefined;
  if (lien === 'neveu_niece' && !dite && SOUCHE_UNIQUE.test(texte) && !EN_VIE.test(texte)) return undefined;
  const nombre = compter(texte);
  return { nombre: nombre ?? 1, supposee: nombre === undefined, incertaine: !dite && lien === 'neveu_niece' };
}
