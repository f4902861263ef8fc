import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { CadreCompte } from '../../platform/CadreCompte.tsx';
import { messageOf } from '../../platform/erreurs.ts';
import { peut, useSession } from '../../platform/session.ts';
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
  const session = useSession();
  const modifiable = session.statut === 'ouverte' && peut(session.utilisateur, 'profil:modifier');
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
    <CadreCompte className="profil">
      <div className="registre">
        <h1>Mon profil</h1>
        <Link className="lien-discret" to="/change-password">
          Changer le mot de passe
        </Link>
        <Bouton
          rang="principal"
          type="submit"
          form={FORMULAIRE}
          className="sauvegarder"
          disabled={!profil || !modifiable || etat === 'en-cours'}
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
      {!modifiable && (
        <Alerte ton="attention">
          <p>Votre compte peut lire ce profil, pas le modifier.</p>
        </Alerte>
      )}
      {error && !profil && <Alerte ton="erreur">Erreur lors du chargement du profil</Alerte>}
      {profil && <FormulaireProfil id={FORMULAIRE} initial={versSaisie(profil)} onEnregistrer={enregistrer} />}
    </CadreCompte>
  );
}
