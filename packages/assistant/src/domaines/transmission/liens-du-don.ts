import type { Lien } from '@francis/fiscal/patrimoine';
import { AUTRE_PARENT, motsDits } from '@francis/lecture';
import { lireLien, lireLienDuDonateur } from '../liens.ts';
import { type QuestionLue, sansPassages } from '../question.ts';
import { enOncleOuTante } from './defunt.ts';

const formes = (avant: string, apres: string): string =>
  avant
    .split('|')
    .flatMap((a) => apres.split('|').map((b) => `${a} ${b}`))
    .join('|');
const PROCHES =
  'de mon pere|de ma mere|de papa|de maman|de mes parents|de mon oncle|de ma tante|de mon frere|de ma soeur|de mon mari|de ma femme';
const AMI = motsDits(
  formes('ami|amie|compagnon|compagne|copain|copine|voisin|voisine|collegue|associe|patron', PROCHES),
);
const PROCHE_D_UN_PROCHE = motsDits(
  formes('pere|mere|parents|frere|soeur|oncle|tante|cousin|cousine|mari|femme|epoux|epouse|fils|fille', PROCHES),
);
const JE_SUIS = ['je suis son ', 'je suis sa ', 'je suis leur '];

/** Said two ways that do not agree, or through somebody else. */
export const CONFLIT = 'conflit';

/** « je suis son neveu »: who receives says the tie. */
function lienDeclare(texte: string): Lien | undefined {
  for (const debut of JE_SUIS) {
    const place = texte.lastIndexOf(debut);
    if (place < 0) continue;
    const [mots = ''] = texte.slice(place + debut.length).split(/[,;.:()?]/);
    const lien = lireLien(mots.split(' ').slice(0, 2).join(' '));
    if (lien !== undefined) return lien;
  }
  return undefined;
}

/** The tie of who receives with who gives, each told from the other’s side; nothing else in the text makes it. */
export function lienRecu(dit: string): Lien | typeof CONFLIT | undefined {
  const texte = enOncleOuTante(dit);
  const declare = lienDeclare(texte);
  const donateur = AMI.test(texte) ? 'autre' : lireLienDuDonateur(texte);
  if (declare !== undefined && donateur !== undefined && declare !== donateur) return CONFLIT;
  if (declare === undefined && !AMI.test(texte) && PROCHE_D_UN_PROCHE.test(texte)) return CONFLIT;
  return declare ?? donateur;
}

const MOI_QUI_DONNE = motsDits(
  "je donne|je veux|je voudrais|je souhaite|je vais|j'offre|je verse|je vire|nous donnons|nous voulons|on donne|on veut|je fais",
);
const A_LA_FRATRIE = motsDits('a mon frere|a ma soeur|a mes freres|a mes soeurs|a mon petit frere|a ma petite soeur');
const ILS_DONNENT = motsDits('donne|donnent|veut donner|veulent donner|va donner|vont donner|offre|offrent');

/** « mes parents donnent 200 000 € à mon frère »: they give to their son. */
export const lienDunTiers = (texte: string): Lien | undefined =>
  A_LA_FRATRIE.test(texte) && ILS_DONNENT.test(texte) && !MOI_QUI_DONNE.test(texte)
    ? DES_PARENTS.find(([dits]) => dits.test(texte))?.[1]
    : undefined;
const DES_PARENTS: readonly (readonly [ReturnType<typeof motsDits>, Lien])[] = [
  [motsDits('mes grands-parents|mon grand-pere|ma grand-mere|mamie|papi|papy|mamy'), 'petit_enfant'],
  [motsDits('mes parents|nos parents|mon pere|ma mere|papa|maman'), 'enfant'],
];

const JE_DONNE = motsDits(
  'je donne|nous donnons|on donne|je file|je veux donner|je voudrais donner|je souhaite donner|je vais donner|je fais un cheque|je fais un don|je fais une donation|je vire|je transmets',
);
const MORTS = 'est mort|est morte|est decede|est decedee|est deja mort|est deja decede|sont morts|sont decedes';

/** « je donne à ma fille, son père est mort »: nobody’s estate is asked about. */
export function sansAutreParentMort(q: QuestionLue): QuestionLue {
  if (!JE_DONNE.test(q.texte)) return q;
  const passages = AUTRE_PARENT.split('|').flatMap((qui) =>
    MORTS.split('|').flatMap((mort): (readonly [number, number])[] => {
      const debut = q.texte.indexOf(`${qui} ${mort}`);
      return debut < 0 ? [] : [[debut, debut + qui.length + 1 + mort.length]];
    }),
  );
  return sansPassages(q, passages);
}
