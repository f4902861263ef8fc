import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Alerte, Bouton, classeBouton, Icone } from '../../design-system/index.ts';
import { BasculeTheme, LienMarque } from '../../platform/CadrePublic.tsx';
import { messageOf } from '../../platform/erreurs.ts';
import { useTitre } from '../../platform/titre.ts';
import { toast } from '../../platform/toasts.tsx';
import { enregistrerProfil, profilQuery } from './api.ts';
import { FormulaireProfil } from './FormulaireProfil.tsx';
import { type SaisieProfil, versProfil, versSaisie } from './saisie.ts';
import './profil.css';

const ERREUR = 'Erreur lors de la sauvegarde du profil';
/** « ✓ Sauvegardé ! » stays this long. */
const CONFIRMATION_MS = 2_000;
const FORMULAIRE = 'formulaire-profil';

type EtatSauvegarde = 'repos' | 'en-cours' | 'faite';
const LIBELLES: Record<EtatSauvegarde, string> = {
  repos: 'Sauvegarder',
  'en-cours': 'Sauvegarde...',
  faite: '✓ Sauvegardé\u202f!',
};

export function PageProfil() {
  useTitre('Mon profil');
  const client = useQueryClient();
  const { data: profil, error } = useQuery({ ...profilQuery, staleTime: Number.POSITIVE_INFINITY });
  const [etat, setEtat] = useState<EtatSauvegarde>('repos');
  const [echec, setEchec] = useState<string>();

  useEffect(() => {
    if (etat !== 'faite') return undefined;
    const attente = setTimeout(() => setEtat('repos'), CONFIRMATION_MS);
    return () => clearTimeout(attente);
  }, [etat]);

  const enregistrer = async (saisie: SaisieProfil): Promise<void> => {
    setEtat('en-cours');
    setEchec(undefined);
    try {
      const enregistre = await enregistrerProfil(versProfil(saisie, profil ?? {}));
      client.setQueryData(profilQuery.queryKey, enregistre);
      setEtat('faite');
    } catch (error_) {
      setEtat('repos');
      setEchec(messageOf(error_, ''));
      toast(ERREUR, { erreur: true });
    }
  };

  return (
    <>
      <a className="saut" href="#contenu">
        Aller au contenu
      </a>
      <header className="tete">
        <div className="page">
          <LienMarque vers="/dashboard" />
          <div className="actions">
            <BasculeTheme />
            <Link className={classeBouton('discret', 'petite')} to="/dashboard">
              <Icone nom="gauche" petite />
              <span>
                Retour<span className="large"> au chat</span>
              </span>
            </Link>
          </div>
        </div>
      </header>
      <main id="contenu" tabIndex={-1} className="page profil">
        <div className="registre">
          <h1>Mon profil</h1>
          <Bouton
            rang="principal"
            type="submit"
            form={FORMULAIRE}
            className="sauvegarder"
            disabled={!profil || etat === 'en-cours'}
          >
            {LIBELLES[etat]}
          </Bouton>
        </div>
        <p className="vh" role="status">
          {etat === 'faite' ? 'Profil sauvegardé.' : ''}
        </p>
        {echec !== undefined && (
          <Alerte ton="erreur">
            <p>{ERREUR}</p>
            <p className="doux">{echec || 'Votre saisie est conservée. Réessayez dans un instant.'}</p>
          </Alerte>
        )}
        {error && !profil && <Alerte ton="erreur">Erreur lors du chargement du profil</Alerte>}
        {profil && <FormulaireProfil id={FORMULAIRE} initial={versSaisie(profil)} onEnregistrer={enregistrer} />}
      </main>
    </>
  );
}
