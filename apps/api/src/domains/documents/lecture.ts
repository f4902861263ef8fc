import type { LectureDeDocument } from '@francis/documents';
import type { Queries } from '../../platform/database/database.ts';
import type { PortsDocuments } from './ports.ts';
import { fileDesDocuments } from './repository.ts';
import { lienDuFichier } from './service.ts';

/** Longer than the longest reading: who took it before is no more. */
const ABANDON_MS = 15 * 60_000;

/** Deposits that wait to be read, and the files that they keep in the storage. */
export interface FileDeDepots {
  /** Takes one that nobody reads, or that an instance took before `abandonLe` and did not finish. */
  readonly prendre: (
    maintenant: Date,
    abandonLe: Date,
  ) => Promise<{ readonly id: string; readonly garde: boolean } | undefined>;
  readonly rendre: (id: string) => Promise<void>;
  readonly noterLu: (id: string, lecture: LectureDeDocument) => Promise<void>;
  /** @returns whether its file is kept all the same. */
  readonly noterRefus: (id: string, refus: string) => Promise<boolean>;
  /** Of these files, those that no deposit of the queue needs. */
  readonly inutiles: (cles: readonly string[]) => Promise<string[]>;
}

/** Reads what waits, one after the other, away from the requests. */
export class LectureDesDocuments {
  readonly #ports: PortsDocuments;
  readonly #files: ((requetes: Queries) => FileDeDepots)[];
  #enCours: Promise<void> | undefined;
  #encore = false;

  constructor(ports: PortsDocuments, file: (requetes: Queries) => FileDeDepots = fileDesDocuments) {
    this.#ports = ports;
    this.#files = [file];
  }

  /** Another queue of deposits, in the same storage and read by the same reader. */
  ajouterFile(file: (requetes: Queries) => FileDeDepots): void {
    this.#files.push(file);
  }

  /** Something may be waiting. It comes back at once: nobody waits for a reading. */
  reveiller(): void {
    this.#encore = true;
    this.#enCours ??= this.#vider().finally(() => {
      this.#enCours = undefined;
    });
  }

  /** All that waited was read. */
  async tranquille(): Promise<void> {
    await this.#enCours;
  }

  /** What another instance left, and files that nothing needs any more. */
  async entretenir(): Promise<void> {
    this.reveiller();
    const { base, fichiers } = this.#ports;
    let cles: readonly string[] = await fichiers.keys();
    for (const file of this.#files) cles = await file(base.queries).inutiles(cles);
    for (const cle of cles) await fichiers.remove(cle);
  }

  async #vider(): Promise<void> {
    const { base, horloge, arret, logger } = this.#ports;
    while (this.#encore && !arret.aborted) {
      this.#encore = false;
      try {
        // One of each queue in turn: what people deposit for themselves never holds back what clients hand over.
        for (let reste = true; reste; ) {
          reste = false;
          for (const ouvrir of this.#files) {
            const file = ouvrir(base.queries);
            const maintenant = horloge.now();
            const pris = await file.prendre(maintenant, new Date(maintenant.getTime() - ABANDON_MS));
            if (!pris) continue;
            await this.#lire(file, pris);
            reste = true;
          }
        }
      } catch (err) {
        if (!arret.aborted) logger.error({ err }, 'a document could not be read');
      }
    }
  }

  async #lire(file: FileDeDepots, { id, garde }: { readonly id: string; readonly garde: boolean }): Promise<void> {
    const { fichiers, sceau, lire, arret } = this.#ports;
    const scelle = await fichiers.get(id);
    if (scelle === undefined) {
      await file.noterRefus(id, 'DOCUMENT_ILLISIBLE');
      return;
    }
    const octets = Buffer.from(sceau.ouvrir(scelle, lienDuFichier(id)), 'base64');
    try {
      const resultat = await lire(new Uint8Array(octets), arret);
      let reste = garde;
      if (resultat.genre === 'lu') await file.noterLu(id, resultat.lecture);
      else reste = await file.noterRefus(id, resultat.code);
      if (!reste) await fichiers.remove(id);
    } catch (erreur) {
      // The server stops, or its reader failed: it will be read again.
      if (arret.aborted) await file.rendre(id).catch(() => undefined);
      throw erreur;
    }
  }
}
