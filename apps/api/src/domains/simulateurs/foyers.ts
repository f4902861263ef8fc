import { FOYERS_MAX, type FoyerResultat, type FoyersReponse, type FoyersRequete } from '@francis/contract';
import { calculerImpotRevenu, type ImpotRevenu, lireFoyer } from '@francis/fiscal';
import { ApiError } from '../../platform/errors.ts';

/**
 * Income tax of one household or of a portfolio, in its order: the lines of `francis ir` as objects. A household that
 * the engine refuses says why in its place.
 * @throws ApiError VALIDATION beyond the number of households of one call.
 */
export function calculerFoyers(requete: FoyersRequete): FoyersReponse {
  if (!Array.isArray(requete)) return calculerFoyer(requete);
  if (requete.length > FOYERS_MAX) {
    const message = `Au plus ${FOYERS_MAX.toLocaleString('fr-FR')} foyers par appel\u202f: ${requete.length.toLocaleString('fr-FR')} reçus.`;
    throw new ApiError('VALIDATION', { detail: message, champs: [{ chemin: 'body', message }] });
  }
  return requete.map(calculerFoyer);
}

function calculerFoyer(brut: unknown): FoyerResultat {
  const id = typeof brut === 'object' && brut !== null && 'id' in brut ? { id: brut.id } : {};
  const lecture = lireFoyer(brut);
  if ('statut' in lecture) return { ...id, erreur: { code: lecture.code, message: lecture.message } };
  const resultat = calculerImpotRevenu(lecture.foyer, lecture.annee_revenus);
  if (resultat.statut === 'refus') return { ...id, erreur: { code: resultat.code, message: resultat.message } };
  return { ...id, ...presenter(resultat) };
}

/** What the command line writes, in its order. */
const presenter = ({ reserves: _reserves, annee_parametres: _annee, statut, ...chiffres }: ImpotRevenu) => ({
  ...chiffres,
  statut,
});
