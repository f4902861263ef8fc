import { randomUUID } from 'node:crypto';
import type { MesRemises, Remise, RemiseRequete } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { destinataireDe } from '../annuaire/index.ts';
import { cabinetDe } from '../cabinet/index.ts';
import { type Demandeur, exigerAdresseProuvee } from '../comptes/index.ts';
import { profilDe } from '../profil/index.ts';
import { remettables } from './faits.ts';
import type { PortsRemises } from './ports.ts';
import { presenterRemise } from './presenter.ts';
import { depotMesRemises } from './repository.ts';

const JOUR = 86_400_000;
const PAR_JOUR = 10;

/** What the person could hand over today, and who holds what. */
export async function mesRemises({ base }: PortsRemises, { compte }: Demandeur): Promise<MesRemises> {
  const profil = (await profilDe(base, compte.id)) ?? {};
  const lues = await depotMesRemises(base.queries, compte.id).lister();
  return { remettables: remettables(profil), remises: lues.map(presenterRemise) };
}

/**
 * Hands to one professional of the directory the facts that the person saw and ticked, as they are today.
 * @throws ApiError INTROUVABLE, VALIDATION, REMISE_CHANGEE, REMISE_DEJA_FAITE, REMISES_TROP_NOMBREUSES,
 *   ADRESSE_NON_CONFIRMEE.
 */
export async function remettre(
  { base, horloge, audit }: PortsRemises,
  { compte, origine }: Demandeur,
  { professionnel, faits, accord }: RemiseRequete,
): Promise<Remise> {
  exigerAdresseProuvee(compte);
  const destinataire = await destinataireDe(base.queries, compte.id, professionnel);
  if (!destinataire) throw new ApiError('INTROUVABLE');
  if (destinataire.id === compte.id) {
    const message = 'Cette fiche est la vôtre.';
    throw new ApiError('VALIDATION', { champs: [{ chemin: 'professionnel', message }] });
  }
  const dits = remettables((await profilDe(base, compte.id)) ?? {});
  const choisis = faits.map(({ champ, valeur }) => {
    const fait = dits.find((un) => un.champ === champ);
    if (fait?.valeur !== valeur) throw new ApiError('REMISE_CHANGEE');
    return fait;
  });
  const envoyeeLe = horloge.now();
  const { cabinetId } = await cabinetDe(base, destinataire, envoyeeLe);
  const id = randomUUID();
  return base.transaction(async (requetes) => {
    const depot = depotMesRemises(requetes, compte.id);
    await depot.tenir();
    if ((await depot.compter(new Date(envoyeeLe.getTime() - JOUR))) >= PAR_JOUR)
      throw new ApiError('REMISES_TROP_NOMBREUSES');
    const ajoutee = await depot.ajouter({
      id,
      professionnelId: destinataire.id,
      cabinetId,
      de: compte.nomComplet,
      professionnel: destinataire.affiche,
      faits: choisis,
      texte: accord.texte,
      etat: 'envoyee',
      envoyeeLe,
    });
    if (!ajoutee) throw new ApiError('REMISE_DEJA_FAITE');
    const metadonnees = { faits: choisis.length, texte: accord.texte };
    const trace = { ressource: `remise:${id}`, compte, origine, metadonnees };
    await audit.noter({ action: 'remises.remettre', ...trace, risque: 'medium' }, requetes);
    const remise = (await depot.lister()).find((une) => une.id === id);
    if (!remise) throw new Error('what was just added is there');
    return presenterRemise(remise);
  });
}

/** The professional sees nothing any more, at once. @throws ApiError INTROUVABLE when there was nothing to see. */
export const reprendre = (
  { base, horloge, audit }: PortsRemises,
  { compte, origine }: Demandeur,
  id: string,
): Promise<void> =>
  base.transaction(async (requetes) => {
    if (!(await depotMesRemises(requetes, compte.id).reprendre(id, horloge.now()))) throw new ApiError('INTROUVABLE');
    await audit.noter({ action: 'remises.reprendre', ressource: `remise:${id}`, compte, origine }, requetes);
  });
