import type { ChampsClient, ReunionDetail } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { type Demandeur, droitsDe, ecrireFiche, trouverFiche } from '../clients/index.ts';
import { fait, INTROUVABLE, REFUSE, surReunion } from './agir.ts';
import type { PortsReunions } from './ports.ts';
import { presenterDetail } from './presenter.ts';
import type { ReunionEnBase } from './repository.ts';
import { relue } from './service.ts';

/**
 * Writes in the file what the adviser accepted, as the reading proposed it: a value that nobody said cannot come in by
 * this way.
 * @throws ApiError VALIDATION, REUNION_SANS_DOSSIER, VERSION_DEPASSEE.
 */
export const reporter = (
  ports: PortsReunions,
  demandeur: Demandeur,
  id: string,
  { acceptes, version }: { readonly acceptes: readonly string[]; readonly version?: number | undefined },
): Promise<ReunionDetail> =>
  surReunion(
    ports,
    demandeur,
    { action: 'reunions.reporter', id },
    async (reunion, { depot, cloison, membre, droits }) => {
      if (!droits.modifier) return REFUSE;
      if (reunion.clientId === null) throw new ApiError('REUNION_SANS_DOSSIER');
      const champs = champsAcceptes(reunion, acceptes);
      const avant = await trouverFiche(cloison, reunion.clientId, 'modifier');
      if (!avant) return INTROUVABLE;
      if (!droitsDe(membre, avant).modifier) return REFUSE;
      const ecriture = { avant, champs, version, auteur: demandeur.nomComplet, le: ports.horloge.now() };
      const fiche = await ecrireFiche(cloison, ecriture);
      if (!fiche) throw new ApiError('VERSION_DEPASSEE');
      await depot.changer(id, { acceptes: [...new Set([...reunion.acceptes, ...acceptes])] });
      return fait(
        presenterDetail(await relue(depot, id), { ...droits, maintenant: ports.horloge.now() }, fiche),
        reunion.clientId,
      );
    },
  );

const refuser = (message: string): ApiError =>
  new ApiError('VALIDATION', { champs: [{ chemin: 'acceptes', message }] });

function champsAcceptes({ propositions }: ReunionEnBase, acceptes: readonly string[]): Partial<ChampsClient> {
  const choisies = [...new Set(acceptes)].map((id) => {
    const proposition = propositions.find((une) => une.id === id);
    if (!proposition) throw refuser('Cette réunion ne propose pas ce champ.');
    return proposition;
  });
  const champs = Object.fromEntries(choisies.map(({ champ, valeur }) => [champ, valeur]));
  if (Object.keys(champs).length < choisies.length) throw refuser('Choisissez une seule valeur par champ.');
  return champs;
}
