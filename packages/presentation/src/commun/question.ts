/** The children of a question to the assistant, which reads them by their number. */
export function enfantsDits(nombre: number): string {
  if (nombre === 0) return 'sans enfant';
  return nombre === 1 ? 'avec un enfant à charge' : `avec ${nombre} enfants à charge`;
}

/** Sentences of a question, those that say nothing left out. */
export const enPhrases = (...phrases: readonly (string | false)[]): string =>
  phrases.filter((phrase) => phrase !== false && phrase !== '').join(' ');
