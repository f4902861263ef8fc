import type { Abonnement } from '@francis/contract';
import { Bouton, Fenetre } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';
import { prix } from './textes.ts';

interface Props {
  abonnement: Abonnement;
  occupe: boolean;
  onFermer: () => void;
  onConfirmer: () => void;
}

/** Two gestures from the page: opened, confirmed. */
export function FenetreResiliation({ abonnement, occupe, onFermer, onConfirmer }: Props) {
  const { formule, fin } = abonnement;
  return (
    <Fenetre
      titre="Résilier mon abonnement"
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Garder mon abonnement</Bouton>
          <Bouton rang="danger" onClick={onConfirmer} disabled={occupe}>
            {occupe ? 'Résiliation...' : 'Confirmer la résiliation'}
          </Bouton>
        </>
      }
    >
      <p>
        {formule.nom}, {prix(formule)}, souscrit le {jourLong(abonnement.souscrit_le)}.
      </p>
      <p>
        Vous gardez l’accès jusqu’au {jourLong(fin)}. Rien ne sera débité ensuite, sans frais ni motif à donner. Vos
        conversations et vos données restent à vous.
      </p>
    </Fenetre>
  );
}

export function FenetreRetractation({ abonnement, occupe, onFermer, onConfirmer }: Props) {
  const { formule } = abonnement;
  return (
    <Fenetre
      titre="Me rétracter"
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Annuler</Bouton>
          <Bouton rang="danger" onClick={onConfirmer} disabled={occupe}>
            {occupe ? 'Envoi...' : 'Confirmer la rétractation'}
          </Bouton>
        </>
      }
    >
      <p>
        Vous vous rétractez de votre commande du {jourLong(abonnement.souscrit_le)}
        {'\u202f'}: {formule.nom}, {prix(formule)}.
      </p>
      <p>
        L’abonnement prend fin aussitôt et tout ce que vous avez payé vous est rendu par le même moyen. Un accusé de
        réception daté part par e-mail.
      </p>
    </Fenetre>
  );
}
