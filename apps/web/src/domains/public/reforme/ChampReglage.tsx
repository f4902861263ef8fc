import { typographier } from '../../../design-system/index.ts';
import { ChampMontant } from '../../simulateurs/commun/ChampMontant.tsx';
import type { Reglage } from './reforme.ts';

const CENT = 100;
/** Rates are typed in per cent, with two decimals: 45,25. */
const enPourCent = (fraction: number): number => Math.round(fraction * CENT * CENT) / CENT;
const enFraction = (pourCent: number): number => Math.round(pourCent * CENT) / (CENT * CENT);

interface PropsChamp {
  reglage: Reglage;
  valeur: number | undefined;
  onChange: (reglage: Reglage, valeur: number) => void;
}

/** One number of the law in the reader’s hands, with its article and its voted value. */
export function ChampReglage({ reglage, valeur, onChange }: PropsChamp) {
  const { libelle, article, unite, vote } = reglage;
  const taux = unite === 'taux';
  const lire = (v: number): number => (taux ? enPourCent(v) : v);
  const suffixe = taux ? '\u00a0%' : '\u00a0€';
  return (
    <ChampMontant
      libelle={typographier(libelle)}
      unite={taux ? '%' : '€'}
      decimales={taux ? 2 : 0}
      valeur={lire(valeur ?? vote)}
      aide={`${typographier(article)}\u202f: ${lire(vote).toLocaleString('fr-FR')}${suffixe}`}
      onChange={(saisi) => onChange(reglage, taux ? enFraction(saisi) : saisi)}
    />
  );
}
