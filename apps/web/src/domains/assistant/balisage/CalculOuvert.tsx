import type { Calcul } from '@francis/contract';
import { formaterEuros, formaterValeur, Trace } from '../../../design-system/index.ts';

/** The calculation of a figure, open under its paragraph. */
export function CalculOuvert({ id, calcul, onFermer }: { id: string; calcul: Calcul; onFermer?: () => void }) {
  return (
    <Trace
      id={id}
      trace={calcul.trace}
      titre={titreCalcul(calcul)}
      niveau={2}
      repere={`revenus ${calcul.annee}`}
      {...(onFermer && { onFermer })}
      total={
        estRestitution(calcul)
          ? { libelle: 'Restitution', valeur: formaterEuros(Math.abs(calcul.valeur)) }
          : { libelle: calcul.libelle, valeur: formaterValeur(calcul.valeur, calcul.unite) }
      }
    />
  );
}

/** A negative tax is money that comes back: told as such, and without its sign. */
const estRestitution = ({ regle, unite, valeur, libelle }: Calcul): boolean =>
  unite === 'EUR' && (/(^|:\s)restitution$/i.test(libelle) || (regle === 'ir.impot_final' && valeur < 0));

function titreCalcul(calcul: Calcul): string {
  const { unite } = calcul;
  if (estRestitution(calcul)) return `Calcul de la restitution de ${formaterEuros(Math.abs(calcul.valeur))}`;
  const valeur = formaterValeur(calcul.valeur, unite);
  if (unite === 'taux') return `Calcul du taux de ${valeur}`;
  return (unite === 'EUR' || unite === 'parts') && calcul.valeur >= 2
    ? `Calcul des ${valeur}`
    : `Calcul\u202f: ${valeur}`;
}
