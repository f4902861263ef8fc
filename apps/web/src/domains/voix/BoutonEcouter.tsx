import { useEffect, useState } from 'react';
import { Bouton } from '../../design-system/index.ts';
import { toast } from '../../platform/toasts.tsx';
import { parole } from './page.ts';

/** Reads a text aloud; the same button stops it. */
export function BoutonEcouter({ lire }: { lire: () => string }) {
  const [lit, setLit] = useState(false);
  useEffect(() => () => void (lit && parole.annuler()), [lit]);
  const basculer = async (): Promise<void> => {
    if (lit) {
      parole.annuler();
      return;
    }
    setLit(true);
    const fin = await parole.dire(lire());
    setLit(false);
    if (fin === 'erreur') toast('La lecture à voix haute n’est pas possible ici.', { erreur: true });
  };
  return (
    <Bouton rang="discret" taille="petite" icone={lit ? 'arret' : 'son'} onClick={() => void basculer()}>
      {lit ? 'Arrêter la lecture' : 'Écouter'}
    </Bouton>
  );
}
