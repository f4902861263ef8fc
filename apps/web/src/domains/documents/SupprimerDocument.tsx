import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Bouton } from '../../design-system/index.ts';
import { useAction } from '../../platform/useAction.ts';
import { supprimer } from './api.ts';

/** Read, refused or waiting: what was deposited is taken back. */
export function SupprimerDocument({ id, inactif = false }: { id: string; inactif?: boolean }) {
  const aller = useNavigate();
  const client = useQueryClient();
  const { occupe, agir } = useAction();
  const effacer = (): void =>
    void agir(async () => {
      await supprimer(id);
      await client.invalidateQueries({ queryKey: ['documents'], exact: true });
      await aller('/documents');
    });
  return (
    <Bouton rang="discret" disabled={occupe || inactif} onClick={effacer}>
      Supprimer ce document
    </Bouton>
  );
}
