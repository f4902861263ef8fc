import { ApiError } from '../../platform/errors.ts';
import { cabinetDe, type Cloison, dansCabinet, type Membre, repondDuCabinet } from '../cabinet/index.ts';
import { type Demandeur, droitsDe, type FicheClient, trouverFiche } from '../clients/index.ts';
import type { PortsConseils } from './ports.ts';
import { depotConseils } from './repository.ts';

interface Trace {
  readonly action: string;
  readonly clientId?: string;
  readonly risque?: 'low' | 'medium' | 'high';
}
export interface Ici {
  readonly cloison: Cloison;
  readonly membre: Membre;
}

/** One action of a member in their firm, in one transaction that ends with its trace. */
export async function dansSonCabinet<T>(
  { base, horloge, audit }: PortsConseils,
  demandeur: Demandeur,
  { action, clientId, risque }: Trace,
  travail: (ici: Ici) => Promise<T>,
): Promise<T> {
  const membre = await cabinetDe(base, demandeur, horloge.now());
  return dansCabinet(base, membre.cabinetId, {
    executer: (cloison) => travail({ cloison, membre }),
    conclure: (_fin, requetes) =>
      audit.noter(
        {
          action,
          ressource: clientId === undefined ? 'conseils' : `client:${clientId}`,
          compte: demandeur,
          origine: demandeur.origine,
          risque: risque ?? 'low',
          metadonnees: { cabinetId: membre.cabinetId, requestId: demandeur.requestId },
        },
        requetes,
      ),
  });
}

export interface SurConseils extends Ici {
  readonly depot: ReturnType<typeof depotConseils>;
  /** Undefined when it was erased: who answers for the firm still reads what the law has it keep. */
  readonly fiche: FicheClient | undefined;
}

/**
 * One reading of a client’s advice.
 * @throws ApiError INTROUVABLE for a client of nobody, of another firm, or erased with nothing kept; ACCES_REFUSE.
 */
export const lireConseils = <T>(
  ports: PortsConseils,
  demandeur: Demandeur,
  trace: Trace & { readonly clientId: string },
  travail: (sur: SurConseils) => Promise<T>,
): Promise<T> =>
  dansSonCabinet(ports, demandeur, trace, async ({ cloison, membre }) => {
    const depot = depotConseils(cloison, trace.clientId);
    const fiche = await trouverFiche(cloison, trace.clientId);
    if (fiche && !droitsDe(membre, fiche).lire) throw new ApiError('ACCES_REFUSE');
    if (!fiche && !(repondDuCabinet(membre) && (await depot.gardes()))) throw new ApiError('INTROUVABLE');
    return travail({ cloison, membre, depot, fiche });
  });
