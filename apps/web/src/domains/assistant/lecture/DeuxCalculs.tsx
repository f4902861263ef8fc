import type { Calcul } from '@francis/contract';
import { formaterValeur } from '../../../design-system/index.ts';

const ECART = 'comparaison.ecart';
const IMPOT = 'ir.impot_final';

/** The tax before and after, when an answer compares two calculations of one household; undefined otherwise. */
export function deuxCalculs(calculs: readonly Calcul[] = []): readonly [Calcul, Calcul] | undefined {
  const [avant, apres, autre] = calculs.filter((c) => c.regle === IMPOT);
  const compare = calculs.some((c) => c.regle === ECART) && avant !== undefined && apres !== undefined;
  return compare && autre === undefined ? [avant, apres] : undefined;
}

const LARGEUR = 1000;

interface Props {
  avant: Calcul;
  apres: Calcul;
  libelles?: readonly [string, string];
}

/** Two bars from one zero: what is refunded at its left, what is paid at its right, and what the second one spares. */
export function DeuxCalculs({ avant, apres, libelles = ['Au départ', 'Avec l’essai'] }: Props) {
  const bas = Math.min(0, avant.valeur, apres.valeur);
  const haut = Math.max(0, avant.valeur, apres.valeur);
  const echelle = LARGEUR / (haut - bas || 1);
  const zero = -bas * echelle;
  const place = (v: number): { x: number; width: number } => ({
    x: Math.min(zero, zero + v * echelle),
    width: Math.abs(v) * echelle,
  });
  const gagne = apres.valeur < avant.valeur;
  const entre = {
    x: zero + Math.min(avant.valeur, apres.valeur) * echelle,
    width: Math.abs(avant.valeur - apres.valeur) * echelle,
  };
  return (
    <figure className="zero" aria-label="Impôt avant et après">
      {bas < 0 && (
        <div className="ligne axe" aria-hidden="true">
          <span>remboursé</span>
          <span>à payer</span>
        </div>
      )}
      {[avant, apres].map((calcul, i) => (
        <div className="ligne" key={libelles[i]}>
          <span>{i === 0 ? libelles[0] : <b>{libelles[1]}</b>}</span>
          <svg viewBox={`0 0 ${LARGEUR} 22`} preserveAspectRatio="none" aria-hidden="true">
            {i === 1 && <rect className={gagne ? 'epargne' : 'cout'} {...entre} y="2" height="18" />}
            <rect
              className={i === 0 ? 'avant' : calcul.valeur < 0 ? 'rendu' : 'apres'}
              {...place(calcul.valeur)}
              y="2"
              height="18"
            />
            <path d={`M${zero} -4V26`} vectorEffect="non-scaling-stroke" />
          </svg>
          <span className="d n">{formaterValeur(calcul.valeur, calcul.unite)}</span>
        </div>
      ))}
    </figure>
  );
}
