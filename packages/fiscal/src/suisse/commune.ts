import { refuser } from '../core/annee-fiscale.ts';
import type { RefusFiscal } from '../core/resultat.ts';
import type { AnneeSuisse, Canton } from './parametres/annees.ts';
import { AUTRES_NOMS, CHEFS_LIEUX } from './parametres/chefs-lieux.ts';

/** Factors of a commune for one year, in percent of the basic tax (Valais: coefficient × 100). */
export interface FacteursCommune {
  /** Federal number (OFS). */
  readonly numero: number;
  readonly nom: string;
  readonly taux: number;
  readonly catholique: number;
  readonly protestante: number;
}

/** Finds a commune by name or federal number; the complete one is `@francis/fiscal/suisse/communes`. */
export interface RepertoireCommunes {
  trouver(canton: Canton, annee: AnneeSuisse, commune: string | number): FacteursCommune | undefined;
}

/** Name without accents, capitals, canton suffix or punctuation. */
export function normaliserCommune(nom: string): string {
  const simple = nom
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s*\((?:be|ge|vd|vs|zh)\)$/u, '')
    .replace(/\bst\b\.?/gu, 'saint')
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
  return AUTRES_NOMS[simple] ?? simple;
}

export const estChefLieu = (canton: Canton, commune: FacteursCommune): boolean =>
  CHEFS_LIEUX[canton].numero === commune.numero;

/** The capital when no commune is given; otherwise the commune, or a refusal: never another one in its place. */
export function trouverCommune(
  canton: Canton,
  annee: AnneeSuisse,
  commune: string | number | undefined,
  repertoire: RepertoireCommunes | undefined,
): FacteursCommune | RefusFiscal {
  const capitale = CHEFS_LIEUX[canton];
  if (commune === undefined) return capitale;
  const estCapitale =
    typeof commune === 'number'
      ? commune === capitale.numero
      : normaliserCommune(commune) === normaliserCommune(capitale.nom);
  if (estCapitale) return capitale;
  const trouvee = repertoire?.trouver(canton, annee, commune);
  if (trouvee !== undefined) return trouvee;
  const message =
    repertoire === undefined
      ? `Seul le chef-lieu (${capitale.nom}) est calculé ici ; la commune « ${commune} » ne l’est pas.`
      : `La commune « ${commune} » n’existe pas dans le canton ${canton} en ${annee}.`;
  return refuser('SITUATION_NON_COUVERTE', message, 'commune');
}
