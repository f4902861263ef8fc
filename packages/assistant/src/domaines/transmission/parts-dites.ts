import { motsDits } from '@francis/lecture';
import type { Lien } from '@francis/fiscal/patrimoine';
import { lireLien } from '../liens.ts';
import { type QuestionLue, trouverMontant } from '../question.ts';

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

const ENTRE_EUX =
  /\b(?:a|aux|entre|pour) (?:(?:nos|mes|les|ses|leurs) )?(\d) (?:enfants|fils|filles|petits?-?\w*|neveux|nieces)\b/;
const A_CHACUN_D_EUX = motsDits('a chacun|a chacune|a chaque|pour chacun|pour chacune|par enfant|par tete');

/** How many share what is given, or receive it each. */
export interface PartageLu {
  readonly parts: number;
  readonly beneficiaires: number;
  /** « ils donnent chacun 90 000 € à leurs 2 enfants »: it is shared, unless each child receives it of each. */
  readonly suppose: boolean;
}

/** « 20 000 chacun, ils sont deux ». */
function ilsSont(texte: string): number | undefined {
  for (const debut of ['ils sont ', 'elles sont ']) {
    const place = texte.indexOf(debut);
    const [mot = ''] =
      place < 0
        ? []
        : texte
            .slice(place + debut.length)
            .replaceAll(',', ' ')
            .split(' ');
    const n = EN_LETTRES[mot] ?? Number(mot);
    if (Number.isInteger(n) && n > 1 && n <= RECEVEURS_MAX) return n;
  }
  return undefined;
}
const EN_LETTRES: Readonly<Record<string, number>> = { deux: 2, trois: 3, quatre: 4, cinq: 5 };
const RECEVEURS_MAX = 10;

/**
 * @param chacunDonne « chacun » is said of those who give.
 * @param receveurs how many are named after « à », when they are.
 */
export function lirePartage(
  q: QuestionLue,
  parDonateur: boolean,
  chacunDonne: boolean,
  receveurs: number | undefined,
): PartageLu {
  const compte = receveurs !== undefined && receveurs > 1 ? receveurs : undefined;
  const partage = compte ?? ENTRE_EUX.exec(q.texte)?.[1];
  // The amount is each one’s when « chacun » stands beside it or beside the gift, not when it only ends the question.
  const chacun =
    /\b(?:donn|offr|transm|vers|vir)\w* [^.?]{0,40}\b(?:a )?chacun/.test(q.texte) ||
    trouverMontant(q, { apres: /^ ?€? ?(?:a |pour )?(?:chacune?|par (?:enfant|tete|personne)|chaque)\b/ }) !==
      undefined;
  const deux = (chacunDonne || parDonateur) && !A_CHACUN_D_EUX.test(q.texte);
  const nombre =
    chacun && !deux
      ? (compte ?? /\b(\d) (?:enfants|fils|filles|petits?-?\w*|neveux|nieces)\b/.exec(q.texte)?.[1])
      : undefined;
  // « à nos deux enfants, à parts égales »: the amount is shared.
  const parts = nombre === undefined && partage !== undefined ? Number(partage) : 1;
  const comptes = nombre === undefined && chacun && !deux ? ilsSont(q.texte) : undefined;
  const beneficiaires = comptes ?? (nombre === undefined ? parts : Number(nombre));
  return { parts, beneficiaires, suppose: deux && parts > 1 && !totalDit(q) };
}

/** « 120 000 chacune, ça ferait 240 000 »: the total of what two give leaves one way to share it. */
const totalDit = ({ montants }: QuestionLue): boolean =>
  montants.some((total) => montants.some((m) => total.montant === m.montant * 2));
