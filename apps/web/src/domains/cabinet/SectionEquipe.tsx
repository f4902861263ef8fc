import {
  type EquipeCabinet,
  LIBELLES_ROLES,
  type MembreCabinet,
  type RoleCabinet,
  ROLES_CABINET,
} from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Bouton, Champ, ChampChoix, Choix, Fenetre } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { Section } from '../../platform/Section.tsx';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { changerRole, equipeQuery, inviter, retirerInvitation, retirerMembre } from './api.ts';

const estRole = (texte: string): texte is RoleCabinet => ROLES_CABINET.some((role) => role === texte);
const CE_QUE_PEUT =
  'Le titulaire répond du cabinet\u202f; un conseiller ouvre et modifie les dossiers\u202f; un lecteur les consulte.';

/** Who works in the firm, and who was asked to. */
export function SectionEquipe({ tenir }: { tenir: boolean }) {
  const client = useQueryClient();
  const { data, error } = useQuery(equipeQuery);
  const { occupe, agir } = useAction();
  const [depart, setDepart] = useState<MembreCabinet>();
  const suite = (geste: () => Promise<EquipeCabinet>, dit: string): void =>
    void agir(async () => {
      client.setQueryData(equipeQuery.queryKey, await geste());
      setDepart(undefined);
      toast(dit);
      await client.invalidateQueries();
    });
  return (
    <Section titre="Équipe" texte={CE_QUE_PEUT} erreur={data ? undefined : error}>
      <ul className="lignes equipe-cabinet">
        {data?.membres.map((membre) => (
          <li key={membre.id}>
            <div>
              <b>{membre.nom}</b>
              {membre.moi && <span className="pastille">Vous</span>}
              <span className="doux">
                {membre.email}, depuis le {jourLong(membre.depuis_le)}
              </span>
            </div>
            <span className="gestes-cabinet">
              {tenir ? (
                <Choix
                  libelle={`Rôle de ${membre.nom}`}
                  value={membre.role}
                  disabled={occupe}
                  onChange={({ target: { value } }) => {
                    if (estRole(value)) suite(() => changerRole(membre.id, value), `Rôle de ${membre.nom} changé.`);
                  }}
                >
                  {ROLES_CABINET.map((role) => (
                    <option key={role} value={role}>
                      {LIBELLES_ROLES[role]}
                    </option>
                  ))}
                </Choix>
              ) : (
                <span>{LIBELLES_ROLES[membre.role]}</span>
              )}
              {(tenir || membre.moi) && data.membres.length > 1 && (
                <Bouton taille="petite" rang="danger" disabled={occupe} onClick={() => setDepart(membre)}>
                  {membre.moi ? 'Quitter' : 'Retirer'}
                </Bouton>
              )}
            </span>
          </li>
        ))}
        {data?.invitations.map(({ id, email, role, expire_le }) => (
          <li key={id}>
            <div>
              <b>{email}</b>
              <span className="pastille">Invitation envoyée</span>
              <span className="doux">
                {LIBELLES_ROLES[role]}, jusqu’au {jourLong(expire_le)}
              </span>
            </div>
            <Bouton
              taille="petite"
              disabled={occupe}
              aria-label={`Retirer l’invitation de ${email}`}
              onClick={() =>
                suite(() => retirerInvitation(id), 'Invitation retirée\u202f: son lien ne vaut plus rien.')
              }
            >
              Retirer
            </Bouton>
          </li>
        ))}
      </ul>
      {tenir && <FormulaireInvitation />}
      {depart && (
        <Fenetre
          titre={depart.moi ? 'Quitter le cabinet' : `Retirer ${depart.nom} du cabinet`}
          onFermer={() => setDepart(undefined)}
          actions={
            <>
              <Bouton onClick={() => setDepart(undefined)}>Annuler</Bouton>
              <Bouton
                rang="danger"
                disabled={occupe}
                onClick={() =>
                  suite(() => retirerMembre(depart.id), depart.moi ? 'Vous avez quitté le cabinet.' : 'Membre retiré.')
                }
              >
                {depart.moi ? 'Quitter' : 'Retirer'}
              </Bouton>
            </>
          }
        >
          <p>
            L’accès aux dossiers cesse aussitôt, et {depart.moi ? 'vos' : 'ses'} conversations sur les clients du
            cabinet sont effacées. Les dossiers restent au cabinet.
          </p>
        </Fenetre>
      )}
    </Section>
  );
}

function FormulaireInvitation() {
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<RoleCabinet>('conseiller');
  const [refus, setRefus] = useState<string>();
  const [occupe, setOccupe] = useState(false);
  const envoyer = async (evenement: FormEvent): Promise<void> => {
    evenement.preventDefault();
    setOccupe(true);
    setRefus(undefined);
    try {
      client.setQueryData(equipeQuery.queryKey, await inviter(email, role));
      toast(`Invitation envoyée à ${email}.`);
      setEmail('');
    } catch (error) {
      const champ = error instanceof ApiError ? error.champs.find(({ chemin }) => chemin === 'email') : undefined;
      setRefus(champ?.message ?? messageOf(error, 'L’invitation n’est pas partie. Réessayez.'));
    } finally {
      setOccupe(false);
    }
  };
  return (
    <form className="inviter" noValidate onSubmit={(e) => void envoyer(e)}>
      <Champ
        libelle="Inviter par e-mail"
        type="email"
        autoComplete="off"
        value={email}
        erreur={refus}
        onChange={(e) => setEmail(e.target.value)}
      />
      <ChampChoix
        libelle="Rôle"
        value={role}
        onChange={({ target: { value } }) => {
          if (estRole(value)) setRole(value);
        }}
      >
        {ROLES_CABINET.map((un) => (
          <option key={un} value={un}>
            {LIBELLES_ROLES[un]}
          </option>
        ))}
      </ChampChoix>
      <Bouton type="submit" disabled={occupe}>
        {occupe ? 'Envoi...' : 'Inviter'}
      </Bouton>
    </form>
  );
}
