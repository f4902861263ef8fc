import { decouper, estChiffre, memeMot } from './texte.ts';

/** What a wording names. `cle` absent: known, and nothing that we keep; its figures are then nobody else's. */
export interface Etiquette<Cle extends string> {
  readonly cle: Cle | undefined;
  readonly formes: readonly string[];
}

export interface FormeConnue<Cle extends string> {
  readonly cle: Cle | undefined;
  readonly mots: readonly string[];
  /** As it may be shown. */
  readonly texte: string;
}

/** The wordings of a kind of document, longest first: « salaires nets » is not « salaires ». */
export function dictionnaire<Cle extends string>(etiquettes: readonly Etiquette<Cle>[]): FormeConnue<Cle>[] {
  return etiquettes
    .flatMap(({ cle, formes }) => formes.map((texte) => ({ cle, texte, mots: decouper(texte) })))
    .sort((a, b) => b.mots.length - a.mots.length || b.texte.length - a.texte.length);
}

/** Words that change nothing around a label. */
const OUTILS = new Set(
  'a au aux de des du d l la le les en et un une votre vos notre sur pour par euros euro eur e n no montant montants total'.split(
    ' ',
  ),
);

/** A box of the return beside its label: « 1AJ ». */
export const estCase = (mot: string): boolean => {
  const [a = '', b = '', c = ''] = mot;
  return mot.length === 3 && estChiffre(a) && !estChiffre(b) && !estChiffre(c);
};

export const estNeutre = (mot: string): boolean => OUTILS.has(mot) || estCase(mot);

/** The longest wording that starts there. */
export function formeA<Cle extends string>(
  connues: readonly FormeConnue<Cle>[],
  mots: readonly string[],
  debut: number,
): FormeConnue<Cle> | undefined {
  return connues.find(({ mots: siens }) => siens.every((mot, k) => memeMot(mots[debut + k] ?? '', mot)));
}
