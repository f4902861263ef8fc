import { randomUUID } from 'node:crypto';
import type { Cabinet, CabinetModification } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import type { Demandeur } from '../comptes/index.ts';
import { repondDuCabinet } from './policy.ts';
import type { PortsCabinet } from './ports.ts';
import { presenterCabinet } from './presenter.ts';
import { cabinetDe } from './repository-membres.ts';
import { type ChangementsCabinet, type ChangementsMembre, depotCabinet, modifierMembre } from './repository.ts';

type Ports = Pick<PortsCabinet, 'base' | 'horloge' | 'audit'>;

/** The firm of the person who asks, as they may see it. */
export async function monCabinet(ports: Ports, { compte }: Pick<Demandeur, 'compte'>): Promise<Cabinet> {
  const membre = await cabinetDe(ports.base, compte, ports.horloge.now());
  const depot = depotCabinet(ports.base.queries, membre.cabinetId);
  const [cabinet, accord] = [await depot.lire(), await depot.dernierAccord()];
  return presenterCabinet({ cabinet, membre, accord });
}

/**
 * Changes what the firm and the person say of themselves, and accepts the processor agreement for the firm.
 * @throws ApiError ACCES_REFUSE for what belongs to who answers for the firm.
 */
export async function modifierCabinet(
  ports: Ports,
  demandeur: Pick<Demandeur, 'compte' | 'origine'>,
  { cabinet = {}, moi = {}, accord }: CabinetModification,
): Promise<Cabinet> {
  const { base, horloge, audit } = ports;
  const { compte, origine } = demandeur;
  const membre = await cabinetDe(base, compte, horloge.now());
  const pourLeCabinet = Object.keys(cabinet).length > 0 || accord !== undefined;
  if (pourLeCabinet && !repondDuCabinet(membre)) {
    throw new ApiError('ACCES_REFUSE', { detail: 'Seul le titulaire du cabinet peut le modifier.' });
  }
  await base.transaction(async (requetes) => {
    const depot = depotCabinet(requetes, membre.cabinetId);
    await depot.modifier(colonnesDuCabinet(cabinet));
    await modifierMembre(requetes, compte.id, colonnesDuMembre(moi));
    const ligne = { id: randomUUID(), acceptePar: compte.id, auteur: compte.nomComplet, accepteLe: horloge.now() };
    const accepte = accord !== undefined && (await depot.accepter({ ...ligne, version: accord }));
    const metadonnees = { cabinetId: membre.cabinetId };
    const trace = { ressource: 'cabinet', compte, origine, metadonnees };
    await audit.noter({ action: 'cabinet.modifie', ...trace }, requetes);
    if (accepte) await audit.noter({ action: 'cabinet.accord', ...trace }, requetes);
  });
  return monCabinet(ports, demandeur);
}

function colonnesDuCabinet(champs: NonNullable<CabinetModification['cabinet']>): ChangementsCabinet {
  const { company_name: nom, siret, phone: telephone, address: adresse, website: site } = champs;
  return presents({ nom, siret, telephone, adresse, site });
}

function colonnesDuMembre(champs: NonNullable<CabinetModification['moi']>): ChangementsMembre {
  const { role: fonction, specialization: specialite, years_experience: anneesExperience } = champs;
  return presents({ fonction, specialite, anneesExperience });
}

/** What is absent stays as it is. */
const presents = <T extends object>(champs: T): { [C in keyof T]?: Exclude<T[C], undefined> } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the filter makes it true
  Object.fromEntries(Object.entries(champs).filter(([, valeur]) => valeur !== undefined)) as {
    [C in keyof T]?: Exclude<T[C], undefined>;
  };
