import type { ChangementClient, Client, ClientListe, ClientSupprime, DroitsClient } from '@francis/contract';
import type { Droits } from './policy.ts';
import type { LigneClient } from './repository-liste.ts';
import type { Changement, FicheClient } from './repository.ts';

/** Rights on one file; what concerns the firm stays out. */
const droitsSurFiche = ({ lire, modifier, supprimer }: Droits): DroitsClient => ({ lire, modifier, supprimer });

/** The firm and the account that opened the file have no place in an answer. */
export function presenterClient(fiche: FicheClient, droits: Droits): Client {
  const { cabinetId: _cabinet, ouvertPar: _ouvertPar, cleNom: _cleNom, creeLe, modifieLe, ...champs } = fiche;
  return {
    ...champs,
    cree_le: creeLe.toISOString(),
    modifie_le: modifieLe.toISOString(),
    droits: droitsSurFiche(droits),
  };
}

export function presenterLigne(ligne: LigneClient & { readonly droits: Droits }): ClientListe {
  const { ouvertPar: _ouvertPar, droits, modifieLe, ...champs } = ligne;
  return { ...champs, modifie_le: modifieLe.toISOString(), droits: droitsSurFiche(droits) };
}

export const presenterChangement = ({ id, version, auteur, le, champs }: Changement): ChangementClient => ({
  id,
  version,
  auteur,
  le: le.toISOString(),
  champs,
});

const JOUR = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long' });

/** What an erasure leaves, told to who asked for it. */
export function presenterRestes({
  nombre,
  jusquau,
}: {
  readonly nombre: number;
  readonly jusquau: Date;
}): ClientSupprime {
  const quoi =
    nombre === 1 ? 'Son conseil validé est gardé, chiffré,' : `Ses ${nombre} conseils validés sont gardés, chiffrés,`;
  return {
    conseils_conserves: nombre,
    conserves_jusquau: jusquau.toISOString(),
    detail: `Dossier supprimé. ${quoi} jusqu’au ${JOUR.format(jusquau)} au plus tard, puis illisible${nombre === 1 ? '' : 's'} pour toujours.`,
  };
}
