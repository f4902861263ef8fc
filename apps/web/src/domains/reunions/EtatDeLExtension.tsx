import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Bouton, classeBouton } from '../../design-system/index.ts';
import { type EtatExtension, lireEtat } from './extension.ts';

const PHRASES: Readonly<Record<EtatExtension, { titre: string; texte: string }>> = {
  absente: {
    titre: 'Extension non installée',
    texte: 'Elle lit les sous-titres de Teams dans Chrome, Edge ou Chromium, une fois l’accord des participants donné.',
  },
  inactive: {
    titre: 'Installée, mais inactive',
    texte: 'Ouvrez son panneau depuis la barre du navigateur, puis «\u00a0Relier à Francis\u00a0».',
  },
  active: {
    titre: 'Active et prête',
    texte: 'Ouvrez son panneau pendant une réunion Teams. Rien n’est lu avant que vous confirmiez l’accord.',
  },
};

/** @param props.installer offers the way to the steps, where one is not already there */
export function EtatDeLExtension({ installer = true }: { installer?: boolean }) {
  const { data: etat, refetch } = useQuery({
    queryKey: ['extension-teams'],
    queryFn: lireEtat,
    refetchOnWindowFocus: true,
  });
  return (
    <section aria-labelledby="etat-extension" className="etat-extension">
      <div className="registre">
        <h2 id="etat-extension">Extension Teams</h2>
      </div>
      <div role="status" className={`pastille-etat ${etat ?? 'lue'}`}>
        <b>{etat ? PHRASES[etat].titre : 'Vérification…'}</b>
        {etat && <p className="doux petit">{PHRASES[etat].texte}</p>}
      </div>
      {installer && etat === 'absente' && (
        <Link className={classeBouton('principal')} to="/pro/extension">
          Installer l’extension
        </Link>
      )}
      {etat === 'inactive' && <Bouton onClick={() => void refetch()}>Vérifier de nouveau</Bouton>}
    </section>
  );
}
