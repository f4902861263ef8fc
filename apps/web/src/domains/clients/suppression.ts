import { useSyncExternalStore } from 'react';
import { auVidage } from '../../platform/brouillons.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { toast } from '../../platform/toasts.tsx';
import { supprimerClient } from './api.ts';

/** Time to change one's mind: nothing is erased before its end, nor if the page is left before. */
export const DELAI_SUPPRESSION_MS = 10_000;

export interface SuppressionEnAttente {
  readonly id: string;
  readonly nom: string;
}
interface Programmee extends SuppressionEnAttente {
  readonly minuterie: ReturnType<typeof setTimeout>;
}

let programmees: readonly Programmee[] = [];
const abonnes = new Set<() => void>();
function poser(suivantes: readonly Programmee[]): void {
  programmees = suivantes;
  for (const prevenir of abonnes) prevenir();
}
const retirer = (id: string): void => poser(programmees.filter((p) => p.id !== id));

/** @param apres once the file is erased, or kept because the server refused. */
export function programmerSuppression({ id, nom }: SuppressionEnAttente, apres: () => Promise<void>): void {
  const effacer = async (): Promise<void> => {
    try {
      const reste = await supprimerClient(id);
      if (reste) toast(reste.detail);
    } catch (error) {
      toast(messageOf(error, 'Une erreur est survenue lors de la suppression du client.'), { erreur: true });
    }
    await apres();
    retirer(id);
  };
  annulerSuppression(id);
  poser([...programmees, { id, nom, minuterie: setTimeout(() => void effacer(), DELAI_SUPPRESSION_MS) }]);
}

export function annulerSuppression(id: string): void {
  clearTimeout(programmees.find((p) => p.id === id)?.minuterie);
  retirer(id);
}

auVidage(() => {
  for (const { id } of programmees) annulerSuppression(id);
});

const abonner = (prevenir: () => void): (() => void) => {
  abonnes.add(prevenir);
  return () => abonnes.delete(prevenir);
};
/** Files about to be erased: shown nowhere but in the message that offers to keep them. */
export const useSuppressions = (): readonly SuppressionEnAttente[] => useSyncExternalStore(abonner, () => programmees);
