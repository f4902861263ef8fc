import { FOYERS_MAX, type FoyerResultat, type FoyersReponse, type FoyersRequete } from '@francis/contract';
import { calculerImpotRevenu, type ImpotRevenu, lireFoyer, type RefusFiscal } from '@francis/fiscal';
import { ApiError } from '../../platform/errors.ts';
import { enNombre } from './formats.ts';
import { accepter } from './refus.ts';

/**
 * Income tax of one household or of a portfolio, in its order: the lines of `francis ir` as objects. In a portfolio, a
 * household that the engine refuses says why in its place; alone, it is the request that is refused.
 * @throws ApiError VALIDATION for a single household refused, or beyond the number of households of one call.
 */
export function calculerFoyers(requete: FoyersRequete): FoyersReponse {
  if (!Array.isArray(requete)) return presenterFoyer(idDe(requete), accepter(calculerFoyer(requete)));
  if (requete.length > FOYERS_MAX) {
    const message = `Au plus ${enNombre(FOYERS_MAX)} foyers par appel\u202f: ${enNombre(requete.length)} reçus.`;
    throw new ApiError('VALIDATION', { detail: message, champs: [{ chemin: 'body', message }] });
  }
  return requete.map((brut) => {
    const resultat = calculerFoyer(brut);
    if (resultat.statut !== 'refus') return presenterFoyer(idDe(brut), resultat);
    return { ...idDe(brut), erreur: { code: resultat.code, message: resultat.message } };
  });
}

function calculerFoyer(brut: unknown): ImpotRevenu | RefusFiscal {
  const lecture = lireFoyer(brut);
  return 'statut' in lecture ? lecture : calculerImpotRevenu(lecture.foyer, lecture.annee_revenus);
}

const idDe = (brut: unknown): { readonly id?: unknown } =>
  typeof brut === 'object' && brut !== null && 'id' in brut ? { id: brut.id } : {};

/** What the command line writes, in its order. */
const presenterFoyer = (
  id: { readonly id?: unknown },
  { reserves: _reserves, annee_parametres: _annee, statut, ...chiffres }: ImpotRevenu,
): FoyerResultat => ({ ...id, ...chiffres, statut });
