import type { Calcul, StatutReponse } from '@francis/contract';
import type { DemandeAssistant } from '../types.ts';

interface Suite {
  readonly question: string;
  /** As an adviser asks it about a client, man or woman. */
  readonly client?: string;
  /** Not proposed when the question or the answer already speaks of it. */
  readonly sujet: RegExp;
}

const APRES_UN_CALCUL: readonly Suite[] = [
  {
    question: 'Quelle est ma tranche marginale d’imposition ?',
    client: 'Quelle est sa tranche marginale d’imposition ?',
    sujet: /tranche|tmi/i,
  },
  {
    question: 'Et si je versais 2 000 € sur un PER ?',
    client: 'Quelle économie d’impôt avec 2 000 € sur un PER ?',
    sujet: /\bPER\b|épargne retraite/i,
  },
  { question: 'Et si je gagnais 3 000 € de plus ?', sujet: /de plus|augment/i },
  { question: 'Et si je donnais 200 € aux Restos du Cœur ?', sujet: /\bdons?\b|donné/i },
  { question: 'Combien de parts ai-je ?', client: 'Combien de parts compte son foyer ?', sujet: /combien de parts/i },
];

const APRES_UN_REFUS: readonly string[] = [
  'Quel est l’impôt d’un célibataire avec 32 000 € net imposable ?',
  'Quel est le barème de l’impôt 2026 ?',
];

const MAX = 3;

/** Follow-up questions that the assistant itself can answer, none of which repeats the one just asked. */
export function proposerSuites(
  demande: DemandeAssistant,
  statut: StatutReponse,
  calculs: readonly Calcul[],
  desNotes: readonly string[] = [],
): string[] {
  if (statut === 'refus') return [...APRES_UN_REFUS];
  // A clarification waits for facts: a suggestion would lead away from them.
  if (!calculs.some((c) => c.regle === 'ir.impot_final') && desNotes.length > 0)
    return desNotes.filter((q) => q !== demande.question).slice(0, MAX);
  if (!calculs.some((c) => c.regle === 'ir.impot_final'))
    return statut === 'clarification' ? [] : APRES_UN_REFUS.slice(0, 1);
  const posees = APRES_UN_CALCUL.filter(({ sujet }) => !sujet.test(demande.question));
  return posees
    .flatMap(({ question, client }) => (demande.concerne === 'client' ? (client ?? []) : question))
    .slice(0, MAX);
}
