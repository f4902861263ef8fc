import { motsDits } from '@francis/lecture';
import type { QuestionLue } from './question.ts';

const MAINTENANT = motsDits("maintenant|aujourd'hui|tout de suite|des maintenant|cette annee");
/** « . » and a space. */
const ENTRE_TOURS = 2;

/** « vente maintenant », in a turn after the one that told another day. */
export function venduMaintenant({ phrases, texte }: QuestionLue, date: number): boolean {
  let fin = texte.length;
  for (const phrase of phrases.slice(1).toReversed()) {
    const debut = fin - phrase.length;
    if (date >= debut) return false;
    if (MAINTENANT.test(phrase)) return true;
    fin = debut - ENTRE_TOURS;
  }
  return false;
}
