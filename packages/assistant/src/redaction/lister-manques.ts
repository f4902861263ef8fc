import type { Brouillon } from './brouillon.ts';

interface ADemander {
  readonly sujet: string;
  readonly raison: string;
}

/** What is asked back, one line each under its announcement; nothing is announced when nothing is asked. */
export function listerManques(annonce: string, manques: readonly ADemander[], b: Brouillon): void {
  if (manques.length === 0) return;
  b.paragraphe(annonce);
  b.ligne('');
  for (const { sujet, raison } of manques) b.ligne(`- ${sujet} : ${raison}.`);
}
