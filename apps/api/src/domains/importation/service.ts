import { randomUUID } from 'node:crypto';
import {
  type ChampClient,
  type DecisionImport,
  IMPORT_COLONNES_MAX,
  IMPORT_LIGNES_MAX,
  type ImportDepose,
  type ImportFait,
  type ImportVerifie,
} from '@francis/contract';
import { toCsv } from '../../platform/csv.ts';
import { ApiError } from '../../platform/errors.ts';
import { cutText } from '../../platform/text.ts';
import { cabinetDe, type Cloison, dansCabinet, exigerDeSonRole, type Membre } from '../cabinet/index.ts';
import { jourDuCabinet } from '../clients/index.ts';
import type { Demandeur } from '../comptes/index.ts';
import { lireLigne } from './conversion.ts';
import { lireTableau } from './fichiers/tableau.ts';
import { proposer } from './policy.ts';
import type { PortsImportation } from './ports.ts';
import { depotImports, ecrireClients, fautesDe, type Import } from './repository.ts';

const JOUR = 86_400_000;
/** Lines held at once: memory and the thread are given back between two batches. */
const LOT = 500;
/** Characters of a batch, beyond which it is written before it is full. */
const LOT_CARACTERES = 2_000_000;
/** Of a whole file: one text of a workbook may be the value of every cell, so that its size says nothing of it. */
const CARACTERES_MAX = 30_000_000;
const EXEMPLES = 3;
const FAUTES_MONTREES = 100;
const APERCU = 5;

export interface FichierDepose {
  readonly nom: string;
  readonly octets: Buffer;
}

/**
 * Keeps the lines of a file until they are checked and imported, a day at most; the file itself is not kept.
 * @throws ApiError ACCES_REFUSE for who may not open files, IMPORT_ILLISIBLE, IMPORT_VIDE, IMPORT_TROP_LOURD,
 *   IMPORT_TROP_DE_LIGNES.
 */
export async function deposerImport(
  ports: PortsImportation,
  { compte }: Demandeur,
  fichier: FichierDepose,
): Promise<ImportDepose> {
  const membre = await quiEcrit(ports, compte);
  const id = randomUUID();
  const deposeLe = ports.horloge.now();
  const expireLe = new Date(deposeLe.getTime() + JOUR);
  let colonnes: string[] | undefined;
  let lignes = 0;
  let lot: { rang: number; cellules: string[] }[] = [];
  let [caracteres, dejaEcrits] = [0, 0];
  const exemples: string[][] = [];
  const vider = async (): Promise<void> => {
    if (lot.length === 0) return;
    const aEcrire = lot;
    lot = [];
    dejaEcrits = caracteres;
    await chez(ports, membre, (cloison) => depotImports(cloison, compte.id).deposer(id, aEcrire));
  };
  for await (const { rang, cellules } of lireTableau(fichier.octets, fichier.nom)) {
    if (cellules.length > IMPORT_COLONNES_MAX) throw new ApiError('IMPORT_TROP_DE_LIGNES');
    if (colonnes === undefined) {
      const entete = cellules.map((nom, i) => cutText(nom, 120) || `Colonne ${i + 1}`);
      colonnes = entete;
      await chez(ports, membre, (cloison) =>
        depotImports(cloison, compte.id).ouvrir({ id, colonnes: entete, deposeLe, expireLe }),
      );
      continue;
    }
    lignes += 1;
    if (lignes > IMPORT_LIGNES_MAX) throw new ApiError('IMPORT_TROP_DE_LIGNES');
    const gardees = cellules.slice(0, colonnes.length).map(sansNul);
    caracteres += gardees.reduce((nombre, cellule) => nombre + cellule.length, 0);
    if (caracteres > CARACTERES_MAX) throw new ApiError('IMPORT_TROP_LOURD');
    lot.push({ rang, cellules: gardees });
    if (exemples.length < EXEMPLES) exemples.push(cellules.map((cellule) => cutText(cellule, 80)));
    if (lot.length === LOT || caracteres - dejaEcrits > LOT_CARACTERES) await vider();
  }
  await vider();
  if (colonnes === undefined || lignes === 0) throw new ApiError('IMPORT_VIDE');
  await chez(ports, membre, (cloison) => depotImports(cloison, compte.id).compter(id, lignes));
  const propositions = proposer(colonnes);
  return {
    id,
    lignes,
    colonnes: colonnes.map((nom, i) => ({
      nom,
      exemples: exemples.map((cellules) => cellules[i] ?? '').filter((texte) => texte !== ''),
      proposition: propositions[i] ?? null,
    })),
    expire_le: expireLe.toISOString(),
  };
}

/** A database holds no such character. */
const sansNul = (cellule: string): string => cellule.replaceAll('\0', '');

