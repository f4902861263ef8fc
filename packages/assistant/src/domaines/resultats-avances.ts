import { ditDAutrui, motsDits } from '@francis/lecture';
import type { Mention } from '../comprehension/mentions.ts';
import { type QuestionLue, sansPassages } from './question.ts';

/** Who gives a result of their own: what they say is compared, never computed from. */
const QUI = motsDits(
  'comptable|banque|banquier|banquiere|voisin|voisine|collegue|beau-frere|belle-soeur|beau-pere|cousin|cousine|copain|copine|ami|amie|frere|soeur|simulateur|impots|conseiller|conseillere|internet|il|elle',
);
const DISENT = [
  'dit',
  'dis',
  'disent',
  'trouve',
  'trouvent',
  'annonce',
  'annoncent',
  'calcule',
  'obtient',
  'arrive a',
  'parle de',
];
const SOIT = 'soit';

/** « mon comptable dit 2 850 », « une surtaxe de 2 %, soit 1 840 ». */
const estAvance = ({ gauche }: Mention): boolean => {
  const avant = gauche.trimEnd();
  if (avant.endsWith(` ${SOIT}`)) return avant.includes('%');
  return QUI.test(avant) && DISENT.some((mot) => avant.endsWith(` ${mot}`));
};

/** The question without the results that somebody else found. */
export const sansResultatsAvances = (q: QuestionLue): QuestionLue =>
  sansPassages(
    q,
    // « mon voisin a payé 9 000 € »: nobody's good.
    q.montants
      .filter((m) => estAvance(m) || ditDAutrui(q.texte.slice(0, m.debut)))
      .map(({ debut, fin }) => [debut, fin] as const),
  );
