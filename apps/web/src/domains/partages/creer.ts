import { messageOf } from '../../platform/erreurs.ts';
import { toast } from '../../platform/toasts.tsx';
import { partager, type SaisiePartagee } from './api.ts';

/** The token of the shared figure, its address copied; nothing when the server refused. */
export async function creerPartage(saisie: SaisiePartagee): Promise<string | null> {
  try {
    const { jeton } = await partager(saisie);
    await copierPartage(jeton);
    return jeton;
  } catch (error) {
    toast(messageOf(error, 'Le partage n’a pas abouti. Réessayez.'), { erreur: true });
    return null;
  }
}

/** The address of a figure that is shared. */
export async function copierPartage(jeton: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(`/partage/${jeton}`, location.href).href);
    toast('Lien copié. Il montre le chiffre, sans votre saisie.');
  } catch {
    toast('Le lien est prêt, sous les boutons.');
  }
}
