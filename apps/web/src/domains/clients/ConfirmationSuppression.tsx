import { useQuery } from '@tanstack/react-query';
import { Bouton, Fenetre } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';
import { conseilsQuery } from './conseils/api.ts';

interface Props {
  client: string;
  nom: string;
  onFermer: () => void;
  onConfirmer: () => void;
}

/** The question of the specification, then ten seconds to undo. */
export function ConfirmationSuppression({ client, nom, onFermer, onConfirmer }: Props) {
  const { data } = useQuery(conseilsQuery(client));
  const gardes = (data?.conseils ?? []).filter(({ lisible }) => lisible !== null);
  const fin = gardes
    .map(({ conserve_jusquau }) => conserve_jusquau)
    .toSorted()
    .at(-1);
  return (
    <Fenetre
      titre={`Supprimer ${nom}`}
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Garder le dossier</Bouton>
          <Bouton rang="danger" onClick={onConfirmer}>
            Supprimer
          </Bouton>
        </>
      }
    >
      <p>Êtes-vous sûr de vouloir supprimer ce client{'\u202f'}? Cette action est irréversible.</p>
      {fin !== undefined && (
        <p>
          {gardes.length === 1 ? 'Son conseil validé reste' : `Ses ${gardes.length} conseils validés restent`}, chiffré
          {gardes.length > 1 && 's'}, jusqu’au {jourLong(fin)}
          {'\u00a0'}: le cabinet en doit la preuve. Le titulaire {gardes.length === 1 ? 'le' : 'les'} relit dans les
          paramètres
          {'\u202f'}; tout le reste est effacé.
        </p>
      )}
      <p className="doux petit">
        Vous aurez dix secondes pour annuler. Quitter l’application pendant ce temps garde le dossier.
      </p>
    </Fenetre>
  );
}
