import type { ChangementClient, Client, ClientListe, DroitsClient } from '@francis/contract';
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
