import type { ReactNode } from 'react';
import { Bouton, deNom } from '../../design-system/index.ts';
import { EntetePro } from './EntetePro.tsx';
import { annulerSuppression, useSuppressions } from './suppression.ts';
import './clients.css';

/** A screen of the professional area: its header, what it shows, and the erasures that can still be taken back. */
export function CadrePro({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <>
      <a className="saut" href="#contenu">
        Aller au contenu
      </a>
      <EntetePro />
      <main id="contenu" tabIndex={-1} className={`page cab ${className}`.trim()}>
        {children}
      </main>
      <Annulations />
    </>
  );
}

/** Files that are about to be erased, and how to keep each. */
export function Annulations() {
  const enAttente = useSuppressions();
  return (
    <div className="annulations" aria-live="polite">
      {enAttente.map(({ id, nom }) => (
        <div key={id} className="annulation">
          <span>Le dossier {deNom(nom)} sera supprimé dans dix secondes.</span>
          <Bouton taille="petite" onClick={() => annulerSuppression(id)}>
            Annuler
          </Bouton>
        </div>
      ))}
    </div>
  );
}
