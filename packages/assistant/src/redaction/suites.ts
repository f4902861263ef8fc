import type { Calcul, StatutReponse } from '@francis/contract';
import type { DemandeAssistant } from '../types.ts';

/** Follow-up questions that the assistant can answer itself. */
export function proposerSuites(
  _demande: DemandeAssistant,
  statut: StatutReponse,
  calculs: readonly Calcul[],
): string[] {
  if (statut === 'refus') return ['Quel est mon impôt avec 32 000 € net imposable, célibataire ?'];
  if (calculs.length === 0) return [];
  const regles = new Set(calculs.map((c) => c.regle));
  const suites = [
    ...(regles.has('ir.tmi') ? [] : ['Quelle est ma tranche marginale d’imposition ?']),
    'Et si je versais 2 000 € sur un PER ?',
    'Et si je gagnais 3 000 € de plus ?',
  ];
  return suites.slice(0, 3);
}
