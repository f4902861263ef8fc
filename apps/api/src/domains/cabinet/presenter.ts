import { ACCORD_SOUS_TRAITANCE, type Cabinet, type EquipeCabinet } from '@francis/contract';
import { repondDuCabinet } from './policy.ts';
import type { Invitation, MembreNomme } from './repository-equipe.ts';
import type { Membre } from './repository-membres.ts';
import type { Accord, LigneCabinet } from './repository.ts';

interface Vue {
  readonly cabinet: LigneCabinet;
  readonly membre: Membre;
  readonly accord: Accord | undefined;
}

export const presenterCabinet = ({ cabinet, membre, accord }: Vue): Cabinet => ({
  cabinet: {
    company_name: cabinet.nom,
    siret: cabinet.siret,
    phone: cabinet.telephone,
    address: cabinet.adresse,
    website: cabinet.site,
  },
  moi: {
    role: membre.fonction,
    specialization: membre.specialite,
    years_experience: membre.anneesExperience,
    dans_le_cabinet: membre.role,
  },
  accord: accord ? { version: accord.version, accepte_le: accord.accepteLe.toISOString(), par: accord.auteur } : null,
  version_accord: ACCORD_SOUS_TRAITANCE,
  droits: { modifier: repondDuCabinet(membre) },
});

interface Equipe {
  readonly membres: readonly MembreNomme[];
  readonly invitations: readonly Invitation[];
  readonly moi: string;
}

export const presenterEquipe = ({ membres, invitations, moi }: Equipe): EquipeCabinet => ({
  membres: membres.map(({ utilisateurId, nomComplet, email, role, fonction, depuisLe }) => ({
    id: utilisateurId,
    nom: nomComplet,
    email,
    role,
    fonction,
    depuis_le: depuisLe.toISOString(),
    moi: utilisateurId === moi,
  })),
  invitations: invitations.map(({ id, email, role, expireLe }) => ({
    id,
    email,
    role,
    expire_le: expireLe.toISOString(),
  })),
});
