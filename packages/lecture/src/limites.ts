import { IndexDesFormes, type MotCompare, motsCompares } from './lexique/index-des-formes.ts';
import { LIANTS_D_UNE_LIMITE, LIMITES, LIMITES_APRES } from './lexique/limites.ts';

const AVANT = new IndexDesFormes(LIMITES);
const APRES = new IndexDesFormes(LIMITES_APRES);
/** Beyond, the words speak of something else. */
const PORTEE = 80;
const LIANTS_MAX = 4;
const FINS = ',;.?!(';

const estNombre = (mot: MotCompare | undefined): boolean => mot !== undefined && !Number.isNaN(Number(mot.cle));

/**
 * Whether an amount of a plain text bounds something, and is nobody's: « entre 1300000 et 1400000 », « le seuil de 77700 »,
 * « plus de 50000 », « 15000 au plus ».
 */
export function estUneBorne(texte: string, debut: number, fin: number): boolean {
  const avant = texte.slice(Math.max(0, debut - PORTEE), debut);
  const apres = texte.slice(fin, fin + PORTEE);
  return estComparee(avant) || ferme(avant) || ouvre(avant, apres) || suitUneLimite(avant) || precedeUneLimite(apres);
}

/** « entre 61 et 70 ans »: either end of a range, whatever it counts. */
export const estUnIntervalle = (texte: string, debut: number, fin: number): boolean =>
  ferme(texte.slice(Math.max(0, debut - PORTEE), debut)) ||
  ouvre(texte.slice(Math.max(0, debut - PORTEE), debut), texte.slice(fin, fin + PORTEE));

const SIGNES = ['>', '<', '≥', '≤', '>=', '<='];
/** « > 42500 » */
const estComparee = (avant: string): boolean => SIGNES.some((signe) => avant.trimEnd().endsWith(signe));

/** « entre 1.3 et » */
function ferme(avant: string): boolean {
  const mots = motsCompares(avant);
  if (mots.at(-1)?.cle !== 'et') return false;
  const dernier = mots.findLastIndex((m, i) => i < mots.length - 1 && !estNombre(m));
  return dernier >= 0 && dernier < mots.length - 2 && mots[dernier]?.cle === 'entre';
}

/** « entre » before it, « et 1400000 » after. */
function ouvre(avant: string, apres: string): boolean {
  const [lien, suivant] = motsCompares(apres.replace('€', ' '));
  return motsCompares(avant).at(-1)?.cle === 'entre' && lien?.cle === 'et' && estNombre(suivant);
}

function suitUneLimite(avant: string): boolean {
  const limite = AVANT.trouver(avant).at(-1);
  if (limite === undefined) return false;
  const entre = avant.slice(limite.fin);
  const mots = motsCompares(entre);
  return (
    mots.length <= LIANTS_MAX &&
    mots.every((m) => LIANTS_D_UNE_LIMITE.has(m.cle)) &&
    !Array.from(entre).some((signe) => FINS.includes(signe))
  );
}

function precedeUneLimite(apres: string): boolean {
  const suite = apres.replace('€', ' ');
  const limite = APRES.trouver(suite)[0];
  return limite !== undefined && suite.slice(0, limite.debut).trim() === '';
}
