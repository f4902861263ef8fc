import { randomUUID } from 'node:crypto';
import type { EspaceClient } from '@francis/contract';
import { natureDe } from '../../documents-a-part/index.ts';
import { ApiError } from '../../platform/errors.ts';
import { dansCabinet } from '../cabinet/index.ts';
import { exigerFaits, trouverFiche } from '../clients/index.ts';
import { type FichierRecu, lienDuFichier } from '../documents/index.ts';
import { annoncerReponses } from './annoncer.ts';
import { exigerEspace, type Visiteur } from './ouvrir.ts';
import { estProposable } from './faits.ts';
import type { PortsEspace } from './ports.ts';
import { presenterEspace } from './presenter.ts';
import { type Depot, depotsDe } from './repository-depots.ts';
import { depotPorte, type Porte } from './repository-porte.ts';
import type { Espace } from './repository.ts';

const DEPOTS_MAX = 20;
const EN_ATTENTE_MAX = 5;

/** What was asked, and what was given already. */
export async function lireEspace(ports: PortsEspace, visiteur: Visiteur): Promise<EspaceClient> {
  return presenter(ports, await exigerEspace(ports, visiteur));
}

async function presenter({ base }: PortsEspace, porte: Porte): Promise<EspaceClient> {
  const { cabinetId, clientId } = porte.espace;
  const fiche = await dansCabinet(base, cabinetId, { executer: (cloison) => trouverFiche(cloison, clientId) });
  if (!fiche) throw new Error('a space goes with its file');
  return presenterEspace(porte, fiche, await depotsDe(base.queries, porte.espace).lister());
}

const exigerOuvert = ({ recueLe }: Espace): void => {
  if (recueLe !== null) throw new ApiError('ESPACE_DEJA_ENVOYE');
};

/** Keeps a file, sealed, for the firm, and has it read. Its name is not kept: it often holds the person's. */
export async function deposerPiece(
  ports: PortsEspace,
  visiteur: Visiteur,
  { octets, champs }: FichierRecu,
): Promise<EspaceClient> {
  const porte = await exigerEspace(ports, visiteur);
  const { espace } = porte;
  exigerOuvert(espace);
  const demande = espace.documents.find(({ id }) => id === champs.get('demande'));
  if (!demande)
    throw new ApiError('VALIDATION', {
      champs: [{ chemin: 'demande', message: 'Ce document n’est pas demandé.' }],
    });
  if (octets.length === 0) throw new ApiError('DOCUMENT_ABSENT');
  const nature = natureDe(octets);
  if (nature === undefined) throw new ApiError('DOCUMENT_TYPE_REFUSE');
  const { fichiers, sceau } = ports.depots;
  const id = randomUUID();
  await fichiers.put(id, sceau.sceller(octets.toString('base64'), lienDuFichier(id)));
  await ports.base.transaction(async (requetes) => {
    // Held: the count that follows stays true.
    const tenu = await depotPorte(requetes, espace).tenir();
    if (!tenu) throw new ApiError('INTROUVABLE');
    exigerOuvert(tenu);
    const deja = await depotsDe(requetes, espace).lister();
    if (deja.length >= DEPOTS_MAX) throw new ApiError('ESPACE_PLEIN');
    if (deja.filter(({ etat }) => etat === 'attente').length >= EN_ATTENTE_MAX)
      throw new ApiError('TROP_DE_REQUETES', { retryAfterSeconds: 30 });
    const depot = { id, demande: demande.id, libre: demande.type === 'autre', nature, deposeLe: ports.horloge.now() };
    await depotsDe(requetes, espace).ajouter({ ...depot, etat: 'attente' });
  });
  ports.lecture.reveiller();
  return presenter(ports, porte);
}

/** @throws ApiError INTROUVABLE, ESPACE_DEJA_ENVOYE. */
export async function retirerPiece(ports: PortsEspace, visiteur: Visiteur, depotId: string): Promise<EspaceClient> {
  const porte = await exigerEspace(ports, visiteur);
  await ports.base.transaction(async (requetes) => {
    const tenu = await depotPorte(requetes, porte.espace).tenir();
    if (!tenu) throw new ApiError('INTROUVABLE');
    exigerOuvert(tenu);
    if (!(await depotsDe(requetes, porte.espace).supprimer(depotId))) throw new ApiError('INTROUVABLE');
  });
  await ports.depots.fichiers.remove(depotId);
  return presenter(ports, porte);
}

