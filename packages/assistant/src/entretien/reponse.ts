import type { ReponseEntendue } from '@francis/contract';
import { lireReponsesDites, type Mention, trouverMentions } from '@francis/lecture';

/** An answer given aloud, with everything in it that may count. */
export interface Dite {
  readonly texte: string;
  readonly mentions: readonly Mention[];
  /** « oui », « aucun »… */
  readonly mots: ReadonlySet<string>;
}

export type Lue = Pick<ReponseEntendue, 'valeur' | 'formule' | 'preuves' | 'etat' | 'raison'>;

export const ecouter = (texte: string): Dite => ({
  texte,
  mentions: trouverMentions(texte),
  mots: new Set(lireReponsesDites(texte)),
});

export const incompris = (raison: string): Lue => ({
  valeur: null,
  formule: null,
  preuves: [],
  etat: 'incompris',
  raison,
});

const COMPTE: ReadonlySet<Mention['type']> = new Set(['montant', 'quantite', 'age', 'date', 'duree', 'taux']);
/** Words after which what was said is no plain answer. */
const RESERVES: Readonly<Record<string, string>> = {
  environ: 'valeur approchée',
  correction: 'vous vous êtes repris',
  essai: 'dit comme une supposition',
  hors: 'une partie est mise à part',
};

const estMot = (m: Mention, concept: string): boolean => m.type === 'mot' && m.concept === concept;
export const ditLeMot = ({ mentions }: Dite, concept: string): boolean => mentions.some((m) => estMot(m, concept));

/** Denied by a word just before it. */
export const estNie = ({ mentions }: Dite, { span: [debut, fin] }: Mention): boolean =>
  mentions.some((m) => m.type === 'negation' && m.portee[0] <= debut && fin <= m.portee[1]);

interface Preuve {
  readonly formule?: string | undefined;
  /** Counted mentions that this reading accounts for without holding them. */
  readonly admises?: readonly Mention[];
  readonly doute?: string | undefined;
}

/**
 * A value with the words that prove it. Anything else that counts in the answer, or a word that holds it back, makes it
 * one to look at.
 */
export function lue(
  dite: Dite,
  valeur: number | string,
  preuves: readonly Mention[],
  { formule, admises = [], doute }: Preuve = {},
): Lue {
  const laisses = dite.mentions.filter((m) => COMPTE.has(m.type) && !preuves.includes(m) && !admises.includes(m));
  const reserve = Object.keys(RESERVES).find((concept) => ditLeMot(dite, concept));
  const raison =
    doute ??
    (reserve === undefined ? undefined : RESERVES[reserve]) ??
    (laisses.length === 0 ? undefined : `«\u00a0${laisses.map((m) => m.mots).join(', ')}\u00a0» n’est pas compté`);
  return {
    valeur,
    formule: formule ?? null,
    preuves: preuves.map(({ span: [debut, fin] }) => ({ debut, fin })),
    etat: raison === undefined ? 'sur' : 'a_verifier',
    raison: raison ?? null,
  };
}
