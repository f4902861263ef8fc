import { TEXTE_ACCORD_REUNION } from '@francis/contract';
import { Bouton } from '../../design-system/index.ts';
import { toast } from '../../platform/toasts.tsx';

async function copier(): Promise<void> {
  try {
    await navigator.clipboard.writeText(TEXTE_ACCORD_REUNION.texte);
    toast('Texte copié.');
  } catch {
    toast('Le navigateur refuse la copie. Sélectionnez le texte.', { erreur: true });
  }
}

/** What one posts, or reads aloud, before anything is written. */
export function TexteAccord() {
  return (
    <div className="texte-accord">
      <blockquote>{TEXTE_ACCORD_REUNION.texte}</blockquote>
      <Bouton taille="petite" icone="copie" onClick={() => void copier()}>
        Copier le texte
      </Bouton>
    </div>
  );
}
