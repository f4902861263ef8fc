import { Bouton } from '../../design-system/index.ts';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { arreterPartage } from './api.ts';
import './partages.css';

/** The address of a figure that was just shared, and its end. */
export function PartageCree({ jeton, surArret }: { jeton: string; surArret: () => void }) {
  const { occupe, agir } = useAction();
  const adresse = new URL(`/partage/${jeton}`, location.href).href;
  const arreter = (): Promise<void> =>
    agir(async () => {
      await arreterPartage(jeton);
      surArret();
      toast('Le partage est arrêté\u202f: le lien ne montre plus rien.');
    });
  return (
    <p className="partage-cree">
      <a href={adresse} target="_blank" rel="noreferrer">
        {adresse}
      </a>
      <Bouton rang="discret" taille="petite" disabled={occupe} onClick={() => void arreter()}>
        Arrêter le partage
      </Bouton>
    </p>
  );
}
