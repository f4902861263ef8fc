import { useRef, useState } from 'react';
import { messageOf } from './erreurs.ts';
import { toast } from './toasts.tsx';

/** An action of a button: one at a time, its failure said in a message. */
export function useAction(dire = (error: unknown): string => messageOf(error, 'L’action n’a pas abouti. Réessayez.')) {
  const [occupe, setOccupe] = useState(false);
  const enCours = useRef(false);
  const agir = async (action: () => Promise<void>): Promise<void> => {
    if (enCours.current) return;
    enCours.current = true;
    setOccupe(true);
    try {
      await action();
    } catch (error) {
      toast(dire(error), { erreur: true });
    } finally {
      enCours.current = false;
      setOccupe(false);
    }
  };
  return { occupe, agir };
}
