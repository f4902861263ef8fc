import type { Profil } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { QuitterSansSauvegarder } from '../../platform/QuitterSansSauvegarder.tsx';
import { CadreCompte } from '../../platform/CadreCompte.tsx';
import { messageOf } from '../../platform/erreurs.ts';
import { peut, useSession } from '../../platform/session.ts';
import { useTitre } from '../../platform/titre.ts';
import { toast } from '../../platform/toasts.tsx';
import { aujourdhui } from '../simulateurs/commun/aujourdhui.ts';
import { ajouterAuProfil, profilQuery } from './api.ts';
import { ecrireProfil } from './ecritures.ts';
import { Cartes } from './Cartes.tsx';
import { FormulaireProfil } from './FormulaireProfil.tsx';
import { CHAMPS, champsModifies, type SaisieProfil, versSaisie } from './saisie.ts';
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
  const { data: profil, error } = useQuery({ ...profilQuery, staleTime: Number.POSITIVE_INFINITY });
  return (
    <CadreCompte className="profil">
      {error && !profil && <Alerte ton="erreur">Erreur lors du chargement du profil</Alerte>}
      <Editeur key={profil ? 'lu' : 'vide'} profil={profil} />
    </CadreCompte>
  );
}

function Editeur({ profil }: { profil: Profil | undefined }) {
  const client = useQueryClient();
  const session = useSession();
  const utilisateur = session.statut === 'ouverte' ? session.utilisateur : undefined;
  const modifiable = utilisateur !== undefined && peut(utilisateur, 'profil:modifier');
  const [etat, setEtat] = useState<EtatSauvegarde>('repos');
  const [echec, setEchec] = useState<string>();
  const formulaire = useForm<SaisieProfil>({ defaultValues: versSaisie(profil ?? {}) });
  const { isDirty } = formulaire.formState;

  useEffect(() => {
    if (etat !== 'faite') return undefined;
    const attente = setTimeout(() => setEtat('repos'), CONFIRMATION_MS);
    return () => clearTimeout(attente);
  }, [etat]);

  const enregistrer = async (saisie: SaisieProfil): Promise<void> => {
    if (!utilisateur) return;
    setEtat('en-cours');
    setEchec(undefined);
    const avant = versSaisie(client.getQueryData(profilQuery.queryKey) ?? {});
    try {
      const annee = Number(aujourdhui().slice(0, 4));
      const champs = champsModifies(saisie, avant, annee);
      const enregistre = await ecrireProfil(client, { envoyer: () => ajouterAuProfil(utilisateur.id, champs) });
      const depuis = formulaire.getValues();
      formulaire.reset(versSaisie(enregistre));
      // What was typed during the save stays, and is still to be saved.
      for (const champ of CHAMPS)
        if (depuis[champ] !== saisie[champ]) formulaire.setValue(champ, depuis[champ], { shouldDirty: true });
      setEtat('faite');
    } catch (error_) {
      setEtat('repos');
      setEchec(messageOf(error_, ''));
      toast(ERREUR, { erreur: true });
    }
  };

  return (
    <>
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
      <div className="deux-colonnes">
        <Cartes />
        {profil && (
          <FormulaireProfil
            id={FORMULAIRE}
            formulaire={formulaire}
            email={utilisateur?.email ?? ''}
            onEnregistrer={enregistrer}
          />
        )}
      </div>
      <QuitterSansSauvegarder actif={isDirty && etat !== 'en-cours'} />
    </>
  );
}
