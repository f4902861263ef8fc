import { randomUUID } from 'node:crypto';
import type { Profil } from '@francis/contract';
import { natureDe } from '../../documents-a-part/index.ts';
import { ApiError } from '../../platform/errors.ts';
import { ecrireProfil } from '../profil/index.ts';
import type { PortsDocuments } from './ports.ts';
import { depotDocuments, type DocumentEnBase } from './repository.ts';
import { versProfil } from './vers-profil.ts';

const EN_ATTENTE_MAX = 5;

export const lienDuFichier = (id: string): string => `document:${id}`;

/** Keeps a file until it is read. Its name is not kept: it often holds the person's. */
export async function deposer(
  { base, horloge, fichiers, sceau }: PortsDocuments,
  utilisateurId: string,
  { octets, garde }: { readonly octets: Buffer; readonly garde: boolean },
): Promise<string> {
  if (octets.length === 0) throw new ApiError('DOCUMENT_ABSENT');
  const nature = natureDe(octets);
  if (nature === undefined) throw new ApiError('DOCUMENT_TYPE_REFUSE');
  const depot = depotDocuments(base.queries, utilisateurId);
  if ((await depot.combienEnAttente()) >= EN_ATTENTE_MAX)
    throw new ApiError('TROP_DE_REQUETES', { retryAfterSeconds: 30 });
  const id = randomUUID();
  await fichiers.put(id, sceau.sceller(octets.toString('base64'), lienDuFichier(id)));
  await depot.ajouter({ id, etat: 'attente', nature, garde, deposeLe: horloge.now() });
  return id;
}

export async function lireDocument(
  { base }: PortsDocuments,
  utilisateurId: string,
  id: string,
): Promise<DocumentEnBase> {
  const document = await depotDocuments(base.queries, utilisateurId).lire(id);
  if (!document) throw new ApiError('INTROUVABLE');
  return document;
}

export async function supprimer({ base, fichiers }: PortsDocuments, utilisateurId: string, id: string): Promise<void> {
  if (!(await depotDocuments(base.queries, utilisateurId).supprimer(id))) throw new ApiError('INTROUVABLE');
  await fichiers.remove(id);
}

/** The file that the person kept. */
export async function fichierGarde(
  ports: PortsDocuments,
  utilisateurId: string,
  id: string,
): Promise<{ nature: string; octets: Buffer }> {
  const { garde, nature } = await lireDocument(ports, utilisateurId, id);
  const scelle = garde ? await ports.fichiers.get(id) : undefined;
  if (scelle === undefined) throw new ApiError('INTROUVABLE');
  return { nature, octets: Buffer.from(ports.sceau.ouvrir(scelle, lienDuFichier(id)), 'base64') };
}

/** The person's choice: accepted facts go to their profile, the others stay nowhere but here, refused. */
export async function confirmer(
  ports: PortsDocuments,
  utilisateurId: string,
  id: string,
  { acceptes }: { readonly acceptes: readonly string[] },
): Promise<DocumentEnBase> {
  const { lecture } = await lireDocument(ports, utilisateurId, id);
  if (!lecture) throw new ApiError('CONFLIT', { detail: 'Ce document n’a pas été lu.' });
  const inconnu = acceptes.find((chemin) => !lecture.faits.some((fait) => fait.chemin === chemin));
  if (inconnu !== undefined)
    throw new ApiError('VALIDATION', {
      champs: [{ chemin: 'acceptes', message: 'Ce document ne propose pas ce fait.' }],
    });
  const champs: Profil = versProfil(lecture, new Set(acceptes));
  return ports.base.transaction(async (requetes) => {
    const depot = depotDocuments(requetes, utilisateurId);
    if (!(await depot.confirmer(id, acceptes))) throw new ApiError('INTROUVABLE');
    if (Object.keys(champs).length > 0) await ecrireProfil(requetes, utilisateurId, champs, ports.horloge.now());
    const document = await depot.lire(id);
    if (!document) throw new ApiError('INTROUVABLE');
    return document;
  });
}
