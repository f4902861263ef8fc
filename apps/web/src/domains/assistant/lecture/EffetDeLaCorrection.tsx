import type { Calcul } from '@francis/contract';
import { useState } from 'react';
import { FINE, formaterValeur, typographier } from '../../../design-system/index.ts';

/** Shown by whoever lets a fact be corrected, when the figure could not be computed again. */
export const ERREUR_DE_RECALCUL = 'Le calcul n’a pas pu être refait. Réessayez dans un instant.';

/** The figure of the answer, beside the one it was when the correction began. */
export function EffetDeLaCorrection({ resultat }: { resultat: Calcul | undefined }) {
  const [avant] = useState(resultat);
  if (!resultat) return null;
  const change = avant !== undefined && avant.valeur !== resultat.valeur;
  return (
    <p className="effet" role="status">
      {typographier(resultat.libelle)}
      {FINE}:{' '}
      {change && (
        <>
          <del className="n">{formaterValeur(avant.valeur, avant.unite)}</del>{' '}
        </>
      )}
      <b className="n">{formaterValeur(resultat.valeur, resultat.unite)}</b>{' '}
      <span className="doux">
        {change ? 'recalculé, sans question décomptée' : 'corriger ne décompte aucune question'}
      </span>
    </p>
  );
}
