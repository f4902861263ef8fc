import { useState } from 'react';
import { useAction } from '../../../platform/useAction.ts';
import { ouvrirEntretien, refuser } from '../../reunions/api.ts';
import { dictee } from '../../voix/index.ts';

interface Options {
  readonly entretien: string | undefined;
  readonly onEntretien: (id: string | undefined) => void;
  readonly onAccord: () => void;
  readonly effacer: () => void;
}

/**
 * The agreement of those who are there: the server keeps who said so and when before anything is heard; taken back,
 * listening ends and what was written is erased.
 */
export function useAccord({ entretien, onEntretien, onAccord, effacer }: Options) {
  const { occupe, agir } = useAction();
  /** What the box shows while the server keeps it. */
  const [coche, setCoche] = useState(entretien !== undefined);
  const changerAccord = (oui: boolean): Promise<void> =>
    agir(async () => {
      setCoche(oui);
      if (!oui) {
        dictee.annuler();
        effacer();
        onEntretien(undefined);
        if (entretien !== undefined) await refuser(entretien);
        return;
      }
      try {
        onEntretien((await ouvrirEntretien()).id);
      } catch (error) {
        setCoche(false);
        throw error;
      }
      onAccord();
    });
  return { occupe, coche, accord: entretien !== undefined, changerAccord };
}
