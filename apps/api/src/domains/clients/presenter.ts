import type { Client, ClientListe, DroitsClient } from '@francis/contract';
import type { Droits } from './policy.ts';
import type { FicheClient, LigneClient } from './repository.ts';

/** Rights on one file; what concerns the firm stays out. */
const droitsSurFiche = ({ lire, modifier, supprimer }: Droits): DroitsClient => ({ lire, modifier, supprimer });

/** The firm and the account that opened the file have no place in an answer. */
export function presenterClient(fiche: FicheClient, droits: Droits): Client {
  const { cabinetId: _cabinet, ouvertPar: _ouvertPar, creeLe, modifieLe, ...champs } = fiche;
  return {
    ...champs,
    cree_le: creeLe.toISOString(),
    modifie_le: modifieLe.toISOString(),
    droits: droitsSurFiche(droits),
  };
}

export function presenterLigne(ligne: LigneClient & { readonly droits: Droits }): ClientListe {
  const { ouvertPar: _ouvertPar, droits, ...champs } = ligne;
  return { ...champs, droits: droitsSurFiche(droits) };
}
