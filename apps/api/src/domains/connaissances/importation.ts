import {
  FormeInattendue,
  type Lecture,
  lireBofip,
  lireLegi,
  lireServicePublic,
  type SourceCorpus,
  type TexteOfficiel,
} from '@francis/knowledge';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { avancerLot, ecrireTextes, type Lot, ouvrirLot, retirerVersions, terminerLot } from './import-repository.ts';
import { type Fichier, parcourir } from './parcours.ts';

export interface DemandeImport {
  readonly source: SourceCorpus;
  /** Absolute path of a folder, an archive or a file. */
  readonly origine: string;
}

export interface BilanImport {
  /** Files read by this import, runs that were cut included. */
  readonly fichiers: number;
  /** Passages written; a second import of the same files writes none. */
  readonly passages: number;
  readonly refuses: number;
  /** Files skipped because a run that was cut had read them. */
  readonly repris: number;
}

export interface SuiviImport {
  surProgression?(bilan: BilanImport): void;
  /** A file that could not be read; the import goes on. */
  surRefus?(chemin: string, raison: string): void;
}

/** Files of one transaction: what a kill makes the next run read again. */
const FICHIERS_PAR_LOT = 200;

/** Reads official files into the corpus. Killed half-way and started again, it goes on where it stopped. */
export async function importer(
  base: Database,
  horloge: Clock,
  { source, origine }: DemandeImport,
  suivi: SuiviImport = {},
  fichiersParLot = FICHIERS_PAR_LOT,
): Promise<BilanImport> {
  const ouvert = await ouvrirLot(base.queries, { source, origine, maintenant: horloge.now() });
  const repris = await verifierReprise(ouvert, { source, origine });
  let lot: Lot = repris > 0 ? ouvert : { ...ouvert, fichiers: 0, dernierFichier: null, refuses: 0 };
  const bilan = (): BilanImport => ({ fichiers: lot.fichiers, passages: lot.passages, refuses: lot.refuses, repris });

  let rang = 0;
  let tampon: Fichier[] = [];
  const vider = async (): Promise<void> => {
    if (tampon.length === 0) return;
    lot = await ecrireLot(base, source, lot, tampon, suivi);
    tampon = [];
    suivi.surProgression?.(bilan());
  };
  for await (const fichier of parcourir(origine, source)) {
    rang += 1;
    if (rang <= repris) continue;
    tampon.push(fichier);
    if (tampon.length >= fichiersParLot) await vider();
  }
  await vider();
  await terminerLot(base.queries, lot.id, horloge.now());
  return bilan();
}

/** @returns how many files to skip: none when the folder is no longer the one that was being read. */
async function verifierReprise({ fichiers, dernierFichier }: Lot, { source, origine }: DemandeImport): Promise<number> {
  if (fichiers === 0) return 0;
  let rang = 0;
  for await (const { chemin } of parcourir(origine, source)) {
    rang += 1;
    if (rang === fichiers) return chemin === dernierFichier ? fichiers : 0;
  }
  return 0;
}

async function ecrireLot(
  base: Database,
  source: SourceCorpus,
  avant: Lot,
  fichiers: readonly Fichier[],
  suivi: SuiviImport,
): Promise<Lot> {
  const textes: TexteOfficiel[] = [];
  const retirees: string[] = [];
  let refuses = avant.refuses;
  // Everything is read before the transaction opens: the embedded engine has a single connection.
  for (const fichier of fichiers) {
    try {
      const lecture = await lireFichier(source, fichier);
      if (lecture === undefined) continue;
      if ('retiree' in lecture) retirees.push(lecture.version);
      else textes.push(lecture);
    } catch (error) {
      if (!(error instanceof FormeInattendue)) throw error;
      refuses += 1;
      suivi.surRefus?.(fichier.chemin, error.message);
    }
  }
  return base.transaction(async (queries) => {
    const passages = avant.passages + (await ecrireTextes(queries, { source, lotId: avant.id }, textes));
    await retirerVersions(queries, source, retirees);
    const apres: Lot = {
      ...avant,
      fichiers: avant.fichiers + fichiers.length,
      dernierFichier: fichiers.at(-1)?.chemin ?? avant.dernierFichier,
      passages,
      refuses,
    };
    await avancerLot(queries, apres);
    return apres;
  });
}

async function lireFichier(source: SourceCorpus, fichier: Fichier): Promise<Lecture> {
  const contenu = await fichier.lire();
  if (source === 'legi') return lireLegi(contenu);
  if (source === 'service-public') return lireServicePublic(contenu);
  const page = await fichier.lirePage();
  return lireBofip(contenu, () => {
    if (page === undefined) throw new FormeInattendue('le document n’a pas de page data.html à côté de lui');
    return page;
  });
}
