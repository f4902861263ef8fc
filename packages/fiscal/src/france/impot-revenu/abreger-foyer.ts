import { completerFoyer, type FoyerPartiel } from './completer-foyer.ts';
import type { FoyerFiscal } from './foyer.ts';

type Champs = Readonly<Record<string, unknown>>;

const REFERENCES = new Map<string, FoyerFiscal>();
/** What is supposed of a household of which nothing but the situation is known. */
function referenceDe(situation: FoyerFiscal['situation']): FoyerFiscal {
  const connue = REFERENCES.get(situation) ?? completerFoyer({ situation });
  REFERENCES.set(situation, connue);
  return connue;
}

const vide = (v: unknown): boolean => Array.isArray(v) && v.length === 0;
const estObjet = (v: unknown): v is object => typeof v === 'object' && v !== null && !Array.isArray(v);

/** The fields that differ from those supposed; undefined when none does. */
function differences(objet: object, suppose: object): Champs | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by name, each value as unknown.
  const [lus, supposes] = [objet as Champs, suppose as Champs];
  let gardes: Record<string, unknown> | undefined;
  for (const nom of Object.keys(lus)) {
    const [v, attendue] = [lus[nom], supposes[nom]];
    if (v === attendue || (vide(v) && vide(attendue))) continue;
    const garde = estObjet(v) && estObjet(attendue) ? differences(v, attendue) : v;
    if (garde === undefined) continue;
    gardes ??= {};
    gardes[nom] = garde;
  }
  return gardes;
}

/** A household without what is supposed of anybody: `completerFoyer` gives it back whole. */
export const abregerFoyer = (foyer: FoyerFiscal): FoyerPartiel => ({
  ...differences(foyer, referenceDe(foyer.situation)),
  situation: foyer.situation,
});
