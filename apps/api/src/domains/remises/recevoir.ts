import type { ChampsClient, RemiseDetail, RemiseDossier, RemisesRecues } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { cabinetDe, type Cloison, dansCabinet, type Membre } from '../cabinet/index.ts';
import { type Demandeur, droitsDe, ecrireFiche, trouverFiche } from '../clients/index.ts';
import { proposition } from './faits.ts';
import type { PortsRemises } from './ports.ts';
import { presenterDetail, presenterRecue } from './presenter.ts';
import { depotRecues, type RemiseEnBase } from './repository.ts';

interface Travail {
  readonly cloison: Cloison;
  readonly depot: ReturnType<typeof depotRecues>;
  readonly membre: Membre;
}
interface Trace {
  readonly action: 'remises.lister' | 'remises.lire' | 'remises.repondre' | 'remises.inscrire';
  readonly id?: string;
}

/** One action of a professional in their firm, in one transaction that ends with its trace. */
async function agir<T>(
  { base, horloge, audit }: PortsRemises,
  demandeur: Demandeur,
  { action, id }: Trace,
  travail: (travail: Travail) => Promise<T>,
): Promise<T> {
  const membre = await cabinetDe(base, demandeur, horloge.now());
  return dansCabinet(base, membre.cabinetId, {
    executer: (cloison) => travail({ cloison, depot: depotRecues(cloison, demandeur.id), membre }),
    conclure: (_fin, requetes) =>
      audit.noter(
        {
          action,
          ressource: id === undefined ? 'remises' : `remise:${id}`,
          compte: demandeur,
          origine: demandeur.origine,
          metadonnees: { cabinetId: membre.cabinetId, requestId: demandeur.requestId },
        },
        requetes,
      ),
  });
}

/** @throws ApiError INTROUVABLE: what was taken back cannot be told from what never was. */
async function tenue(depot: Travail['depot'], id: string): Promise<RemiseEnBase> {
  const remise = await depot.tenir(id);
  if (!remise) throw new ApiError('INTROUVABLE');
  return remise;
}

export const listerRecues = (ports: PortsRemises, demandeur: Demandeur): Promise<RemisesRecues> =>
  agir(ports, demandeur, { action: 'remises.lister' }, async ({ depot }) => (await depot.lister()).map(presenterRecue));

/** @param client the file beside which the facts are read, when it is not the one that received them. */
export const lireRecue = (
  ports: PortsRemises,
  demandeur: Demandeur,
  id: string,
  client: string | undefined,
): Promise<RemiseDetail> =>
  agir(ports, demandeur, { action: 'remises.lire', id }, async ({ depot, cloison, membre }) => {
    const remise = await tenue(depot, id);
    const clientId = client ?? remise.clientId;
    const fiche = clientId === null ? undefined : await trouverFiche(cloison, clientId);
    const lisible = fiche && droitsDe(membre, fiche).lire ? fiche : undefined;
    if (client !== undefined && !lisible) throw new ApiError('INTROUVABLE');
    return presenterDetail(remise, lisible);
  });

/** Accepts or refuses; a refusal erases the facts. @throws ApiError INTROUVABLE, REMISE_CLOSE. */
export const repondre = (
  ports: PortsRemises,
  demandeur: Demandeur,
  id: string,
  accepte: boolean,
): Promise<RemiseDetail> =>
  agir(ports, demandeur, { action: 'remises.repondre', id }, async ({ depot }) => {
    const remise = await tenue(depot, id);
    if (remise.etat !== 'envoyee') throw new ApiError('REMISE_CLOSE');
    const changements = accepte
      ? ({ etat: 'acceptee', repondueLe: ports.horloge.now() } as const)
      : ({ etat: 'refusee', repondueLe: ports.horloge.now(), faits: [] } as const);
    await depot.changer(id, changements);
    return presenterDetail({ ...remise, ...changements }, undefined);
  });

/**
 * Writes in a file of the firm the facts that the adviser accepts, as they were handed over; the history says from whom.
 * @throws ApiError INTROUVABLE, REMISE_NON_ACCEPTEE, ACCES_REFUSE, VALIDATION, VERSION_DEPASSEE.
 */
export const inscrire = (
  ports: PortsRemises,
  demandeur: Demandeur,
  id: string,
  { client_id, acceptes, version }: RemiseDossier,
): Promise<RemiseDetail> =>
  agir(ports, demandeur, { action: 'remises.inscrire', id }, async ({ depot, cloison, membre }) => {
    const remise = await tenue(depot, id);
    if (remise.etat !== 'acceptee') throw new ApiError('REMISE_NON_ACCEPTEE');
    const avant = await trouverFiche(cloison, client_id, 'modifier');
    if (!avant) throw new ApiError('INTROUVABLE');
    if (!droitsDe(membre, avant).modifier) throw new ApiError('ACCES_REFUSE');
    const champs = champsAcceptes(remise, acceptes);
    const auteur = `${demandeur.nomComplet}, d’après la situation remise par ${remise.de}`;
    const fiche = await ecrireFiche(cloison, { avant, champs, version, auteur, le: ports.horloge.now() });
    if (!fiche) throw new ApiError('VERSION_DEPASSEE');
    // What another file received stays there, and is to be confirmed again here.
    const deja = remise.clientId === client_id ? remise.inscrits : [];
    const changements = { clientId: client_id, inscrits: [...new Set([...deja, ...acceptes])] };
    await depot.changer(id, changements);
    return presenterDetail({ ...remise, ...changements }, fiche);
  });

function champsAcceptes({ faits }: RemiseEnBase, acceptes: RemiseDossier['acceptes']): Partial<ChampsClient> {
  const champs: Partial<ChampsClient> = {};
  for (const champ of acceptes) {
    const fait = faits.find((un) => un.champ === champ);
    const propose = fait && proposition(fait);
    if (!propose) {
      const message = 'Cette remise ne propose pas ce champ.';
      throw new ApiError('VALIDATION', { champs: [{ chemin: 'acceptes', message }] });
    }
    Object.assign(champs, propose);
  }
  return champs;
}
