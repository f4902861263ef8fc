import {
  type DepotEspace,
  type DocumentDemande,
  type EspaceClient,
  TAILLE_MAX_DOCUMENT_OCTETS,
} from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { useAction } from '../../platform/useAction.ts';
import { ecrireValeur, majuscule } from '../documents/textes.ts';
import { deposer, espaceQuery, retirerPiece } from './api.ts';

interface Props {
  jeton: string;
  espace: EspaceClient;
}

/** The documents that are asked for, and what was read in those that were given. */
export function Pieces({ jeton, espace: { documents, depots } }: Props) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents">
      <div className="registre">
        <h2 id="documents">Documents</h2>
      </div>
      <p className="doux petit">
        PDF ou photo (JPEG, PNG), 10{'\u00a0'}Mo et vingt pages au plus. Le numéro de sécurité sociale n’est jamais
        relevé.
      </p>
      <ul className="pieces-espace">
        {documents.map((document) => (
          <Piece
            key={document.id}
            jeton={jeton}
            document={document}
            depots={depots.filter(({ demande }) => demande === document.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function Piece({
  jeton,
  document,
  depots,
}: {
  jeton: string;
  document: DocumentDemande;
  depots: readonly DepotEspace[];
}) {
  const cache = useQueryClient();
  const [refus, setRefus] = useState<string>();
  const [occupe, setOccupe] = useState(false);
  const choisir = async (e: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const fichier = e.target.files?.[0];
    e.target.value = '';
    if (!fichier || occupe) return;
    if (fichier.size > TAILLE_MAX_DOCUMENT_OCTETS) {
      setRefus('Ce fichier dépasse 10\u00a0Mo.');
      return;
    }
    setRefus(undefined);
    setOccupe(true);
    try {
      cache.setQueryData(espaceQuery(jeton).queryKey, await deposer(jeton, document.id, fichier));
    } catch (error) {
      const champ = error instanceof ApiError ? error.champs[0]?.message : undefined;
      setRefus(champ ?? messageOf(error, 'Le fichier n’est pas parti. Réessayez.'));
    } finally {
      setOccupe(false);
    }
  };
  return (
    <li>
      <h3>{document.libelle}</h3>
      {depots.map((depot) => (
        <Depose key={depot.id} jeton={jeton} depot={depot} />
      ))}
      {refus !== undefined && (
        <Alerte ton="erreur">
          <p>{refus}</p>
        </Alerte>
      )}
      <label className={`b${occupe ? ' occupe' : ''}`}>
        {occupe ? 'Envoi…' : depots.length > 0 ? 'Ajouter un autre fichier' : 'Choisir un fichier'}
        <input
          type="file"
          className="vh"
          aria-label={`Choisir un fichier\u00a0: ${document.libelle}`}
          accept="application/pdf,image/jpeg,image/png"
          disabled={occupe}
          onChange={(e) => void choisir(e)}
        />
      </label>
    </li>
  );
}

const ETATS = { attente: 'Lecture en cours…', refuse: 'Non retenu', lu: 'Prêt à partir' } as const;

function Depose({ jeton, depot }: { jeton: string; depot: DepotEspace }) {
  const cache = useQueryClient();
  const { occupe, agir } = useAction();
  const proposes = depot.faits.filter(({ propose }) => propose);
  const nom = depot.nom ?? 'Votre fichier';
  return (
    <div className="depose-espace">
      <p role="status">
        <b>{nom}</b> <span className="doux">{ETATS[depot.etat]}</span>
      </p>
      {depot.refus !== null && (
        <Alerte ton="attention">
          <p>{depot.refus}</p>
        </Alerte>
      )}
      {depot.note !== null && <p className="doux petit">{depot.note}</p>}
      {depot.etat === 'lu' && depot.nom === null && (
        <p className="doux petit">Ce document part tel quel, sans être lu.</p>
      )}
      {proposes.length > 0 && (
        <details>
          <summary>
            {proposes.length === 1 ? '1 information lue' : `${proposes.length} informations lues`}, qui partiront avec
            lui
          </summary>
          <dl>
            {proposes.map((fait) => (
              <div key={fait.chemin}>
                <dt>
                  {majuscule(fait.libelle)} <span className="doux petit">page {fait.page}</span>
                </dt>
                <dd>{ecrireValeur(fait)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {depot.etat !== 'attente' && (
        <Bouton
          taille="petite"
          rang="discret"
          disabled={occupe}
          aria-label={`Retirer\u00a0: ${nom}`}
          onClick={() =>
            void agir(async () => {
              cache.setQueryData(espaceQuery(jeton).queryKey, await retirerPiece(jeton, depot.id));
            })
          }
        >
          Retirer
        </Bouton>
      )}
    </div>
  );
}
