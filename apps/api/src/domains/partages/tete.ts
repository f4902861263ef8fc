import type { ResultatPartage } from '@francis/contract';
import type { Head } from '../../platform/http/static-web.ts';

const PAGE = '/partage/';

/** What a link to a shared result shows before it is opened; nothing once it is ended. */
export async function teteDePartage(
  chemin: string,
  lire: (jeton: string) => Promise<ResultatPartage>,
): Promise<Head | undefined> {
  if (!chemin.startsWith(PAGE)) return undefined;
  const jeton = chemin.slice(PAGE.length);
  try {
    const { titre, libelle, valeur, bareme } = await lire(jeton);
    return {
      title: `${valeur}, ${titre} — Francis`,
      description: `${libelle}\u202f: ${valeur}. Barème\u202f: ${bareme}. Calculé par Francis, sans la saisie.`,
      image: `/api/partages/${encodeURIComponent(jeton)}/carte.png`,
    };
  } catch {
    // Ended, dead, or never there: the page says so itself.
    return undefined;
  }
}
