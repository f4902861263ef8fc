import type { Lien } from '@francis/fiscal/patrimoine';
import { lireLien } from '../liens.ts';
import type { QuestionLue } from '../question.ts';

/** What one person receives. */
export interface PartDite {
  readonly lien: Lien;
  readonly montant: number;
}

const QUI = String.raw`(?:m(?:on|a)|s(?:on|a)|notre|leur|une?|la|le|l') ?(?:autre )?(?:[a-z]+[- ])?[a-z]+(?:[- ]?(?:fils|filles?))?`;
const DONNE_A = new RegExp(String.raw`^ ?€? ?(?:(?:chacun|pieces?) )?(?:a|au|pour|revient a|va a) (${QUI})`);
const PAIRE = new RegExp(String.raw`\b(?:a|entre|pour) (${QUI}) et (?:a |pour )?(${QUI})(?=[ ,.?;:)]|$)`);
const EGALES =
  /\bmoitie[- ]moitie\b|\ba parts? egales?\b|\bpar moitie\b|\bmoitie chacun\b|\b50 ?\/ ?50\b|\bpour moitie\b|\bpartage\w*\b|\ba egalite\b|\bchacune? la moitie\b/;

/** « 100 000 € à sa fille et 150 000 € à son fils », « 150 000 € à ma fille et mon gendre, moitié moitié ». */
export function lirePartsDites(q: QuestionLue): readonly PartDite[] | undefined {
  const nommees = q.montants.flatMap((m) => {
    const lien = lireLien(DONNE_A.exec(m.droite)?.[1] ?? '');
    return lien === undefined ? [] : [{ lien, montant: m.montant, m }];
  });
  const autres = q.montants.filter((m) => !nommees.some((n) => n.m === m));
  const total = nommees.reduce((t, n) => t + n.montant, 0);
  // A total told beside its shares leaves nothing out.
  if (nommees.length > 1 && autres.every((m) => m.montant === total))
    return nommees.map(({ lien, montant }) => ({ lien, montant }));
  const paire = PAIRE.exec(q.texte);
  const [un, deux] = [lireLien(paire?.[1] ?? ''), lireLien(paire?.[2] ?? '')];
  if (un === undefined || deux === undefined) return undefined;
  const valeurs = [...new Set(q.montants.map((m) => m.montant))];
  const chacun = q.montants.find((m) => /^ ?€? ?\(?(?:a )?chacune?\b/.test(m.droite));
  if (chacun !== undefined && valeurs.every((v) => v === chacun.montant || v === chacun.montant * 2))
    return [un, deux].map((lien) => ({ lien, montant: chacun.montant }));
  const [seul] = valeurs;
  if (valeurs.length !== 1 || seul === undefined || !EGALES.test(q.texte)) return undefined;
  return [un, deux].map((lien) => ({ lien, montant: seul / 2 }));
}
