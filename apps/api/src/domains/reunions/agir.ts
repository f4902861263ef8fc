import { ApiError } from '../../platform/errors.ts';
import { cabinetDe, type Cloison, dansCabinet, type Membre } from '../cabinet/index.ts';
import type { Demandeur } from '../clients/index.ts';
import { type DroitsReunion, droitsSurReunion } from './policy.ts';
import type { PortsReunions } from './ports.ts';
import { depotReunions, type ReunionEnBase } from './repository.ts';

export type ActionReunions =
  | 'reunions.lister'
  | 'reunions.ouvrir'
  | 'reunions.lire'
  | 'reunions.suggerer'
  | 'reunions.lire_note'
  | 'reunions.terminer'
  | 'reunions.ranger'
  | 'reunions.reporter'
  | 'reunions.exporter'
  | 'reunions.refuser'
  | 'reunions.supprimer';

type Issue<T> =
  | { readonly issue: 'fait'; readonly valeur: T; readonly reunionId?: string; readonly clientId?: string | null }
  | { readonly issue: 'refuse' | 'introuvable' };

export const INTROUVABLE = { issue: 'introuvable' } as const;
export const REFUSE = { issue: 'refuse' } as const;
export const fait = <T>(valeur: T, clientId?: string | null): Issue<T> => ({
  issue: 'fait',
  valeur,
  ...(clientId !== undefined && { clientId }),
});

export interface Travail {
  readonly cloison: Cloison;
  readonly depot: ReturnType<typeof depotReunions>;
  readonly membre: Membre;
}

const RISQUES: Partial<Readonly<Record<ActionReunions, 'medium' | 'high'>>> = {
  'reunions.exporter': 'medium',
  'reunions.refuser': 'medium',
  'reunions.supprimer': 'high',
};

/**
 * One action, in one transaction of the firm that ends with its trace: an action that cannot be traced is not done.
 * @throws ApiError INTROUVABLE or ACCES_REFUSE, once traced.
 */
export async function agir<T>(
  { base, horloge, audit }: PortsReunions,
  demandeur: Demandeur,
  { action, reunionId }: { readonly action: ActionReunions; readonly reunionId?: string },
  travail: (travail: Travail) => Promise<Issue<T>>,
): Promise<T> {
  const membre = await cabinetDe(base, demandeur, horloge.now());
  const { cabinetId } = membre;
  const resultat = await dansCabinet(base, cabinetId, {
    executer: (cloison) => travail({ cloison, depot: depotReunions(cloison), membre }),
    conclure: (fin, requetes) => {
      const id = ('reunionId' in fin ? fin.reunionId : undefined) ?? reunionId;
      const clientId = ('clientId' in fin ? fin.clientId : undefined) ?? null;
      const reussi = fin.issue === 'fait';
      return audit.noter(
        {
          action,
          ressource: id === undefined ? 'reunions' : `reunion:${id}`,
          compte: demandeur,
          origine: demandeur.origine,
          reussi,
          risque: reussi ? (RISQUES[action] ?? 'low') : 'medium',
          metadonnees: { cabinetId, clientId, issue: fin.issue, requestId: demandeur.requestId },
        },
        requetes,
      );
    },
  });
  if (resultat.issue === 'fait') return resultat.valeur;
  throw new ApiError(resultat.issue === 'refuse' ? 'ACCES_REFUSE' : 'INTROUVABLE');
}

/** One action on a meeting that the person may see; held until the end of the transaction. */
export const surReunion = <T>(
  ports: PortsReunions,
  demandeur: Demandeur,
  { action, id }: { readonly action: ActionReunions; readonly id: string },
  travail: (reunion: ReunionEnBase, contexte: Travail & { readonly droits: DroitsReunion }) => Promise<Issue<T>>,
): Promise<T> =>
  agir(ports, demandeur, { action, reunionId: id }, async (contexte) => {
    const reunion = await contexte.depot.tenir(id);
    if (!reunion) return INTROUVABLE;
    const droits = droitsSurReunion(contexte.membre, reunion);
    // Before a file receives it, a colleague cannot tell it from one that does not exist.
    return droits.voir ? travail(reunion, { ...contexte, droits }) : INTROUVABLE;
  });
