/** A text being written, with its notes. Figures are marks, never digits. */
export class Brouillon {
  readonly #lignes: string[] = [];
  readonly #notes = new Map<string, string>();

  ligne(texte: string): this {
    this.#lignes.push(texte);
    return this;
  }

  paragraphe(texte: string): this {
    if (this.#lignes.length > 0) this.#lignes.push('');
    this.#lignes.push(texte);
    return this;
  }

  /** Mark of a note to put in a sentence; its text is written at the end. */
  note(cle: string, genre: 'hypothese' | 'avertissement' | 'non_couvert', titre: string, texte: string): string {
    this.#notes.set(cle, `[^${cle}]: ${genre} | ${titre} | ${texte}`);
    return `[^${cle}]`;
  }

  tableau(entetes: readonly string[], lignes: readonly (readonly string[])[]): this {
    if (lignes.length === 0) return this;
    this.#lignes.push(
      '',
      `| ${entetes.join(' | ')} |`,
      `|${entetes.map((_, i) => (i === 0 ? ' --- |' : ' ---: |')).join('')}`,
    );
    for (const cellules of lignes) this.#lignes.push(`| ${cellules.join(' | ')} |`);
    return this;
  }

  toString(): string {
    return [...this.#lignes, '', ...this.#notes.values()].join('\n');
  }
}

const TITRE_MAX = 60;

/** First words of a sentence, as the title of a note made of it. */
export function titreCourt(texte: string): string {
  const [debut = texte] = texte.split(/ ?[:;.,(]/u);
  return debut.length <= TITRE_MAX ? debut : `${debut.slice(0, debut.lastIndexOf(' ', TITRE_MAX))}…`;
}
