import { ANNONCENT_DES_ENFANTS, ECOLES_D_ENFANT, motsDits } from '@francis/lecture';
import { lirePersonnes } from './personnes.ts';

const ENFANTS: ReadonlySet<string> = new Set(ANNONCENT_DES_ENFANTS.split('|'));
const ECOLE = motsDits(ECOLES_D_ENFANT);
const DE_SOI = motsDits("je|j'ai|moi|moi-meme|mon age|ai-je");
const FINS = ['.', '?', '!', ';', '\n'];
const FINS_DE_MEMBRE = [...FINS, ',', ':', '('];
const ADULTE = 31;

/** What stands in a text before the first of several signs. */
const jusquA = (texte: string, signes: readonly string[]): string => {
  const places = signes.map((signe) => texte.indexOf(signe)).filter((i) => i >= 0);
  return texte.slice(0, Math.min(texte.length, ...places));
};

/**
 * Whether an age is that of a child of a list told one by one: « 3 enfants : Adrien 18 ans, Zoé 16 ans au lycée ».
 * @param age in years
 * @param place where the age begins in the plain text
 * @param fin where it ends
 */
export function estAgeDUnEnfantNomme(texte: string, age: number, place: number, fin: number): boolean {
  if (age >= ADULTE) return false;
  const avant = texte.slice(0, place);
  const phrase = avant.slice(Math.max(0, ...FINS.map((signe) => avant.lastIndexOf(signe) + 1)));
  // « 16 ans au lycée »: who is at school there is nobody's spouse.
  const membre = phrase.slice(Math.max(0, ...FINS_DE_MEMBRE.map((signe) => phrase.lastIndexOf(signe) + 1)));
  if (DE_SOI.test(membre) || lirePersonnes(membre).length > 0) return false;
  if (ECOLE.test(jusquA(texte.slice(fin), FINS_DE_MEMBRE))) return true;
  const mots = phrase.split(' ');
  const annonce = mots.findLastIndex((mot) => ENFANTS.has(jusquA(mot, FINS_DE_MEMBRE)));
  if (annonce < 0) return false;
  const liste = mots.slice(annonce + 1).join(' ');
  return motsDits('ans').test(liste) && !DE_SOI.test(liste) && lirePersonnes(liste).length === 0;
}
