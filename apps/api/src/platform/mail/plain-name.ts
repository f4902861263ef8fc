import { porteUneAdresse } from '@francis/contract';
import { headerLine } from './mail.ts';

/** What turns or hides the text around it. */
const HIDDEN = /[\p{Bidi_Control}\u200b\u2060\ufeff]/gu;
const JOINED = /(?<=[\p{L}\p{N}])[.\u3002](?=[\p{L}\p{N}])/gu;

/**
 * The name that somebody gave themselves, as a message to others may carry it: one line, and nothing that a mail reader
 * makes a link of. New names are refused when they hold an address; those of before are written like this.
 */
export function plainName(name: string): string {
  const line = headerLine(name).replace(HIDDEN, '');
  if (!porteUneAdresse(line)) return line;
  return line.normalize('NFKC').replaceAll('://', ' ').replace(JOINED, '·');
}
