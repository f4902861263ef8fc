import type { Profil } from '@francis/contract';
import { lazy, Suspense, useState } from 'react';
import { Bouton } from '../../../design-system/index.ts';

const Fenetre = lazy(async () => ({ default: (await import('./FenetreEntretien.tsx')).FenetreEntretien }));

interface Props {
  profil: Profil;
  utilisateurId: string;
}

/** The interview comes with its first use. */
export function BoutonEntretien({ profil, utilisateurId }: Props) {
  const [ouvert, setOuvert] = useState(false);
  return (
    <>
      <Bouton icone="micro" onClick={() => setOuvert(true)}>
        Lancer la découverte vocale
      </Bouton>
      {ouvert && (
        <Suspense>
          <Fenetre profil={profil} utilisateurId={utilisateurId} onFermer={() => setOuvert(false)} />
        </Suspense>
      )}
    </>
  );
}
