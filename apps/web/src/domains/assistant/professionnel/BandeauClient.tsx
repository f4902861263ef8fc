import type { Client } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Bouton, BoutonIcone, formaterEuros, formaterNombre, Icone } from '../../../design-system/index.ts';
import { ApiError, messageOf } from '../../../platform/erreurs.ts';
import { toast } from '../../../platform/toasts.tsx';
import { clientQuery, cleDesClients } from '../../clients/api.ts';
import { CONVERSATIONS_LUES, HISTORIQUE } from '../api.ts';
import { ChoixDuClient } from './ChoixDuClient.tsx';
import '../../clients/clients.css';
import './professionnel.css';

/** A client's summary is read again after two minutes. */
const RESUME_FRAIS_MS = 120_000;

interface Props {
  client: string | undefined;
  onChoisir: (client: string | undefined) => void;
  /** Told the client who is not there, and nobody else. */
  onAbsent: (client: string | undefined) => void;
}

/** Of whom the professional's questions speak: nobody in particular, or a client whose summary stays in sight. */
export function BandeauClient({ client: id, onChoisir, onAbsent }: Props) {
  const cache = useQueryClient();
  const [choix, setChoix] = useState(false);
  const lecture = useQuery({ ...clientQuery(id ?? ''), enabled: id !== undefined, staleTime: RESUME_FRAIS_MS });
  const erreur = id === undefined ? null : lecture.error;
  const absent = erreur instanceof ApiError && (erreur.status === 404 || erreur.status === 422);
  useEffect(() => onAbsent(absent ? id : undefined), [absent, id, onAbsent]);
  const client = id === undefined || absent ? undefined : lecture.data;
  const actualiser = async (): Promise<void> => {
    for (const queryKey of [cleDesClients, CONVERSATIONS_LUES, HISTORIQUE])
      cache.removeQueries({ queryKey, type: 'inactive' });
    await Promise.all(
      [cleDesClients, CONVERSATIONS_LUES, HISTORIQUE].map((queryKey) => cache.invalidateQueries({ queryKey })),
    );
    toast('Clients et conversations relus.');
  };
  return (
    <section className="bandeau-client" aria-label="Client de la conversation">
      <div className="bandeau-gestes">
        <Link className="b b-f b-s" to={id === undefined ? '/pro/dashboard' : `/pro/clients/${id}`}>
          <Icone nom="gauche" petite />
          Retour
        </Link>
        <button type="button" className="b b-s choisir-client" aria-haspopup="dialog" onClick={() => setChoix(true)}>
          {client ? nomDe(client) : id === undefined ? 'Général' : 'Client'}
          <Icone nom="bas" petite />
        </button>
        <Bouton rang="discret" taille="petite" onClick={() => void actualiser()}>
          Actualiser
        </Bouton>
      </div>
      {erreur && !absent && <p className="petit doux">{messageOf(erreur, 'Ce dossier n’a pas pu s’ouvrir.')}</p>}
      {client && (
        <div className="carte-client">
          <dl>
            {resumeDe(client).map(({ nom, valeur, contact }) => (
              <div key={nom} className={contact && 'contact'}>
                <dt>{nom}</dt>
                <dd>{valeur}</dd>
              </div>
            ))}
          </dl>
          <Link className="petit" to={`/pro/clients/${client.id}`}>
            Voir fiche complète
          </Link>
          <BoutonIcone icone="fermer" libelle="Revenir au mode général" onClick={() => onChoisir(undefined)} />
        </div>
      )}
      {choix && (
        <ChoixDuClient
          onFermer={() => setChoix(false)}
          onChoisir={(choisi) => {
            setChoix(false);
            onChoisir(choisi);
          }}
        />
      )}
    </section>
  );
}

const nomDe = ({ prenom_client, nom_client }: Client): string => `${prenom_client} ${nom_client}`;

interface Ligne {
  readonly nom: string;
  readonly valeur: string | null;
  /** How to reach them: left to the file where there is little room. */
  readonly contact?: true;
}

function resumeDe(c: Client): Ligne[] {
  const tmi = c.tranche_marginale_imposition_estimee;
  const revenu = c.revenu_net_annuel_client1;
  const lignes: readonly Ligne[] = [
    { nom: 'Situation', valeur: c.situation_maritale_client },
    { nom: 'Revenu net annuel', valeur: revenu === null ? null : formaterEuros(revenu) },
    { nom: 'TMI estimée', valeur: tmi === null ? null : `${formaterNombre(tmi)}\u00a0%` },
    { nom: 'E-mail', valeur: c.email_client, contact: true },
    { nom: 'Téléphone', valeur: c.telephone_principal_client, contact: true },
  ];
  return lignes.filter(({ valeur }) => valeur);
}
