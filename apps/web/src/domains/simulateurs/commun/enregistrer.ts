import { ApiError, messageOf } from '../../../platform/erreurs.ts';
import { telechargerDe } from '../../../platform/telecharger.ts';
import { toast } from '../../../platform/toasts.tsx';

/**
 * The server computes the inputs again and draws them; it keeps neither. A refusal is told.
 * @returns `sans_serveur` when nobody answered.
 */
export async function enregistrer(
  saisie: { readonly simulateur: string; readonly saisie: string },
  fichier: string,
): Promise<'fait' | 'sans_serveur'> {
  try {
    await telechargerDe('/api/simulations/pdf', `${fichier}.pdf`, { body: saisie, anonymous: true });
    toast('Le PDF de la simulation est téléchargé.');
    return 'fait';
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status > 0 && error.status < 500)) {
      toast(messageOf(error, 'Le PDF n’a pas pu être préparé.'), { erreur: true });
      return 'fait';
    }
    return 'sans_serveur';
  }
}