type Faits = Readonly<Record<string, number | string | boolean>>;

/** Hands everything over at once, as proposals: nothing enters the file. A second sending finds the first one. */
export async function envoyer(ports: PortsEspace, visiteur: Visiteur, faits: Faits): Promise<EspaceClient> {
  const porte = await exigerEspace(ports, visiteur);
  const demandes = new Set(porte.espace.faits.map(({ chemin }) => chemin));
  const intrus = Object.keys(faits).filter((chemin) => !demandes.has(chemin));
  if (intrus.length > 0)
    throw new ApiError('VALIDATION', {
      champs: intrus.map((chemin) => ({ chemin: `faits.${chemin}`, message: 'Ce fait n’est pas demandé.' })),
    });
  exigerFaits(faits, 'faits');
  const recueLe = ports.horloge.now();
  await ports.base.transaction(async (requetes) => {
    const depot = depotPorte(requetes, porte.espace);
    const tenu = await depot.tenir();
    if (!tenu) throw new ApiError('INTROUVABLE');
    exigerOuvert(tenu);
    const pieces = await depotsDe(requetes, tenu).lister();
    if (pieces.some(({ etat }) => etat === 'attente')) throw new ApiError('ESPACE_LECTURE_EN_COURS');
    if (Object.keys(faits).length === 0 && !pieces.some(({ etat }) => etat === 'lu')) throw new ApiError('ESPACE_VIDE');
    await depot.changer({ recueLe, propositions: [...decidees(tenu), ...proposees(tenu, faits, pieces)] });
    const trace = { ressource: `espace:${tenu.id}`, origine: visiteur.origine };
    await ports.audit.noter({ action: 'espace.envoye', ...trace }, requetes);
  });
  // The answers are received: what could not be told now is told by the task.
  await annoncerReponses(ports).catch(() => undefined);
  return presenter(ports, { ...porte, espace: { ...porte.espace, recueLe } });
}

const decidees = ({ propositions }: Espace): Espace['propositions'] =>
  propositions.filter(({ etat }) => etat !== 'attente');

/** What was decided about a document stays decided when the space is completed. */
function proposees(espace: Espace, faits: Faits, pieces: readonly Depot[]): Espace['propositions'] {
  const deja = new Set(decidees(espace).map(({ depot, chemin }) => `${depot ?? ''}|${chemin}`));
  const neuve = { etat: 'attente', par: null, le: null } as const;
  const saisies = Object.entries(faits).map(([chemin, valeur]) => ({
    ...neuve,
    id: randomUUID(),
    chemin,
    valeur,
    depot: null,
    page: null,
    aVerifier: false,
  }));
  const lues = pieces.flatMap(({ id: depot, lecture }) =>
    (lecture?.faits ?? [])
      .filter((fait) => lecture && estProposable(lecture, fait) && !deja.has(`${depot}|${fait.chemin}`))
      .map(({ chemin, valeur, page, etat }) => ({
        ...neuve,
        id: randomUUID(),
        chemin,
        valeur,
        depot,
        page,
        aVerifier: etat !== 'sur',
      })),
  );
  return [...saisies, ...lues];
}

/** The client takes everything back: what nobody accepted is erased, and the link closes. */
export async function retirer(ports: PortsEspace, visiteur: Visiteur): Promise<void> {
  const { espace } = await exigerEspace(ports, visiteur);
  await ports.base.transaction(async (requetes) => {
    const depot = depotPorte(requetes, espace);
    const tenu = await depot.tenir();
    if (!tenu) throw new ApiError('INTROUVABLE');
    await depotsDe(requetes, tenu).toutSupprimer();
    await depot.changer({
      revoqueeLe: ports.horloge.now(),
      sessionEmpreinte: null,
      codeEmpreinte: null,
      propositions: tenu.propositions.filter(({ etat }) => etat === 'acceptee'),
    });
    const trace = { ressource: `espace:${tenu.id}`, origine: visiteur.origine };
    await ports.audit.noter({ action: 'espace.retire', risque: 'medium', ...trace }, requetes);
  });
}
