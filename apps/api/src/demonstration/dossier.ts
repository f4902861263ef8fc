import type { ChampsClient } from '@francis/contract';

/** One invented client of the demonstration. */
export interface DossierDemo {
  readonly champs: ChampsClient;
  /** Days since it was opened, counted back from the first start. */
  readonly ouvertDepuis: number;
  /** The next appointment: days from the first start, moved to a working day, and its hour. */
  readonly rendezVous?: { readonly dans: number; readonly a: string };
}

/** Said in each of them, where the firm keeps its own notes. */
const ETIQUETTE = 'Dossier de démonstration : cette personne et ses chiffres sont inventés.';

type Quand = Pick<DossierDemo, 'ouvertDepuis' | 'rendezVous'>;

/** A file with what most of them share; its label comes first in its notes. */
export const dossier = (quand: Quand, { notes_internes_pro: notes, ...champs }: ChampsClient): DossierDemo => ({
  ...quand,
  champs: {
    nationalite_client: 'Française',
    pays_residence_fiscale_client: 'France',
    ifi_concerne_client: 'Non',
    statut_dossier_pro: 'Actif',
    ...champs,
    notes_internes_pro: notes ? `${ETIQUETTE} ${notes}` : ETIQUETTE,
  },
});
