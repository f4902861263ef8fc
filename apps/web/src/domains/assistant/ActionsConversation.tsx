import { useState } from 'react';
import { BoutonIcone } from '../../design-system/index.ts';
import { enregistrerFichier } from '../../platform/fichiers.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { toast } from '../../platform/toasts.tsx';
import { papierDeLaConversation } from './api.ts';
import { Renommage } from './Renommage.tsx';

interface Props {
  id: string;
  titre: string;
}

/** What is done with the open conversation: named, handed over as a document. */
export function ActionsConversation({ id, titre }: Props) {
  const [renomme, setRenomme] = useState(false);
  const [prepare, setPrepare] = useState(false);
  const partager = async (): Promise<void> => {
    setPrepare(true);
    try {
      await partagerFichier(await papierDeLaConversation(id), titre);
    } catch (error) {
      toast(messageOf(error, 'Le PDF n’a pas pu être préparé.'), { erreur: true });
    } finally {
      setPrepare(false);
    }
  };
  return (
    <div className="actions-conversation">
      <BoutonIcone icone="crayon" libelle="Renommer la conversation" onClick={() => setRenomme(true)} />
      <BoutonIcone
        icone="export"
        libelle={prepare ? 'Préparation du PDF...' : 'Partager en PDF'}
        disabled={prepare}
        onClick={() => void partager()}
      />
      {renomme && <Renommage conversation={{ id, titre }} onFermer={() => setRenomme(false)} />}
    </div>
  );
}

/** On a phone, to whom the person chooses; elsewhere among the downloads. */
async function partagerFichier(fichier: File, titre: string): Promise<void> {
  const mobile = matchMedia('(hover:none)').matches;
  if (!mobile || !navigator.canShare?.({ files: [fichier] })) {
    enregistrerFichier(fichier);
    toast('Le PDF de la conversation est téléchargé.');
    return;
  }
  try {
    await navigator.share({ files: [fichier], title: titre });
  } catch (error) {
    // Who changes their mind has nothing to be told.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
