import { motsDits, normaliserTexte } from '@francis/lecture';
import type { Doute } from '../certitude.ts';
import { paysCites } from '../domaines/pays.ts';
import type { AppelOutil, DemandeAssistant } from '../types.ts';

const EN_FRANCE = motsDits('france|francais|francaise|impot francais');
const DU_FOYER: ReadonlySet<string> = new Set(['calculer_impot', 'comparer_impots']);

/** A French tax after a turn about another country: nobody said that the conversation came back to France. */
export function paysQuitte({ historique, question }: DemandeAssistant, appels: readonly AppelOutil[]): Doute[] {
  if (!appels.some((a) => DU_FOYER.has(a.outil)) || historique.length === 0) return [];
  const tours = [...historique.filter((t) => t.role === 'user').map((t) => t.content), question].map(normaliserTexte);
  const dernier = tours.findLast((tour) => EN_FRANCE.test(tour) || paysCites(tour).length > 0);
  return dernier === undefined || EN_FRANCE.test(dernier)
    ? []
    : [{ code: 'OBJET_NON_LU', mots: ['l’impôt du pays dit plus tôt'] }];
}
