import { randomUUID } from 'node:crypto';
import type {
  DemandePassage,
  LignePortefeuille,
  PassagePortefeuille,
  RadarDesLois,
  RecherchePortefeuille,
  ReformeDemandee,
} from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import type { JobReport } from '../../platform/jobs/index.ts';
import { ANNEE_ANALYSEE, balayer, empreinteDesParametres, refusDeReforme } from '../analyses/index.ts';
import { cabinetDe, type Cloison, dansCabinet } from '../cabinet/index.ts';
import { type Demandeur, depotPages } from '../clients/index.ts';
import type { PortsPortefeuille } from './ports.ts';
import { presenterLigne, presenterPassage } from './presenter.ts';
import { depotPassages, noterTravail, type Passage } from './repository.ts';
import { depotLignes } from './repository-lignes.ts';
import { NOM_DU_TRAVAIL, travailDuPortefeuille } from './travail.ts';

const PASSAGES_MONTRES = 5;

/** What is done in a firm, with its trace: neither is kept without the other. */
interface Action {
  readonly action: 'clients.lister' | 'clients.analyser' | 'clients.exporter';
}

export async function dansLeCabinet<T>(
  { clients }: PortsPortefeuille,
  demandeur: Demandeur,
  { action }: Action,
  executer: (cloison: Cloison) => Promise<T | undefined>,
): Promise<T> {
  const { cabinetId } = await cabinetDe(clients.base, demandeur, clients.horloge.now());
  const { sujetAudit, origine, requestId } = demandeur;
  const resultat = await dansCabinet(clients.base, cabinetId, {
    executer,
    conclure: (fin, requetes) => {
      const issue = fin === undefined ? 'introuvable' : 'fait';
      const acteur = { sujetAudit, origine };
      return clients.journal({ action, acteur, cabinetId, clientId: null, issue, requestId }, requetes);
    },
  });
  if (resultat === undefined) throw new ApiError('INTROUVABLE');
  return resultat;
}

const travailDe = async (
  { travaux }: PortsPortefeuille,
  { finiLe, travail }: Passage,
): Promise<JobReport | undefined> =>
  finiLe === null && travail !== null ? travaux.read(NOM_DU_TRAVAIL, travail) : undefined;

const presenter = async (ports: PortsPortefeuille, passage: Passage): Promise<PassagePortefeuille> =>
  presenterPassage(passage, await travailDe(ports, passage));

/** @throws ApiError VALIDATION, naming the number at fault. */
function exigerCalculable({ changements }: ReformeDemandee): void {
  const refus = refusDeReforme(changements);
  if (refus)
    throw new ApiError('VALIDATION', {
      champs: [{ chemin: `reforme.changements.${refus.nom}`, message: refus.message }],
    });
}

/**
 * Asks for a run over all the clients of the firm; it is done after the answer, and taken up again after a restart.
 * @throws ApiError VALIDATION for a reform that cannot be, PORTEFEUILLE_OCCUPE while another run goes on.
 */
export async function demander(
  ports: PortsPortefeuille,
  demandeur: Demandeur,
  { reforme, tout }: DemandePassage,
): Promise<PassagePortefeuille> {
  if (reforme) exigerCalculable(reforme);
  const { base, horloge, journal } = ports.clients;
  const { cabinetId } = await cabinetDe(base, demandeur, horloge.now());
  await ports.travaux.ready();
  const avant = await dansCabinet(base, cabinetId, { executer: (cloison) => depotPassages(cloison).inacheve() });
  const sort = avant && etatVivant(await travailDe(ports, avant));
  const { sujetAudit, origine, requestId, nomComplet } = demandeur;
  const id = randomUUID();
  const passage = await dansCabinet(base, cabinetId, {
    executer: async (cloison) => {
      const depot = depotPassages(cloison);
      // A run whose job is no more leaves its place.
      if (avant && sort === 'mort') await depot.abandonner(avant.id);
      const ouvert = await depot.ouvrir({
        id,
        auteur: nomComplet,
        demandeLe: horloge.now(),
        annee: ANNEE_ANALYSEE,
        parametres: empreinteDesParametres(ANNEE_ANALYSEE),
        reforme: reforme ?? null,
        total: await depotPages(cloison).nombre(),
      });
      if (!ouvert) throw new ApiError('PORTEFEUILLE_OCCUPE');
      return depot.trouver(id);
    },
    conclure: async (_, requetes) => {
      const genre = travailDuPortefeuille(ports.clients);
      await noterTravail(
        requetes,
        id,
        await ports.travaux.enqueue(genre, { cabinetId, passageId: id, tout }, { queries: requetes }),
      );
      const acteur = { sujetAudit, origine };
      await journal(
        { action: 'clients.analyser', acteur, cabinetId, clientId: null, issue: 'fait', requestId },
        requetes,
      );
    },
  });
  ports.travaux.wake(NOM_DU_TRAVAIL);
  if (!passage) throw new Error('an insert returns its row');
  return presenterPassage(passage, { id, state: 'waiting', progress: undefined, attempt: 0 });
}

const etatVivant = (travail: JobReport | undefined): 'vif' | 'mort' =>
  travail?.state === 'waiting' || travail?.state === 'running' ? 'vif' : 'mort';

/** The last runs of the firm, the last one first. */
export async function passagesDe(ports: PortsPortefeuille, demandeur: Demandeur): Promise<PassagePortefeuille[]> {
  const passages = await dansLeCabinet(ports, demandeur, { action: 'clients.lister' }, (cloison) =>
    depotPassages(cloison).lister(PASSAGES_MONTRES),
  );
  const presentes: PassagePortefeuille[] = [];
  for (const passage of passages) presentes.push(await presenter(ports, passage));
  return presentes;
}

/** @throws ApiError INTROUVABLE. */
export async function passageDe(
  ports: PortsPortefeuille,
  demandeur: Demandeur,
  id: string,
): Promise<PassagePortefeuille> {
  const passage = await dansLeCabinet(ports, demandeur, { action: 'clients.lister' }, (cloison) =>
    depotPassages(cloison).trouver(id),
  );
  return presenter(ports, passage);
}

/** Clients of a run in the order asked, page after page. @throws ApiError INTROUVABLE, VALIDATION. */
export async function lignesDe(
  ports: PortsPortefeuille,
  demandeur: Demandeur,
  id: string,
  recherche: RecherchePortefeuille,
): Promise<{ readonly lignes: LignePortefeuille[]; readonly suivant: string | undefined }> {
  const { lignes, suivant } = await dansLeCabinet(ports, demandeur, { action: 'clients.lister' }, async (cloison) =>
    (await depotPassages(cloison).trouver(id)) ? depotLignes(cloison).page(id, recherche) : undefined,
  );
  return { lignes: lignes.map(presenterLigne), suivant };
}

/** Kept analyses of the firm that the law of today moves, or that a text is cited by. @throws ApiError VALIDATION. */
export const radarDe = (
  ports: PortsPortefeuille,
  demandeur: Demandeur,
  recherche: { readonly article?: string | undefined; readonly apres?: string | undefined },
): Promise<RadarDesLois> =>
  dansLeCabinet(ports, demandeur, { action: 'clients.analyser' }, (cloison) =>
    balayer(cloison, { article: recherche.article, apres: recherche.apres }),
  );
