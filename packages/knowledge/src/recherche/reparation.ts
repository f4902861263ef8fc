import { motsDesNotions, type Mot } from './analyse.ts';
import { Correcteur } from './correcteur.ts';
import type { OreilleDuMetier } from './phonetique.ts';
import { raciner } from './racine.ts';

/** What the index knows of the words. */
export interface Vocabulaire {
  connaitForme(forme: string): boolean;
  connaitRacine(racine: string): boolean;
  readonly correcteur: Correcteur;
  readonly oreille: OreilleDuMetier;
}

/** A word of the question with what may have been meant; `certitude` is 1 for a word that is known as it stands. */
export interface MotRepare {
  readonly mots: readonly Mot[];
  readonly certitude: number;
}

const CERTITUDE_COUPE = 0.95;
const CERTITUDE_CORRIGEE = 0.8;
/** Spelt by ear, all its sounds there. */
const CERTITUDE_ENTENDUE = 0.9;

/** Hasty spelling: forgotten apostrophes (`limpot`), words run together (`assurancevie`), typing faults. */
export function reparer(mot: Mot, vocabulaire: Vocabulaire): MotRepare {
  const { forme, racine } = mot;
  if (vocabulaire.connaitRacine(racine) || forme.length < 4 || /\d/.test(forme)) return { mots: [mot], certitude: 1 };
  const connu = (f: string): boolean => vocabulaire.connaitForme(f) || vocabulaire.connaitRacine(raciner(f));
  const elide = ELISION_COLLEE.exec(forme)?.[1];
  if (elide !== undefined && connu(elide)) return { mots: [lire(elide)], certitude: CERTITUDE_COUPE };
  // Nouns in -ons and -ent keep their ending, so the verb is only tried for a word that nobody uses.
  const verbe = VERBE_CONJUGUE.exec(forme)?.[1];
  if (verbe !== undefined && vocabulaire.connaitRacine(raciner(`${verbe}er`))) {
    return { mots: [lire(`${verbe}er`)], certitude: CERTITUDE_COUPE };
  }
  for (let i = 3; i <= forme.length - 3; i += 1) {
    const [gauche, droite] = [forme.slice(0, i), forme.slice(i)];
    if (vocabulaire.connaitForme(gauche) && vocabulaire.connaitForme(droite)) {
      return { mots: [lire(gauche), lire(droite)], certitude: CERTITUDE_COUPE };
    }
  }
  const entendu =
    vocabulaire.oreille.entendre(forme) ?? (elide === undefined ? undefined : vocabulaire.oreille.entendre(elide));
  if (entendu !== undefined) return { mots: [lire(entendu)], certitude: CERTITUDE_ENTENDUE };
  const corrige = vocabulaire.correcteur.corriger(forme);
  if (corrige !== undefined) return { mots: [lire(corrige)], certitude: CERTITUDE_CORRIGEE };
  const corrigeElide = elide === undefined ? undefined : vocabulaire.correcteur.corriger(elide);
  if (corrigeElide !== undefined) return { mots: [lire(corrigeElide)], certitude: CERTITUDE_CORRIGEE };
  return { mots: [mot], certitude: 1 };
}

/** Other readings of an unknown word, surest first, for an index that is asked rather than held. */
export function candidatsDeReparation(forme: string): { readonly mot: Mot; readonly certitude: number }[] {
  const elide = ELISION_COLLEE.exec(forme)?.[1];
  const verbe = VERBE_CONJUGUE.exec(forme)?.[1];
  const coupes = [elide, verbe === undefined ? undefined : `${verbe}er`].filter((f) => f !== undefined);
  correcteurDuMetier ??= new Correcteur(new Map(motsDesNotions().map((mot) => [mot.forme, 1])));
  const corrige = correcteurDuMetier.corriger(forme);
  return [
    ...coupes.map((f) => ({ mot: lire(f), certitude: CERTITUDE_COUPE })),
    ...(corrige === undefined ? [] : [{ mot: lire(corrige), certitude: CERTITUDE_CORRIGEE }]),
  ];
}

/** Words of the dictionary: what is misspelt in a question is most often a word of the trade. */
let correcteurDuMetier: Correcteur | undefined;

/** « nous déclarons », « ils déclarent » */
const VERBE_CONJUGUE = /^(.{3,}?)(?:e?ons|ent)$/;
const ELISION_COLLEE = /^(?:[ldjmtnsc]|qu)([aeiouyh].{2,})$/;
const lire = (forme: string): Mot => ({ forme, racine: raciner(forme) });
