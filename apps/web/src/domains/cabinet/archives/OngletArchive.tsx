import type { ArchiveCabinet } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Alerte, Bouton, ChampMotDePasse, Fenetre, formaterNombre } from '../../../design-system/index.ts';
import { instant, jourLong } from '../../../platform/dates.ts';
import { ApiError, messageOf } from '../../../platform/erreurs.ts';
import { Section } from '../../../platform/Section.tsx';
import { toast } from '../../../platform/toasts.tsx';
import { useAction } from '../../../platform/useAction.ts';
import { cabinetQuery } from '../api.ts';
import { archivesQuery, demanderArchive, seFait, supprimerArchive, telechargerArchive } from './api.ts';

const CE_QU_ELLE_EST =
  'Tout le cabinet en un fichier ZIP\u202f: chaque dossier avec ses analyses, conseils, réunions et documents, les membres et le journal. Il s’ouvre sans Francis.';

/** The whole of the firm, for who answers for it. */
export function OngletArchive() {
  const { data: cabinet } = useQuery(cabinetQuery);
  if (cabinet && !cabinet.droits.modifier)
    return (
      <Section titre="Archive du cabinet" texte={CE_QU_ELLE_EST}>
        <p className="doux">Seul le titulaire du cabinet demande une archive.</p>
      </Section>
    );
  return cabinet ? <Archives /> : null;
}

function Archives() {
  const cache = useQueryClient();
  const { data, error } = useQuery(archivesQuery);
  const { occupe, agir } = useAction((e) => messageOf(e, 'L’archive n’a pas pu être demandée. Réessayez.'));
  const [ouverte, setOuverte] = useState<ArchiveCabinet>();
  const enCours = data?.archives.some(seFait) ?? false;
  const relire = (): Promise<void> => cache.invalidateQueries({ queryKey: archivesQuery.queryKey });
  const supprimer = (id: string): void =>
    void agir(async () => {
      cache.setQueryData(archivesQuery.queryKey, await supprimerArchive(id));
      toast('Archive effacée.');
    });
  return (
    <Section titre="Archive du cabinet" texte={CE_QU_ELLE_EST} erreur={data ? undefined : error}>
      <Alerte>
        <p>
          Elle est gardée sept jours, chiffrée, puis effacée. Supprimer un client l’efface aussi : elle le contiendrait
          encore. Les conversations n’y sont pas : chacun prend les siennes dans son propre export.
        </p>
      </Alerte>
      {data?.archives.length === 0 && <p className="doux">Aucune archive pour l’instant.</p>}
      <ul className="lignes cles-api">
        {data?.archives.map((archive) => (
          <li key={archive.id}>
            <div>
              <b>Archive du {instant(archive.demandee_le)}</b>
              <span className="doux" role="status">
                {dire(archive)}
              </span>
            </div>
            <span className="gestes-cabinet">
              {archive.etat === 'prete' && (
                <Bouton taille="petite" onClick={() => setOuverte(archive)}>
                  Télécharger
                </Bouton>
              )}
              <Bouton taille="petite" rang="danger" disabled={occupe} onClick={() => supprimer(archive.id)}>
                {seFait(archive) ? 'Renoncer' : 'Effacer'}
              </Bouton>
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Bouton
          disabled={occupe || enCours || !data}
          onClick={() =>
            void agir(async () => {
              await demanderArchive();
              await relire();
            })
          }
        >
          {enCours ? 'Archive en cours…' : 'Demander une archive'}
        </Bouton>
      </div>
      {ouverte && <Telechargement archive={ouverte} onFermer={() => setOuverte(undefined)} />}
    </Section>
  );
}

const MO = 1_048_576;

function dire({ etat, faits, total, octets, expire_le, sha256 }: ArchiveCabinet): string {
  if (etat === 'attente') return 'En attente.';
  if (etat === 'en_cours') return `En cours\u202f: ${formaterNombre(faits)} sur ${formaterNombre(total)} dossiers.`;
  if (etat === 'interrompue') return 'Interrompue\u202f: demandez-en une autre.';
  const dossiers = `${formaterNombre(faits)} ${faits > 1 ? 'dossiers' : 'dossier'}`;
  const poids = `${formaterNombre(Math.max(0.1, Math.round(((octets ?? 0) / MO) * 10) / 10))}\u00a0Mo`;
  return `${dossiers}, ${poids}, jusqu’au ${jourLong(expire_le ?? '')}. SHA-256\u202f: ${sha256?.slice(0, 16)}…`;
}

function Telechargement({ archive, onFermer }: { archive: ArchiveCabinet; onFermer: () => void }) {
  const [motDePasse, setMotDePasse] = useState('');
  const [refus, setRefus] = useState<string>();
  const { occupe, agir } = useAction();
  const telecharger = (e: FormEvent): void => {
    e.preventDefault();
    void agir(async () => {
      try {
        setRefus(undefined);
        await telechargerArchive(archive.id, motDePasse);
        onFermer();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setRefus(messageOf(error, 'L’archive n’a pas pu être téléchargée. Réessayez.'));
      }
    });
  };
  return (
    <Fenetre
      titre="Télécharger l’archive"
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Annuler</Bouton>
          <Bouton type="submit" form="telecharger-archive" rang="principal" disabled={occupe}>
            {occupe ? 'Téléchargement…' : 'Télécharger le ZIP'}
          </Bouton>
        </>
      }
    >
      <form id="telecharger-archive" noValidate onSubmit={telecharger}>
        <p>Ce fichier n’est pas chiffré : il contient les données de vos clients.</p>
        <ChampMotDePasse
          libelle="Votre mot de passe"
          autoComplete="current-password"
          value={motDePasse}
          erreur={refus}
          onChange={(e) => setMotDePasse(e.target.value)}
        />
      </form>
    </Fenetre>
  );
}
