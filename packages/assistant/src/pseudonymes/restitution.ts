import type { LanguageModelV3StreamPart } from '@ai-sdk/provider';
import type { Pseudonymes } from './pseudonymes.ts';

/** The beginning of a placeholder that the next piece may finish. */
const INACHEVEE = /\[[A-Z_]{0,20}\d{0,4}$/;

/** Gives identities back in a stream, where a placeholder may come in several pieces. */
export class Restitution {
  readonly #pseudonymes: Pseudonymes;
  readonly #attentes = new Map<string, string>();

  constructor(pseudonymes: Pseudonymes) {
    this.#pseudonymes = pseudonymes;
  }

  *rendre(part: LanguageModelV3StreamPart): Generator<LanguageModelV3StreamPart> {
    if (part.type === 'text-delta') {
      const texte = `${this.#attentes.get(part.id) ?? ''}${part.delta}`;
      const coupe = INACHEVEE.exec(texte)?.index ?? texte.length;
      this.#attentes.set(part.id, texte.slice(coupe));
      if (coupe > 0) yield { ...part, delta: this.#pseudonymes.rendre(texte.slice(0, coupe)) };
      return;
    }
    if (part.type === 'text-end' || part.type === 'finish') {
      for (const [id, reste] of this.#attentes)
        if (reste !== '' && (part.type === 'finish' || part.id === id)) {
          this.#attentes.set(id, '');
          yield { type: 'text-delta', id, delta: this.#pseudonymes.rendre(reste) };
        }
    }
    yield part.type === 'tool-call' ? { ...part, input: this.#pseudonymes.rendreJson(part.input) } : part;
  }
}
