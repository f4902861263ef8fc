import type { PortsDocuments } from './ports.ts';
import { fileDesDocuments } from './repository.ts';
import { lienDuFichier } from './service.ts';

/** Longer than the longest reading: who took it before is no more. */
const ABANDON_MS = 15 * 60_000;

/** Reads what waits, one after the other, away from the requests. */
export class LectureDesDocuments {
  readonly #ports: PortsDocuments;
  #enCours: Promise<void> | undefined;
  #encore = false;

  constructor(ports: PortsDocuments) {
    this.#ports = ports;
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
    for (const cle of await fileDesDocuments(base.queries).inutiles(await fichiers.keys())) await fichiers.remove(cle);
  }

  async #vider(): Promise<void> {
    const { base, horloge, arret, logger } = this.#ports;
    while (this.#encore && !arret.aborted) {
      this.#encore = false;
      try {
        for (;;) {
          const maintenant = horloge.now();
          const pris = await fileDesDocuments(base.queries).prendre(
            maintenant,
            new Date(maintenant.getTime() - ABANDON_MS),
          );
          if (!pris) break;
          await this.#lire(pris.id, pris.garde);
        }
      } catch (err) {
        if (!arret.aborted) logger.error({ err }, 'a document could not be read');
      }
    }
  }

  async #lire(id: string, garde: boolean): Promise<void> {
    const { base, fichiers, sceau, lire, arret } = this.#ports;
    const file = fileDesDocuments(base.queries);
    const scelle = await fichiers.get(id);
    if (scelle === undefined) return file.noterRefus(id, 'DOCUMENT_ILLISIBLE');
    const octets = Buffer.from(sceau.ouvrir(scelle, lienDuFichier(id)), 'base64');
    try {
      const resultat = await lire(new Uint8Array(octets), arret);
      if (resultat.genre === 'lu') await file.noterLu(id, resultat.lecture);
      else await file.noterRefus(id, resultat.code);
      if (!garde || resultat.genre === 'refus') await fichiers.remove(id);
    } catch (erreur) {
      // The server stops, or its reader failed: it will be read again.
      if (arret.aborted) await file.rendre(id).catch(() => undefined);
      throw erreur;
    }
  }
}
