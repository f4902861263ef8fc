import { SOURCES_CORPUS, type SourceCorpus } from '../passage-corpus.ts';

/** What the ranking needs to know of a passage. */
export interface DocumentIndexe {
  /** Key of the passage in the database. */
  readonly id: number;
  readonly source: SourceCorpus;
  /** ISO days; without an end the passage is still in force. */
  readonly debut: string;
  readonly fin?: string | undefined;
  /** Number of informative words. */
  readonly longueur: number;
}

const TAILLE = 16;
const SANS_FIN = 0x7f_ff_ff_ff;
const JOUR_MS = 86_400_000;

/** Days since 1970, negative before. */
export const jourDe = (iso: string): number => Math.floor(Date.parse(`${iso}T00:00:00Z`) / JOUR_MS);

/** Fixed-size records: key, first day, end, length, source. */
export function ecrireDocuments(documents: readonly DocumentIndexe[]): Uint8Array {
  const vue = new DataView(new ArrayBuffer(documents.length * TAILLE));
  for (const [i, { id, source, debut, fin, longueur }] of documents.entries()) {
    const base = i * TAILLE;
    vue.setUint32(base, id);
    vue.setInt32(base + 4, jourDe(debut));
    vue.setInt32(base + 8, fin === undefined ? SANS_FIN : jourDe(fin));
    vue.setUint16(base + 12, Math.min(longueur, 0xff_ff));
    vue.setUint8(base + 14, SOURCES_CORPUS.indexOf(source));
  }
  return new Uint8Array(vue.buffer);
}

/** The same records in columns: 15 bytes a passage in memory. */
export class Documents {
  readonly nombre: number;
  readonly ids: Uint32Array;
  readonly longueurs: Uint16Array;
  readonly #debuts: Int32Array;
  readonly #fins: Int32Array;
  readonly #sources: Uint8Array;

  constructor(blocs: readonly Uint8Array[]) {
    this.nombre = blocs.reduce((somme, bloc) => somme + bloc.length / TAILLE, 0);
    this.ids = new Uint32Array(this.nombre);
    this.longueurs = new Uint16Array(this.nombre);
    this.#debuts = new Int32Array(this.nombre);
    this.#fins = new Int32Array(this.nombre);
    this.#sources = new Uint8Array(this.nombre);
    let rang = 0;
    for (const bloc of blocs) {
      const vue = new DataView(bloc.buffer, bloc.byteOffset, bloc.byteLength);
      for (let base = 0; base < bloc.length; base += TAILLE, rang += 1) {
        this.ids[rang] = vue.getUint32(base);
        this.#debuts[rang] = vue.getInt32(base + 4);
        this.#fins[rang] = vue.getInt32(base + 8);
        this.longueurs[rang] = vue.getUint16(base + 12);
        this.#sources[rang] = vue.getUint8(base + 14);
      }
    }
  }

  /** True when the passage is in force that day and of one of the sources. */
  convient(rang: number, jour: number, sources: readonly number[]): boolean {
    return (
      (this.#debuts[rang] ?? SANS_FIN) <= jour &&
      jour < (this.#fins[rang] ?? 0) &&
      sources.includes(this.#sources[rang] ?? -1)
    );
  }
}

export const numerosDeSources = (sources: readonly SourceCorpus[] = SOURCES_CORPUS): number[] =>
  sources.map((source) => SOURCES_CORPUS.indexOf(source));
