import { randomUUID } from 'node:crypto';
import { LIMITES_ECHANGES, type MessageEnvoye } from '@francis/contract';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { destinataireDe, exigerAdmis } from '../annuaire/index.ts';
import { type Demandeur, exigerAdresseProuvee } from '../comptes/index.ts';
import type { PortsEchanges } from './ports.ts';
import { fermetureDe, presenterMessage } from './presenter.ts';
import { depotMessages, depotPaire, envoisDepuis } from './repository-messages.ts';
import { depotEchanges } from './repository.ts';

const JOUR = 86_400_000;

/**
 * Writes to a professional of the directory: the first message opens the conversation, the next ones follow it.
 * @throws ApiError INTROUVABLE, VALIDATION, ADRESSE_NON_CONFIRMEE, ANNUAIRE_EXCLU, ECHANGE_CLOS, REPONSE_ATTENDUE,
 *   MESSAGES_TROP_NOMBREUX, CORRESPONDANTS_TROP_NOMBREUX.
 */
export async function ecrireAFiche(
  ports: PortsEchanges,
  demandeur: Demandeur,
  ficheId: string,
  texte: string,
): Promise<MessageEnvoye> {
  const { base, horloge, audit } = ports;
  const { compte, origine } = demandeur;
  await exigerDEcrire(base.queries, demandeur);
  const destinataire = await destinataireDe(base.queries, compte.id, ficheId);
  if (!destinataire) throw new ApiError('INTROUVABLE');
  if (destinataire.id === compte.id)
    throw new ApiError('VALIDATION', { champs: [{ chemin: 'id', message: 'Cette fiche est la vôtre.' }] });
  return base.transaction(async (requetes) => {
    const paire = depotPaire(requetes, compte.id, destinataire.id);
    await paire.tenir();
    const ouvert = await paire.echange();
    if (ouvert !== undefined) return deposer(ports, requetes, demandeur, { id: ouvert, texte });
    const maintenant = horloge.now();
    const recents = envoisDepuis(requetes, compte.id, new Date(maintenant.getTime() - JOUR));
    if ((await recents.correspondants()) >= LIMITES_ECHANGES.nouveauxParJour)
      throw new ApiError('CORRESPONDANTS_TROP_NOMBREUX');
    const id = randomUUID();
    await paire.ouvrir(id, maintenant, [
      { cote: 'demandeur', utilisateurId: compte.id, nom: compte.nomComplet },
      { cote: 'professionnel', utilisateurId: destinataire.id, nom: destinataire.affiche },
    ]);
    await audit.noter({ action: 'echanges.ouvert', ressource: `echange:${id}`, compte, origine }, requetes);
    return deposer(ports, requetes, demandeur, { id, texte });
  });
}

/** Goes on with a conversation. @throws ApiError as `ecrireAFiche`. */
export async function ecrireDansEchange(
  ports: PortsEchanges,
  demandeur: Demandeur,
  id: string,
  texte: string,
): Promise<MessageEnvoye> {
  const { base } = ports;
  const { compte } = demandeur;
  const tenu = await depotEchanges(base.queries, compte.id).trouver(id);
  if (!tenu) throw new ApiError('INTROUVABLE');
  await exigerDEcrire(base.queries, demandeur);
  return base.transaction(async (requetes) => {
    await depotPaire(requetes, compte.id, tenu.autreId ?? compte.id).tenir();
    return deposer(ports, requetes, demandeur, { id, texte });
  });
}

async function exigerDEcrire(requetes: Queries, { compte }: Demandeur): Promise<void> {
  exigerAdresseProuvee(compte);
  await exigerAdmis(requetes, compte.id);
}

/** Both people are held: what is counted here stays true until the message is there. */
async function deposer(
  { horloge }: PortsEchanges,
  requetes: Queries,
  { compte }: Demandeur,
  { id, texte }: { readonly id: string; readonly texte: string },
): Promise<MessageEnvoye> {
  const tenu = await depotEchanges(requetes, compte.id).trouver(id);
  if (!tenu) throw new ApiError('INTROUVABLE');
  if (fermetureDe(tenu, false) !== null) throw new ApiError('ECHANGE_CLOS');
  const envoyeLe = horloge.now();
  const recents = envoisDepuis(requetes, compte.id, new Date(envoyeLe.getTime() - JOUR));
  if ((await recents.messages()) >= LIMITES_ECHANGES.parJour) throw new ApiError('MESSAGES_TROP_NOMBREUX');
  const depot = depotMessages(requetes, id);
  if ((await depot.sansReponse(tenu.cote)) >= LIMITES_ECHANGES.sansReponse) throw new ApiError('REPONSE_ATTENDUE');
  const message = await depot.ajouter({
    id: randomUUID(),
    auteurId: compte.id,
    cote: tenu.cote,
    contenu: texte,
    envoyeLe,
  });
  return { echange: id, message: presenterMessage(message, compte.id) };
}
