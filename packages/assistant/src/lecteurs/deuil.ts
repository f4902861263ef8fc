import { motsDits, normaliserTexte } from '@francis/lecture';
import type { Doute } from '../certitude.ts';
import type { AppelOutil, DemandeAssistant } from '../types.ts';

const DEUIL = motsDits(
  'decede|decedee|deces|deceder|decedait|decedaient|decederait|decedera|mort|morte|meurt|mourir|mourait|mourrait|dcd|perdu mon mari|perdu ma femme',
);
/** What somebody earns, or the tax on it, is told beside. */
const REVENU = motsDits(
  'impot|impots|imposable|imposables|salaire|salaires|revenu|revenus|gagne|gagnait|gagnons|gagnais|paye|paie|net|nets|brut|bruts|pension|pensions|retraite|retraites|reversion|par mois|par an|mensuel|mensuels|parts|declaration|declare|declarer|micro|benefice|benefices|loyer|loyers|dividendes|smic|traitement',
);
const DU_FOYER: ReadonlySet<string> = new Set(['calculer_impot', 'comparer_impots']);

/** « ma femme est morte, 300 000 € »: an amount that nothing says to be earned is what she leaves, and no pay. */
export function deuilSansRevenu({ historique, question }: DemandeAssistant, appels: readonly AppelOutil[]): Doute[] {
  if (!appels.some((a) => DU_FOYER.has(a.outil))) return [];
  const tours = [...historique.filter((t) => t.role === 'user').map((t) => t.content), question];
  const texte = normaliserTexte(tours.join('. '));
  return DEUIL.test(texte) && !REVENU.test(texte) ? [{ code: 'OBJET_NON_LU', mots: ['la succession'] }] : [];
}
