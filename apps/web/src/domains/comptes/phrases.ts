import { ApiError, MESSAGE_API } from '../../platform/erreurs.ts';

const detailDe = (error: ApiError): string | undefined => (error.message === MESSAGE_API ? undefined : error.message);

/** Refusal of the end of a sign-up, by its status, as the specification words it. */
export function phraseFinInscription(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Une erreur inattendue est survenue. Veuillez réessayer plus tard.';
  if (error.status === 400) return detailDe(error) ?? 'Données invalides. Veuillez vérifier vos informations.';
  if (error.status === 422) return 'Erreur de validation des données. Veuillez vérifier votre email et mot de passe.';
  return detailDe(error) ?? 'Une erreur est survenue lors de l’activation du compte';
}

/** What stands by itself: a wrong password, a silent server, too many tries. */
const estComplete = ({ code, status }: ApiError): boolean =>
  code === 'MOT_DE_PASSE_ACTUEL_INCORRECT' || status === 0 || status === 429;

/** Refusal of a change of password. */
export function phraseChangement(error: unknown): string {
  const detail = error instanceof ApiError ? detailDe(error) : undefined;
  if (!(error instanceof ApiError) || detail === undefined) {
    return 'Erreur lors du changement de mot de passe. Veuillez réessayer.';
  }
  return estComplete(error) ? detail : `Erreur lors de la mise à jour\u202f: ${detail}`;
}
