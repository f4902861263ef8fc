import { type ChangeEvent, useRef } from 'react';
import { BoutonIcone } from '../../design-system/index.ts';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { deposer } from '../documents/api.ts';
import { joindre } from './pieces-jointes.ts';

const TAILLE_MAX_OCTETS = 10 * 1024 * 1024;

/** Hands a document over in the conversation: it is read at once, and erased once read. */
export function JoindreUnDocument({ cle }: { cle: string }) {
  const champ = useRef<HTMLInputElement>(null);
  const { occupe, agir } = useAction();
  const envoyer = (e: ChangeEvent<HTMLInputElement>): void => {
    const fichier = e.target.files?.[0];
    e.target.value = '';
    if (!fichier) return;
    if (fichier.size > TAILLE_MAX_OCTETS) {
      toast('Ce fichier dépasse 10\u00a0Mo.', { erreur: true });
      return;
    }
    void agir(async () => joindre(cle, (await deposer(fichier, false)).id));
  };
  return (
    <>
      <BoutonIcone
        icone="joindre"
        libelle={occupe ? 'Envoi du document...' : 'Joindre un avis, un bulletin ou une déclaration'}
        disabled={occupe}
        onClick={() => champ.current?.click()}
      />
      <input
        ref={champ}
        type="file"
        hidden
        aria-label="Document à joindre"
        accept="application/pdf,image/jpeg,image/png"
        onChange={envoyer}
      />
    </>
  );
}
