import type { Profil } from '@francis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { profilQuery } from './api.ts';

interface File {
  /** When the save before this one is over. */
  tour: Promise<unknown>;
  /** What the server said last. */
  confirme: Profil | undefined;
  /** Shown already, and not answered yet, in the order of the gestures. */
  readonly enRoute: Profil[];
}

const files = new WeakMap<QueryClient, File>();

interface Ecriture {
  readonly envoyer: () => Promise<Profil>;
  /** Shown at once, and taken back if the server refuses. */
  readonly montrer?: Profil;
}

/**
 * Saves the profile, after the saves that left before: an answer that comes late overwrites nothing of what was chosen
 * since, and a refusal takes back its own change only.
 */
export async function ecrireProfil(client: QueryClient, { envoyer, montrer }: Ecriture): Promise<Profil> {
  const file = files.get(client) ?? { tour: Promise.resolve(), confirme: undefined, enRoute: [] };
  files.set(client, file);
  const afficher = (): void => {
    if (file.confirme) client.setQueryData(profilQuery.queryKey, Object.assign({}, file.confirme, ...file.enRoute));
  };
  if (file.enRoute.length === 0) file.confirme = client.getQueryData(profilQuery.queryKey);
  const champs = { ...montrer };
  file.enRoute.push(champs);
  // A reading on its way says what was true before.
  void client.cancelQueries(profilQuery);
  if (montrer) afficher();
  const envoi = file.tour.then(envoyer);
  file.tour = envoi.catch(() => undefined);
  try {
    return (file.confirme = await envoi);
  } finally {
    file.enRoute.splice(file.enRoute.indexOf(champs), 1);
    afficher();
  }
}