/** Says of each line whether it can be a client file, and writes none. @throws ApiError INTROUVABLE, VALIDATION. */
export async function verifierImport(
  ports: PortsImportation,
  { compte }: Demandeur,
  { id, correspondance }: { readonly id: string; readonly correspondance: readonly (ChampClient | null)[] },
): Promise<ImportVerifie> {
  const membre = await quiEcrit(ports, compte);
  const { colonnes, lignes } = await chez(ports, membre, (cloison) => leSien(ports, cloison, { id, compte }));
  if (correspondance.length !== colonnes.length)
    throw new ApiError('VALIDATION', {
      champs: [{ chemin: 'correspondance', message: `Le fichier a ${colonnes.length} colonnes.` }],
    });
  const jour = jourDuCabinet(ports.horloge.now());
  for (let apres = 0, fini = false; !fini; ) {
    fini = await chez(ports, membre, async (cloison) => {
      const depot = depotImports(cloison, compte.id);
      const lot = await depot.lignes(id, { apres, limite: LOT });
      const lues = lot.map(({ rang, cellules }) => ({
        rang,
        ...lireLigne(cellules, { colonnes, correspondance, jour }),
      }));
      await depot.noter(id, lues);
      apres = lot.at(-1)?.rang ?? apres;
      return lot.length < LOT;
    });
  }
  return chez(ports, membre, async (cloison) => {
    const depot = depotImports(cloison, compte.id);
    await depot.marquerDoublons(id);
    await depot.verifie(id, correspondance);
    const debut = await depot.lignes(id, { apres: 0, limite: LOT });
    const fautes = await depot.fautives(id, { apres: 0, limite: FAUTES_MONTREES });
    return {
      id,
      lignes,
      ...(await depot.bilan(id)),
      fautes: fautes.map(fautesDe),
      apercu: debut.flatMap(({ champs }) => (champs === null ? [] : [{ ...champs }])).slice(0, APERCU),
    };
  });
}

/** Every faulty line with its reasons, as a CSV, batch after batch. @throws ApiError INTROUVABLE, IMPORT_PAS_VERIFIE. */
export async function fautesEnCsv(
  ports: PortsImportation,
  { compte }: Demandeur,
  id: string,
): Promise<AsyncGenerator<string>> {
  const membre = await quiEcrit(ports, compte);
  const { colonnes } = await chez(ports, membre, (cloison) => leSienVerifie(ports, cloison, { id, compte }));
  return (async function* () {
    let apres = 0;
    for (;;) {
      const lot = await chez(ports, membre, (cloison) =>
        depotImports(cloison, compte.id).fautives(id, { apres, limite: LOT }),
      );
      const texte = toCsv(
        lot.map(({ rang, cellules, fautes }) => ({
          Ligne: rang,
          Fautes: (fautes ?? []).map(({ colonne, message }) => `${colonne} : ${message}`).join(' '),
          ...Object.fromEntries(colonnes.map((nom, i) => [`${i + 1}. ${nom}`, cellules[i] ?? ''])),
        })),
      );
      yield apres === 0 ? texte : texte.slice(texte.indexOf('\r\n') + 2);
      if (lot.length < LOT) return;
      apres = lot.at(-1)?.rang ?? apres;
    }
  })();
}

/**
 * Opens a file for each right line, all in one transaction: a failure, a stop of the server or a faulty line that was not
 * set aside leaves nothing half written. @throws ApiError INTROUVABLE, IMPORT_PAS_VERIFIE, IMPORT_FAUTIF.
 */
export async function importer(
  ports: PortsImportation,
  { compte, origine }: Demandeur,
  { id, sans_les_fautives: sansLesFautives, avec_les_doublons: doublons }: DecisionImport & { readonly id: string },
): Promise<ImportFait> {
  const { base, horloge, audit } = ports;
  const membre = await quiEcrit(ports, compte);
  return dansCabinet(base, membre.cabinetId, {
    executer: async (cloison) => {
      const un = await leSienVerifie(ports, cloison, { id, compte });
      const { fautives } = await depotImports(cloison, compte.id).bilan(id);
      if (fautives > 0 && !sansLesFautives) throw new ApiError('IMPORT_FAUTIF');
      const maintenant = horloge.now();
      let importes = 0;
      for (let apres: number | undefined = 0; apres !== undefined; ) {
        const lot = await ecrireClients(cloison, un, { apres, limite: LOT, doublons, maintenant });
        importes += lot.ecrites;
        apres = lot.dernier;
      }
      await depotImports(cloison, compte.id).fermer(id);
      return { importes, laisses: un.lignes - importes };
    },
    conclure: ({ importes }, requetes) => {
      const metadonnees = { cabinetId: membre.cabinetId, importes };
      const trace = { ressource: `import:${id}`, compte, origine, metadonnees, risque: 'medium' } as const;
      return audit.noter({ action: 'clients.importer', ...trace }, requetes);
    },
  });
}

/** Gives up a file. @throws ApiError INTROUVABLE. */
export async function abandonner(ports: PortsImportation, { compte }: Demandeur, id: string): Promise<void> {
  const membre = await quiEcrit(ports, compte);
  if (!(await chez(ports, membre, (cloison) => depotImports(cloison, compte.id).fermer(id))))
    throw new ApiError('INTROUVABLE');
}

interface Vise {
  readonly id: string;
  readonly compte: Demandeur['compte'];
}

async function leSien({ horloge }: PortsImportation, cloison: Cloison, { id, compte }: Vise): Promise<Import> {
  const un = await depotImports(cloison, compte.id).trouver(id, horloge.now(), 'ecrire');
  if (!un) throw new ApiError('INTROUVABLE');
  return un;
}

async function leSienVerifie(ports: PortsImportation, cloison: Cloison, vise: Vise): Promise<Import> {
  const un = await leSien(ports, cloison, vise);
  if (un.correspondance === null) throw new ApiError('IMPORT_PAS_VERIFIE');
  return un;
}

async function quiEcrit({ base, horloge }: PortsImportation, compte: Demandeur['compte']): Promise<Membre> {
  const membre = await cabinetDe(base, compte, horloge.now());
  exigerDeSonRole(membre.role !== 'lecteur');
  return membre;
}

const chez = <T>(
  { base }: PortsImportation,
  { cabinetId }: Membre,
  executer: (cloison: Cloison) => Promise<T>,
): Promise<T> => dansCabinet(base, cabinetId, { executer });
