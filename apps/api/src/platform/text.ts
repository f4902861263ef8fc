const FIRST_LOW = 0xdc00;
const LAST_LOW = 0xdfff;

/** The same place, or the one before when it stands in the middle of a character. */
export function characterStart(text: string, at: number): number {
  const [before, unit] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  const middle = unit >= FIRST_LOW && unit <= LAST_LOW && before >= 0xd800 && before < FIRST_LOW;
  return middle ? at - 1 : at;
}

/** The beginning of a text, without half a character at its end: a database refuses the JSON that holds one. */
export const cutText = (text: string, max: number): string => text.slice(0, characterStart(text, max));
