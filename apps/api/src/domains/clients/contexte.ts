import type { FastifyRequest } from 'fastify';
import type { Identification } from '../comptes/index.ts';
import { demandeurDe } from './demandeur.ts';
import type { PortsClients } from './ports.ts';
import type { FicheClient } from './repository.ts';
import { lire } from './service.ts';

/** What an assistant may lean on about a client: facts of tax under the names of a profile, and who they are, apart. */
export interface ContexteClient {
  readonly profil: Readonly<Record<string, unknown>>;
  /** To be hidden from a hosted model, never sent. */
  readonly identites: readonly {
    readonly genre: 'PERSONNE' | 'EMAIL' | 'TELEPHONE' | 'ADRESSE' | 'NUMERO_FISCAL';
    readonly valeur: string;
  }[];
}

/**
 * Reads a file as its reader would, trace included.
 * @throws ApiError INTROUVABLE, ACCES_REFUSE.
 */
export const lecteurDeContexte =
  (ports: PortsClients, identification: Identification) =>
  async (request: FastifyRequest, id: string): Promise<ContexteClient> => {
    const { fiche } = await lire(ports, demandeurDe(identification, request), id);
    return { profil: profilDuClient(fiche), identites: identitesDuClient(fiche) };
  };

/** Amounts, family and wishes; neither names nor addresses, nor the firm's own notes. */
function profilDuClient(fiche: FicheClient): ContexteClient['profil'] {
  return {
    situation_familiale: fiche.situation_maritale_client,
    nombre_enfants: fiche.nombre_enfants_a_charge_client,
    date_naissance: fiche.date_naissance_client,
    revenu_net_annuel: fiche.revenu_net_annuel_client1,
    revenu_annuel_conjoint: fiche.revenu_net_annuel_client2,
    revenus_fonciers: fiche.revenus_fonciers_annuels_bruts_foyer,
    retraites: fiche.pensions_retraites_percues_foyer,
    micro_bnc: fiche.benefices_non_commerciaux_foyer,
    plus_values_mobilieres: fiche.plus_values_mobilieres_foyer,
    objectifs_fiscaux: fiche.objectifs_fiscaux_client,
  };
}

function identitesDuClient(fiche: FicheClient): ContexteClient['identites'] {
  const nom = [fiche.prenom_client, fiche.nom_client].filter(Boolean).join(' ');
  const connues = [
    ['PERSONNE', nom],
    ['PERSONNE', fiche.nom_usage_client],
    ['EMAIL', fiche.email_client],
    ['TELEPHONE', fiche.telephone_principal_client],
    ['ADRESSE', fiche.adresse_postale_client],
    ['NUMERO_FISCAL', fiche.numero_fiscal_client],
  ] as const;
  return connues.flatMap(([genre, valeur]) => (valeur ? [{ genre, valeur }] : []));
}
