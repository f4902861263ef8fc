import type { Readable } from 'node:stream';

export interface EntreeTar {
  readonly chemin: string;
  readonly contenu: Buffer;
}

const BLOC = 512;

/**
 * Regular files of a tar archive, one after the other (ustar, GNU long names, pax paths). What `garder` refuses is skipped
 * without being held in memory.
 * @throws Error when the archive is cut or damaged.
 */
export async function* lireTar(
  flux: Readable,
  garder: (chemin: string, taille: number) => boolean,
): AsyncGenerator<EntreeTar> {
  const lecteur = new LecteurOctets(flux);
  let nomLong: string | undefined;
  for (;;) {
    const entete = await lecteur.lire(BLOC);
    if (entete === undefined) throw new Error('the archive has no end mark');
    if (entete.every((octet) => octet === 0)) return;
    verifierSomme(entete);
    const genre = String.fromCharCode(entete[156] ?? 0);
    const taille = lireTaille(entete.subarray(124, 136));
    const chemin: string = nomLong ?? lireChemin(entete);
    nomLong = undefined;
    const rembourrage = (BLOC - (taille % BLOC)) % BLOC;
    const fichier = genre === '0' || genre === '\0';
    const texte = genre === 'L' || genre === 'x';
    if ((fichier && garder(chemin, taille)) || texte) {
      const contenu = await lecteur.lire(taille);
      if (contenu === undefined) throw new Error('the archive is cut');
      if (fichier) yield { chemin, contenu };
      else nomLong = genre === 'L' ? sansZero(contenu.toString('utf8')) : cheminPax(contenu.toString('utf8'));
    } else {
      await lecteur.passer(taille);
    }
    await lecteur.passer(rembourrage);
  }
}

const sansZero = (texte: string): string => texte.replace(/\0.*$/s, '');
const champ = (octets: Buffer): string => sansZero(octets.toString('utf8'));
const cheminPax = (texte: string): string | undefined => /^\d+ path=(.*)$/m.exec(texte)?.[1];

function lireChemin(entete: Buffer): string {
  const prefixe = champ(entete.subarray(257, 262)) === 'ustar' ? champ(entete.subarray(345, 500)) : '';
  const nom = champ(entete.subarray(0, 100));
  return prefixe === '' ? nom : `${prefixe}/${nom}`;
}

function lireTaille(octets: Buffer): number {
  const taille = Number.parseInt(champ(octets).trim() || '0', 8);
  if (!Number.isSafeInteger(taille) || taille < 0) throw new Error('the archive holds an unreadable size');
  return taille;
}

function verifierSomme(entete: Buffer): void {
  const attendue = Number.parseInt(champ(entete.subarray(148, 156)).trim(), 8);
  let somme = 0;
  for (let i = 0; i < BLOC; i += 1) somme += i >= 148 && i < 156 ? 0x20 : (entete[i] ?? 0);
  if (somme !== attendue) throw new Error('the archive is damaged');
}

class LecteurOctets {
  readonly #morceaux: AsyncIterator<Buffer>;
  #reste: Buffer = Buffer.alloc(0);

  constructor(flux: Readable) {
    this.#morceaux = flux[Symbol.asyncIterator]();
  }

  async lire(nombre: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    let manque = nombre;
    while (manque > 0) {
      if (this.#reste.length === 0 && !(await this.#suivant())) return undefined;
      const part = this.#reste.subarray(0, manque);
      parts.push(part);
      this.#reste = this.#reste.subarray(part.length);
      manque -= part.length;
    }
    return Buffer.concat(parts.map((part) => new Uint8Array(part)));
  }

  async passer(nombre: number): Promise<void> {
    let manque = nombre;
    while (manque > 0) {
      if (this.#reste.length === 0 && !(await this.#suivant())) throw new Error('the archive is cut');
      const passe = Math.min(manque, this.#reste.length);
      this.#reste = this.#reste.subarray(passe);
      manque -= passe;
    }
  }

  async #suivant(): Promise<boolean> {
    const { value, done } = await this.#morceaux.next();
    if (done === true) return false;
    this.#reste = value;
    return true;
  }
}
