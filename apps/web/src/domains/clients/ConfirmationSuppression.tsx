import { Bouton, Fenetre } from '../../design-system/index.ts';

interface Props {
  nom: string;
  onFermer: () => void;
  onConfirmer: () => void;
}

/** The question of the specification, then ten seconds to undo. */
export function ConfirmationSuppression({ nom, onFermer, onConfirmer }: Props) {
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
      <p className="doux petit">
        Vous aurez dix secondes pour annuler. Quitter l’application pendant ce temps garde le dossier.
      </p>
    </Fenetre>
  );
}
