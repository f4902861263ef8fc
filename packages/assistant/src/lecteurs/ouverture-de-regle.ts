import { trouverMentions } from '@francis/lecture';
import type { Ouverture } from './cadre.ts';

const SECTIONS = '\n\n';
const PHRASE = '. ';
const CAS = ' : ';
const espaces = (texte: string): string => texte.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

/** How a rule begins: the amounts of its first sentence with the words before each, and its sentences « cas : effet ». */
export function ouvertureDe(texte: string): Ouverture {
  const tete = espaces(texte.split(SECTIONS)[0] ?? '');
  const phrases = tete.split(PHRASE);
  const premiere = phrases[0] ?? '';
  return {
    phrase: premiere,
    limites: trouverMentions(premiere).flatMap((m) =>
      m.type === 'montant' ? [{ valeur: m.valeur, avant: premiere.slice(0, m.span[0]).trimEnd().toLowerCase() }] : [],
    ),
    cas: phrases.flatMap((phrase) => {
      const place = phrase.indexOf(CAS);
      return place < 0 ? [] : [{ nom: phrase.slice(0, place), effet: phrase.slice(place + CAS.length) }];
    }),
  };
}
