import { messageOf } from '../../platform/erreurs.ts';
import { toast } from '../../platform/toasts.tsx';
import { partager, type SaisiePartagee } from './api.ts';

/** The token of the shared figure, its address copied; nothing when the server refused. */
export async function creerPartage(saisie: SaisiePartagee): Promise<string | null> {
  try {
    const { jeton } = await partager(saisie);
    await copier(new URL(`/partage/${jeton}`, location.href).href);
    return jeton;
  } catch (error) {
    toast(messageOf(error, 'Le partage n’a pas abouti. Réessayez.'), { erreur: true });
    return null;
  }
}

async function copier(lien: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(lien);
    toast('Lien copié. Il montre le chiffre, sans votre saisie.');
  } catch {
    toast('Le lien est prêt, sous les boutons.');
  }
}
