import type { Profil } from '@francis/contract';
import { totalDu } from './annee.ts';
import { calculerSituation, estCalculee } from './lire.ts';

/** Yearly incomes, which a projection makes grow; what one owns is left as it is. */
const QUI_CROISSENT = [
  'revenu_annuel',
  'revenus_annuels',
  'revenus_salaires',
  'revenus_bnc',
  'revenus_bic',
  'pensions_retraite',
  'revenus_fonciers',
  'dividendes_recus',
] as const satisfies readonly (keyof Profil)[];

export interface AnneeProjetee {
  readonly annee: number;
  readonly revenus: number;
  readonly du: number;
  readonly tmi: number;
}

export const ANNEES_PROJETEES = 10;

const grandir = (profil: Profil, facteur: number): Profil => ({
  ...profil,
  ...Object.fromEntries(
    QUI_CROISSENT.flatMap((champ) => {
      const montant = profil[champ];
      return typeof montant === 'number' ? [[champ, Math.round(montant * facteur)]] : [];
    }),
  ),
});

const somme = (profil: Profil): number => QUI_CROISSENT.reduce((total, champ) => total + (profil[champ] ?? 0), 0);

/**
 * The tax of ten years, each computed whole. The law is the one that is known, the family does not change, the children
 * stay dependent: assumptions that the screen states.
 *
 * @param croissance of the incomes by year, a fraction
 */
export function projeter(profil: Profil, premiere: number, croissance: number): readonly AnneeProjetee[] {
  return Array.from({ length: ANNEES_PROJETEES }, (_, i): AnneeProjetee | undefined => {
    const suivant = grandir(profil, (1 + croissance) ** i);
    const s = calculerSituation(suivant, premiere + i);
    return estCalculee(s)
      ? { annee: premiere + i, revenus: somme(suivant), du: totalDu(s.resultat), tmi: s.resultat.tmi }
      : undefined;
  }).filter((a) => a !== undefined);
}
