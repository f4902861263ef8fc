import { useQueryClient } from '@tanstack/react-query';
import { Bouton, Fenetre } from '../../design-system/index.ts';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { bloquer, type Vise } from './api.ts';

interface Props {
  vise: Vise;
  onFermer: () => void;
  onFait: () => void;
}

/** What blocking does, before it does it. */
export function FenetreBlocage({ vise, onFermer, onFait }: Props) {
  const client = useQueryClient();
  const { occupe, agir } = useAction();
  const faire = (): void =>
    void agir(async () => {
      await bloquer(vise);
      onFait();
      await Promise.all(['annuaire', 'echanges'].map((cle) => client.invalidateQueries({ queryKey: [cle] })));
      toast(`Vous ne verrez plus ${vise.nom}.`);
    });
  return (
    <Fenetre
      titre={`Bloquer ${vise.nom}`}
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Annuler</Bouton>
          <Bouton rang="danger" disabled={occupe} onClick={faire}>
            Bloquer
          </Bouton>
        </>
      }
    >
      <p>
        Vous ne vous verrez plus et ne vous écrirez plus, ni dans l’annuaire, ni dans les messages. Cette personne n’en
        est pas avertie.
      </p>
      <p className="doux">Vous pouvez revenir sur ce choix depuis « Blocages et signalements ».</p>
    </Fenetre>
  );
}
