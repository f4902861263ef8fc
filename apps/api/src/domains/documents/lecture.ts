import type { LectureDeDocument } from '@francis/documents';
import type { Queries } from '../../platform/database/database.ts';
import type { PortsDocuments } from './ports.ts';
import { fileDesDocuments } from './repository.ts';
import { lienDuFichier } from './service.ts';
import { Tour } from './tour.ts';

/** Longer than the longest reading: who took it before is no more. */
const ABANDON_MS = 15 * 60_000;
/** A long file holds one of them, and its account takes no other. */
const VOIES = 2;

/** Deposits that wait to be read, and the files that they keep in the storage. */
export interface FileDeDepots {
  /** Whose deposits nobody reads, or an instance took before `abandonLe` and did not finish: who waited longest first. */
  readonly quiAttend: (abandonLe: Date) => Promise<readonly string[]>;
  /** Takes the oldest of theirs; undefined when another instance was faster. */
  readonly prendre: (
    qui: string,
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

interface Pris {
  readonly file: FileDeDepots;
  readonly qui: string;
  readonly depuis: Date;
  readonly depot: { readonly id: string; readonly garde: boolean };
}

/** Reads what waits, away from the requests: two files at a time, never two of one account. */
export class LectureDesDocuments {
  readonly #ports: PortsDocuments;
  readonly #files: ((requetes: Queries) => FileDeDepots)[];
  readonly #tour = new Tour();
  readonly #voies = new Set<Promise<void>>();
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
    if (this.#voies.size >= VOIES) return;
    const voie = this.#vider().finally(() => this.#voies.delete(voie));
    this.#voies.add(voie);
  }

  /** All that waited was read. */
  async tranquille(): Promise<void> {
    while (this.#voies.size > 0) await Promise.all(this.#voies);
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
    const { horloge, arret, logger } = this.#ports;
    while (!arret.aborted) {
      this.#encore = false;
      let pris: Pris | undefined;
      try {
        pris = await this.#suivant();
        if (!pris && !this.#encore) return;
        if (!pris) continue;
        // Others may wait as well.
        this.reveiller();
        await this.#lire(pris.file, pris.depot);
      } catch (err) {
        if (!arret.aborted) logger.error({ err }, 'a document could not be read');
        // What was taken is left to another try; a base that answers nothing is asked again by the task.
        if (!pris) return;
      } finally {
        if (pris) this.#tour.rendre(pris.qui, pris.depuis, horloge.now());
      }
    }
  }

  /** One of each queue in turn: what people deposit for themselves never holds back what clients hand over. */
  async #suivant(): Promise<Pris | undefined> {
    const { base, horloge } = this.#ports;
    const files = [...this.#files];
    for (const ouvrir of files) {
      const file = ouvrir(base.queries);
      const depuis = horloge.now();
      const abandonLe = new Date(depuis.getTime() - ABANDON_MS);
      const qui = this.#tour.prendre(await file.quiAttend(abandonLe), depuis);
      if (qui === undefined) continue;
      const depot = await file.prendre(qui, depuis, abandonLe).catch((erreur: unknown) => {
        this.#tour.rendre(qui, depuis, depuis);
        throw erreur;
      });
      // Served, or emptied by another instance: the other queue is looked at first.
      this.#files.splice(this.#files.indexOf(ouvrir), 1);
      this.#files.push(ouvrir);
      if (depot) return { file, qui, depuis, depot };
      this.#tour.rendre(qui, depuis, depuis);
      this.#encore = true;
    }
    return undefined;
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
