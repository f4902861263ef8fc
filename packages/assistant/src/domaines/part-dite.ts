import { motsDits } from '@francis/lecture';

const MOITIE = motsDits(
  'moitie-moitie|moitie moitie|a moitie|ma moitie|50/50|50-50|par moitie|pour moitie|1/2|la moitie est a moi|chacun la moitie|la moitie chacun',
);
const TIERS = motsDits("un tiers|1/3|d'un tiers|le tiers");
const QUART = motsDits("un quart|1/4|d'un quart|le quart");
/** One's own share is asked, not the whole. */
const SIENNE = motsDits(
  'ma part|ma quote-part|ma quote part|pour ma part|pour moi|ma base|de mon cote|me revient|sa part|sa quote-part|mon revenu',
);
const [DEMI, TROISIEME, QUATRIEME] = [0.5, 1 / 3, 0.25];

/** The share that somebody holds of what brings in money, when it is their own figure that is asked. */
export function partDite(texte: string): number | undefined {
  if (!SIENNE.test(texte)) return undefined;
  if (QUART.test(texte)) return QUATRIEME;
  if (TIERS.test(texte)) return TROISIEME;
  return MOITIE.test(texte) ? DEMI : undefined;
}

export const dUnePart = (texte: string): boolean => partDite(texte) !== undefined;
