import { createHash } from 'node:crypto';
import type { RAISONS_RUPTURE } from '@francis/contract';
import type { ConseilEnBase } from './repository.ts';

type Maillon = Pick<
  ConseilEnBase,
  'id' | 'clientId' | 'rang' | 'le' | 'conserveJusquau' | 'empreinte' | 'precedente' | 'chaine'
>;

/** What stands before the first link. */
export const ORIGINE = 'origine';

const sha256 = (texte: string): string => createHash('sha256').update(texte).digest('hex');

/** @param clair the salt, a line feed, the content: what is sealed. */
export const empreinteDuContenu = (clair: string): string => sha256(clair);

/** Each value on its line: none of them holds a line feed. */
export const chainer = (m: Omit<Maillon, 'chaine'>): string =>
  sha256(
    [m.precedente, m.rang, m.id, m.clientId, m.le.toISOString(), m.conserveJusquau.toISOString(), m.empreinte].join(
      '\n',
    ),
  );

export interface Tete {
  readonly rang: number;
  readonly chaine: string;
}

export interface Rupture {
  readonly rang: number;
  readonly raison: (typeof RAISONS_RUPTURE)[number];
}

/** Follows the links one after the other, and keeps the first that does not hold. */
export class Verification {
  #rang = 0;
  #chaine = ORIGINE;
  #illisibles = 0;
  #rupture: Rupture | undefined;

  /** @param contenu what its key opens: undefined once it is due, null when it should open and does not. */
  suivre(maillon: Maillon, contenu: string | null | undefined): void {
    if (contenu === undefined) this.#illisibles += 1;
    const attendu = this.#rang + 1;
    if (maillon.rang !== attendu) this.#rompre(attendu, 'manquant');
    else if (maillon.precedente !== this.#chaine || chainer(maillon) !== maillon.chaine)
      this.#rompre(maillon.rang, 'chaine');
    else if (contenu === null || (contenu !== undefined && empreinteDuContenu(contenu) !== maillon.empreinte))
      this.#rompre(maillon.rang, 'contenu');
    this.#rang = maillon.rang;
    this.#chaine = maillon.chaine;
  }

  /** @param tete the last link as it was sealed; undefined when none was, null when it does not open. */
  conclure(tete: Tete | undefined | null): {
    readonly conseils: number;
    readonly illisibles: number;
    readonly rupture: Rupture | undefined;
  } {
    const attendue = tete ?? { rang: 0, chaine: ORIGINE };
    if (tete !== null && attendue.rang > this.#rang) this.#rompre(this.#rang + 1, 'manquant');
    else if (tete === null || attendue.chaine !== this.#chaine) this.#rompre(this.#rang, 'tete');
    return { conseils: this.#rang, illisibles: this.#illisibles, rupture: this.#rupture };
  }

  #rompre(rang: number, raison: Rupture['raison']): void {
    this.#rupture ??= { rang, raison };
  }
}
