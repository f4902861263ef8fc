/** French spacing: what is written with a plain space before a sign, or inside quotation marks, never breaks there. */
export const bindSpaces = (text: string): string =>
  text.replace(/ (?=[:;?!](?:\s|$))/g, '\u202f').replace(/(?<=«) | (?=[»€%])/g, '\u00a0');
